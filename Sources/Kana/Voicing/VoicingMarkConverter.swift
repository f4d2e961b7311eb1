/// Joins kana and their voicing marks, or takes them apart.
///
/// ```swift
/// VoicingMarkConverter(.composed).convert("か\u{3099}は\u{309A}")  // "がぱ"
/// VoicingMarkConverter(.composed, spacingMarks: true).convert("カ゛ハﾟ")  // "ガパ"
/// VoicingMarkConverter(.decomposed, spacingMarks: true).convert("ガパ")  // "カ゛ハ゜"
/// ```
/// With combining marks this is what NFC and NFD (UAX #15) do to kana, and nothing else of them: é,
/// Hangul and compatibility ideographs stay. A mark counts for the scalar right before it; one that
/// forms no letter with it (ん゙, a mark alone) stays.
///
/// Sendable: a plain value.
public struct VoicingMarkConverter: Sendable, Hashable, Codable {
  /// How a voiced kana is written.
  public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
    /// As one scalar: が.
    case composed
    /// As a letter and a mark: か and U+3099.
    case decomposed
  }

  /// How voiced kana are to be written.
  public let form: Form
  /// Whether the marks that stand for themselves are meant too.
  ///
  /// When composing, ゛ ゜ U+309B–309C and ﾞ ﾟ U+FF9E–FF9F are taken for the combining marks; when
  /// decomposing, the marks written are ゛ and ゜.
  public let spacingMarks: Bool

  /// A converter to a form.
  public init(_ form: Form, spacingMarks: Bool = false) {
    self.form = form
    self.spacingMarks = spacingMarks
  }

  /// The text with its voiced kana in ``form``; empty for empty text.
  ///
  /// Never fails. Linear in the length of the text. Any number of threads may call it at once.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension VoicingMarkConverter: ByteConverter {
  package var greatestGrowth: Int { 2 }

  package func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard var input = ScalarInput(source) else { return 0 }
    let table = VoicingTable.shared
    var output = ScalarOutput(output)
    var previous: UInt32 = 0
    while let scalar = input.next() {
      switch form {
      case .composed:
        if let letter = table.composition(of: previous, with: combining(scalar)) {
          output.replaceLast(by: letter)
          previous = letter
        } else {
          output.append(input.place, size: input.size)
          previous = input.size == 3 ? scalar : 0
        }
      case .decomposed:
        if input.size == 3, let parts = table.decomposition(of: scalar) {
          output.append(parts.base)
          output.append(spacingMarks ? parts.mark + 2 : parts.mark)
        } else {
          output.append(input.place, size: input.size)
        }
      }
    }
    return output.count
  }

  /// The combining mark that a mark stands for; other scalars as they are.
  private func combining(_ scalar: UInt32) -> UInt32 {
    guard spacingMarks else { return scalar }
    switch scalar {
    case 0x309B, 0xFF9E: return VoicingTable.voicedMark
    case 0x309C, 0xFF9F: return VoicingTable.semiVoicedMark
    default: return scalar
    }
  }
}
