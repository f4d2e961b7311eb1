/// Something that could not be done as asked; the layout is still whole.
///
/// Sendable: a plain value.
public struct LayoutDiagnostic: Sendable, Hashable, CustomStringConvertible {
  /// What kind of trouble it is.
  ///
  /// Sendable: a plain value.
  public enum Code: String, Sendable, Hashable, Codable, CaseIterable {
    /// No installed font has a character.
    case missingGlyph
    /// Nobody draws a `lambda` of that name.
    case undefinedBox
    /// Blocks are nested too deeply: the inner ones are set as plain lines.
    case tooDeep
    /// A picture is not there, or not yet.
    case missingImage
    /// A reading cannot stand where it should.
    case unsupportedRuby
  }

  /// What kind of trouble it is.
  public var code: Code
  /// What is wrong, and what to do.
  public var message: String
  /// The paragraph it is in; nil if it is in none.
  public var paragraph: Int?
  /// Where in the paragraph's text, in UTF-8 offsets.
  public var range: Range<Int>?

  /// A diagnostic.
  public init(code: Code, message: String, paragraph: Int? = nil, range: Range<Int>? = nil) {
    self.code = code
    self.message = message
    self.paragraph = paragraph
    self.range = range
  }

  /// The message.
  public var description: String { message }
}
