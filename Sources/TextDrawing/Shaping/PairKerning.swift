/// A cache of kerning values for pairs of simple scalars; fonts such as Noto Sans CJK kern kana.
///
/// A class whose tables do not move, so that lookups need no uniqueness check.
final class PairKerning {
  typealias Row = UnsafeMutablePointer<Int32>

  private var scalars: [UInt32] = [0]
  /// A row of kerning values for each left scalar.
  ///
  /// Column 0 and row 0, for scalars that are not kerned, contain zeros; rows without measured
  /// values are shared.
  let rows: UnsafeMutablePointer<Row>
  private let zeros: Row
  private let unknowns: Row

  /// The entry for a pair that has not been measured.
  static let unknown = Int32.min
  private static let width = 256

  init() {
    zeros = Self.row(of: 0)
    unknowns = Self.row(of: Self.unknown)
    rows = .allocate(capacity: Self.width)
    rows.initialize(repeating: unknowns, count: Self.width)
    rows[0] = zeros
  }

  deinit {
    for left in 1..<Self.width where rows[left] != unknowns { rows[left].deallocate() }
    unknowns.deallocate()
    zeros.deallocate()
    rows.deallocate()
  }

  /// Adds a row for a scalar, or returns nil if the table is full.
  func addScalar(_ scalar: UInt32) -> UInt8? {
    guard scalars.count < Self.width else { return nil }
    scalars.append(scalar)
    return UInt8(scalars.count - 1)
  }

  /// Returns the adjustment to the advance of the left scalar; `measure` is called only once for
  /// each pair.
  ///
  /// The result is 0 if either index is 0, which represents scalars that are not kerned.
  func adjustment(
    _ left: UInt8, _ right: UInt8, measure: (UInt32, UInt32) -> Int32
  ) -> Int32 {
    let known = rows[Int(left)][Int(right)]
    return known != Self.unknown ? known : measured(left, right, measure)
  }

  @inline(never)
  private func measured(
    _ left: UInt8, _ right: UInt8, _ measure: (UInt32, UInt32) -> Int32
  ) -> Int32 {
    let value = measure(scalars[Int(left)], scalars[Int(right)])
    if rows[Int(left)] == unknowns { rows[Int(left)] = Self.row(of: Self.unknown) }
    rows[Int(left)][Int(right)] = value
    return value
  }

  /// Returns a row filled with a value, except for a zero in the column of scalars that are not
  /// kerned.
  private static func row(of value: Int32) -> Row {
    let row = Row.allocate(capacity: width)
    row.initialize(repeating: value, count: width)
    row[0] = 0
    return row
  }
}
