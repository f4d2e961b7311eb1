/// One rule of `rewrite.def` or `pos-id.def`: a pattern of fields and what to write if it matches.
///
/// A field of the pattern is `*` for anything, `(a|b)` for one of several, or the text itself. A
/// pattern matches a feature by its first fields. `$n` in the replacement is the feature's field n.
struct RewriteRule {
  private let pattern: [[UInt8]]
  private let replacement: [[UInt8]]

  var fieldCount: Int { pattern.count }

  /// Reads a rule; nil if either side has no field.
  init?(pattern: [UInt8], replacement: [UInt8]) {
    self.pattern = CSVFields.all(pattern)
    self.replacement = CSVFields.all(replacement)
    guard !self.pattern.isEmpty, !self.replacement.isEmpty else { return nil }
  }

  /// The replacement for a feature, or nil if the pattern does not match.
  ///
  /// - Throws: ``MeCabError`` if the replacement names a field the feature lacks.
  func rewrite(_ fields: [[UInt8]]) throws(MeCabError) -> [UInt8]? {
    guard pattern.count <= fields.count else { return nil }
    for (pattern, field) in zip(pattern, fields) {
      guard Self.matches(pattern, field) else { return nil }
    }
    var output: [UInt8] = []
    for (index, template) in replacement.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      output += CSVFields.escaped(try Self.expand(template, fields))
    }
    return output
  }

  private static func matches(_ pattern: [UInt8], _ field: [UInt8]) -> Bool {
    if pattern.first == UInt8(ascii: "*") || pattern == field { return true }
    guard pattern.count >= 3, pattern.first == UInt8(ascii: "("),
      pattern.last == UInt8(ascii: ")")
    else { return false }
    return pattern[1..<pattern.count - 1]
      .split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .contains { $0.elementsEqual(field) }
  }

  private static func expand(
    _ template: [UInt8], _ fields: [[UInt8]]
  ) throws(MeCabError) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    while position < template.count {
      guard template[position] == UInt8(ascii: "$") else {
        output.append(template[position])
        position += 1
        continue
      }
      position += 1
      var number = 0
      while position < template.count, (0x30...0x39).contains(template[position]) {
        number = min(number * 10 + Int(template[position]) - 0x30, 1_000_000)
        position += 1
      }
      guard number > 0, number <= fields.count else {
        throw MeCabError(
          .invalidDefinition,
          "“\(String(decoding: template, as: UTF8.self))” names field \(number) of a feature with "
            + "\(fields.count) fields")
      }
      output += fields[number - 1]
      // MeCab takes the byte after a number as it is, even a “$”.
      if position < template.count {
        output.append(template[position])
        position += 1
      }
    }
    return output
  }
}

/// Part-of-speech ids by the rules of `pos-id.def`: the first matching line counts.
///
/// A feature that no line matches has id 65,535; without the file every id is 1, as in MeCab.
struct PartOfSpeechIDs {
  private var rules: [(rule: RewriteRule, id: Int)] = []
  private var fieldCount = 1
  private var known: [[UInt8]: Int] = [:]
  private var lastPrefix: [UInt8] = []
  private var lastID = -1

  /// The id of features without a rule, −1 as 16 bits.
  static let unmatched = 65_535

  /// Reads `pos-id.def`, if it is there.
  init(path: String) throws(MeCabError) {
    guard FileSystem.exists(path) else {
      if let rule = RewriteRule(pattern: Array("*".utf8), replacement: Array("1".utf8)) {
        rules = [(rule, 1)]
      }
      return
    }
    try DefinitionLines.read(path) { bytes, line throws(MeCabError) in
      let words = bytes.words(in: line, limit: 2)
      guard words.count == 2, let id = bytes.decimal(in: words[1]), (0...65_535).contains(id),
        let rule = RewriteRule(
          pattern: Array(bytes[words[0]]), replacement: Array(bytes[words[1]]))
      else {
        throw MeCabError(.invalidDefinition, "is no rule; write feature,pattern,* 12")
      }
      rules.append((rule, id))
      fieldCount = max(fieldCount, rule.fieldCount)
    }
  }

  /// The id of a feature.
  ///
  /// Only as many fields decide as the longest rule has, and neighbours often share them.
  mutating func id(for feature: UnsafeRawBufferPointer) throws(MeCabError) -> Int {
    let length = prefixLength(feature)
    if length == lastPrefix.count, lastID >= 0,
      lastPrefix.withUnsafeBytes({ prefix in isEqual(prefix, feature, length) })
    {
      return lastID
    }
    let prefix = Array(feature[0..<length])
    let id: Int
    if let found = known[prefix] {
      id = found
    } else {
      id = try search(CSVFields.all(prefix))
      known[prefix] = id
    }
    lastPrefix = prefix
    lastID = id
    return id
  }

  private func search(_ fields: [[UInt8]]) throws(MeCabError) -> Int {
    for (rule, id) in rules where try rule.rewrite(fields) != nil { return id }
    return Self.unmatched
  }

