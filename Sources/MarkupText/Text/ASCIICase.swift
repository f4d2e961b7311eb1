import TextFoundation

extension String {
  /// The string with A–Z made a–z and nothing else changed: CSS and HTML compare names so.
  var asciiLowercased: String {
    guard utf8.contains(where: { $0 &- 0x41 < 26 }) else { return self }
    return String(decoding: utf8.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether two strings have the same bytes apart from the case of A–Z; allocates nothing.
  func equalsIgnoringASCIICase(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count else { return false }
    return utf8.elementsEqual(other.utf8) { one, two in one.asciiFolded == two.asciiFolded }
  }
}

extension UInt8 {
  /// The byte with A–Z made a–z.
  var asciiFolded: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
