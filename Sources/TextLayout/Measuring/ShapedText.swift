/// A matched font, identified by the name with which the measurer finds it again.
public struct FontFace: Sendable, Hashable, Codable {
  /// The measurer's name for the font; with Pango, a font description without a size.
  public var name: String
  /// The name of the font family, such as `Noto Serif CJK JP`.
  public var family: String
  /// The weight, from 1 to 1000.
  public var weight: Double
  /// Whether the font is italic or oblique.
  public var isItalic: Bool

  /// Creates a font face.
  public init(name: String, family: String, weight: Double = 400, isItalic: Bool = false) {
    self.name = name
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// The smallest unit of shaped text, which is never divided between lines: a grapheme cluster, or
/// several that form a ligature.
public struct ShapedCluster: Sendable, Hashable {
  /// The start of the cluster in the text, as a UTF-8 offset.
  public var offset: Int32
  /// The length of the cluster in UTF-8 bytes.
  public var length: Int32
  /// The advance in the direction of the line, in px.
  public var advance: Double
  /// The first scalar of the cluster.
  public var scalar: UInt32
  /// The index of the first glyph in ``ShapedText/glyphs``; the glyphs of a cluster are ordered
  /// from left to right, or from top to bottom.
  public var firstGlyph: Int32
  /// The number of glyphs; 0 for invisible text such as a line feed.
  public var glyphCount: Int32
  /// The index of the font in ``ShapedText/faces``.
  public var face: Int32

  /// Creates a cluster.
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

/// A glyph of a font at its position within a cluster.
public struct ShapedGlyph: Sendable, Hashable, Codable {
  /// The glyph index in the font.
  public var id: UInt32
  /// The distance of the glyph's origin to the right, in px, from the start of the cluster, or from
  /// the middle of the line in upright vertical text.
  public var dx: Float
  /// The distance of the glyph's origin downward, in px, from the baseline, or from the top of the
  /// cluster in upright vertical text.
  public var dy: Float

  /// Creates a glyph.
  public init(id: UInt32, dx: Float = 0, dy: Float = 0) {
    self.id = id
    self.dx = dx
    self.dy = dy
  }
}

/// Shaped text: clusters in text order, and the glyphs that draw them.
public struct ShapedText: Sendable, Hashable {
  /// The clusters, in ascending order of offsets.
  public var clusters: [ShapedCluster] = []
  /// The glyphs of all clusters.
  public var glyphs: [ShapedGlyph] = []
  /// The fonts used by the clusters.
  public var faces: [FontFace] = []
  /// The metrics of each of ``faces`` at the size in use.
  public var faceMetrics: [FontMetrics] = []
  /// The ranges, in UTF-8 offsets, for which no installed font has glyphs; they are drawn with the
  /// font's glyph for missing characters.
  public var missing: [Range<Int>] = []

  /// Creates an empty value.
  public init() {}

  /// The sum of the advances of all clusters.
  var advance: Double { clusters.reduce(0) { $0 + $1.advance } }

  /// Returns the index of a font with the given metrics, adding it if it is new.
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
