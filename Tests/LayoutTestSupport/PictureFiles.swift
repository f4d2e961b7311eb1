/// Image files made byte by byte, for the headers of the three formats.
package enum PictureFiles {
  package static func big16(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 255), UInt8(number & 255)]
  }
  package static func big32(_ number: Int) -> [UInt8] { big16(number >> 16) + big16(number) }
  package static func little16(_ number: Int) -> [UInt8] { big16(number).reversed() }
  package static func little32(_ number: Int) -> [UInt8] { big32(number).reversed() }

  // MARK: PNG

  package static func chunk(_ name: String, _ content: [UInt8] = []) -> [UInt8] {
    big32(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }

  package static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  package static func png(width: Int, height: Int, parts: [UInt8] = chunk("IDAT", [1, 2, 3]))
    -> [UInt8]
  {
    pngSignature + chunk("IHDR", big32(width) + big32(height) + [8, 6, 0, 0, 0]) + parts
      + chunk("IEND")
  }

  // MARK: JPEG

  package static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big16(content.count + 2) + content
  }

  package static func jpeg(
    width: Int, height: Int, frame: UInt8 = 0xC0, before: [UInt8] = [], tail: [UInt8] = []
  ) -> [UInt8] {
    [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]) + before
      + segment(frame, [8] + big16(height) + big16(width) + [1, 1, 0x11, 0])
      + segment(0xDA, [1, 1, 0, 0, 63, 0]) + [0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD9] + tail
  }

  package static func exif(orientation: Int, isLittleEndian: Bool = false) -> [UInt8] {
    func two(_ number: Int) -> [UInt8] { isLittleEndian ? little16(number) : big16(number) }
    func four(_ number: Int) -> [UInt8] { isLittleEndian ? little32(number) : big32(number) }
    var tiff = Array((isLittleEndian ? "II" : "MM").utf8)
    tiff += two(42) + four(8) + two(2)
    tiff += two(0x0100) + two(3) + four(1) + two(7) + two(0)
    tiff += two(0x0112) + two(3) + four(1) + two(orientation) + two(0)
    tiff += four(0)
    return segment(0xE1, Array("Exif\0\0".utf8) + tiff)
  }

  // MARK: GIF

  package static func gif(
    width: Int, height: Int, version: String = "GIF89a", colors: Bool = true, before: [UInt8] = []
  ) -> [UInt8] {
    var file = Array(version.utf8)
    file += little16(width) + little16(height)
    file += [colors ? 0x80 : 0, 0, 0]
    file += colors ? [0, 0, 0, 255, 255, 255] : []
    file += before
    file += [0x2C] + little16(0) + little16(0) + little16(width) + little16(height) + [0, 2]
    file += [3, 1, 2, 3, 0, 0x3B]
    return file
  }

  /// A valid image of one red pixel.
  package static let redPixel =
    "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQ"
    + "DwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
}
