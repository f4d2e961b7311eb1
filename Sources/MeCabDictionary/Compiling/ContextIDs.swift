/// The context ids of rows without ids: `rewrite.def` rewrites their feature, and `left-id.def` and
/// `right-id.def` assign ids to the results.
struct ContextIDs {
  private var sections: [[RewriteRule]] = [[], [], []]
  private var left: [[UInt8]: Int] = [:]
  private var right: [[UInt8]: Int] = [:]
  private let definitions: DictionaryFolder

  private static let headings = ["[unigram rewrite]", "[left rewrite]", "[right rewrite]"]

  /// Reads the three files.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing` and the reason why the file is needed, or
  ///   `invalidDefinition` with the line.
  init(_ definitions: DictionaryFolder) throws(MeCabError) {
    self.definitions = definitions
    for name in ["rewrite.def", "left-id.def", "right-id.def"] {
      guard definitions.contains(name) else {
        throw MeCabError(
          .dictionaryMissing,
          "is needed to derive context ids for rows without them; "
            + "write ids in the rows or specify a directory that contains the file",
          path: definitions.location(of: name))
      }
    }
    var sections = sections
    var section: Int?
    try DefinitionLines.read(definitions.contents(of: "rewrite.def")) {
      bytes, line throws(MeCabError) in
      if bytes[line.lowerBound] == UInt8(ascii: "#") { return }
      if let index = Self.headings.firstIndex(of: bytes.text(in: line)) {
        section = index
        return
      }
      let words = bytes.words(in: line, limit: 3)
      let replacement = words.dropFirst().map { Array(bytes[$0]) }
      guard let section, words.count >= 2,
        let rule = RewriteRule(
          pattern: Array(bytes[words[0]]), replacement: Array(replacement.joined(separator: [0x20]))
        )
      else {
        throw MeCabError(
          .invalidDefinition,
          "is not a rule of a section; write a pattern and a replacement below a [heading]"
        )
      }
      sections[section].append(rule)
    }
    self.sections = sections
    left = try Self.numbers(definitions.contents(of: "left-id.def"))
    right = try Self.numbers(definitions.contents(of: "right-id.def"))
  }

  private static func numbers(_ file: FileBytes) throws(MeCabError) -> [[UInt8]: Int] {
    var numbers: [[UInt8]: Int] = [:]
    try DefinitionLines.read(file) { bytes, line throws(MeCabError) in
      let words = bytes.words(in: line, limit: 2)
      guard words.count == 2, let id = bytes.decimal(in: words[0]), (0...65_535).contains(id) else {
        throw MeCabError(.invalidDefinition, "is not an id; write 12 feature,pattern")
      }
      let feature = Array(bytes[words[1]])
      if numbers[feature] == nil { numbers[feature] = id }
    }
    return numbers
  }

  /// Returns the ids of a feature.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if a section has no rule for the feature, or the
  ///   result has no id.
  func ids(for feature: UnsafeRawBufferPointer) throws(MeCabError) -> (left: Int, right: Int) {
    let fields = CSVFields.all(Array(feature))
    var rewritten: [[UInt8]] = []
    for (index, rules) in sections.enumerated() {
      var output: [UInt8]?
      for rule in rules where output == nil { output = try rule.rewrite(fields) }
      guard let output else {
        throw MeCabError(
          .invalidRow,
          "has no context ids, and \(Self.headings[index]) in "
            + "\(definitions.location(of: "rewrite.def")) has no rule for its feature; write the ids"
        )
      }
      rewritten.append(output)
    }
    guard let leftID = left[rewritten[1]], let rightID = right[rewritten[2]] else {
      let missing = left[rewritten[1]] == nil ? 1 : 2
      let file = definitions.location(of: missing == 1 ? "left-id.def" : "right-id.def")
      throw MeCabError(
        .invalidRow,
        "has no context ids, and \(file) has none for "
          + "“\(String(decoding: rewritten[missing], as: UTF8.self))”; write the ids")
    }
    return (leftID, rightID)
  }
}
