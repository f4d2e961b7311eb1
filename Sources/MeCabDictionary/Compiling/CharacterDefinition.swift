import TextFoundation

/// A compiler for `char.def`, which defines character categories and their members.
///
/// A category line has the form `NAME invoke group length`, a mapping line the form
/// `0x3041..0x309F HIRAGANA …`: the first category is the default category of the characters, the
/// others are the categories with which they may be grouped. Characters from U+0000 to U+FFFE can
/// be mapped; later lines override earlier ones. Lines that start with `#` are comments.
struct CharacterDefinition {
  private static let tableSize = CharacterTable.characterCount
  private static let nameSize = CharacterTable.nameSize
  /// The maximum number of categories: the type mask has 18 bits, and MeCab allows one category
  /// less.
  private static let maximumCategories = 17

  private struct Category {
    var name: String
    var properties: UInt32
  }

  private var categories: [Category] = []
  private var table: [UInt32] = []

  var names: [String] { categories.map(\.name) }

  /// Parses a definition file.
  ///
  /// - Throws: ``MeCabError`` with `invalidDefinition` and the line.
  init(path: String) throws(MeCabError) {
    var mappings: [(range: ClosedRange<Int>, properties: UInt32)] = []
    try DefinitionLines.read(FileBytes(path: path), requiringUTF8: false) {
      bytes, line throws(MeCabError) in
      guard bytes[line.lowerBound] != UInt8(ascii: "#") else { return }
      let words = bytes.words(in: line).map { bytes.text(in: $0) }
      if words[0].hasPrefix("0x") {
        let names = words.dropFirst().prefix { !$0.hasPrefix("#") }
        mappings.append((try Self.range(words[0]), try properties(of: Array(names))))
      } else {
        try addCategory(words)
      }
    }
    guard categories.count <= Self.maximumCategories else {
      throw MeCabError(
        .invalidDefinition,
        "has \(categories.count) categories, but the format supports at most \(Self.maximumCategories)",
        path: path)
    }
    for name in ["DEFAULT", "SPACE"] where !names.contains(name) {
      throw MeCabError(.invalidDefinition, "lacks the category \(name); add it", path: path)
    }
    table = [UInt32](repeating: try properties(of: ["DEFAULT"]), count: Self.tableSize)
    for mapping in mappings {
      for character in mapping.range { table[character] = mapping.properties }
    }
  }

  /// Returns the contents of `char.bin`.
  func compiled() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(4 + Self.nameSize * categories.count + 4 * table.count)
    output.append(littleEndian: UInt32(categories.count))
    for name in names {
      output.append(contentsOf: name.utf8)
      output.append(contentsOf: repeatElement(0, count: Self.nameSize - name.utf8.count))
    }
    for properties in table { output.append(littleEndian: properties) }
    return output
  }

  /// Adds a category, with the default category in bits 18–25, length in 26–29, group in 30 and
  /// invoke in 31.
  private mutating func addCategory(_ words: [String]) throws(MeCabError) {
    guard words.count >= 4, let invoke = UInt32(words[1]), let group = UInt32(words[2]),
      let length = UInt32(words[3]), invoke <= 1, group <= 1, length <= 15
    else {
      throw MeCabError(
        .invalidDefinition,
        "is not a category; write NAME, invoke (0 or 1), group (0 or 1), length (0 to 15)")
    }
    guard words[0].utf8.count < Self.nameSize, !words[0].utf8.contains(0) else {
      throw MeCabError(.invalidDefinition, "has a name of more than 31 bytes; shorten it")
    }
    guard !names.contains(words[0]) else {
      throw MeCabError(.invalidDefinition, "defines \(words[0]) again; remove one definition")
    }
    let number = UInt32(categories.count)
    categories.append(
      Category(
        name: words[0], properties: number << 18 | length << 26 | group << 30 | invoke << 31))
  }

  /// Returns the table value of a character with these categories.
  ///
  /// A category named twice counts once; `mecab-dict-index` adds its bit twice, which results in a
  /// different category.
  private func properties(of names: [String]) throws(MeCabError) -> UInt32 {
    var result: UInt32?
    for name in names {
      guard let index = categories.firstIndex(where: { $0.name == name }) else {
        throw MeCabError(
          .invalidDefinition, "refers to the category \(name), which no preceding line defines")
      }
      result = (result ?? categories[index].properties) | 1 << UInt32(index)
    }
    guard let result else {
      throw MeCabError(.invalidDefinition, "has no category; write 0x3041..0x309F NAME")
    }
    return result
  }

  private static func range(_ text: String) throws(MeCabError) -> ClosedRange<Int> {
    let dots = text.firstRange(of: "..")
    let first = dots.map { text[..<$0.lowerBound] } ?? text[...]
    let last = dots.map { text[$0.upperBound...] } ?? text[...]
    guard let low = hexadecimal(first), let high = hexadecimal(last), low <= high,
      high < tableSize
    else {
      throw MeCabError(
        .invalidDefinition,
        "has “\(text)”, which is not a character or range from 0x0000 to 0xFFFE; "
          + "write 0x3041..0x309F")
    }
    return low...high
  }

  private static func hexadecimal(_ text: Substring) -> Int? {
    guard text.hasPrefix("0x") || text.hasPrefix("0X"), text.utf8.count > 2 else { return nil }
    let digits = text.dropFirst(2)
    return digits.first == "-" || digits.first == "+" ? nil : Int(digits, radix: 16)
  }
}
