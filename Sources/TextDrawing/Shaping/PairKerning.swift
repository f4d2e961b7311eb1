/// How much nearer pairs of simple scalars stand: fonts such as Noto Sans CJK kern kana.
///
/// A class whose table stays where it is: what is known is found without asking who else uses it.
final class PairKerning {
  typealias Row = UnsafeMutablePointer<Int32>

  private var scalars: [UInt32] = [0]
  /// A row of values for each left scalar.
  ///
  /// All have a zero for what is not kerned, 0, which has a row of zeros itself; rows that nothing
  /// is known of are one and the same.
  let rows: UnsafeMutablePointer<Row>
  private let zeros: Row
  private let unknowns: Row

  /// What stands in a row for a pair that was not measured yet.
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

  /// A row for a scalar; nil if there are too many.
  func addScalar(_ scalar: UInt32) -> UInt8? {
    guard scalars.count < Self.width else { return nil }
    scalars.append(scalar)
    return UInt8(scalars.count - 1)
  }

  /// What is to be added to the advance of the left one; `measure` is asked once for each pair.
  ///
  /// 0 if one of the two is 0, which stands for what is not kerned.
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

  /// A row of one value, but for what is not kerned.
  private static func row(of value: Int32) -> Row {
    let row = Row.allocate(capacity: width)
    row.initialize(repeating: value, count: width)
    row[0] = 0
    return row
  }
}
