import TextFoundation

/// Writes half-width characters in full width, or the other way round.
///
/// ```swift
/// WidthConverter(to: .full).convert("ﾊﾟｿｺﾝ ABC")  // "パソコン　ＡＢＣ"
/// WidthConverter(to: .full, .kana).convert("ﾊﾟｿｺﾝ ABC")  // "パソコン ABC"
/// WidthConverter(to: .half).convert("ガード、１２３")  // "ｶﾞｰﾄﾞ､123"
/// ```
/// The pairs are Unicode's, with these rules for the marks ﾞ and ﾟ, which in full width belong to
/// their letter:
/// - To full width, a mark and the kana before it, of whatever width, become one letter (ｶﾞ and カﾞ
///   are ガ, ｳﾞ is ヴ); after a kana that has no such letter it becomes the combining mark U+3099 or
///   U+309A, and anywhere else ゛ or ゜.
/// - To half width, a voiced katakana becomes a letter and a mark. Combining marks become ﾞ ﾟ after
///   half-width katakana only, ゛ and ゜ always.
/// - Letters that have no half-width form stay: hiragana, ヮ ヰ ヱ ヵ ヶ ヸ ヹ ヽ ヾ ヿ ㇰ.
///
/// Sendable: a plain value.
public struct WidthConverter: Sendable, Hashable, Codable {
  /// One of the two widths of East Asian text.
  public enum Width: String, Sendable, Hashable, Codable, CaseIterable {
    /// As wide as a kanji: ガ Ａ.
    case full
    /// Half as wide: ｶﾞ A.
    case half
  }

  /// The width of the result.
  public let width: Width
  /// What is converted; all else stays.
  public let scope: WidthScope

  /// A converter of some characters to a width.
  public init(to width: Width, _ scope: WidthScope = .standard) {
    self.width = width
    self.scope = scope
  }

  /// The text with what ``scope`` names in ``width``; empty for empty text.
  ///
  /// Never fails. Linear in the length of the text. Any number of threads may call it at once.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension WidthConverter: ByteConverter {
  package var greatestGrowth: Int { width == .full ? 3 : 2 }

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
          output.append(input.place, size: input.size, scalar: scalar)
        } else if entry & WidthTable.isMark == 0 {
          output.append(entry)
        } else if !output.append(mark: scalar) {
          output.append(input.place, size: input.size, scalar: scalar)
        }
      }
      return output.count
    }
  }
}

/// Writes converted scalars and decides about marks by what comes before them.
private struct WidthOutput {
  private var output: ScalarOutput
  private let width: WidthConverter.Width
  /// The scalar written last, if it may take a mark: of three bytes.
  private var previous: UInt32 = 0
  /// Whether that is the form of a kana in the other width.
  private var isConverted = false

  var count: Int { output.count }

  init(_ start: UnsafeMutablePointer<UInt8>, _ width: WidthConverter.Width) {
    output = ScalarOutput(start)
    self.width = width
  }

  /// Writes what a scalar becomes by the table.
  @inline(__always)
  mutating func append(_ entry: WidthTable.Entry) {
    previous = entry & 0xFFFF
    isConverted = true
    output.append(previous)
    guard entry &>> 24 != 0 else { return }
    output.append(0xFF9D &+ entry &>> 24)
    previous = 0
  }

  /// Copies a scalar that stays.
  @inline(__always)
  mutating func append(_ source: UnsafePointer<UInt8>, size: Int, scalar: UInt32) {
    output.append(source, size: size)
    previous = size == 3 ? scalar : 0
    isConverted = false
  }

  /// Writes what a voicing mark becomes; false if it stays as it is.
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
