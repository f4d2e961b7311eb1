import Kana
public import TextInteraction
public import TextLayout

/// The state of a ``LanguageLoupe`` at one position: a word, its reading and the geometry of the
/// lens.
public struct LoupeState: Sendable {
  /// The word, with its reading, dictionary form, part of speech and scripts.
  public let word: LoupeWord
  /// The range of the word in the layout.
  public let range: LayoutRange
  /// The position of the lens between characters.
  public let position: LayoutPosition
  /// The caret at that position.
  public let caret: Rect
  /// The rectangles of the word on the page, one for each of its lines.
  public let sourceRects: [Rect]
  /// The converted word; furigana are written as in 食[た]べ物[もの].
  public let text: String
  /// The bounds of the converted word in the lens, including ruby.
  public let convertedRect: Rect
  /// The bounds of the lens with its rim.
  public let frame: Rect
  /// The bounds of the elliptical glass.
  public let glass: Rect
  /// The part of the page that the lens shows.
  ///
  /// If the converted word takes more or less space than the original, the lens shows less or more
  /// of its line.
  public let magnifiedRect: Rect
  /// The size of one px of the page in the lens, in px.
  public let scale: Double
  let mode: LoupeMode
  let converted: ConvertedWord
  let projection: LensProjection

  /// The name of the word's script, for display: `Hiragana`, `Katakana`, `Kanji`, `Compound` for
  /// several scripts, or `Other`.
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
