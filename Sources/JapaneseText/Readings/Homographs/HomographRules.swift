/// The homograph rules, indexed by word.
struct HomographRules: Sendable {
  let rules: [HomographRule]
  /// Indices of the rules, by a hash of the word; empty for most hashes.
  private let buckets: [[Int32]]
  /// Whether a bucket has rules, which rejects most words by reading one byte.
  private let isOccupied: [Bool]
  private static var bucketBits: Int { 12 }

  /// The rules of the table, created on first use.
  static let standard = HomographRules(tables: HomographTable.tables)

  /// Creates rules from a table; malformed rows are ignored (a test checks that all are valid).
  init(_ rows: StaticString) { self.init(tables: [rows]) }

  /// Creates rules from tables, of which the rows of the first are tested first.
  init(tables: [StaticString]) {
    rules = tables.flatMap { table in
      UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        .split(separator: UInt8(ascii: "\n")).compactMap { HomographRule(row: $0) }
    }
    var buckets = [[Int32]](repeating: [], count: 1 << Self.bucketBits)
    for (index, rule) in rules.enumerated() {
      buckets[Self.bucket(of: rule.word)].append(Int32(index))
    }
    self.buckets = buckets
    isOccupied = buckets.map { !$0.isEmpty }
  }

  /// Gives each word of the table the reading of its first matching rule.
  func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    for index in text.words.indices where text.words[index].scripts.contains(.kanji) {
      guard let number = firstRule(at: index, in: text) else { continue }
      let rule = rules[number]
      let current = text.words[index].reading
      let remainder = current.dropFirst(rule.replaced?.count ?? current.count)
      text.words[index].reading = rule.reading.withUnsafeBufferPointer {
        arena.join(arena.copy($0), UnsafeBufferPointer(rebasing: remainder))
      }
      text.words[index].pronunciation = .none
      text.words[index].origin = .homographRule
      text.words[index].homographRule = Int16(truncatingIfNeeded: number)
    }
  }

  /// Returns the index of the first matching rule for a word: rules for its surface are tested
  /// before those for its dictionary form.
  func firstRule(at index: Int, in text: AnalyzedText) -> Int? {
    let word = text.words[index]
    return firstRule(at: index, named: text.surface(word), isBase: false, in: text)
      ?? firstRule(at: index, named: word.entry.baseForm, isBase: true, in: text)
  }

  private func firstRule(
    at index: Int, named name: UnsafeBufferPointer<UInt8>, isBase: Bool, in text: AnalyzedText
  ) -> Int? {
    if name.isEmpty { return nil }
    let bucket = Self.bucket(of: name)
    guard isOccupied[bucket] else { return nil }
    for candidate in buckets[bucket] {
      let rule = rules[Int(candidate)]
      guard (rule.replaced != nil) == isBase, rule.word.elementsEqual(name) else { continue }
      if let replaced = rule.replaced, !text.words[index].reading.starts(with: replaced) {
        continue
      }
      if rule.applies(at: index, in: text) { return Int(candidate) }
    }
    return nil
  }

  /// Returns the indices of rules that may be for a word, which may include rules for other words.
  func candidates(named name: UnsafeBufferPointer<UInt8>) -> [Int32] {
    buckets[Self.bucket(of: name)]
  }

  private static func bucket(of surface: some Collection<UInt8>) -> Int {
    ByteHash.index(of: surface, bits: bucketBits)
  }
}

extension HomographRule {
  /// Parses a row; `nil` for comments and malformed rows.
  init?(row: Slice<UnsafeBufferPointer<UInt8>>) {
    guard row.first != UInt8(ascii: "#") else { return nil }
    let columns = row.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard columns.count == 4, let lastOfWord = columns[0].last else { return nil }
    var conditions: [Condition] = []
    for text in columns[2].split(separator: UInt8(ascii: " ")) {
      guard let condition = Condition(text) else { return nil }
      conditions.append(condition)
    }
    guard lastOfWord == UInt8(ascii: "*") else {
      self.init(
        word: Array(columns[0]), reading: Array(columns[1]), replaced: nil, conditions: conditions)
      return
    }
    let readings = columns[1].split(separator: UInt8(ascii: ">"))
    guard readings.count == 2 else { return nil }
    self.init(
      word: Array(columns[0].dropLast()), reading: Array(readings[1]),
      replaced: Array(readings[0]), conditions: conditions)
  }
}

extension HomographRule.Condition {
  /// Parses a condition such as `!prev=X|Y` or `next:noun|none`.
  init?(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
    var text = text
    isNegated = text.first == UInt8(ascii: "!")
    if isNegated { text = text.dropFirst() }
    guard
      let operatorIndex = text.firstIndex(where: {
        $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":")
      }),
      let subject = HomographRule.Subject(
        rawValue: String(decoding: text[..<operatorIndex], as: UTF8.self))
    else { return nil }
    self.subject = subject
    let values = text[(operatorIndex + 1)...].split(separator: UInt8(ascii: "|"))
    guard !values.isEmpty else { return nil }
    guard text[operatorIndex] == UInt8(ascii: ":") else {
      (texts, traits, acceptsNone) = (values.map { Array($0) }, [], false)
      return
    }
    var traits: WordTraits = []
    var acceptsNone = false
    for value in values {
      let name = String(decoding: value, as: UTF8.self)
      if name == "none" {
        acceptsNone = true
      } else if let trait = WordTraits.named(name) {
        traits.formUnion(trait)
      } else {
        return nil
      }
    }
    (texts, self.traits, self.acceptsNone) = ([], traits, acceptsNone)
  }
}

extension WordTraits {
  /// Returns the trait with a name in rows of rules.
  static func named(_ name: String) -> WordTraits? { names[name] }

  private static let names: [String: WordTraits] = [
    "noun": .noun, "pronoun": .pronoun, "verb": .verb, "adjective": .adjective,
    "adjectivalnoun": .adjectivalNoun, "adverb": .adverb, "adnominal": .adnominal,
    "conjunction": .conjunction, "particle": .particle, "auxiliary": .auxiliaryVerb,
    "prefix": .prefix, "suffix": .suffix, "numeral": .numeral, "counter": .counter,
    "proper": .proper, "person": .person, "family": .familyName, "given": .givenName,
    "place": .place, "organization": .organization, "verbal": .verbal, "adverbial": .adverbial,
    "dependent": .dependent, "case": .caseMarking, "binding": .binding, "conjunctive": .conjunctive,
    "nominalizing": .nominalizing, "final": .sentenceFinal, "focus": .focus, "comma": .comma,
    "unknown": .unknown, "symbol": .symbol,
  ]
}
