/// Calls `body` with the UTF-8 bytes of a string, without changing the string.
///
/// A native string provides its own storage; a string bridged from Objective-C is copied once. The
/// buffer is valid only during the call, and its base address may be nil for an empty string.
@inlinable
package func withUTF8Bytes<Result, Failure: Error>(
  of string: String, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
) throws(Failure) -> Result {
  try withBytes(of: string.utf8, body)
}

/// Calls `body` with the UTF-8 bytes of a substring; offset 0 is the start of the substring.
@inlinable
package func withUTF8Bytes<Result, Failure: Error>(
  of substring: Substring, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Result
) throws(Failure) -> Result {
  try withBytes(of: substring.utf8, body)
}

@inlinable
package func withBytes<View: Collection<UInt8>, Value, Failure: Error>(
  of view: View, _ body: (UnsafeBufferPointer<UInt8>) throws(Failure) -> Value
) throws(Failure) -> Value {
  // The closure-taking methods of the standard library erase the type of the error; a Result
  // preserves it.
  typealias Outcome = Swift.Result<Value, Failure>
  func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Outcome {
    do { return .success(try body(bytes)) } catch { return .failure(error) }
  }
  if let outcome = view.withContiguousStorageIfAvailable(run) { return try outcome.get() }
  return try Array(view).withUnsafeBufferPointer(run).get()
}

/// A converter between UTF-8 offsets and indices of a string.
///
/// Both directions take constant time in native strings and in those of the Swift libraries; in a
/// string bridged from Objective-C the time grows with the offset.
@usableFromInline
package struct UTF8Offsets: Sendable {
  /// The string that the offsets refer to.
  @usableFromInline package let string: String
  /// The length in bytes, which is the maximum valid offset.
  @usableFromInline package let count: Int

  @inlinable package init(_ string: String) {
    self.string = string
    self.count = string.utf8.count
  }

  /// Returns the index at an offset; offsets outside the text are clamped to its ends.
  @inlinable package func index(at offset: Int) -> String.Index {
    string.utf8.index(string.startIndex, offsetBy: Swift.min(Swift.max(0, offset), count))
  }

  /// Returns the offset of an index of this string.
  @inlinable package func offset(of index: String.Index) -> Int {
    string.utf8.distance(from: string.startIndex, to: index)
  }

  /// Returns the range of indices for a range of offsets.
  @inlinable package func range(_ offsets: Range<Int>) -> Range<String.Index> {
    index(at: offsets.lowerBound)..<index(at: offsets.upperBound)
  }

  /// The substring for a range of offsets.
  @inlinable package subscript(offsets: Range<Int>) -> Substring { string[range(offsets)] }
}
