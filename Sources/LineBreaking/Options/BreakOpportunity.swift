/// A place where a line may or must end.
///
/// Sendable: a plain value.
public struct BreakOpportunity: Sendable, Hashable, Codable {
  /// Why a line may end at a place, and how good a place it is.
  ///
  /// Sendable: a plain value.
  public enum Kind: UInt8, Sendable, Hashable, Codable, CaseIterable {
    /// The line must end here: behind a line separator, and at the end of the text (UAX #14, `!`).
    case mandatory
    /// The line may end here (UAX #14, `÷`).
    case allowed
    /// The line may end here if a hyphen is drawn: behind a soft hyphen that begins no word (any
    /// one under ``LineBreakStrictness/uax14``), or inside of a word where a
    /// ``HyphenationProvider`` allows it.
    case hyphen
    /// Allowed by the strictness, but inside of a phrase: for lines too narrow for the phrase.
    case withinPhrase
    /// Allowed by the strictness, but inside of a word: for lines too narrow for the word.
    case withinWord
  }

  /// The UTF-8 offset in the text of what follows the break; a Character begins there, except
  /// under ``LineBreakStrictness/uax14``.
  public var offset: Int
  /// Why the line may end here.
  public var kind: Kind

  /// An opportunity of a kind at a UTF-8 offset.
  public init(offset: Int, kind: Kind) {
    self.offset = offset
    self.kind = kind
  }
}
