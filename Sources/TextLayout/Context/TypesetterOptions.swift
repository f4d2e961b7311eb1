public import LineBreaking
import MarkupText

/// What a ``Typesetter`` uses beside the text's own styles.
///
/// Sendable: what it holds is Sendable.
public struct TypesetterOptions: Sendable {
  /// The language of text without `lang`, as a BCP 47 tag.
  public var language: String?
  /// Knows where words and phrases begin (`word-break: auto-phrase`) and how text is read
  /// (automatic ruby); nil to do without.
  public var analyzer: (any TextAnalyzer)?
  /// Divides words where `hyphens: auto` asks for it; nil to leave them whole.
  public var hyphenation: (any HyphenationProvider)?
  /// The gap between Japanese and Western text in ems, if `text-autospace` asks for one: ⅛ as in
  /// browsers, ¼ as in books (JLREQ §3.2.6).
  public var autospaceAmount: Double
  /// Has the pictures; those it does not have yet are left room for, if the markup says how much.
  public var images: (any ImageSource)?
  /// Draws `lambda` elements, by their `id`.
  public var customBoxes: [String: CustomBox]
  /// Where text of scripts with word spaces may break: by UAX #14, or as browsers do it.
  public var latin: LatinRules
  /// What lines take in by making something smaller: as much as in books, or as browsers do.
  public var filling: LineFilling
  /// Whether kanji get readings everywhere, and not only where `ruby-auto` asks for it.
  public var addsRuby: Bool

  /// Options; without arguments those of Japanese without any helper.
  public init(
    language: String? = "ja", analyzer: (any TextAnalyzer)? = nil,
    hyphenation: (any HyphenationProvider)? = nil, autospaceAmount: Double = 0.125,
    images: (any ImageSource)? = nil, customBoxes: [String: CustomBox] = [:],
    latin: LatinRules = .uax14, filling: LineFilling = .jlreq, addsRuby: Bool = false
  ) {
    self.language = language
    self.analyzer = analyzer
    self.hyphenation = hyphenation
    self.autospaceAmount = autospaceAmount
    self.images = images
    self.customBoxes = customBoxes
    self.latin = latin
    self.filling = filling
    self.addsRuby = addsRuby
  }
}

/// Has pictures by their addresses.
///
/// Sendable: layouts of several threads share one.
public protocol ImageSource: Sendable {
  /// The picture at an address as the markup writes it; nil while it is not there.
  func image(at address: String) -> EncodedImage?
}

/// Draws what stands in the place of a `lambda` element.
///
/// Sendable: the function is.
public struct CustomBox: Sendable {
  /// Draws into a rectangle of the page; called each time a display list is made.
  public let draw: @Sendable (_ frame: Rect, _ canvas: inout DisplayCanvas) -> Void

  /// A box that a function draws.
  public init(draw: @escaping @Sendable (_ frame: Rect, _ canvas: inout DisplayCanvas) -> Void) {
    self.draw = draw
  }
}

/// The room for a layout, in px.
///
/// Sendable: a plain value.
public struct LayoutSpace: Sendable, Hashable {
  /// The extent along the lines: the width of a page, its height in vertical writing.
  ///
  /// Nil for as much as the text wants; 0 and less give one character a line.
  public var inlineSize: Double?
  /// What is beyond is left out, the last line that fits ending with an ellipsis; nil for no limit.
  ///
  /// 0 and less leave nothing; NaN is no limit. Tables and rules are shown whole or not at all, and
  /// nothing is shown behind what does not fit.
  public var maximumBlockSize: Double?
  /// Whether the layout is only as wide as its widest line, once lines are broken in
  /// ``inlineSize``; it is never wider than that.
  public var shrinksToFit: Bool

  /// Room.
  public init(
    inlineSize: Double? = nil, maximumBlockSize: Double? = nil, shrinksToFit: Bool = false
  ) {
    self.inlineSize = inlineSize
    self.maximumBlockSize = maximumBlockSize
    self.shrinksToFit = shrinksToFit
  }
}
