import CPango
import TextLayout

@testable import TextDrawing

/// A decoded PNG file.
struct DecodedPicture {
  let width: Int
  let height: Int
  /// Red, green, blue and alpha of each pixel, premultiplied only if alpha is between 0 and 255.
  let pixels: [UInt32]

  struct Pixel: Equatable, CustomStringConvertible {
    var red: UInt32
    var green: UInt32
    var blue: UInt32
    var alpha: UInt32
    var description: String { "(\(red), \(green), \(blue), \(alpha))" }
    static let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    static let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
    static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
  }

  private final class Source {
    var bytes: [UInt8]
    var offset = 0
    init(_ bytes: [UInt8]) { self.bytes = bytes }
  }

  init(_ png: [UInt8]) throws {
    let source = Source(png)
    let surface = withExtendedLifetime(source) {
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let source = Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
          guard source.offset + Int(length) <= source.bytes.count else {
            return CAIRO_STATUS_READ_ERROR
          }
          for index in 0..<Int(length) { data[index] = source.bytes[source.offset + index] }
          source.offset += Int(length)
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(source).toOpaque())
    }
    defer { cairo_surface_destroy(surface) }
    try check(cairo_surface_status(surface))
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    if let data = cairo_image_surface_get_data(surface) {
      for y in 0..<height {
        for x in 0..<width {
          let value = UnsafeRawPointer(data + y * stride + x * 4).load(as: UInt32.self)
          pixels.append(isOpaque ? value | 0xFF00_0000 : value)
        }
      }
    }
    self.pixels = pixels
  }

  /// Creates a picture of given pixels.
  init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  subscript(x: Int, y: Int) -> Pixel {
    let value = pixels[y * width + x]
    return Pixel(
      red: value >> 16 & 255, green: value >> 8 & 255, blue: value & 255, alpha: value >> 24)
  }

  /// Returns how much darker than white a part is, in units of 1/255 of a pixel.
  func darkness(in rect: Rect) -> Int {
    var sum = 0
    for y in max(0, Int(rect.y))..<min(height, Int(rect.maxY)) {
      for x in max(0, Int(rect.x))..<min(width, Int(rect.maxX)) {
        sum += 255 - Int(self[x, y].green)
      }
    }
    return sum
  }
}
