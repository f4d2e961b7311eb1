/// Options for reading Markdown.
public struct MarkdownOptions: Sendable, Hashable {
  /// The maximum length of a text in UTF-8 bytes: 32 MiB.
  ///
  /// A quotation mark can become 27 bytes, and cmark terminates the process if its result would
  /// exceed 1 GiB.
  public static let maximumSourceLength = 32 << 20

  /// Whether HTML in the text is read as markup, as in CommonMark; otherwise it is omitted, and so
  /// are URLs with the schemes `javascript:`, `vbscript:`, `file:` and `data:`.
  ///
  /// True by default. Set it to false for untrusted text.
  public var readsHTML = true
  /// Whether straight quotation marks become curly ones, `--` a dash and `...` an ellipsis.
  public var isSmart = false
  /// Whether a newline is a forced line break; otherwise it is white space, which is removed
  /// between Japanese characters.
  public var breaksLines = false

  /// Creates options for CommonMark.
  public init() {}
}
