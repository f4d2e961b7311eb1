/// How markup becomes text.
///
/// Sendable: a plain value.
public struct FlowOptions: Sendable, Hashable {
  /// The language of text that no `lang` attribute speaks for, as a BCP 47 tag; it decides about
  /// newlines in the source next to punctuation (see ``StyledText``).
  public var language: String

  /// Options.
  ///
  /// - Parameter language: the language of text without `lang`, Japanese if not given.
  public init(language: String = "ja") { self.language = language }
}
