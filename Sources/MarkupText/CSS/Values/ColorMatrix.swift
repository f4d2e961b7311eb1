/// A linear transformation between color spaces, as a 3×3 matrix.
struct ColorMatrix: Sendable {
  private let rows: (ColorTriple, ColorTriple, ColorTriple)

  init(_ first: ColorTriple, _ second: ColorTriple, _ third: ColorTriple) {
    rows = (first, second, third)
  }

  static let identity = ColorMatrix([1, 0, 0], [0, 1, 0], [0, 0, 1])

  /// A white point, defined by its chromaticity.
  enum White: Sendable {
    case d50
    case d65

    var xyz: ColorTriple {
      switch self {
      case .d50: Self.xyz(0.3457, 0.3585)
      case .d65: Self.xyz(0.3127, 0.3290)
      }
    }

    fileprivate static func xyz(_ x: Double, _ y: Double) -> ColorTriple {
      [x / y, 1, (1 - x - y) / y]
    }
  }

  /// Creates the conversion from linear light with these primaries to CIE XYZ, scaling each primary
  /// so that they add up to the white point.
  init(primaries: [(x: Double, y: Double)], white: White) {
    let columns = primaries.map { White.xyz($0.x, $0.y) }
    let unscaled = ColorMatrix(columns[0], columns[1], columns[2]).transposed
    let strengths = unscaled.inverse * white.xyz
    self =
      ColorMatrix(
        columns[0] * strengths.x, columns[1] * strengths.y, columns[2] * strengths.z
      ).transposed
  }

  /// The conversion from CIE XYZ with white point D65 to linear-light sRGB.
  static let sRGBFromXYZ =
    ColorMatrix(primaries: [(0.64, 0.33), (0.3, 0.6), (0.15, 0.06)], white: .d65).inverse

  /// The Bradford chromatic adaptation from D50 to D65 (§10.9).
  static let d65FromD50: ColorMatrix = {
    let cones = ColorMatrix(
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
    let scale = (cones * White.d65.xyz) / (cones * White.d50.xyz)
    let scaling = ColorMatrix([scale.x, 0, 0], [0, scale.y, 0], [0, 0, scale.z])
    return cones.inverse * scaling * cones
  }()

  static func * (matrix: Self, vector: ColorTriple) -> ColorTriple {
    [
      (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(),
      (matrix.rows.2 * vector).sum(),
    ]
  }

  static func * (one: Self, other: Self) -> ColorMatrix {
    let columns = other.transposed.rows
    return ColorMatrix(one * columns.0, one * columns.1, one * columns.2).transposed
  }

  private var transposed: ColorMatrix {
    ColorMatrix(
      [rows.0.x, rows.1.x, rows.2.x], [rows.0.y, rows.1.y, rows.2.y],
      [rows.0.z, rows.1.z, rows.2.z]
    )
  }

  /// The inverse, by cofactors; every matrix used here is invertible.
  var inverse: ColorMatrix {
    let columns = (
      rows.1.cross(rows.2), rows.2.cross(rows.0), rows.0.cross(rows.1)
    )
    let determinant = (rows.0 * columns.0).sum()
    return ColorMatrix(
      columns.0 / determinant, columns.1 / determinant, columns.2 / determinant
    ).transposed
  }
}

extension ColorTriple {
  fileprivate func cross(_ other: ColorTriple) -> ColorTriple {
    [y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x]
  }
}
