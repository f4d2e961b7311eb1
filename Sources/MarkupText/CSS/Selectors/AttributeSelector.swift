internal import TextFoundation

/// A condition on an attribute (Selectors 4 §6).
struct AttributeSelector: Sendable, Hashable, CustomStringConvertible {
  /// How the value is compared.
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
  /// Whether the case of A–Z counts in the value.
  let ignoresCase: Bool

  var description: String {
    guard comparison != .exists else { return "[\(cssIdentifier(name))]" }
    let flag = ignoresCase ? " i" : ""
    return "[\(cssIdentifier(name))\(comparison.rawValue)\(cssQuoted(value))\(flag)]"
  }

  /// Whether an attribute's value fulfils it; allocates nothing for native strings.
  func matches(_ text: String) -> Bool {
    withUTF8Bytes(of: text) { text in withUTF8Bytes(of: value) { matches(text, $0) } }
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private func matches(_ text: Bytes, _ value: Bytes) -> Bool {
    switch comparison {
    case .exists: return true
    case .equals: return text.count == value.count && isEqual(text, at: 0, value)
    // By the standard, the empty value of the substring operators matches nothing.
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

  /// Whether the value is one of the words of the text.
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

  /// Whether the text has the value at an offset, which may lie outside of it.
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
