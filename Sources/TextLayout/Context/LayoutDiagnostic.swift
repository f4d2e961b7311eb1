/// A problem found during layout; the layout is complete nevertheless.
public struct LayoutDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// The kind of problem.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// No installed font has a glyph for a character.
    case missingGlyph
    /// There is no custom box with the name of a `lambda` element.
    case undefinedBox
    /// Blocks are nested too deeply; the inner ones are laid out as plain lines.
    case tooDeep
    /// An image is not available, or not yet.
    case missingImage
    /// A ruby annotation cannot be placed as requested.
    case unsupportedRuby
  }

  /// The kind of problem.
  public var code: Code
  /// The problem and its remedy.
  public var message: String
  /// The index of the paragraph with the problem; nil if it is not in a paragraph.
  public var paragraph: Int?
  /// The range of the problem in the paragraph's text, in UTF-8 offsets.
  public var range: Range<Int>?

  /// Creates a diagnostic.
  public init(code: Code, message: String, paragraph: Int? = nil, range: Range<Int>? = nil) {
    self.code = code
    self.message = message
    self.paragraph = paragraph
    self.range = range
  }

  /// The message.
  public var description: String { message }
}
