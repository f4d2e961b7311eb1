/// A column with one value for all forms, or one for each form, separated by spaces.
struct FormValues {
  private var rest: ByteSlice
  private let isSingle: Bool
  private(set) var isExhausted = false

  init(_ column: ByteSlice) {
    rest = column
    isSingle = column.firstIndex(of: UInt8(ascii: " ")) == nil
  }

  /// Returns the value of the next form, nil if there are no more.
  mutating func next() -> ByteSlice? {
    if isSingle {
      isExhausted = true
      return rest
    }
    if isExhausted { return nil }
    guard let length = rest.firstIndex(of: UInt8(ascii: " ")) else {
      isExhausted = true
      return rest
    }
    let value = rest.prefix(length)
    rest = rest.dropFirst(length &+ 1)
    return value
  }
}
