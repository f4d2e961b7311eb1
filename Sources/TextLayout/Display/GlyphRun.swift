public import MarkupText

/// Text of one font and color, ready to be drawn.
///
/// Sendable: a plain value.
public struct GlyphRun: Sendable, Hashable {
  /// A piece of text and where it stands.
  ///
  /// Sendable: a plain value.
  public struct Cluster: Sendable, Hashable {
    /// How many bytes of ``GlyphRun/text`` it takes; the clusters cover the text in order.
    public var length: Int
    /// Where it starts, from the run's ``GlyphRun/origin``: to the right, or down if
    /// ``GlyphRun/orientation`` is not horizontal.
    public var position: Double
    /// The room it takes.
    public var advance: Double
    /// How many of ``GlyphRun/glyphs`` draw it; the glyphs of all clusters follow in order.
    public var glyphCount: Int

    /// A piece of text.
    public init(length: Int, position: Double, advance: Double, glyphCount: Int) {
      self.length = length
      self.position = position
      self.advance = advance
      self.glyphCount = glyphCount
    }
  }

  /// A shadow of text.
  ///
  /// Sendable: a plain value.
  public struct Shadow: Sendable, Hashable {
    /// How far to the right.
    public var dx: Double
    /// How far down.
    public var dy: Double
    /// The radius of the blur in px, 0 or more: twice the standard deviation (CSS).
    public var blur: Double
    /// The color.
    public var color: CSSColor

    /// A shadow.
    public init(dx: Double, dy: Double, blur: Double, color: CSSColor) {
      self.dx = dx
      self.dy = dy
      self.blur = blur
      self.color = color
    }
  }

  /// The font.
  public var face: FontFace
  /// The size of its em in px.
  public var size: Double
  /// The color.
  public var color: CSSColor
  /// Shadows, the first one on top.
  public var shadows: [Shadow]
  /// How the characters stand.
  ///
  /// Horizontal: ``origin`` is on the baseline at the left end. Upright: in the middle of the
  /// vertical line at the upper end. Sideways: on the baseline at the upper end; the text is turned
  /// by 90° clockwise.
  public var orientation: GlyphOrientation
  /// Where it begins.
  public var origin: Point
  /// What it says.
  public var text: String
  /// The pieces in the order of ``text``.
  public var clusters: [Cluster]
  /// The glyphs, each `dx`, `dy` from its cluster's position.
  ///
  /// In a sideways run `dx` counts
  /// down the page and `dy` to the left, as the text is turned.
  public var glyphs: [ShapedGlyph]
  /// The direction of the text.
  public var direction: TextDirection
  /// How wide the glyphs are drawn, of the width they have in the font.
  ///
  /// It is below 1 in a combination of a vertical line (tate-chū-yoko) that must be narrowed.
  /// Positions, advances and offsets are those of the narrowed glyphs.
  public var stretch: Double

  /// Text.
  public init(
    face: FontFace, size: Double, color: CSSColor, shadows: [Shadow] = [],
    orientation: GlyphOrientation = .horizontal, origin: Point, text: String,
    clusters: [Cluster], glyphs: [ShapedGlyph], direction: TextDirection = .leftToRight,
    stretch: Double = 1
  ) {
    self.face = face
    self.size = size
    self.color = color
    self.shadows = shadows
    self.orientation = orientation
    self.origin = origin
    self.text = text
    self.clusters = clusters
    self.glyphs = glyphs
    self.direction = direction
    self.stretch = stretch
  }

  /// From its start to its end.
  public var advance: Double { clusters.map { $0.position + $0.advance }.max() ?? 0 }
}
