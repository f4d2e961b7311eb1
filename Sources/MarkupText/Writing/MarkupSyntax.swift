/// The language in which a tree is written.
///
/// Sendable: a plain value.
public enum MarkupSyntax: Sendable, Hashable, CaseIterable {
  /// HTML, as WHATWG HTML, 13.3 writes it: `<br>`, and text in `<script>` as it is.
  case html
  /// XML: `<br/>`, every text escaped, every name one that XML allows, no document type.
  case xml
}

/// Trees as markup.
///
/// Tags, attributes and text come out in the order of the tree, names in lower case, values in
/// double quotes. What would mean something else is escaped: `&`, `<`, `>`, U+00A0 and CR
/// everywhere, `"` in attributes.
///
/// Parsing what was written as HTML gives the same tree, but for this:
/// - pieces of text that lie side by side are one, and empty ones are gone;
/// - no element is a part that was opened again: `<b>1<p>2` closes `b` twice;
/// - a heading in another one that crossed tags have moved there ends the other one, and so does
///   anything that edits have put where markup cannot put it, such as a paragraph in a paragraph;
/// - `script`, `style` and other elements without references have only their text, in which `<\/`
///   takes the place of the `</` of their own end tag.
///
/// In XML, characters that it cannot have become U+FFFD, those that no name can have `_`, and of two
/// attributes that become alike the first counts; `--` in a comment becomes `- -`.
extension MarkupNode {
  /// The node and all that is inside of it as HTML; of the root, all that is inside.
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

  /// What is inside of an element or of the root as HTML; empty for other nodes.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<p>a<b>b</b></p>").root.firstChild?.innerHTML  // "a<b>b</b>"
  /// ```
  public var innerHTML: String { innerMarkup(.html) }

  /// The node and all that is inside of it in HTML or XML; of the root, all that is inside.
  ///
  /// ```swift
  /// MarkupTree(parsing: "a<br>&nbsp;<img alt=x>").root.outerMarkup(.xml)
  /// // a<br/>&#160;<img alt="x"/>
  /// ```
  public func outerMarkup(_ syntax: MarkupSyntax) -> String {
    TreeWriter.markup(of: self, withItself: true, syntax)
  }

  /// What is inside of an element or of the root in HTML or XML; empty for other nodes.
  public func innerMarkup(_ syntax: MarkupSyntax) -> String {
    guard kind == .element || kind == .root else { return "" }
    return TreeWriter.markup(of: self, withItself: false, syntax)
  }
}

extension MarkupTree {
  /// The tree as HTML: ``MarkupNode/outerHTML`` of its root.
  public var html: String { root.outerHTML }

  /// The tree as XML without a declaration: what may stand inside of an element, since there may be
  /// several elements, or none, side by side.
  ///
  /// ```swift
  /// MarkupTree(parsing: "<ruby>字<rt>じ</ruby><br>").xml  // "<ruby>字<rt>じ</rt></ruby><br/>"
  /// ```
  public var xml: String { root.outerMarkup(.xml) }
}
