import TextFoundation

extension String {
  /// The string with A–Z in lower case and all else unchanged, as CSS and HTML compare names.
  var asciiLowercased: String {
    guard utf8.contains(where: { $0 &- 0x41 < 26 }) else { return self }
    return String(decoding: utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Returns whether two strings have the same bytes, ignoring the case of A–Z, without allocating.
  func equalsIgnoringASCIICase(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.elementsEqual(other.utf8) { one, two in one.asciiFolded == two.asciiFolded }
  }
}

extension UInt8 {
  /// The byte, in lower case if it is one of A–Z.
  var asciiFolded: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
