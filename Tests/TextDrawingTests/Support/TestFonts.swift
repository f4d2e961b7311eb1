import MarkupText
import TextDrawing
import TextLayout

/// The fonts that tests require; tests that need missing fonts are skipped.
enum TestFonts {
  /// Fonts shared by all tests, so that their caches are warm.
  static let installed = PangoFonts()

  /// Whether Debian's fonts-noto-cjk and fonts-dejavu are installed.
  static let areInstalled: Bool = {
    let wanted = ["Noto Sans CJK JP", "Noto Serif CJK JP", "DejaVu Sans"]
    return wanted.allSatisfy { family in
      installed.shaped("a", FontRequest(families: [.named(family)])).faces.first?.family == family
    }
  }()

  static let reason = "needs the fonts of fonts-noto-cjk and fonts-dejavu"
  static let sansFile = "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc"
  static let dejaVuFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
}

extension ShapedText {
  /// The sum of all advances.
  var width: Double { clusters.reduce(0) { $0 + $1.advance } }

  /// Returns the glyphs of a cluster.
  func glyphs(of index: Int) -> ArraySlice<ShapedGlyph> {
    let cluster = clusters[index]
    return glyphs[Int(cluster.firstGlyph)..<Int(cluster.firstGlyph + cluster.glyphCount)]
  }

  /// The families of the clusters in order.
  var families: [String] { clusters.map { faces[Int($0.face)].family } }
}

extension FontRequest {
  /// Returns a request for one family by name.
  static func named(
    _ family: String, size: Double = 16, weight: Double = 400, language: String? = "ja"
  ) -> FontRequest {
    FontRequest(families: [.named(family)], size: size, weight: weight, language: language)
  }
}

/// A generator of the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  /// Returns the next number (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
