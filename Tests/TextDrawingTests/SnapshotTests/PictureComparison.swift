/// The difference of two pictures, which ignores the slightly different shades of other FreeType
/// versions but detects moved ink.
///
/// The difference of two pixels is that of the means of the nine pixels around each, so an edge
/// that is smoothed differently hardly differs, but one that has moved by a pixel does.
struct PictureComparison {
  /// The minimum difference of a color, of 255, at which two pixels differ: thin strokes of small
  /// text reach at most 50.
  static let threshold = 32
  /// The share of the inked pixels that may differ.
  static let tolerance = 0.005
  /// The side of the squares that are compared separately, and the number of pixels that may differ
  /// in one: few enough to detect a moved list bullet.
  static let (tileSide, tileTolerance) = (32, 10)

  /// Whether the sizes are equal; otherwise nothing else was compared.
  let hasSameSize: Bool
  /// Whether each pixel differs, row by row.
  private(set) var differs: [Bool] = []
  /// The number of pixels that differ.
  private(set) var differing = 0
  /// The number of pixels of the expected picture that are not white.
  private(set) var inked = 0
  /// The number of differing pixels in the worst square, and its upper left corner.
  private(set) var worstTile = (differing: 0, x: 0, y: 0)

  /// Whether the pictures look the same to a reader.
  var isSame: Bool {
    hasSameSize && Double(differing) <= Double(inked) * Self.tolerance
      && worstTile.differing <= Self.tileTolerance
  }

  /// A description of the differences.
  var summary: String {
    guard hasSameSize else { return "the sizes differ" }
    return "\(differing) of \(inked) inked pixels differ, \(worstTile.differing) of them "
      + "around x \(worstTile.x), y \(worstTile.y)"
  }

  init(_ actual: DecodedPicture, _ expected: DecodedPicture) {
    let (width, height) = (expected.width, expected.height)
    hasSameSize = actual.width == width && actual.height == height
    guard hasSameSize else { return }
    inked = expected.pixels.count { $0 != 0xFFFF_FFFF }
    differs = Array(repeating: false, count: width * height)
    guard actual.pixels != expected.pixels else { return }
    var unequal = Set<Int>()
    for index in differs.indices where actual.pixels[index] != expected.pixels[index] {
      unequal.insert(index)
    }
    // The means can differ only near an unequal pixel.
    var tiles: [Int: Int] = [:]
    var seen = Set<Int>()
    for index in unequal {
      for y in max(index / width - 1, 0)...min(index / width + 1, height - 1) {
        for x in max(index % width - 1, 0)...min(index % width + 1, width - 1)
        where seen.insert(y * width + x).inserted {
          guard Self.meansDiffer(atX: x, y: y, actual, expected, unequal) else { continue }
          differs[y * width + x] = true
          differing += 1
          tiles[y / Self.tileSide * width + x / Self.tileSide, default: 0] += 1
        }
      }
    }
    for (tile, count) in tiles where count > worstTile.differing {
      worstTile = (count, tile % width * Self.tileSide, tile / width * Self.tileSide)
    }
  }

  /// Returns whether the means around a pixel differ in one of the colors.
  private static func meansDiffer(
    atX x: Int, y: Int, _ actual: DecodedPicture, _ expected: DecodedPicture, _ unequal: Set<Int>
  ) -> Bool {
    var sums = (0, 0, 0)
    for row in max(y - 1, 0)...min(y + 1, expected.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, expected.width - 1) {
        let index = row * expected.width + column
        guard unequal.contains(index) else { continue }
        let (one, other) = (actual.pixels[index], expected.pixels[index])
        sums.0 += Int(one >> 16 & 255) - Int(other >> 16 & 255)
        sums.1 += Int(one >> 8 & 255) - Int(other >> 8 & 255)
        sums.2 += Int(one & 255) - Int(other & 255)
      }
    }
    return max(abs(sums.0), abs(sums.1), abs(sums.2)) >= threshold * 9
  }

  /// Returns the expected picture, pale, with differences in red.
  func picture(over expected: DecodedPicture) -> DecodedPicture {
    let pixels = expected.pixels.indices.map { index -> UInt32 in
      if differs.indices.contains(index), differs[index] { return 0xFFFF_0000 }
      // Halfway to white.
      return 0xFF80_8080 + (expected.pixels[index] >> 1 & 0x7F_7F7F)
    }
    return DecodedPicture(width: expected.width, height: expected.height, pixels: pixels)
  }
}