  private func isEqual(
    _ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer, _ count: Int
  ) -> Bool {
    guard count > 0, let a = a.bindMemory(to: UInt8.self).baseAddress,
      let b = b.bindMemory(to: UInt8.self).baseAddress
    else { return count == 0 }
    return Bytes.compare(a, b, count) == 0
  }

  /// Where the fields that decide end, their last comma included; a quote anywhere takes all.
  private func prefixLength(_ feature: UnsafeRawBufferPointer) -> Int {
    var position = 0
    var fields = 0
    while fields < fieldCount {
      let comma = Bytes.offset(
        of: UInt8(ascii: ","), in: feature, from: position, to: feature.count)
      guard comma < feature.count else { return feature.count }
      position = comma + 1
      fields += 1
    }
    let quote = Bytes.offset(of: UInt8(ascii: "\""), in: feature, from: 0, to: position)
    return quote < position ? feature.count : position
  }
}

/// Context ids of rows that have none: `rewrite.def` reduces their feature, `left-id.def` and
/// `right-id.def` number what comes out.
struct ContextIDs {
  private var sections: [[RewriteRule]] = [[], [], []]
  private var left: [[UInt8]: Int] = [:]
  private var right: [[UInt8]: Int] = [:]
  private let directory: String

  private static let headings = ["[unigram rewrite]", "[left rewrite]", "[right rewrite]"]

  /// Reads the three files.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryMissing`, saying why they are needed, or
  ///   `invalidDefinition` with the line.
  init(directory: String) throws(MeCabError) {
    self.directory = directory
    for name in ["rewrite.def", "left-id.def", "right-id.def"] {
      let path = FileSystem.join(directory, name)
      guard FileSystem.exists(path) else {
        throw MeCabError(
          .dictionaryMissing,
          "is needed to derive context ids for rows without them; "
            + "write ids in the rows or give a directory that has the file",
          path: path)
      }
    }
    var sections = sections
    var section: Int?
    try DefinitionLines.read(FileSystem.join(directory, "rewrite.def")) {
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
          .invalidDefinition, "is no rule of a section; write pattern replacement below a [heading]"
        )
      }
      sections[section].append(rule)
    }
    self.sections = sections
    left = try Self.numbers(FileSystem.join(directory, "left-id.def"))
    right = try Self.numbers(FileSystem.join(directory, "right-id.def"))
  }

  private static func numbers(_ path: String) throws(MeCabError) -> [[UInt8]: Int] {
    var numbers: [[UInt8]: Int] = [:]
    try DefinitionLines.read(path) { bytes, line throws(MeCabError) in
      let words = bytes.words(in: line, limit: 2)
      guard words.count == 2, let id = bytes.decimal(in: words[0]), (0...65_535).contains(id) else {
        throw MeCabError(.invalidDefinition, "is no id; write 12 feature,pattern")
      }
      let feature = Array(bytes[words[1]])
      if numbers[feature] == nil { numbers[feature] = id }
    }
    return numbers
  }

  /// The ids of a feature.
  ///
  /// - Throws: ``MeCabError`` with `invalidRow` if a section has no rule or no id for it.
  func ids(for feature: UnsafeRawBufferPointer) throws(MeCabError) -> (left: Int, right: Int) {
    let fields = CSVFields.all(Array(feature))
    var rewritten: [[UInt8]] = []
    for (index, rules) in sections.enumerated() {
      var output: [UInt8]?
      for rule in rules where output == nil { output = try rule.rewrite(fields) }
      guard let output else {
        throw MeCabError(
          .invalidRow,
          "has no context ids, and \(Self.headings[index]) in \(directory)/rewrite.def has no rule "
            + "for its feature; write the ids")
      }
      rewritten.append(output)
    }
    guard let leftID = left[rewritten[1]], let rightID = right[rewritten[2]] else {
      let missing = left[rewritten[1]] == nil ? 1 : 2
      throw MeCabError(
        .invalidRow,
        "has no context ids, and \(missing == 1 ? "left" : "right")-id.def in \(directory) has none "
          + "for “\(String(decoding: rewritten[missing], as: UTF8.self))”; write the ids")
    }
    return (leftID, rightID)
  }
}

/// Reads a definition file line by line and names file and line in every error.
enum DefinitionLines {
  /// Calls `body` for each line that is not blank; lines must be UTF-8.
  static func read(
    _ path: String, requiringUTF8: Bool = true,
    _ body: (UnsafeRawBufferPointer, Range<Int>) throws(MeCabError) -> Void
  ) throws(MeCabError) {
    let file = try FileBytes(path: path)
    try file.withBytes { bytes throws(MeCabError) in
      var lines = SourceLines(bytes)
      while let line = lines.next() {
        do throws(MeCabError) {
          if bytes.words(in: line, limit: 1).isEmpty { continue }
          guard !requiringUTF8 || bytes.isUTF8(in: line) else {
            throw MeCabError(
              .unsupportedCharset,
              "is not valid UTF-8; convert the file with iconv -f EUC-JP -t UTF-8")
          }
          try body(bytes, line)
        } catch {
          throw MeCabError(error.code, error.message, path: path, line: lines.number)
        }
      }
    }
  }
}
