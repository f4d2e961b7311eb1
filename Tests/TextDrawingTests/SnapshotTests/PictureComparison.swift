/// How much two pictures differ, made so that the slightly different shades of another version of
/// FreeType count for nothing, and ink at another place counts.
///
/// The difference of two pixels is that of the mean of the nine pixels around each, so an edge that
/// is smoothed otherwise hardly differs, but one that has moved by a pixel does.
struct PictureComparison {
  /// The difference of a color from which on two pixels differ, of 255.
  static let threshold = 64
  /// The part of the inked pixels that may differ.
  static let tolerance = 0.005
  /// The side of the squares that are looked at one by one, and how many pixels may differ in one:
  /// so few that not even the bullet of a list moves unseen.
  static let (tileSide, tileTolerance) = (32, 10)

  /// Whether the sizes are the same; if not, nothing else was compared.
  let hasSameSize: Bool
  /// Whether each pixel differs, row by row.
  private(set) var differs: [Bool] = []
  /// How many pixels differ.
  private(set) var differing = 0
  /// How many pixels of the expected picture are not white.
  private(set) var inked = 0
  /// How many pixels differ in the square with the most of them, and its upper left corner.
  private(set) var worstTile = (differing: 0, x: 0, y: 0)

  /// Whether the pictures are the same for a reader.
  var isSame: Bool {
    hasSameSize && Double(differing) <= Double(inked) * Self.tolerance
      && worstTile.differing <= Self.tileTolerance
  }

  /// What differs, in words.
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
    // Only beside an unequal pixel the means can differ.
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

  /// Whether the means around a pixel differ in one of the colors.
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

  /// The expected picture, pale, with what differs in red.
  func picture(over expected: DecodedPicture) -> DecodedPicture {
    let pixels = expected.pixels.indices.map { index -> UInt32 in
      if differs.indices.contains(index), differs[index] { return 0xFFFF_0000 }
      // Half way to white.
      return 0xFF80_8080 + (expected.pixels[index] >> 1 & 0x7F_7F7F)
    }
    return DecodedPicture(width: expected.width, height: expected.height, pixels: pixels)
  }
}
