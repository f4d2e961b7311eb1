public import LineBreaking
public import MarkupText

/// The settings of a ``Typesetter``, in addition to the styles of the text.
public struct TypesetterOptions: Sendable {
  /// The language of text without `lang`, as a BCP 47 tag.
  public var language: String?
  /// The analyzer that finds words, phrases (`word-break: auto-phrase`) and readings (automatic
  /// ruby); nil for none.
  public var analyzer: (any TextAnalyzer)?
  /// The hyphenation of words with `hyphens: auto`; nil to hyphenate only at soft hyphens.
  public var hyphenation: (any HyphenationProvider)?
  /// The width of the gap between Japanese and Western text in ems, where `text-autospace` asks for
  /// one: ⅛ as in browsers, ¼ as in books (JLREQ §3.2.6).
  public var autospaceAmount: Double
  /// The source of images; space is reserved for an image that is not yet available if the markup
  /// gives its size.
  public var images: (any ImageSource)?
  /// The boxes drawn for `lambda` elements, by the `id` of the element.
  public var customBoxes: [String: CustomBox]
  /// The line breaking rules for scripts with word spaces: UAX #14, or those of browsers.
  public var latinLineBreaking: LatinLineBreaking
  /// The compression of lines to fit more text: as in books (JLREQ), or as in browsers.
  public var lineAdjustment: LineAdjustment
  /// Whether all text with kanji gets automatic ruby, even without `ruby-auto`.
  public var automaticRuby: Bool
  /// The links that display lists and indexes contain as links; others are plain text.
  public var links: LinkPolicy

  /// Creates options; the defaults are those for Japanese, without an analyzer, hyphenation or
  /// images.
  public init(
    language: String? = "ja", analyzer: (any TextAnalyzer)? = nil,
    hyphenation: (any HyphenationProvider)? = nil, autospaceAmount: Double = 0.125,
    images: (any ImageSource)? = nil, customBoxes: [String: CustomBox] = [:],
    latinLineBreaking: LatinLineBreaking = .uax14, lineAdjustment: LineAdjustment = .jlreq,
    automaticRuby: Bool = false, links: LinkPolicy = .standard
  ) {
    self.language = language
    self.analyzer = analyzer
    self.hyphenation = hyphenation
    self.autospaceAmount = autospaceAmount
    self.images = images
    self.customBoxes = customBoxes
    self.latinLineBreaking = latinLineBreaking
    self.lineAdjustment = lineAdjustment
    self.automaticRuby = automaticRuby
    self.links = links
  }
}

/// A source of images by address.
///
/// Layouts on several threads may use one source at the same time.
public protocol ImageSource: Sendable {
  /// Returns the image at an address, as written in the markup, or nil while it is not available.
  func image(at address: String) -> EncodedImage?
}

/// A box that draws the content of a `lambda` element.
public struct CustomBox: Sendable {
  /// The function that draws into a rectangle of the page, called each time a display list is
  /// built.
  public let draw: @Sendable (_ frame: Rect, _ canvas: inout DisplayCanvas) -> Void

  /// Creates a box with the function that draws it.
  public init(draw: @escaping @Sendable (_ frame: Rect, _ canvas: inout DisplayCanvas) -> Void) {
    self.draw = draw
  }
}

/// The space available to a layout, in px.
public struct LayoutSpace: Sendable, Hashable {
  /// The available size along the lines: the width of a page, or its height in vertical writing.
  ///
  /// Nil for as much as the text needs; a value of 0 or less puts one character on each line.
  public var inlineSize: Double?
  /// The maximum size across the lines: text after the last line that fits is omitted, and that
  /// line ends with an ellipsis; nil for no limit.
  ///
  /// With a value of 0 or less nothing is shown, and NaN means no limit. Tables and rules are shown
  /// completely or not at all, and nothing is shown after the first content that does not fit.
  public var maximumBlockSize: Double?
  /// Whether the layout is only as wide as its widest line after lines are broken at
  /// ``inlineSize``; it is never wider than that.
  public var shrinksToFit: Bool

  /// Creates an available space.
  public init(
    inlineSize: Double? = nil, maximumBlockSize: Double? = nil, shrinksToFit: Bool = false
  ) {
    self.inlineSize = inlineSize
    self.maximumBlockSize = maximumBlockSize
    self.shrinksToFit = shrinksToFit
  }
}
