import Kana
public import TextInteraction
public import TextLayout

/// What a ``LanguageLoupe`` shows at one place: a word, how it is read, and where the lens stands.
///
/// Sendable: nothing in it changes.
public struct LoupeState: Sendable {
  /// The word: reading, dictionary form, part of speech and script.
  public let word: LoupeWord
  /// The word's place in the layout.
  public let range: LayoutRange
  /// The place between characters that the lens stands at.
  public let position: LayoutPosition
  /// The caret there.
  public let caret: Rect
  /// Where the word is on the page: a rectangle for each line it is on.
  public let sourceRects: [Rect]
  /// How the lens writes the word; furigana as in 食[た]べ物[もの].
  public let text: String
  /// Where the lens writes it, readings above it included.
  public let convertedRect: Rect
  /// The lens with its rim.
  public let frame: Rect
  /// The glass: an ellipse touches its sides.
  public let glass: Rect
  /// The part of the page that the lens shows.
  ///
  /// As far as text makes room for the converted word, the lens shows a little less of its line, or
  /// more.
  public let magnifiedRect: Rect
  /// How many px of the lens one of the page takes.
  public let scale: Double
  let mode: LoupeMode
  let converted: ConvertedWord
  let projection: LensProjection

  /// What the word is written in, for people: `Hiragana`, `Katakana`, `Kanji`, `Compound` of several
  /// scripts, or `Other`.
  public var label: String {
    switch word.script {
    case .hiragana: "Hiragana"
    case .katakana: "Katakana"
    case .kanji: "Kanji"
    case .mixed: "Compound"
    case .other: "Other"
    }
  }
}
