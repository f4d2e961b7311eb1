/// Part-of-speech ids by the rules of `pos-id.def`: the first matching line counts.
///
/// A feature that matches no line has id 65,535; without the file every id is 1, as in MeCab.
struct PartOfSpeechIDs: ~Copyable {
  private var rules: [(rule: RewriteRule, id: Int)] = []
  private var fieldCount = 1
  private var known = FeatureTable()

  /// The id of features without a matching rule: −1 as 16 bits.
  static let unmatched = 65_535

  /// Reads `pos-id.def`, if the dictionary has it.
  init(_ definitions: DictionaryFolder) throws(MeCabError) {
    guard definitions.contains("pos-id.def") else {
      if let rule = RewriteRule(pattern: Array("*".utf8), replacement: Array("1".utf8)) {
        rules = [(rule, 1)]
      }
      return
    }
    try DefinitionLines.read(definitions.contents(of: "pos-id.def")) {
      bytes, line throws(MeCabError) in
      let words = bytes.words(in: line, limit: 2)
      guard words.count == 2, let id = bytes.decimal(in: words[1]), (0...65_535).contains(id),
        let rule = RewriteRule(
          pattern: Array(bytes[words[0]]), replacement: Array(bytes[words[1]]))
      else {
        throw MeCabError(.invalidDefinition, "is not a rule; write feature,pattern,* 12")
      }
      rules.append((rule, id))
      fieldCount = max(fieldCount, rule.fieldCount)
    }
  }

  /// Returns the id of a feature, which depends only on the fields that the rules refer to.
  mutating func id(for feature: UnsafeRawBufferPointer) throws(MeCabError) -> Int {
    let prefix = UnsafeRawBufferPointer(
      start: feature.baseAddress, count: prefixLength(feature))
    if let id = known.value(of: prefix) { return id }
    let id = try search(CSVFields.all(Array(prefix)))
    known.set(id, for: prefix)
    return id
  }

  private func search(_ fields: [[UInt8]]) throws(MeCabError) -> Int {
    for (rule, id) in rules where try rule.rewrite(fields) != nil { return id }
    return Self.unmatched
  }

  /// Returns the length of the fields that determine the id, including their last comma, or the
  /// whole length if they contain a quote.
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
