public import JapaneseText
public import MarkupText
import TextInteraction
import TextLayout

/// A page for browsers that shows a text and, under a loupe, how its words are read.
///
/// ```swift
/// let page = LoupePage(text: "吾輩は猫である。", tokenizer: try Tokenizer.embedded())
/// let file = page.html()  // "<!DOCTYPE html>…"
/// ```
///
/// The page is one file that asks for nothing else: no network, no framework, and a
/// Content-Security-Policy that forbids both. Pointing, touching and the arrow keys move the loupe;
/// it writes in romaji, in hiragana or with furigana. Without a script the text can still be read.
/// Lines end between phrases in every browser.
///
/// What is in the page is written by ``MarkupText/StyledText/html(_:)``: scripts and handlers of
/// markup do not survive, and pictures only if they are in the markup (`data:`).
///
/// Sendable: nothing in it changes.
public struct LoupePage: Sendable {
  /// The text that is shown.
  public let text: StyledText
  /// What the page is called.
  public let title: String
  private let reader: LoupeReader

  /// A page of markup: headings, lists, emphasis, links and readings stay.
  ///
  /// - Parameters:
  ///   - markup: any tree; its own ruby is read in the place of what the dictionary says.
  ///   - tokenizer: finds the words.
  ///   - title: what the page is called; the markup's title or first heading if nil.
  ///   - language: the language of text without `lang`.
  /// - Complexity: linear in the text and its nodes.
  public init(
    markup: MarkupTree, tokenizer: Tokenizer, title: String? = nil, language: String = "ja"
  ) {
    let text = StyledText(markup, options: FlowOptions(language: language))
    self.init(
      text, tokenizer: tokenizer,
      title: title ?? text.title ?? text.paragraphs.first.map { Self.title(of: $0.text) })
  }

  /// A page of plain text: what looks like markup is text, lines stay lines, and empty lines part
  /// sections.
  ///
  /// - Parameters:
  ///   - text: any text; an empty one gives a page without text.
  ///   - tokenizer: finds the words.
  ///   - title: what the page is called; the first line if nil.
  ///   - language: the language of the text.
  /// - Complexity: linear in the length of the text.
  public init(
    text: String, tokenizer: Tokenizer, title: String? = nil, language: String = "ja"
  ) {
    let tree = MarkupTree(parsing: PlainTextMarkup.markup(of: text))
    let styled = StyledText(tree, options: FlowOptions(language: language))
    self.init(
      styled, tokenizer: tokenizer,
      title: title ?? styled.paragraphs.first.map { Self.title(of: $0.text) })
  }

  private init(_ text: StyledText, tokenizer: Tokenizer, title: String?) {
    self.text = text
    self.title = title ?? ""
    reader = LoupeReader(tokenizer: tokenizer)
  }

  /// The page as HTML.
  ///
  /// The same text gives the same bytes.
  ///
  /// - Parameters:
  ///   - mode: how the loupe writes at first; the reader of the page can switch.
  ///   - language: the language of the page as a BCP 47 tag.
  /// - Returns: a whole document in UTF-8.
  /// - Complexity: linear in the text.
  public func html(mode: LoupeMode = .hiragana, language: String = "ja") -> String {
    var table = LoupeWordTable()
    for paragraph in text.paragraphs {
      table.append(
        paragraph, words: reader.words(in: paragraph.text, rubies: paragraph.readingsByAuthor))
    }
    let body = text.html(HTMLOptions(breaks: .phrases(text.paragraphs.map(phrases))))
    return LoupePageTemplate(
      title: title, language: language, mode: mode, body: body, words: table.json()
    ).html
  }

  /// Where phrases of a paragraph start but for the first one, before which no line ends: an indent
  /// would be a line.
  private func phrases(of paragraph: StyledParagraph) -> [Int] {
    Array(reader.tokenizer.phraseBoundaries(in: paragraph.text).phrases.dropFirst())
  }

  /// The first line of a text, if need be its start.
  private static func title(of text: String) -> String {
    let start = text.prefix(41).prefix { !$0.isNewline }
    return start.count > 40 ? start.prefix(40) + "…" : String(start)
  }
}
