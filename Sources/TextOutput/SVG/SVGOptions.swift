public import MarkupText
import TextLayout

/// Options for writing a drawing as SVG.
public struct SVGOptions: Sendable, Hashable {
  /// The displayed size as a multiple of the drawing's size; values that are not positive and
  /// finite count as 1.
  public var scale: Double
  /// The color of the page; nil for a transparent page.
  public var background: CSSColor?
  /// The prefix of identifiers, so that several drawings can be used in one HTML page.
  ///
  /// Characters other than ASCII letters, digits, `-` and `_` are ignored.
  public var idPrefix: String
  /// Whether the document begins with an XML declaration; false for a drawing embedded in HTML.
  public var hasDeclaration: Bool
  /// The links that are written; the content of others is written without a link.
  public var links: LinkPolicy

  /// Creates options; the defaults give a document of the drawing's own size.
  public init(
    scale: Double = 1, background: CSSColor? = nil, idPrefix: String = "",
    hasDeclaration: Bool = true, links: LinkPolicy = .standard
  ) {
    self.scale = scale
    self.background = background
    self.idPrefix = idPrefix
    self.hasDeclaration = hasDeclaration
    self.links = links
  }
}
