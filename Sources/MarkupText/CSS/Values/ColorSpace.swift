import TextFoundation

/// Three components of a color, or a row of a matrix.
typealias ColorTriple = SIMD3<Double>

/// A predefined color space (CSS Color 4 §10), defined by its primaries, white point and transfer
/// function.
struct ColorSpace: Sendable {
  /// The inverse transfer function, which converts a component to linear light.
  private let linear: @Sendable (Double) -> Double
  /// The conversion from linear light in this space to linear-light sRGB.
  private let matrix: ColorMatrix

  /// Returns the components in sRGB, which may be out of gamut.
  func sRGB(_ components: ColorTriple) -> ColorTriple {
    Self.encoded(matrix * components.mapped(linear))
  }

  /// The predefined spaces by lower-case name.
  static let named: [String: ColorSpace] = [
    "srgb": ColorSpace(linear: sRGBLight, matrix: .identity),
    "srgb-linear": ColorSpace(linear: { $0 }, matrix: .identity),
    "display-p3": ColorSpace(primaries: [(0.68, 0.32), (0.265, 0.69), (0.15, 0.06)], sRGBLight),
    "a98-rgb": ColorSpace(primaries: [(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)]) {
      signed($0) { pow($0, 563.0 / 256) }
    },
    "prophoto-rgb": ColorSpace(
      primaries: [(0.734699, 0.265301), (0.159597, 0.840403), (0.036598, 0.000105)],
      white: .d50
    ) { component in
      signed(component) { $0 < 16.0 / 512 ? $0 / 16 : pow($0, 1.8) }
    },
    // The transfer function is that of displays (BT.1886), not that of cameras.
    "rec2020": ColorSpace(primaries: [(0.708, 0.292), (0.17, 0.797), (0.131, 0.046)]) {
      signed($0) { pow($0, 2.4) }
    },
    "xyz": ColorSpace(linear: { $0 }, matrix: .sRGBFromXYZ),
    "xyz-d65": ColorSpace(linear: { $0 }, matrix: .sRGBFromXYZ),
    "xyz-d50": xyzD50,
  ]

  private static let xyzD50 = ColorSpace(linear: { $0 }, matrix: .sRGBFromXYZ * .d65FromD50)

  private init(linear: @escaping @Sendable (Double) -> Double, matrix: ColorMatrix) {
    self.linear = linear
    self.matrix = matrix
  }

  private init(
    primaries: [(x: Double, y: Double)], white: ColorMatrix.White = .d65,
    _ linear: @escaping @Sendable (Double) -> Double
  ) {
    let toXYZ = ColorMatrix(primaries: primaries, white: white)
    let toD65 = white == .d50 ? .d65FromD50 * toXYZ : toXYZ
    self.init(linear: linear, matrix: .sRGBFromXYZ * toD65)
  }

  // MARK: CIE Lab and Oklab

  /// Converts a color from CIE Lab, whose white point is D50 (§9.1), to sRGB.
  static func sRGB(lightness: Double, a: Double, b: Double) -> ColorTriple {
    let middle = (lightness + 16) / 116
    let kappa = 24389.0 / 27
    func part(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > 216.0 / 24389 ? cube : (116 * value - 16) / kappa
    }
    let y = lightness > 8 ? middle * middle * middle : lightness / kappa
    let xyz = ColorTriple(part(middle + a / 500), y, part(middle - b / 200))
    return xyzD50.sRGB(xyz * ColorMatrix.White.d50.xyz)
  }

  /// Converts a color from Oklab to sRGB (§9.2), with the matrices of its author.
  static func sRGB(okLightness lightness: Double, a: Double, b: Double) -> ColorTriple {
    let roots = ColorMatrix(
      [1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.2914855480])
    let toLight = ColorMatrix(
      [4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.7076147010])
    let cones = (roots * [lightness, a, b]).mapped { $0 * $0 * $0 }
    return encoded(toLight * cones)
  }

  /// Returns the components a and b of a chroma and a hue in degrees (§9.3).
  static func components(chroma: Double, hue: Double) -> (a: Double, b: Double) {
    let angle = hue.truncatingRemainder(dividingBy: 360) * .pi / 180
    return (chroma * cos(angle), chroma * sin(angle))
  }

  // MARK: Transfer functions

  /// Converts a component of sRGB to linear light (§10.2); negative components are mirrored.
  private static func sRGBLight(_ component: Double) -> Double {
    signed(component) { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
  }

  private static func encoded(_ light: ColorTriple) -> ColorTriple {
    light.mapped { component in
      signed(component) { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }
  }

  private static func signed(_ value: Double, _ change: (Double) -> Double) -> Double {
    value < 0 ? -change(-value) : change(value)
  }
}

extension ColorTriple {
  fileprivate func mapped(_ change: (Double) -> Double) -> ColorTriple {
    ColorTriple(change(x), change(y), change(z))
  }
}
