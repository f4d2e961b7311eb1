/// The decimal digits at the start of some bytes.
@usableFromInline
package struct DecimalPrefix: Equatable, Sendable {
  /// The value of the digits, at most the limit; 0 if there are no digits.
  @usableFromInline package let value: Int
  /// The number of digits, including leading zeros.
  @usableFromInline package let count: Int

  @inlinable init(value: Int, count: Int) {
    self.value = value
    self.count = count
  }
}

/// Parsing of numbers in ASCII digits. Callers reject a sign, a number of digits or a value that
/// their grammar does not allow.
extension UnsafePointer<UInt8> {
  /// Returns the digits at the start of `count` bytes; a greater value than `limit` becomes the
  /// limit, so that no number of digits overflows.
  ///
  /// The limit is at most 10¹⁸.
  @inlinable
  package func decimalPrefix(count: Int, limit: Int) -> DecimalPrefix {
    let limit = UInt(bitPattern: limit)
    var value: UInt = 0
    var position = 0
    while position < count {
      let digit = self[position] &- 0x30
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt(digit)
      if value > limit { value = limit }
      position &+= 1
    }
    return DecimalPrefix(value: Int(bitPattern: value), count: position)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the digits that start at an offset; none at the end.
  @inlinable
  package func decimalPrefix(from offset: Int, limit: Int) -> DecimalPrefix {
    guard let baseAddress, offset < count else { return DecimalPrefix(value: 0, count: 0) }
    return (baseAddress + offset).decimalPrefix(count: count &- offset, limit: limit)
  }
}

extension Collection<UInt8> {
  /// Returns the digits at the start.
  @inlinable
  package func decimalPrefix(limit: Int) -> DecimalPrefix {
    withBytes(of: self) { $0.decimalPrefix(from: 0, limit: limit) }
  }
}

extension ByteBuffer {
  /// Appends a number in decimal digits, after `-` if it is negative.
  package mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let number = number.magnitude
    var count = 1
    var rest = number
    while rest > 9 {
      rest /= 10
      count &+= 1
    }
    let digits = reserve(count)
    rest = number
    for index in (0..<count).reversed() {
      digits[index] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
      rest /= 10
    }
    commit(count)
  }
}
