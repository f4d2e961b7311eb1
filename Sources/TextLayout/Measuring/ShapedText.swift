/// A font that was found, by a name with which it can be found again.
///
/// Sendable: a plain value.
public struct FontFace: Sendable, Hashable, Codable {
  /// What the measurer calls it; for Pango a font description without a size.
  public var name: String
  /// The name of the family, such as `Noto Serif CJK JP`.
  public var family: String
  /// The weight, from 1 to 1000.
  public var weight: Double
  /// Whether it is slanted.
  public var isItalic: Bool

  /// A font.
  public init(name: String, family: String, weight: Double = 400, isItalic: Bool = false) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The smallest piece of measured text, which no line divides: a grapheme cluster, or several that
/// melt into one shape.
///
/// Sendable: a plain value.
public struct ShapedCluster: Sendable, Hashable {
  /// Where it begins in the text, as a UTF-8 offset.
  public var offset: Int32
  /// How many bytes of UTF-8 it takes.
  public var length: Int32
  /// The room it takes in the direction of the line, in px.
  public var advance: Double
  /// Its first scalar.
  public var scalar: UInt32
  /// Its first glyph, as an index of ``ShapedText/glyphs``; the glyphs of one cluster follow each
  /// other from left to right, or from top to bottom.
  public var firstGlyph: Int32
  /// How many glyphs it has; 0 for what is not seen, such as a line feed.
  public var glyphCount: Int32
  /// Its font, as an index of ``ShapedText/faces``.
  public var face: Int32

  /// A cluster.
  public init(
    offset: Int, length: Int, advance: Double, scalar: UInt32, firstGlyph: Int, glyphCount: Int,
    face: Int
  ) {
    self.offset = Int32(truncatingIfNeeded: offset)
    self.length = Int32(truncatingIfNeeded: length)
    self.advance = advance
    self.scalar = scalar
    self.firstGlyph = Int32(truncatingIfNeeded: firstGlyph)
    self.glyphCount = Int32(truncatingIfNeeded: glyphCount)
    self.face = Int32(truncatingIfNeeded: face)
  }
}

/// A shape of a font at its place within a cluster.
///
/// Sendable: a plain value.
public struct ShapedGlyph: Sendable, Hashable, Codable {
  /// The number of the shape in its font.
  public var id: UInt32
  /// How far the glyph's origin is from the cluster's start, to the right, in px; in upright
  /// vertical text from the middle of the line.
  public var dx: Float
  /// How far the glyph's origin is from the baseline, down, in px; in upright vertical text from
  /// the cluster's top.
  public var dy: Float

  /// A glyph.
  public init(id: UInt32, dx: Float = 0, dy: Float = 0) {
    self.id = id
    self.dx = dx
    self.dy = dy
  }
}

/// Measured text: clusters in the order of the text, and the glyphs they are drawn with.
///
/// Sendable: a plain value.
public struct ShapedText: Sendable, Hashable {
  /// The clusters, by ascending offsets.
  public var clusters: [ShapedCluster] = []
  /// The glyphs of all clusters.
  public var glyphs: [ShapedGlyph] = []
  /// The fonts that were used.
  public var faces: [FontFace] = []
  /// The heights of each of ``faces`` at the size it was used in.
  public var faceMetrics: [FontMetrics] = []
  /// Stretches that no installed font has glyphs for, in UTF-8 offsets; what is drawn there is
  /// the font's box for the unknown.
  public var missing: [Range<Int>] = []

  /// No text.
  public init() {}

  /// From the start of the first cluster to the end of the last.
  var advance: Double { clusters.reduce(0) { $0 + $1.advance } }

  /// The index of a font with heights, which is added if it is new.
  public mutating func index(of face: FontFace, metrics: FontMetrics) -> Int {
    for index in faces.indices.reversed()
    where faceMetrics[index] == metrics && faces[index] == face {
      return index
    }
    faces.append(face)
    faceMetrics.append(metrics)
    return faces.count - 1
  }
}
