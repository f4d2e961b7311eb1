/// How much nearer pairs of simple scalars stand: fonts such as Noto Sans CJK kern kana.
struct PairKerning {
  private var scalars: [UInt32] = [0]
  /// A row of 256 for each left scalar; `unknown` until asked for.
  private var values: [Int32] = []

  private static let unknown = Int32.min
  private static let width = 256

  /// A row for a scalar; nil if there are too many.
  mutating func addScalar(_ scalar: UInt32) -> UInt8? {
    guard scalars.count < Self.width else { return nil }
    scalars.append(scalar)
    return UInt8(scalars.count - 1)
  }

  /// What is to be added to the advance of the left one; `measure` is asked once for each pair.
  @inline(__always)
  mutating func adjustment(
    _ left: UInt8, _ right: UInt8, measure: (UInt32, UInt32) -> Int32
  ) -> Int32 {
    let place = Int(left) * Self.width + Int(right)
    if place < values.count, values[place] != Self.unknown { return values[place] }
    if place >= values.count {
      let rows = Int(left) + 1
      values += Array(repeating: Self.unknown, count: rows * Self.width - values.count)
    }
    let value = measure(scalars[Int(left)], scalars[Int(right)])
    values[place] = value
    return value
  }
}
