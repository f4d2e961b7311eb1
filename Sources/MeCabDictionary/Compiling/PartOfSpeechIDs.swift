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
