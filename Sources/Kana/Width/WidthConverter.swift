import TextFoundation

/// A converter between half-width and full-width characters.
///
/// ```swift
/// WidthConverter(to: .full).convert("ﾊﾟｿｺﾝ ABC")  // "パソコン　ＡＢＣ"
/// WidthConverter(to: .full, .kana).convert("ﾊﾟｿｺﾝ ABC")  // "パソコン ABC"
/// WidthConverter(to: .half).convert("ガード、１２３")  // "ｶﾞｰﾄﾞ､123"
/// ```
/// The pairs are those of Unicode, with these rules for the marks ﾞ and ﾟ, which in full width are
/// part of their letter:
/// - To full width, a mark and the preceding kana, of either width, become one letter (ｶﾞ and カﾞ
///   become ガ, ｳﾞ becomes ヴ). After a kana without such a letter the mark becomes the combining
///   mark U+3099 or U+309A, and anywhere else ゛ or ゜.
/// - To half width, a voiced katakana becomes a letter and a mark. Combining marks become ﾞ ﾟ only
///   after half-width katakana, ゛ and ゜ always.
/// - Letters without a half-width form are unchanged: hiragana, ヮ ヰ ヱ ヵ ヶ ヸ ヹ ヽ ヾ ヿ ㇰ.
public struct WidthConverter: Sendable, Hashable, Codable {
  /// A width of East Asian characters.
  public enum Width: String, Sendable, Hashable, Codable, CaseIterable {
    /// As wide as a kanji: ガ Ａ.
    case full
    /// Half as wide as a kanji: ｶﾞ A.
    case half
  }

  /// The width of the result.
  public let width: Width
  /// The characters to convert; all others are unchanged.
  public let scope: WidthScope

  /// Creates a converter to a width for the characters in a scope.
  public init(to width: Width, _ scope: WidthScope = .standard) {
    self.width = width
    self.scope = scope
  }

  /// Returns the text with the characters of ``scope`` in ``width``, in linear time.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension WidthConverter: ByteConverter {
  package var maximumGrowth: Int { width == .full ? 3 : 2 }

  package func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard var input = ScalarInput(source) else { return 0 }
    let table = width == .full ? WidthTable.full : WidthTable.half
    let mask = UInt32(scope.rawValue) << 16
    return table.withLookup { lookup in
      var output = WidthOutput(output, width)
      while let scalar = input.next() {
        let entry = scalar < 0x10000 ? lookup[scalar] : 0
        if entry & mask == 0 {
          output.append(input.scalarStart, size: input.size, scalar: scalar)
        } else if entry & WidthTable.isMark == 0 {
          output.append(entry)
        } else if !output.append(mark: scalar) {
          output.append(input.scalarStart, size: input.size, scalar: scalar)
        }
      }
      return output.count
    }
  }
}

/// An output for converted scalars that resolves voicing marks by the preceding scalar.
private struct WidthOutput {
  private var output: ScalarOutput
  private let width: WidthConverter.Width
  /// The last scalar written if it has three bytes, so that it may take a mark; otherwise 0.
  private var previous: UInt32 = 0
  /// Whether the last scalar was converted from the other width.
  private var isConverted = false

  var count: Int { output.count }

  init(_ start: UnsafeMutablePointer<UInt8>, _ width: WidthConverter.Width) {
    output = ScalarOutput(start)
    self.width = width
  }

  /// Writes the conversion of a scalar according to its table entry.
  @inline(__always)
  mutating func append(_ entry: WidthTable.Entry) {
    previous = entry & 0xFFFF
    isConverted = true
    output.append(previous)
    guard entry &>> 24 != 0 else { return }
    output.append(0xFF9D &+ entry &>> 24)
    previous = 0
  }

  /// Copies a scalar unchanged.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, size: Int, scalar: UInt32) {
    output.append(source, size: size)
    previous = size == 3 ? scalar : 0
    isConverted = false
  }

  /// Writes the conversion of a voicing mark; returns false if the mark is unchanged.
  mutating func append(mark: UInt32) -> Bool {
    switch (mark, width) {
    case (0xFF9E, .full), (0xFF9F, .full):
      appendFull(mark: mark &- 0xFF9E &+ VoicingTable.voicedMark)
    case (0x3099, .full), (0x309A, .full):
      guard isConverted,
        let letter = VoicingTable.shared.composition(of: previous, with: mark)
      else { return false }
      replaceLast(by: letter)
    case (0x309B, .half), (0x309C, .half):
      appendHalf(mark: mark &- 0x309B &+ 0xFF9E)
    case (0x3099, .half), (0x309A, .half):
      guard 0xFF66...0xFF9D ~= previous else { return false }
      appendHalf(mark: mark &- 0x3099 &+ 0xFF9E)
    default: return false
    }
    return true
  }

  private mutating func appendFull(mark: UInt32) {
    if let letter = VoicingTable.shared.composition(of: previous, with: mark) {
      replaceLast(by: letter)
    } else {
      output.append(KanaLetter.isLetter(previous) ? mark : mark + 2)
      previous = 0
    }
  }

  private mutating func appendHalf(mark: UInt32) {
    output.append(mark)
    previous = 0
  }

  private mutating func replaceLast(by letter: UInt32) {
    output.replaceLast(by: letter)
    previous = letter
    isConverted = false
  }
}
