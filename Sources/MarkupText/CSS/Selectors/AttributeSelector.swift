internal import TextFoundation

/// An attribute selector (Selectors 4 §6).
struct AttributeSelector: Sendable, Hashable, CustomStringConvertible {
  /// The comparison of an attribute's value with the selector's.
  enum Operator: String, Sendable, Hashable {
    case exists = ""
    case equals = "="
    case includes = "~="
    case dashMatch = "|="
    case prefix = "^="
    case suffix = "$="
    case substring = "*="
  }

  let name: String
  let comparison: Operator
  let value: String
  /// Whether the value is compared ignoring the case of A–Z.
  let ignoresCase: Bool

  var description: String {
    guard comparison != .exists else { return "[\(cssIdentifier(name))]" }
    let flag = ignoresCase ? " i" : ""
    return "[\(cssIdentifier(name))\(comparison.rawValue)\(cssQuoted(value))\(flag)]"
  }

  /// Returns whether an attribute value satisfies the selector; does not allocate for native
  /// strings.
  func matches(_ text: String) -> Bool {
    withUTF8Bytes(of: text) { text in withUTF8Bytes(of: value) { matches(text, $0) } }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private func matches(_ text: Bytes, _ value: Bytes) -> Bool {
    switch comparison {
    case .exists: return true
    case .equals: return text.count == value.count && isEqual(text, at: 0, value)
    // According to the standard, substring operators with an empty value match nothing.
    case .prefix: return !value.isEmpty && isEqual(text, at: 0, value)
    case .suffix: return !value.isEmpty && isEqual(text, at: text.count - value.count, value)
    case .substring:
      guard !value.isEmpty, text.count >= value.count else { return false }
      return (0...text.count - value.count).contains { isEqual(text, at: $0, value) }
    case .dashMatch:
      guard isEqual(text, at: 0, value) else { return false }
      return text.count == value.count || text[value.count] == UInt8(ascii: "-")
    case .includes: return includes(text, value)
    }
  }

  /// Returns whether the value is one of the white-space-separated words of the text.
  private func includes(_ text: Bytes, _ value: Bytes) -> Bool {
    guard !value.isEmpty else { return false }
    var start = 0
    for offset in 0...text.count where offset == text.count || isWhitespace(text[offset]) {
      if offset - start == value.count, isEqual(text, at: start, value) { return true }
      start = offset + 1
    }
    return false
  }

  private func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D
  }

  /// Returns whether the text contains the value at an offset, which may be out of bounds.
  private func isEqual(_ text: Bytes, at offset: Int, _ value: Bytes) -> Bool {
    guard offset >= 0, value.count <= text.count - offset else { return false }
    for index in 0..<value.count {
      let one = text[offset + index]
      let other = value[index]
      if one != other, !ignoresCase || one.asciiFolded != other.asciiFolded { return false }
    }
    return true
  }
}
