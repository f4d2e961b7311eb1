import TextFoundation

/// The comma-separated fields of a feature, located on demand.
///
/// As in MeCab's CSV, a field may be enclosed in double quotes, in which a comma is text and `""`
/// is a quotation mark. Borrows memory: valid only as long as the bytes.
struct FeatureFields {
  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Creates the fields of a NUL-terminated feature.
  init(_ feature: UnsafePointer<UInt8>) {
    var count = 0
    while feature[count] != 0 { count += 1 }
    bytes = UnsafeBufferPointer(start: feature, count: count)
  }

  /// The number of fields; an empty feature has one empty field.
  var count: Int {
    var fields = 1
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ","), !isQuoted { fields += 1 }
    }
    return fields
  }

  /// The raw bytes of a field without enclosing quotes, or `nil` if the index is past the last
  /// field.
  subscript(index: Int) -> UnsafeBufferPointer<UInt8>? {
    var field = 0
    var start = 0
    var isQuoted = false
    for offset in 0...bytes.count {
      if offset < bytes.count {
        if bytes[offset] == UInt8(ascii: "\"") { isQuoted.toggle() }
        guard bytes[offset] == UInt8(ascii: ","), !isQuoted else { continue }
      }
      if field == index { return unquoted(start..<offset) }
      field += 1
      start = offset + 1
    }
    return nil
  }

  /// Returns a field's text, or `nil` if it is absent, empty or `*`.
  func text(at index: Int) -> String? {
    guard let field = self[index], !field.isEmpty,
      !(field.count == 1 && field[0] == UInt8(ascii: "*"))
    else { return nil }
    let text = String(decoding: field, as: UTF8.self)
    return text.contains("\"\"") ? text.replacingDoubledQuotes() : text
  }

  /// The texts of all fields; fields without a value are `*` or empty, as in the feature.
  var texts: [String] {
    (0..<count).map { index in
      self[index].map { String(decoding: $0, as: UTF8.self).replacingDoubledQuotes() } ?? ""
    }
  }

  private func unquoted(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    let quote = UInt8(ascii: "\"")
    if range.count >= 2, bytes[range.lowerBound] == quote, bytes[range.upperBound - 1] == quote {
      return UnsafeBufferPointer(rebasing: bytes[range.lowerBound + 1..<range.upperBound - 1])
    }
    return UnsafeBufferPointer(rebasing: bytes[range])
  }
}

extension String {
  fileprivate func replacingDoubledQuotes() -> String {
    var result = ""
    var isSecond = false
    for scalar in unicodeScalars {
      if scalar == "\"", isSecond {
        isSecond = false
        continue
      }
      isSecond = scalar == "\""
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
