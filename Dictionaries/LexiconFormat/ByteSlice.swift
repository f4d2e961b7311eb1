/// A range of bytes owned by a `ByteBuffer`.
///
/// The build tool runs without optimization in debug builds, where collections of bytes are a
/// hundred times slower than pointers; so rows are slices of the file they were read from. Not
/// `Sendable`: a slice is valid only as long as its `ByteBuffer`.
package struct ByteSlice {
  package let start: UnsafePointer<UInt8>
  package let count: Int

  package init(start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
  }

  /// The bytes as text; invalid UTF-8 is repaired.
  package var string: String {
    String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// Whether the bytes are well-formed UTF-8.
  var isUTF8: Bool {
    String(validating: UnsafeBufferPointer(start: start, count: count), as: UTF8.self) != nil
  }

  /// Returns whether the slice consists of this ASCII character only.
  func isOnly(_ character: UInt8) -> Bool { count == 1 && start[0] == character }

  /// Returns whether both slices contain the same bytes.
  func equals(_ other: ByteSlice) -> Bool {
    count == other.count && Memory.compare(start, other.start, count) == 0
  }

  /// Whether the slice contains a comma or a quotation mark, which the CSV of MeCab cannot contain
  /// unquoted.
  var breaksCSV: Bool {
    firstIndex(of: UInt8(ascii: ",")) != nil || firstIndex(of: UInt8(ascii: "\"")) != nil
  }

  /// Returns the index of the first occurrence of `byte`.
  func firstIndex(of byte: UInt8) -> Int? { Memory.firstIndex(of: byte, in: start, count) }

  /// Returns the first `length` bytes.
  func prefix(_ length: Int) -> ByteSlice { ByteSlice(start: start, count: length) }

  /// Returns all but the first `length` bytes.
  func dropFirst(_ length: Int) -> ByteSlice {
    ByteSlice(start: start + length, count: count - length)
  }

  /// Returns whether the slice ends with the bytes of `suffix`.
  func hasSuffix(_ suffix: ByteSlice) -> Bool {
    count >= suffix.count
      && Memory.compare(start + (count - suffix.count), suffix.start, suffix.count) == 0
  }

  /// The value of a decimal integer with an optional `-`, nil if it is invalid or has more than 9
  /// digits.
  ///
  /// TextFoundation's `decimalPrefix` is not used, nor anything else of that module: this one
  /// imports nothing, so that the build tool is compiled in a few seconds and its loops are fast in
  /// a debug build, in which functions of other modules are not inlined.
  var decimal: Int? {
    var index = 0
    let negative = count > 0 && start[0] == UInt8(ascii: "-")
    if negative { index = 1 }
    guard index < count, count - index <= 9 else { return nil }
    var value = 0
    while index < count {
      let digit = Int(start[index]) &- 0x30
      if digit < 0 || digit > 9 { return nil }
      value = value &* 10 &+ digit
      index &+= 1
    }
    return negative ? -value : value
  }
}
