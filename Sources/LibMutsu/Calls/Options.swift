internal import CMutsu

/// Functions that check members of option structures.
enum Options {
  /// Returns the options of a call: the members that the caller knows, and 0 for the others.
  ///
  /// - Parameters:
  ///   - options: a structure whose first member is its size; nil for the defaults.
  ///   - defaults: the structure with 0 for every member.
  /// - Returns: the options.
  /// - Throws: `MUTSU_INVALID_OPTION` if the size is too small for a structure of this kind.
  static func copy<Structure: BitwiseCopyable>(
    _ options: UnsafePointer<Structure>?, _ defaults: Structure
  ) throws(Failure) -> Structure {
    guard let options else { return defaults }
    let source = UnsafeRawPointer(options)
    let size = source.loadUnaligned(as: Int.self)
    guard size > MemoryLayout<Int>.size, size <= 4096 else {
      throw Failure(
        MUTSU_INVALID_OPTION, "the size of the options is \(size) (set size to their sizeof)")
    }
    var copy = defaults
    withUnsafeMutableBytes(of: &copy) {
      $0.copyMemory(
        from: UnsafeRawBufferPointer(start: source, count: min(size, $0.count)))
    }
    return copy
  }

  /// Returns the value of an enumeration.
  static func value<Value>(
    _ number: Int32, _ name: StaticString, _ values: [Value]
  ) throws(Failure) -> Value {
    guard values.indices.contains(Int(number)) else {
      throw Failure(
        MUTSU_INVALID_OPTION, "\(name) is \(number) (it is from 0 to \(values.count - 1))")
    }
    return values[Int(number)]
  }

  /// Returns whether an option that is 0 or 1 is 1.
  static func flag(_ number: Int32, _ name: StaticString) throws(Failure) -> Bool {
    try value(number, name, [false, true])
  }

  /// Returns a string; nil for NULL.
  static func string(
    _ start: UnsafePointer<CChar>?, _ length: Int64, _ name: StaticString
  ) throws(Failure) -> String? {
    guard let start else { return nil }
    guard length >= 0, length <= MUTSU_MAXIMUM_TEXT else {
      throw Failure(
        MUTSU_INVALID_ARGUMENT,
        "the length of \(name) is \(length) (it is from 0 to \(MUTSU_MAXIMUM_TEXT))")
    }
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(MUTSU_INVALID_UTF8, "\(name) is not UTF-8 (convert it)")
    }
    return text
  }
}
