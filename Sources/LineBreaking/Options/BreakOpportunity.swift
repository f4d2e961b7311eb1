/// An offset where a line may or must end.
public struct BreakOpportunity: Sendable, Hashable, Codable {
  /// The reason why a line may end at an offset, which also ranks the opportunities.
  public enum Kind: UInt8, Sendable, Hashable, Codable, CaseIterable {
    /// The line must end here: after a line separator, or at the end of the text (UAX #14, `!`).
    case mandatory
    /// The line may end here (UAX #14, `÷`).
    case allowed
    /// The line may end here with a visible hyphen: after a soft hyphen that does not begin a word
    /// (after any soft hyphen with ``LineBreakStrictness/uax14``), or inside a word where a
    /// ``HyphenationProvider`` allows it.
    case hyphen
    /// The break is inside a phrase, at a position that the strictness allows; for lines too narrow
    /// for the phrase.
    case withinPhrase
    /// The break is inside a word, at a position that the strictness allows; for lines too narrow
    /// for the word.
    case withinWord
  }

  /// The UTF-8 offset of the text after the break, which is a Character boundary except with
  /// ``LineBreakStrictness/uax14``.
  public var offset: Int
  /// The reason why the line may end here.
  public var kind: Kind

  /// Creates an opportunity of a kind at a UTF-8 offset.
  public init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }
}
