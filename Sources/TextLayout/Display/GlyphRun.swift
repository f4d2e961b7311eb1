public import MarkupText

/// A run of text in one font and color, with positioned glyphs.
public struct GlyphRun: Sendable, Hashable {
  /// A cluster of the run's text and its position.
  public struct Cluster: Sendable, Hashable {
    /// The length of the cluster in bytes of ``GlyphRun/text``; the clusters cover the text in
    /// order.
    public var length: Int
    /// The start of the cluster, relative to the run's ``GlyphRun/origin``: to the right, or down
    /// if ``GlyphRun/orientation`` is not horizontal.
    public var position: Double
    /// The advance of the cluster.
    public var advance: Double
    /// The number of glyphs of the cluster in ``GlyphRun/glyphs``, which has the glyphs of all
    /// clusters in order.
    public var glyphCount: Int

    /// Creates a cluster.
    public init(length: Int, position: Double, advance: Double, glyphCount: Int) {
      self.length = length
      self.position = position
      self.advance = advance
      self.glyphCount = glyphCount
    }
  }

  /// A text shadow.
  public struct Shadow: Sendable, Hashable {
    /// The offset to the right, in px.
    public var dx: Double
    /// The offset downward, in px.
    public var dy: Double
    /// The blur radius in px, 0 or more: twice the standard deviation (CSS).
    public var blur: Double
    /// The color.
    public var color: CSSColor

    /// Creates a shadow.
    public init(dx: Double, dy: Double, blur: Double, color: CSSColor) {
      self.dx = dx
      self.dy = dy
      self.blur = blur
      self.color = color
    }
  }

  /// The font.
  public var face: FontFace
  /// The font size in px.
  public var size: Double
  /// The color.
  public var color: CSSColor
  /// The shadows, the topmost first.
  public var shadows: [Shadow]
  /// The orientation of the glyphs, which determines the meaning of ``origin``.
  ///
  /// - Horizontal: the origin is the left end of the baseline.
  /// - Upright: the origin is the upper end of the vertical line, in its middle.
  /// - Sideways: the text is rotated by 90° clockwise, and the origin is the upper end of its
  ///   baseline.
  public var orientation: GlyphOrientation
  /// The position where the run starts.
  public var origin: Point
  /// The text of the run.
  public var text: String
  /// The clusters, in the order of ``text``.
  public var clusters: [Cluster]
  /// The glyphs, each at `dx`, `dy` from the position of its cluster.
  ///
  /// In a sideways run `dx` counts down the page and `dy` to the left, as the text is rotated.
  public var glyphs: [ShapedGlyph]
  /// The direction of the text.
  public var direction: TextDirection
  /// The horizontal scale of the glyphs, relative to their width in the font.
  ///
  /// It is less than 1 in tate-chu-yoko that is narrowed to fit its line. Positions, advances and
  /// offsets are those of the narrowed glyphs.
  public var stretch: Double

  /// Creates a run of text.
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

  /// The distance from the start of the run to its end.
  public var advance: Double { clusters.map { $0.position + $0.advance }.max() ?? 0 }
}
