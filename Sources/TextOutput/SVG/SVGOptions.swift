public import MarkupText
import TextLayout

/// How a drawing is written as SVG.
///
/// Sendable: a plain value.
public struct SVGOptions: Sendable, Hashable {
  /// How large the drawing is shown, as a multiple of its size; what is not a positive finite
  /// number counts as 1.
  public var scale: Double
  /// What the page is filled with; nil to leave it transparent.
  public var background: CSSColor?
  /// What the names of definitions begin with, so that several drawings fit into one HTML page.
  ///
  /// Only ASCII letters, digits, `-` and `_` of it are used.
  public var idPrefix: String
  /// Whether the text begins with an XML declaration; a drawing within an HTML page has none.
  public var hasDeclaration: Bool

  /// Options; the defaults make a file of the drawing's own size.
  public init(
    scale: Double = 1, background: CSSColor? = nil, idPrefix: String = "",
    hasDeclaration: Bool = true
  ) {
    self.scale = scale
    self.background = background
    self.idPrefix = idPrefix
    self.hasDeclaration = hasDeclaration
  }
}
