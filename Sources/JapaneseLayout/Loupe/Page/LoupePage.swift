public import JapaneseText
public import MarkupText
import TextInteraction
import TextLayout

/// An HTML page that shows a text and, under a loupe, the readings of its words.
///
/// ```swift
/// let page = LoupePage(text: "吾輩は猫である。", tokenizer: try Tokenizer.embedded())
/// let file = page.html()  // "<!DOCTYPE html>…"
/// ```
///
/// The page is a single self-contained file: it uses no network and no framework, and its
/// Content-Security-Policy forbids both. The pointer, touches and the arrow keys move the loupe,
/// which shows romaji, hiragana or furigana. The text can also be read without JavaScript. Lines
/// break between phrases in every browser.
///
/// The body is written by `MarkupText.StyledText.html(_:)`: scripts, event handlers and dangerous links
/// of the markup are removed, and images are included only if they are embedded in the markup
/// (`data:`).
public struct LoupePage: Sendable {
  /// The text of the page.
  public let text: StyledText
  /// The title of the page.
  public let title: String
  private let reader: LoupeReader

  /// Creates a page from markup; headings, lists, emphasis, links and ruby are preserved.
  ///
  /// - Parameters:
  ///   - markup: any tree; its own ruby takes precedence over the dictionary.
  ///   - tokenizer: the tokenizer that finds the words.
  ///   - title: the title of the page; if nil, the markup's title or first heading.
  ///   - language: the language of text without `lang`.
  /// - Complexity: linear in the text and its nodes.
  public init(
    markup: MarkupTree, tokenizer: Tokenizer, title: String? = nil, language: String = "ja"
  ) {
    let text = StyledText(markup, options: StyledTextOptions(language: language))
    self.init(
      text, tokenizer: tokenizer,
      title: title ?? text.title ?? text.paragraphs.first.map { Self.title(of: $0.text) })
  }

  /// Creates a page from plain text: markup in it is not parsed, line breaks are preserved, and
  /// empty lines separate sections.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one gives a page without text.
  ///   - tokenizer: the tokenizer that finds the words.
  ///   - title: the title of the page; the first line if nil.
  ///   - language: the language of the text.
  /// - Complexity: linear in the length of the text.
  public init(
    text: String, tokenizer: Tokenizer, title: String? = nil, language: String = "ja"
  ) {
    let tree = MarkupTree(parsing: PlainTextMarkup.markup(of: text))
    let styled = StyledText(tree, options: StyledTextOptions(language: language))
    self.init(
      styled, tokenizer: tokenizer,
      title: title ?? styled.paragraphs.first.map { Self.title(of: $0.text) })
  }

  private init(_ text: StyledText, tokenizer: Tokenizer, title: String?) {
    self.text = text
    self.title = title ?? ""
    reader = LoupeReader(tokenizer: tokenizer)
  }

  /// Returns the page as HTML.
  ///
  /// Equal texts give equal bytes.
  ///
  /// - Parameters:
  ///   - mode: the initial mode of the loupe, which the user can change.
  ///   - language: the language of the page as a BCP 47 tag.
  /// - Returns: a complete UTF-8 document.
  /// - Complexity: linear in the text.
  public func html(mode: LoupeMode = .hiragana, language: String = "ja") -> String {
    var table = LoupeWordTable()
    for paragraph in text.paragraphs {
      table.append(
        paragraph, words: reader.words(in: paragraph.text, rubies: paragraph.sourceRubies))
    }
    let body = text.html(
      HTMLOptions(breaks: .phrases(text.paragraphs.map(phrases)), images: .none))
    return LoupePageTemplate(
      title: title, language: language, mode: mode, body: body, words: table.json()
    ).html
  }

  /// Returns the start offsets of a paragraph's phrases, except the first, before which no line
  /// break is possible.
  ///
  /// A break after an indent would leave a line that contains only the indent.
  private func phrases(of paragraph: StyledParagraph) -> [Int] {
    Array(reader.tokenizer.phraseBoundaries(in: paragraph.text).phrases.dropFirst())
  }

  /// Returns the first line of a text, shortened if necessary.
  private static func title(of text: String) -> String {
    let start = text.prefix(41).prefix { !$0.isNewline }
    return start.count > 40 ? start.prefix(40) + "…" : String(start)
  }
}
