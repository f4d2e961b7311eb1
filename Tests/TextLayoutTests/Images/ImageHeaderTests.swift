import LayoutTestSupport
import Testing
import TextLayout

@Suite("Image headers")
struct ImageHeaderTests {
  struct Row {
    let file: [UInt8]
    let expected: String
    let why: String
  }

  private func summary(_ bytes: [UInt8]) -> String {
    guard let image = EncodedImage(bytes: bytes) else { return "nil" }
    return "\(image.format) \(Int(image.size.width))×\(Int(image.size.height))"
  }

  private func check(_ rows: [Row]) {
    for row in rows { #expect(summary(row.file) == row.expected, "\(row.why)") }
  }

  @Test("PNG: the size of IHDR, if all chunks are there")
  func png() {
    check([
      Row(file: PictureFiles.png(width: 640, height: 480), expected: "png 640×480", why: "plain"),
      Row(
        file: PictureFiles.png(width: 1, height: 70_000), expected: "png 1×70000",
        why: "sizes take four bytes"),
      Row(
        file: PictureFiles.png(
          width: 3, height: 4,
          parts: PictureFiles.chunk("tEXt", Array("IEND".utf8)) + PictureFiles.chunk("IDAT")),
        expected: "png 3×4", why: "a name within a chunk's content is not a chunk"),
      Row(
        file: PictureFiles.png(width: 3, height: 4, parts: []), expected: "nil", why: "no pixels"),
      Row(file: PictureFiles.png(width: 0, height: 4), expected: "nil", why: "no width"),
      Row(file: PictureFiles.png(width: 4, height: 0), expected: "nil", why: "no height"),
      Row(
        file: PictureFiles.png(width: 1 << 31, height: 1), expected: "nil",
        why: "PNG numbers end at 2³¹ − 1"),
      Row(
        file: PictureFiles.png(width: 3, height: 4) + [1, 2, 3], expected: "png 3×4",
        why: "what follows the end is not read"),
      Row(
        file: PictureFiles.pngSignature
          + PictureFiles.chunk("IDAT", [UInt8](repeating: 9, count: 13)),
        expected: "nil", why: "does not begin with IHDR"),
      Row(
        file: PictureFiles.png(
          width: 3, height: 4, parts: [0xFF, 0xFF, 0xFF, 0xFF] + Array("IDAT".utf8)),
        expected: "nil", why: "a chunk longer than the file"),
    ])
  }

  @Test("JPEG: the size of the frame, swapped if Exif rotates it")
  func jpeg() {
    var rows = [
      Row(file: PictureFiles.jpeg(width: 640, height: 480), expected: "jpeg 640×480", why: "plain"),
      Row(
        file: PictureFiles.jpeg(
          width: 5, height: 6, before: PictureFiles.segment(0xC4, [UInt8](repeating: 9, count: 20))),
        expected: "jpeg 5×6", why: "C4 is a table, not a frame"),
      Row(
        file: PictureFiles.jpeg(width: 5, height: 6, before: [0xFF, 0xFF, 0xFF, 0x01]),
        expected: "jpeg 5×6", why: "filling bytes, and a marker without content"),
      Row(file: PictureFiles.jpeg(width: 5, height: 0), expected: "nil", why: "height by DNL"),
      Row(
        file: PictureFiles.jpeg(width: 5, height: 6, tail: [0, 1, 2]), expected: "jpeg 5×6",
        why: "bytes after the end"),
      Row(
        file: PictureFiles.jpeg(width: 5, height: 6, before: PictureFiles.segment(0xE1, [1, 2])),
        expected: "jpeg 5×6", why: "an APP1 that is not Exif"),
      Row(
        file: [0xFF, 0xD8, 0xFF, 0xD9], expected: "nil", why: "nothing but a beginning and an end"),
      Row(
        file: [0xFF, 0xD8, 0xFF, 0xC0, 0, 1, 0, 0], expected: "nil",
        why: "a length that does not hold itself"),
      Row(
        file: [0xFF, 0xD8] + PictureFiles.segment(0xDA, [1]) + [0xFF, 0xD9], expected: "nil",
        why: "pixels without a frame"),
    ]
    for frame in [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC9, 0xCA, 0xCF] as [UInt8] {
      rows.append(
        Row(
          file: PictureFiles.jpeg(width: 7, height: 9, frame: frame), expected: "jpeg 7×9",
          why: "frame \(frame)"))
    }
    for orientation in 0...9 {
      for isLittleEndian in [false, true] {
        rows.append(
          Row(
            file: PictureFiles.jpeg(
              width: 30, height: 20,
              before: PictureFiles.exif(
                orientation: orientation, isLittleEndian: isLittleEndian)),
            expected: (5...8).contains(orientation) ? "jpeg 20×30" : "jpeg 30×20",
            why: "orientation \(orientation), little endian: \(isLittleEndian)"))
      }
    }
    check(rows)
  }

  @Test("GIF: the size of the screen, if the first image is complete")
  func gif() {
    check([
      Row(file: PictureFiles.gif(width: 300, height: 2), expected: "gif 300×2", why: "89a"),
      Row(
        file: PictureFiles.gif(width: 3, height: 2, version: "GIF87a"), expected: "gif 3×2",
        why: "87a"),
      Row(
        file: PictureFiles.gif(width: 3, height: 2, colors: false), expected: "gif 3×2",
        why: "no table of colors"),
      Row(
        file: PictureFiles.gif(
          width: 3, height: 2, before: [0x21, 0xF9, 4, 0x2C, 0, 0, 0, 0, 0x21, 0xFE, 1, 65, 0]),
        expected: "gif 3×2", why: "extensions before the picture"),
      Row(
        file: Array(PictureFiles.gif(width: 3, height: 2).dropLast()), expected: "gif 3×2",
        why: "only the first picture counts: the end of the file may be missing"),
      Row(
        file: PictureFiles.gif(width: 3, height: 2, before: [0x3B]), expected: "nil",
        why: "the end before any picture"),
      Row(
        file: PictureFiles.gif(width: 3, height: 2, version: "GIF90a"), expected: "nil",
        why: "another version"),
      Row(file: PictureFiles.gif(width: 0, height: 2), expected: "nil", why: "no width"),
    ])
  }

  @Test("Other bytes are not an image")
  func others() {
    check([
      Row(file: [], expected: "nil", why: "nothing"),
      Row(file: Array("<svg/>".utf8), expected: "nil", why: "SVG"),
      Row(file: Array("RIFF\0\0\0\0WEBP".utf8), expected: "nil", why: "WebP"),
      Row(file: [0xFF], expected: "nil", why: "one byte"),
    ])
  }

  @Test("A truncated file is not an image")
  func truncated() {
    let files = [
      ("png", PictureFiles.png(width: 3, height: 4), 0),
      (
        "jpeg",
        PictureFiles.jpeg(width: 3, height: 4, before: PictureFiles.exif(orientation: 6)), 0
      ),
      // Without its last byte the first frame is still complete.
      ("gif", PictureFiles.gif(width: 3, height: 4), 1),
    ]
    for (name, file, spare) in files {
      #expect(EncodedImage(bytes: file) != nil, "\(name)")
      for count in 0..<file.count - spare {
        #expect(EncodedImage(bytes: Array(file.prefix(count))) == nil, "\(name), \(count) bytes")
      }
    }
  }

  @Test("Hostile bytes give an image of some size or none, and never trap")
  func hostile() {
    var state: UInt64 = 42
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let seeds = [
      PictureFiles.png(width: 3, height: 4),
      PictureFiles.jpeg(width: 3, height: 4, before: PictureFiles.exif(orientation: 6)),
      PictureFiles.gif(width: 3, height: 4),
    ]
    var found = 0
    for round in 0..<30_000 {
      var file = seeds[round % 3]
      for _ in 0...random(4) {
        file[random(file.count)] = random(2) == 0 ? 255 : UInt8(random(256))
      }
      if random(4) == 0 { file.removeLast(random(file.count)) }
      guard let image = EncodedImage(bytes: file) else { continue }
      found += 1
      #expect(image.size.width > 0 && image.size.height > 0 && image.bytes == file)
    }
    // Most changes affect bytes that are not read; without any effect the loop would test nothing.
    #expect(found > 1_000 && found < 29_000)
  }
}
