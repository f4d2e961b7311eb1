/// A converter that composes kana and their voicing marks, or decomposes voiced kana.
///
/// ```swift
/// VoicingMarkConverter(.composed).convert("か\u{3099}は\u{309A}")  // "がぱ"
/// VoicingMarkConverter(.composed, spacingMarks: true).convert("カ゛ハﾟ")  // "ガパ"
/// VoicingMarkConverter(.decomposed, spacingMarks: true).convert("ガパ")  // "カ゛ハ゜"
/// ```
/// With combining marks this is the effect of NFC and NFD (UAX #15) on kana alone: é, Hangul and
/// compatibility ideographs are unchanged. A mark applies only to the scalar directly before it; a
/// mark that forms no letter with that scalar (ん゙, a mark alone) is unchanged.
public struct VoicingMarkConverter: Sendable, Hashable, Codable {
  /// A representation of voiced kana.
  public enum Form: String, Sendable, Hashable, Codable, CaseIterable {
    /// One scalar: が.
    case composed
    /// A letter and a mark: か and U+3099.
    case decomposed
  }

  /// The representation of voiced kana in the result.
  public let form: Form
  /// Whether spacing voicing marks are used as well.
  ///
  /// When composing, ゛ ゜ U+309B–309C and ﾞ ﾟ U+FF9E–FF9F are treated as the combining marks; when
  /// decomposing, ゛ and ゜ are written.
  public let spacingMarks: Bool

  /// Creates a converter to a form.
  public init(_ form: Form, spacingMarks: Bool = false) {
    self.form = form
    self.spacingMarks = spacingMarks
  }

  /// Returns the text with its voiced kana in ``form``, in linear time.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension VoicingMarkConverter: ByteConverter {
  package var maximumGrowth: Int { 2 }

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
          output.append(input.scalarStart, size: input.size)
          previous = input.size == 3 ? scalar : 0
        }
      case .decomposed:
        if input.size == 3, let parts = table.decomposition(of: scalar) {
          output.append(parts.base)
          output.append(spacingMarks ? parts.mark + 2 : parts.mark)
        } else {
          output.append(input.scalarStart, size: input.size)
        }
      }
    }
    return output.count
  }

  /// Returns the combining mark that corresponds to a spacing mark, and any other scalar unchanged.
  private func combining(_ scalar: UInt32) -> UInt32 {
    guard spacingMarks else { return scalar }
    return VoicingTable.combiningMark(of: scalar, includingSpacing: true) ?? scalar
  }
}
