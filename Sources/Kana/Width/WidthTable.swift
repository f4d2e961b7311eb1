/// What each scalar becomes in one direction, looked up in two steps: page, then scalar.
///
/// Sendable: a plain value.
struct WidthTable: Sendable {
  static let full = WidthTable { half, full in (half, full) }
  static let half = WidthTable { half, full in (full, half) }

  /// What becomes of a scalar, in three fields.
  ///
  /// The low 16 bits are the other scalar, the next eight its scope; above them stands 1 if a
  /// half-width voiced mark follows and 2 if a semi-voiced one does. A voicing mark has ``isMark``
  /// and its scope alone.
  typealias Entry = UInt32

  /// What an entry has, besides the scope of kana, if the scalar depends on what is before it.
  static let isMark: Entry = 1 << 31

  /// Where the entries of each page of 256 scalars start; at 0 those of a page without any.
  private var pages = [UInt16](repeating: 0, count: 256)
  private var entries = [Entry](repeating: 0, count: 256)

  /// - Parameter direction: the source and the target out of a half-width and a full-width form.
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

  /// Katakana to half width: ガ is ｶ and a mark.
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

  /// Calls `body` with the entries in a form that a loop can read without checks.
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

  /// What becomes of a scalar below U+10000; 0 if nothing.
  @inline(__always)
  subscript(scalar: UInt32) -> WidthTable.Entry {
    entries[Int(pages[Int(scalar &>> 8 & 0xFF)]) &+ Int(scalar & 0xFF)]
  }
}

extension WidthTable {
  private static let rows: [(scope: WidthScope, half: String, full: String)] = [
    (
      .kana, run(0xFF61...0xFF9D),
      "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノ"
        + "ハヒフヘホマミムメモヤユヨラリルレロワン"
    ),
    (.ascii, run(0x21...0x7E), run(0xFF01...0xFF5E)),
    (.space, " ", "\u{3000}"),
    (.signs, "¢£¬¯¦¥₩⦅⦆", "￠￡￢￣￤￥￦｟｠"),
    (.shapes, "￨￩￪￫￬￭￮", "│←↑→↓■○"),
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
