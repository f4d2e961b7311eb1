import TextFoundation

/// A color in Oklab (CSS Color 4 §9.4), in which distances approximate perceived differences.
struct Oklab: Sendable {
  /// Lightness, followed by the two chromatic axes a and b.
  private let components: SIMD3<Double>

  /// Converts from sRGB (CSS Color 4 §18, `XYZ_to_OKLab`, multiplied with the matrix of sRGB).
  init(_ color: RGB) {
    func light(_ byte: UInt8) -> Double {
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = (light(color.red), light(color.green), light(color.blue))
    func cone(_ r: Double, _ g: Double, _ b: Double) -> Double {
      cbrt(r * red + g * green + b * blue)
    }
    let long = cone(0.4122214708, 0.5363325363, 0.0514459929)
    let middle = cone(0.2119034982, 0.6806995451, 0.1073969566)
    let short = cone(0.0883024619, 0.2817188376, 0.6299787005)
    components = [
      0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    ]
  }

  /// The lightness, from 0 (black) to 1 (white).
  var lightness: Double { components.x }

  /// Returns the square of the distance to another color.
  func squaredDistance(to other: Oklab) -> Double {
    let difference = components - other.components
    return (difference * difference).sum()
  }
}
