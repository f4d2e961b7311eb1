#if Markdown
internal import CCMark
public import MarkupText

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension MarkupTree {
  /// Parses Markdown (CommonMark 0.29, using libcmark-gfm without its extensions).
  ///
  /// ```swift
  /// print(try MarkupTree(parsingMarkdown: "# 東京\n*江戸*だった。"))
  /// // h1
  /// //   "東京"
  /// // "\n"
  /// // p
  /// //   em
  /// //     "江戸"
  /// //   "だった。"
  /// // "\n"
  /// ```
  ///
  /// Every text is valid Markdown; an empty one gives a tree with only the root, and NUL becomes
  /// U+FFFD. HTML elements in the text, such as `<ruby>`, become elements of the tree.
  /// `MarkupTree.source` and all positions refer to the HTML generated from the Markdown.
  ///
  /// The module requires libcmark-gfm and is available only with the package trait `Markdown`.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - options: The options for reading it.
  /// - Throws: ``MarkdownError`` if the text is longer than ``MarkdownOptions/maximumSourceLength``
  ///   bytes.
  /// - Complexity: linear in the length of the text.
  public init(
    parsingMarkdown source: String, options: MarkdownOptions = MarkdownOptions()
  ) throws(MarkdownError) {
    self.init(parsing: try Self.html(ofMarkdown: source, options: options))
  }

  private static func html(
    ofMarkdown source: String, options: MarkdownOptions
  ) throws(MarkdownError) -> String {
    var source = source
    let html: String? = source.withUTF8 { bytes in
      guard bytes.count <= MarkdownOptions.maximumSourceLength else { return nil }
      guard let start = bytes.baseAddress else { return "" }
      let html = start.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
        cmark_markdown_to_html($0, bytes.count, options.cmarkOptions)
      }
      guard let html else { return nil }
      defer { free(html) }
      return String(cString: html)
    }
    if let html { return html }
    let length = source.utf8.count
    if length > MarkdownOptions.maximumSourceLength {
      throw MarkdownError(
        code: .tooLong,
        message: """
          Markdown of \(length) bytes is too long: at most \(MarkdownOptions.maximumSourceLength) are \
          supported (split the text at headings)
          """,
        offset: MarkdownOptions.maximumSourceLength)
    }
    throw MarkdownError(
      code: .outOfMemory, message: "not enough memory to read Markdown of \(length) bytes",
      offset: 0)
  }
}

extension MarkdownOptions {
  fileprivate var cmarkOptions: CInt {
    var options = CMARK_OPT_DEFAULT
    if readsHTML { options |= CMARK_OPT_UNSAFE }
    if isSmart { options |= CMARK_OPT_SMART }
    if breaksLines { options |= CMARK_OPT_HARDBREAKS }
    return options
  }
}
#endif
