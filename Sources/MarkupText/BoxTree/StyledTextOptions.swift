/// Options for converting markup to styled text.
public struct StyledTextOptions: Sendable, Hashable {
  /// The language of text without a `lang` attribute, as a BCP 47 tag; it affects newlines in the
  /// source next to punctuation (see ``StyledText``).
  public var language: String

  /// Creates options.
  ///
  /// - Parameter language: The language of text without a `lang` attribute; Japanese by default.
  public init(language: String = "ja") { self.language = language }
}
