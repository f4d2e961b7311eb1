/// A syntax in which trees can be written.
public enum MarkupSyntax: Sendable, Hashable, CaseIterable {
  /// HTML as serialized by WHATWG HTML, 13.3: `<br>`, and unescaped text in `<script>`.
  case html
  /// XML: `<br/>`, all text escaped, only names that XML allows, and no document type.
  case xml
}

/// Serializing trees as markup.
///
/// Tags, attributes and text are written in document order, with names in lower case and attribute
/// values in double quotes. `&`, `<`, `>`, U+00A0 and CR are escaped everywhere, and `"` in
/// attributes.
///
/// Parsing the HTML output gives the same tree, with these exceptions:
/// - Adjacent text nodes are merged, and empty ones are dropped.
/// - No element is marked as reopened: `<b>1<p>2` writes the end tag of `b` twice.
/// - A heading that was moved into another heading by crossing tags closes the outer one. Content
///   that edits have inserted where the HTML parser does not allow it, such as a paragraph in a
///   paragraph, is also parsed differently.
/// - `script`, `style` and other elements without character references contain only their text, in
///   which the `</` of their own end tag is written as `<\/`.
///
/// The output is faithful: it contains the scripts, event handlers and URLs of the tree. For markup
/// from untrusted sources, use ``MarkupNode/sanitizedMarkup(_:links:images:)`` or
/// ``StyledText/html(_:)`` instead.
///
/// In XML output, characters that XML does not allow become U+FFFD, and those not allowed in names
/// become `_`; of attributes whose names become equal, only the first is written. `--` in a comment
/// becomes `- -`.
extension MarkupNode {
  /// The node and its descendants as HTML; for the root, only the descendants.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p class=x>a<br/>b & c").html
  /// // <p class="x">a<br>b &amp; c</p>
  /// MarkupTree(parsing: "<b>1<i>2</b>3</i> a < b").html
  /// // <b>1<i>2</i></b><i>3</i> a &lt; b
  /// ```
  ///
  /// - Complexity: linear in the number of nodes and the length of the text.
  public var outerHTML: String { outerMarkup(.html) }

  /// The descendants of an element or of the root as HTML; empty for other nodes.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>b</b></p>").root.firstChild?.innerHTML  // "a<b>b</b>"
  /// ```
  public var innerHTML: String { innerMarkup(.html) }

  /// Returns the node and its descendants as HTML or XML; for the root, only the descendants.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<br>&nbsp;<img alt=x>").root.outerMarkup(.xml)
  /// // a<br/>&#160;<img alt="x"/>
  /// ```
  public func outerMarkup(_ syntax: MarkupSyntax) -> String {
    TreeWriter.markup(of: self, includingSelf: true, syntax)
  }

  /// Returns the node and its descendants as HTML or XML that is safe to embed in a page even if the
  /// tree is untrusted.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<p onclick=x()>a<script>b</script><a href=javascript:c>d</a>")
  /// tree.root.sanitizedMarkup()  // "<p>a<a>d</a></p>"
  /// ```
  ///
  /// Written are the elements for text, lists, tables, ruby, links and images, with their harmless
  /// attributes and those declarations of `style` that the library knows. Comments, document types,
  /// scripts, style sheets, frames, plug-ins, foreign content and form controls with text are left
  /// out with their content; of other elements only the content is written.
  ///
  /// - Parameters:
  ///   - syntax: HTML or XML.
  ///   - links: The links that are written; other `href` and `cite` attributes are left out.
  ///   - images: The sources of images that are written, in addition to `data:` URLs of images.
  /// - Returns: The markup; sanitizing it again gives the same.
  /// - Complexity: linear in the number of nodes and the length of the text.
  public func sanitizedMarkup(
    _ syntax: MarkupSyntax = .html, links: LinkPolicy = .standard, images: LinkPolicy = .standard
  ) -> String {
    TreeWriter.markup(
      of: self, includingSelf: true, syntax, filter: MarkupFilter(links: links, images: images))
  }

  /// Returns the descendants of an element or of the root as HTML or XML; empty for other nodes.
  public func innerMarkup(_ syntax: MarkupSyntax) -> String {
    guard kind == .element || kind == .root else { return "" }
    return TreeWriter.markup(of: self, includingSelf: false, syntax)
  }
}

extension MarkupTree {
  /// The tree as HTML, the same as ``MarkupNode/outerHTML`` of the root.
  public var html: String { root.outerHTML }

  /// The tree as XML without a declaration, to be used as the content of an element.
  ///
  /// It is not necessarily a whole document, since a tree may have several top-level elements, or
  /// none.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<ruby>字<rt>じ</ruby><br>").xml  // "<ruby>字<rt>じ</rt></ruby><br/>"
  /// ```
  public var xml: String { root.outerMarkup(.xml) }
}
