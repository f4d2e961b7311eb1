/// The colon between the components of some compounds of NAIST-jdic, in their base form, reading and
/// pronunciation.
///
/// For 一番上 they are `一番:上` and `イチバン:ウエ`. The accents of the components need them; callers
/// get forms without them.
enum ComponentSeparator {
  static let byte = UInt8(ascii: ":")

  /// Returns a field of a word without separators; unchanged if the word itself contains colons.
  static func removed(from field: String, of surface: Substring) -> String {
    guard field.utf8.contains(byte), !surface.utf8.contains(byte) else { return field }
    return field.filter { $0 != ":" }
  }

  /// Calls `body` with the bytes of a field without separators.
  static func withRemoved(
    from field: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>?) -> Void
  ) {
    guard field.contains(byte) else { return body(field) }
    field.filter { $0 != byte }.withUnsafeBufferPointer { body($0) }
  }
}
