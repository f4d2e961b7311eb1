package import MeCabDictionary

/// The text file of patterns: UTF-8 lines of fields separated by TAB.
///
///     class     LEFT-ID  RIGHT-ID  known|unknown      numbered from 0 in the order of the lines
///     category  NAME     CLASS     run|shortest
///     pattern   STRING   WORD      STATE:WORD …
///
/// WORD is the number of a class, followed by `-N` if the pattern is N characters longer than the
/// word; `*` is no word. STATE is the right id of the preceding word. In STRING, `\n` is the end of
/// a line, `\t` a tab and `\\` a backslash. Lines that start with `#` are comments; the keywords are
/// abbreviated to `c`, `k` and, for patterns, nothing: a pattern's line starts with TAB.
extension PatternSet {
  /// Writes the set, after lines of `comments`.
  package func text(comments: [String]) -> [UInt8] {
    var text: [UInt8] = []
    func line(_ fields: [String]) { text += (fields.joined(separator: "\t") + "\n").utf8 }
    for comment in comments { line(["# " + comment]) }
    for wordClass in classes {
      line([
        "c", String(wordClass.leftID), String(wordClass.rightID),
        wordClass.isUnknown ? "unknown" : "known",
      ])
    }
    for category in categories {
      line([
        "k", category.name, String(category.wordClass),
        category.isRunPreferred ? "run" : "shortest",
      ])
    }
    for row in rows {
      text.append(UInt8(ascii: "\t"))
      for unit in row.key { text += Self.escaped(unit) }
      text += "\t\(row.prediction.map(Self.field) ?? "*")".utf8
      for exception in row.exceptions {
        text += "\t\(exception.state):\(Self.field(exception.prediction))".utf8
      }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  private static func field(_ prediction: PatternPrediction) -> String {
    prediction.excess == 0
      ? "\(prediction.wordClass)" : "\(prediction.wordClass)-\(prediction.excess)"
  }

  private static func escaped(_ unit: UInt16) -> [UInt8] {
    switch unit {
    case PatternKey.endOfLine: Array("\\n".utf8)
    case 0x09: Array("\\t".utf8)
    case 0x5C: Array("\\\\".utf8)
    default: PatternKey.bytes([unit])
    }
  }

  /// Reads a file.
  ///
  /// - Throws: `invalidDefinition` with the line if a line is not as described, or the patterns are
  ///   not sorted; `dictionaryMissing` or `fileUnreadable`.
  package init(path: String) throws(MeCabError) {
    try self.init(FileBytes(path: path))
  }

  /// Reads the text of a file.
  package init(text: [UInt8], path: String = "memory") throws(MeCabError) {
    try self.init(FileBytes(copying: text, path: path))
  }

  private init(_ file: FileBytes) throws(MeCabError) {
    try file.withBytes { bytes throws(MeCabError) in
      var number = 0
      var start = 0
      while start < bytes.count {
        let end = Bytes.offset(of: UInt8(ascii: "\n"), in: bytes, from: start, to: bytes.count)
        number += 1
        var line = PatternLine(bytes: bytes, position: start, end: end)
        guard read(&line) else {
          throw MeCabError(
            .invalidDefinition, "is not a line of a pattern file, or out of order", path: file.path,
            line: number)
        }
        start = end + 1
      }
    }
  }

  /// Reads a line; returns false if it is invalid.
  private mutating func read(_ line: inout PatternLine) -> Bool {
    guard let first = line.peek else { return true }
    switch first {
    case UInt8(ascii: "#"): return true
    case UInt8(ascii: "\t"): return readPattern(&line)
    default: break
    }
    let fields = line.fields()
    switch fields.first {
    case "c" where fields.count == 4:
      guard let leftID = UInt16(fields[1]), let rightID = UInt16(fields[2]),
        ["known", "unknown"].contains(fields[3])
      else { return false }
      classes.append(
        PatternClass(leftID: leftID, rightID: rightID, isUnknown: fields[3] == "unknown"))
    case "k" where fields.count == 4:
      guard let wordClass = Int(fields[2]), classes.indices.contains(wordClass),
        ["run", "shortest"].contains(fields[3])
      else { return false }
      categories.append(
        PatternCategoryRow(
          name: fields[1], wordClass: wordClass, isRunPreferred: fields[3] == "run"))
    default: return false
    }
    return true
  }

  private mutating func readPattern(_ line: inout PatternLine) -> Bool {
    line.skip()
    var row = PatternRow(key: [], prediction: nil, exceptions: [])
    guard line.readKey(into: &row.key), line.skip(UInt8(ascii: "\t")) else { return false }
    if !line.skip(UInt8(ascii: "*")) {
      guard let prediction = prediction(&line, row.key.count) else { return false }
      row.prediction = prediction
    }
    while line.skip(UInt8(ascii: "\t")) {
      guard let state = line.readNumber(), state <= 0xFFFF, line.skip(UInt8(ascii: ":")),
        let prediction = prediction(&line, row.key.count),
        row.exceptions.last.map({ $0.state < state }) ?? true
      else { return false }
      row.exceptions.append(.init(state: UInt16(state), prediction: prediction))
    }
    guard line.peek == nil, row.prediction != nil || !row.exceptions.isEmpty,
      rows.last.map({ $0.key.lexicographicallyPrecedes(row.key) }) ?? true
    else { return false }
    rows.append(row)
    return true
  }

  /// Reads a word of a pattern of `length` characters.
  private func prediction(_ line: inout PatternLine, _ length: Int) -> PatternPrediction? {
    guard let wordClass = line.readNumber(), classes.indices.contains(wordClass) else { return nil }
    guard line.skip(UInt8(ascii: "-")) else {
      return PatternPrediction(excess: 0, wordClass: wordClass)
    }
    guard let excess = line.readNumber(), excess < length else { return nil }
    return PatternPrediction(excess: excess, wordClass: wordClass)
  }
}
