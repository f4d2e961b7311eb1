/// How Markdown is read.
///
/// Sendable: a plain value.
public struct MarkdownOptions: Sendable, Hashable {
  /// The longest text that is read, in UTF-8 bytes: 32 MiB.
  ///
  /// A quotation mark can become 27 bytes, and cmark ends the process where its result would exceed
  /// 1 GiB.
  public static let longestSource = 32 << 20

  /// Whether the HTML in the text is read as markup, as CommonMark asks; otherwise it is left out,
  /// and so are addresses with the schemes `javascript:`, `vbscript:`, `file:` and `data:`.
  ///
  /// True by default. Set it to false for text from strangers.
  public var readsHTML = true
  /// Whether straight quotation marks become curly ones, `--` a dash and `...` an ellipsis.
  public var isSmart = false
  /// Whether the end of a line is a forced break; otherwise it is white space, which between
  /// Japanese characters means nothing.
  public var breaksLines = false

  /// The options by which CommonMark is read.
  public init() {}
}
