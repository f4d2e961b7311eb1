/// An output format of a dictionary: the settings `node-format-NAME`, `unk-format-NAME`,
/// `bos-format-NAME` and `eos-format-NAME` in its `dicrc`.
///
/// Covers what depends only on a word, its feature and the blanks before it; formats with other
/// directives, such as costs of paths and offsets, are written by libmecab (see ``isSupported``).
/// As in MeCab, a setting that is missing is empty, also that of unknown words.
///
/// Source: `writer.cpp` of MeCab 0.996 and its page “出力フォーマット”.
package struct OutputTemplate: Sendable, Hashable {
  /// A part of a template.
  package enum Item: Sendable, Hashable {
    case text([UInt8])
    /// `%m`: the word.
    case surface
    /// `%M`: the word with the blanks before it.
    case surfaceWithBlanks
    /// `%pS`: the blanks before the word.
    case blanks
    /// `%H`: the feature.
    case feature
    /// `%f[…]` and `%F?[…]`: fields of the feature, with a separator.
    case fields([Int], separator: UInt8)
    /// `%h`: the part-of-speech id.
    case partOfSpeechID
    /// `%c` and `%pw`: the cost of the word.
    case wordCost
    /// `%s`: 0 for a known word, 1 for an unknown one.
    case status
    /// `%pl` and `%pL`: the length of the word in bytes, without and with the blanks before it.
    case length
    case lengthWithBlanks
    /// `%phl` and `%phr`: the left and the right context id.
    case leftID
    case rightID
  }

  /// The items of known and unknown words and of the beginning and end of a sentence; nil if the
  /// setting has a directive that is not covered.
  private let known: [Item]?
  private let unknown: [Item]?
  private let beginning: [Item]?
  private let ending: [Item]?

  /// Reads a format from the settings of a dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidDefinition` if the dictionary has no format `name`; the
  ///   message lists those it has.
  package init(
    named name: String, in configuration: DictionaryConfiguration, path: String
  ) throws(MeCabError) {
    guard let node = configuration["node-format-\(name)"], !node.isEmpty else {
      let names = configuration.outputFormats
      throw MeCabError(
        .invalidDefinition,
        "has no output format “\(name)” ("
          + (names.isEmpty ? "it defines none" : "it defines \(names.joined(separator: ", "))")
          + ")",
        path: path)
    }
    func items(_ kind: String) -> [Item]? {
      Self.items(of: configuration["\(kind)-format-\(name)"] ?? "")
    }
    known = Self.items(of: node)
    unknown = items("unk")
    beginning = items("bos").flatMap { $0.contains(where: \.isOfWord) ? nil : $0 }
    ending = items("eos").flatMap { $0.contains(where: \.isOfWord) ? nil : $0 }
  }

  /// Whether all directives are covered.
  package var isSupported: Bool {
    known != nil && unknown != nil && beginning != nil && ending != nil
  }

  /// The items of a word.
  package func word(isUnknown: Bool) -> [Item] { (isUnknown ? unknown : known) ?? [] }
  /// The items before the first and after the last word, which are text only.
  package var sentenceBeginning: [Item] { beginning ?? [] }
  package var sentenceEnding: [Item] { ending ?? [] }

  /// Parses a template; nil if it has a directive that is not covered or is invalid.
  static func items(of template: String) -> [Item]? {
    var parser = OutputTemplateParser(template)
    return parser.parse()
  }
}

extension OutputTemplate.Item {
  /// Whether the item is something other than text.
  fileprivate var isOfWord: Bool { if case .text = self { false } else { true } }
}

/// Parses the directives of a template.
private struct OutputTemplateParser {
  private let bytes: [UInt8]
  private var position = 0
  private var items: [OutputTemplate.Item] = []
  private var text: [UInt8] = []

  init(_ template: String) { bytes = Array(template.utf8) }

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

  /// Reads the character after a backslash; nil for those that MeCab writes as NUL.
  private mutating func escaped() -> UInt8? {
    switch next() {
    case UInt8(ascii: "a"): 7
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "v"): 11
    case UInt8(ascii: "f"): 12
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "s"): 0x20
    case UInt8(ascii: "\\"): 0x5C
    default: nil
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
    default: nil
    }
  }

  private mutating func property() -> OutputTemplate.Item? {
    switch next() {
    case UInt8(ascii: "S"): return .blanks
    case UInt8(ascii: "w"): return .wordCost
    case UInt8(ascii: "l"): return .length
    case UInt8(ascii: "L"): return .lengthWithBlanks
    case UInt8(ascii: "h"):
      switch next() {
      case UInt8(ascii: "l"): return .leftID
      case UInt8(ascii: "r"): return .rightID
      default: return nil
      }
    default: return nil
    }
  }

  private mutating func separator() -> UInt8? {
    guard let byte = next() else { return nil }
    return byte == UInt8(ascii: "\\") ? escaped() : byte
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
