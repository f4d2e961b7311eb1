import TextFoundation

/// The element names of one source: known names come from ``ElementTable``, others are numbered in
/// the order of their first appearance.
struct ElementNames {
  /// The exclusive upper bound of element codes, including those of the table.
  var limit = ElementCode.limit
  /// The names that are not in the table, in lower case.
  private(set) var others: [String] = []
  private var numbers: [String: UInt32] = [:]
  /// The codes of short names by their packed bytes, found without creating a string.
  private var codes: [PackedName: ElementCode] = [:]

  /// Returns the code of the name in these bytes, of any case, or `none` if there are too many
  /// names.
  ///
  /// NUL becomes U+FFFD. `key` packs the same bytes in lower case.
  @inline(__always)
  mutating func code(
    of key: PackedName, _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> ElementCode {
    guard key.isComplete else { return code(of: bytes, in: range) }
    if let code = codes[key] { return code }
    let code = code(of: bytes, in: range)
    if code != .none { codes[key] = code }
    return code
  }

  private mutating func code(
    of bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>
  ) -> ElementCode {
    let name = String(
      decoding: bytes[range].lazy.map { $0.asciiLowercased }, as: UTF8.self
    )
    .replacingNUL()
    if let number = numbers[name] { return ElementCode(value: number) }
    let number = ElementCode.firstOther &+ UInt32(truncatingIfNeeded: others.count)
    guard number < limit else { return .none }
    numbers[name] = number
    others.append(name)
    return ElementCode(value: number)
  }
}

extension String {
  /// Returns the text with NUL replaced by U+FFFD, as the HTML tokenizer does in names and values.
  fileprivate func replacingNUL() -> String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}
