/// Parses the directives of a template.
struct OutputTemplateParser {
  private let bytes: [UInt8]
  private var position = 0
  private var items: [OutputTemplate.Item] = []
  private var text: [UInt8] = []

  /// Whether directives that need a full lattice, and NUL, are valid.
  private let allowsLattice: Bool

  init(_ template: String, allowsLattice: Bool) {
    bytes = Array(template.utf8)
    self.allowsLattice = allowsLattice
  }

  private mutating func next() -> UInt8? {
    guard position < bytes.count else { return nil }
    position += 1
    return bytes[position - 1]
  }

  mutating func parse() -> [OutputTemplate.Item]? {
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = escaped() else { return nil }
        text.append(escaped)
      case UInt8(ascii: "%"):
        guard let directive = next() else { return nil }
        if directive == UInt8(ascii: "%") {
          text.append(directive)
        } else {
          guard let item = item(directive) else { return nil }
          if case .lattice = item, !allowsLattice { return nil }
          append(item)
        }
      default: text.append(byte)
      }
    }
    append(nil)
    return items
  }

  private mutating func append(_ item: OutputTemplate.Item?) {
    if !text.isEmpty { items.append(.text(text)) }
    text.removeAll()
    if let item { items.append(item) }
  }

  /// Reads the character after a backslash; as in MeCab, NUL for those without a meaning.
  private mutating func escaped() -> UInt8? {
    switch next() {
    case nil: nil
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "v"): 11
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "s"): 0x20
    case UInt8(ascii: "\\"): 0x5C
    default: allowsLattice ? 0 : nil
    }
  }

  private mutating func item(_ directive: UInt8) -> OutputTemplate.Item? {
    switch directive {
    case UInt8(ascii: "m"): .surface
    case UInt8(ascii: "M"): .surfaceWithBlanks
    case UInt8(ascii: "H"): .feature
    case UInt8(ascii: "h"): .partOfSpeechID
    case UInt8(ascii: "c"): .wordCost
    case UInt8(ascii: "s"): .status
    case UInt8(ascii: "f"): fields(separator: UInt8(ascii: "\t"))
    case UInt8(ascii: "F"): separator().flatMap { fields(separator: $0) }
    case UInt8(ascii: "p"): property()
    case UInt8(ascii: "S"): .lattice(.sentence)
    case UInt8(ascii: "L"): .lattice(.sentenceLength)
    case UInt8(ascii: "t"): .lattice(.characterClass)
    case UInt8(ascii: "P"): .lattice(.probability)
    default: nil
    }
  }

  private mutating func property() -> OutputTemplate.Item? {
    switch next() {
    case UInt8(ascii: "S"): return .blanks
    case UInt8(ascii: "w"): return .wordCost
    case UInt8(ascii: "l"): return .length
    case UInt8(ascii: "L"): return .lengthWithBlanks
    case UInt8(ascii: "i"): return .lattice(.number)
    case UInt8(ascii: "s"): return .lattice(.start)
    case UInt8(ascii: "e"): return .lattice(.end)
    case UInt8(ascii: "C"): return .lattice(.connectionCost)
    case UInt8(ascii: "n"): return .lattice(.stepCost)
    case UInt8(ascii: "c"): return .lattice(.pathCost)
    case UInt8(ascii: "b"): return .lattice(.bestMark)
    case UInt8(ascii: "P"): return .lattice(.probability)
    case UInt8(ascii: "A"): return .lattice(.alpha)
    case UInt8(ascii: "B"): return .lattice(.beta)
    case UInt8(ascii: "p"): return connections()
    case UInt8(ascii: "h"):
      switch next() {
      case UInt8(ascii: "l"): return .leftID
      case UInt8(ascii: "r"): return .rightID
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func connections() -> OutputTemplate.Item? {
    let connection: OutputTemplate.Connection
    switch next() {
    case UInt8(ascii: "i"): connection = .number
    case UInt8(ascii: "c"): connection = .cost
    case UInt8(ascii: "P"): connection = .probability
    default: return nil
    }
    return separator().map { .lattice(.connections(connection, separator: $0)) }
  }

  private mutating func separator() -> UInt8? {
    guard let byte = next() else { return nil }
    guard byte == UInt8(ascii: "\\") else { return byte }
    return escaped().flatMap { $0 == 0 ? nil : $0 }
  }

  /// Reads the indices of fields: `[0,6]`.
  private mutating func fields(separator: UInt8) -> OutputTemplate.Item? {
    guard next() == UInt8(ascii: "[") else { return nil }
    var indices: [Int] = []
    var index = 0
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        // An index past the fields of any feature; a longer number must not overflow.
        index = min(10 * index + Int(byte - UInt8(ascii: "0")), 1 << 20)
      case UInt8(ascii: ","), UInt8(ascii: "]"):
        indices.append(index)
        index = 0
        if byte == UInt8(ascii: "]") { return .fields(indices, separator: separator) }
      default: return nil
      }
    }
    return nil
  }
}
