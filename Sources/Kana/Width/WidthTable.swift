/// A two-stage table of conversions in one direction: page, then scalar.
struct WidthTable: Sendable {
  static let full = WidthTable { half, full in (half, full) }
  static let half = WidthTable { half, full in (full, half) }

  /// The conversion of a scalar, packed in three fields.
  ///
  /// The low 16 bits are the converted scalar, and the next eight bits its scope. The bits above
  /// them are 1 if a half-width voiced mark follows and 2 if a semi-voiced mark follows. The entry
  /// of a voicing mark has only ``isMark`` and its scope.
  typealias Entry = UInt32

  /// The flag in entries of voicing marks, whose conversion depends on the preceding scalar.
  static let isMark: Entry = 1 << 31

  /// The index of the first entry of each page of 256 scalars; 0 for a page without conversions.
  private var pages = [UInt16](repeating: 0, count: 256)
  private var entries = [Entry](repeating: 0, count: 256)

  /// Creates a table for one direction.
  ///
  /// - Parameter direction: returns the source and the target, given a half-width and a full-width
  ///   form.
  private init(_ direction: (UInt32, UInt32) -> (UInt32, UInt32)) {
    for row in Self.rows {
      for (half, full) in zip(row.half.unicodeScalars, row.full.unicodeScalars) {
        let (source, target) = direction(half.value, full.value)
        set(source, to: target | UInt32(row.scope.rawValue) << 16)
        addVoicedForms(of: source, target: target)
      }
    }
    for mark in [0x3099, 0x309A, 0x309B, 0x309C, 0xFF9E, 0xFF9F] as [UInt32] {
      set(mark, to: Self.isMark | UInt32(WidthScope.kana.rawValue) << 16)
    }
  }

  /// Adds the conversions of voiced katakana to half width: ガ becomes ｶ and a mark.
  private mutating func addVoicedForms(of source: UInt32, target: UInt32) {
    guard KanaLetter.isKatakana(source) else { return }
    let scope = UInt32(WidthScope.kana.rawValue) << 16
    let marks = [VoicingTable.voicedMark, VoicingTable.semiVoicedMark]
    for (index, mark) in marks.enumerated() {
      guard let form = VoicingTable.shared.composition(of: source, with: mark) else { continue }
      set(form, to: target | scope | UInt32(index + 1) << 24)
    }
  }

  private mutating func set(_ source: UInt32, to entry: Entry) {
    let page = Int(source >> 8)
    if pages[page] == 0 {
      pages[page] = UInt16(entries.count)
      entries += [Entry](repeating: 0, count: 256)
    }
    entries[Int(pages[page]) + Int(source & 0xFF)] = entry
  }

  /// Calls `body` with the entries in a form that can be read without checks.
  func withLookup<Result>(_ body: (WidthLookup) -> Result) -> Result {
    pages.withUnsafeBufferPointer { pages in
      entries.withUnsafeBufferPointer { entries in
        body(WidthLookup(pages: pages, entries: entries))
      }
    }
  }
}

/// The entries of a table, valid during a call of ``WidthTable/withLookup(_:)``.
struct WidthLookup {
  fileprivate let pages: UnsafeBufferPointer<UInt16>
  fileprivate let entries: UnsafeBufferPointer<WidthTable.Entry>

  /// Returns the entry of a scalar below U+10000; 0 if it has no conversion.
  @inline(__always)
  subscript(scalar: UInt32) -> WidthTable.Entry {
    entries[Int(pages[Int(scalar &>> 8 & 0xFF)]) &+ Int(scalar & 0xFF)]
  }
}

extension WidthTable {
  private static let rows: [(scope: WidthScope, half: String, full: String)] = [
    (.kana, run(HalfwidthKatakana.range), HalfwidthKatakana.fullwidthForms),
    (.ascii, run(0x21...0x7E), run(0xFF01...0xFF5E)),
    (.space, " ", "\u{3000}"),
    (.symbols, "¢£¬¯¦¥₩⦅⦆", "￠￡￢￣￤￥￦｟｠"),
    (.halfwidthForms, "￨￩￪￫￬￭￮", "│←↑→↓■○"),
    (.hangul, run(0xFFA0...0xFFBE), "\u{3164}" + run(0x3131...0x314E)),
    (.hangul, run(0xFFC2...0xFFC7) + run(0xFFCA...0xFFCF), run(0x314F...0x315A)),
    (.hangul, run(0xFFD2...0xFFD7) + run(0xFFDA...0xFFDC), run(0x315B...0x3163)),
  ]

  private static func run(_ scalars: ClosedRange<UInt32>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars.lazy.compactMap { Unicode.Scalar($0) })
    return String(text)
  }
}
