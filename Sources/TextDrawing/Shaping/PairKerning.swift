/// How much nearer pairs of simple scalars stand: fonts such as Noto Sans CJK kern kana.
///
/// A class whose table stays where it is: what is known is found without asking who else uses it.
final class PairKerning {
  private typealias Row = UnsafeMutablePointer<Int32>

  private var scalars: [UInt32] = [0]
  /// A row of values for each left scalar, made when first needed.
  private let rows: UnsafeMutablePointer<Row?>

  private static let unknown = Int32.min
  private static let width = 256

  init() {
    rows = .allocate(capacity: Self.width)
    rows.initialize(repeating: nil, count: Self.width)
  }

  deinit {
    for left in 0..<Self.width { rows[left]?.deallocate() }
    rows.deallocate()
  }

  /// A row for a scalar; nil if there are too many.
  func addScalar(_ scalar: UInt32) -> UInt8? {
    guard scalars.count < Self.width else { return nil }
    scalars.append(scalar)
    return UInt8(scalars.count - 1)
  }

  /// What is to be added to the advance of the left one; `measure` is asked once for each pair.
  @inline(__always)
  func adjustment(
    _ left: UInt8, _ right: UInt8, measure: (UInt32, UInt32) -> Int32
  ) -> Int32 {
    if let row = rows[Int(left)], row[Int(right)] != Self.unknown { return row[Int(right)] }
    return measured(left, right, measure)
  }

  @inline(never)
  private func measured(
    _ left: UInt8, _ right: UInt8, _ measure: (UInt32, UInt32) -> Int32
  ) -> Int32 {
    let row = rows[Int(left)] ?? addRow(left)
    let value = measure(scalars[Int(left)], scalars[Int(right)])
    row[Int(right)] = value
    return value
  }

  private func addRow(_ left: UInt8) -> Row {
    let row = Row.allocate(capacity: Self.width)
    row.initialize(repeating: Self.unknown, count: Self.width)
    rows[Int(left)] = row
    return row
  }
}
