import Foundation
import MarkupText
import Testing
import TextDrawing
import TextLayout

/// Which differences the comparison of pictures ignores.
@Suite(.enabled(if: Scene.fontsAreThere, Scene.reason))
struct PictureComparisonTests {
  /// A list and a line with a link: small ink, thin ink and colors.
  private static func picture(
    _ markup: String = "<ul><li>禁則処理</ul><p>行分割<a href=x>UAX #14</a>を読む"
  ) throws -> DecodedPicture {
    try DecodedPicture(Scene.png(markup, inlineSize: 200))
  }

  @Test func theSamePictureIsTheSame() throws {
    let picture = try Self.picture()
    let comparison = PictureComparison(picture, picture)
    #expect(comparison.isSame && comparison.differing == 0)
    #expect(comparison.inked > 500, "there is something to compare")
  }

  @Test func movedInkIsDetected() throws {
    let picture = try Self.picture()
    for (x, y) in [(2, 0), (-2, 0), (0, 2), (0, -2), (1, 1)] {
      #expect(!PictureComparison(picture.moved(x: x, y: y), picture).isSame, "by \(x), \(y)")
    }
  }

  @Test func oneMovedBulletIsDetected() throws {
    let picture = try Self.picture()
    let bullet = picture.moved(x: 2, y: 0, columns: 16..<44, rows: 0..<44)
    let comparison = PictureComparison(bullet, picture)
    #expect(!comparison.isSame)
    #expect(comparison.differing < comparison.inked / 10, "it is the bullet alone")
    #expect(comparison.worstTile.x < 44 && comparison.worstTile.y < 44)
  }

  @Test func aMovedReadingIsDetected() throws {
    let markup = "<p style='font:16px/32px Noto Sans CJK JP'><ruby>漢字<rt>かんじ</ruby>を読む"
    let picture = try Self.picture(markup)
    for (x, y) in [(2, 0), (-2, 0), (0, -2)] {
      let moved = picture.moved(x: x, y: y, rows: 0..<25)
      #expect(!PictureComparison(moved, picture).isSame, "by \(x), \(y)")
    }
  }

  @Test func smoothingDifferencesAreIgnored() throws {
    let picture = try Self.picture()
    var generator = SeededGenerator(seed: 7)
    let pixels = picture.pixels.map { pixel -> UInt32 in
      // Only edges are smoothed: white pixels stay white.
      guard pixel != 0xFFFF_FFFF else { return pixel }
      let change = Int.random(in: -40...40, using: &generator)
      return [16, 8, 0].reduce(0xFF00_0000) { result, shift in
        let color = Int(pixel >> UInt32(shift) & 255) + change
        return result | UInt32(min(max(color, 0), 255)) << UInt32(shift)
      }
    }
    let other = DecodedPicture(width: picture.width, height: picture.height, pixels: pixels)
    let comparison = PictureComparison(other, picture)
    #expect(comparison.isSame, "\(comparison.summary)")
  }

  @Test func missingOrRecoloredInkIsDetected() throws {
    let picture = try Self.picture()
    let rows: [(markup: String, why: String)] = [
      ("<ul><li>禁則処理</ul><p>行分割<a href=x style='color:black'>UAX #14</a>を読む", "a color"),
      ("<ul><li>禁則処理</ul><p>行分割<a href=x style='text-decoration:none'>UAX #14</a>を読む", "a line"),
      ("<ul style='list-style:none'><li>禁則処理</ul><p>行分割<a href=x>UAX #14</a>を読む", "a bullet"),
      ("<ul style='list-style:circle'><li>禁則処理</ul><p>行分割<a href=x>UAX #14</a>を読む", "a ring"),
      ("<ul><li>禁則処理</ul><p>行分割<a href=x>UAX #14</a>を誌む", "a character"),
    ]
    for (markup, why) in rows {
      #expect(!PictureComparison(try Self.picture(markup), picture).isSame, "\(why)")
    }
  }

  @Test func picturesOfOtherSizesAreNotCompared() throws {
    let picture = try Self.picture()
    let other = try Self.picture("<p>二行<p>三行<p>四行")
    let comparison = PictureComparison(other, picture)
    #expect(!comparison.isSame && comparison.summary == "the sizes differ")
  }

  @Test func differencesAreRed() throws {
    let picture = try Self.picture()
    let comparison = PictureComparison(picture.moved(x: 3, y: 0), picture)
    let shown = comparison.picture(over: picture)
    #expect(shown.pixels.count { $0 == 0xFFFF_0000 } == comparison.differing)
    #expect(shown.pixels.allSatisfy { $0 >> 24 == 255 })
  }
}

extension DecodedPicture {
  /// Returns the picture with a part of it moved, and white in its original position.
  fileprivate func moved(
    x: Int, y: Int, columns: Range<Int>? = nil, rows: Range<Int>? = nil
  ) -> DecodedPicture {
    let (columns, rows) = (columns ?? 0..<width, rows ?? 0..<height)
    var moved = pixels
    for row in rows {
      for column in columns {
        let (sourceRow, sourceColumn) = (row - y, column - x)
        let isInside = rows.contains(sourceRow) && columns.contains(sourceColumn)
        moved[row * width + column] =
          isInside ? pixels[sourceRow * width + sourceColumn] : 0xFFFF_FFFF
      }
    }
    return DecodedPicture(width: width, height: height, pixels: moved)
  }
}
