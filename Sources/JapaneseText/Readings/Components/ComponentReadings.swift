import TextFoundation

/// Reads the components of compounds that are not words of the dictionary as they are read in the
/// compounds that are: 牧羊犬 けん like 警察犬, プレハブ小屋 ごや like 山小屋.
///
/// The rows say which reading a component has after or before a kind of word; see
/// ``ComponentContext``. Names, numbers and their counters are not changed.
enum ComponentReadings {
  private static let table = SortedRows(rows, isIndexed: true)
  /// Whether a row may have a component, by its hash, which rejects most words before their context
  /// is examined.
  private static let filter: [Bool] = {
    var filter = [Bool](repeating: false, count: 1 << filterBits)
    let bytes = UnsafeBufferPointer(start: rows.utf8Start, count: rows.utf8CodeUnitCount)
    for row in bytes.split(separator: UInt8(ascii: "\n")) {
      let component = row.prefix { $0 != UInt8(ascii: "\t") }
      filter[ByteHash.index(of: component, bits: filterBits)] = true
    }
    return filter
  }()
  private static var filterBits: Int { 15 }

  /// Words that a compound does not contain, or that other rules read.
  private static let excluded: WordTraits = [
    .proper, .numeral, .counter, .particle, .auxiliaryVerb, .adverb, .adverbial, .adnominal,
    .conjunction, .interjection, .symbol, .punctuation, .whitespace, .dependent, .filler, .unknown,
    .merged,
  ]
  private static let compounding: WordTraits = [
    .noun, .verb, .adjectivalNoun, .adjective, .prefix, .suffix, .pronoun,
  ]

  /// Suffixes that end a compound: what follows them is not its component (留守中|犬).
  private static let loose: TextList = [
    "中", "後", "前", "間", "上", "毎", "等", "達", "様", "氏", "用", "製", "側", "的",
  ]
  /// Particles in texts written in katakana (ワタシノ|家).
  private static let particles: TextList = ["ノ", "ガ", "ハ", "ヲ", "ニ", "ト", "モ", "ヘ", "デ"]

  static func apply(to text: inout AnalyzedText) {
    guard text.words.count > 1 else { return }
    let filter = filter
    for index in text.words.indices {
      let word = text.words[index]
      guard word.scripts.contains(.kanji), !word.intersects(excluded),
        filter[ByteHash.index(of: text.surface(word), bits: filterBits)],
        word.intersects(compounding),
        word.intersects(.noun) || !word.intersects([.verb, .adjective]),
        let context = context(of: index, in: text),
        let reading = reading(
          of: text.surface(word), context,
          following: UnsafeBufferPointer(rebasing: text.bytes[word.end...])),
        !reading.elementsEqual(word.reading)
      else { continue }
      text.words[index].reading = reading
      text.words[index].origin = .compoundRule
      text.words[index].pronunciation = .none
    }
  }

  /// Returns the reading of a component in a context; nil if no row decides.
  ///
  /// - Parameters:
  ///   - surface: the component.
  ///   - context: what it is joined to.
  ///   - following: the text after it, which some rows require to begin in a certain way.
  /// - Returns: katakana in static memory.
  static func reading(
    of surface: UnsafeBufferPointer<UInt8>, _ context: ComponentContext,
    following: UnsafeBufferPointer<UInt8>
  ) -> KanaBytes? {
    guard let first = surface.scalar(at: 0) else { return nil }
    let rest = UnsafeBufferPointer(rebasing: surface[first.length...])
    for row in table.rows(from: first.value) {
      let tab = UInt8(ascii: "\t")
      let (component, contexts) = row.field(from: 0, upTo: tab)
      guard component.elementsEqual(rest) else { continue }
      let (names, reading) = row.field(from: contexts, upTo: tab)
      guard names.contains(context.rawValue) else { continue }
      let (kana, count) = row.field(from: reading, upTo: tab)
      let condition = row.field(from: row.field(from: count, upTo: tab).next, upTo: tab).field
      return precedes(following, condition) ? kana : nil
    }
    return nil
  }

  /// Returns whether a text begins with one of the alternatives of a condition, `の|が|を`; an empty
  /// condition always holds.
  private static func precedes(
    _ following: UnsafeBufferPointer<UInt8>, _ condition: StaticBytes
  ) -> Bool {
    var offset = 0
    while offset < condition.count {
      let (text, next) = condition.field(from: offset, upTo: UInt8(ascii: "|"))
      if following.starts(with: text) { return true }
      offset = next
    }
    return condition.isEmpty
  }

  // MARK: Context

  /// Returns what a word is joined to; nil if it is not a component of a compound.
  private static func context(of index: Int, in text: AnalyzedText) -> ComponentContext? {
    if text.touchesPrevious(index), isPart(text.words[index - 1], atEnd: false) {
      let previous = text.words[index - 1]
      guard !isBeforeKanji(index, in: text),
        !previous.intersects(.suffix) || !text.surface(previous).isOne(of: loose)
      else { return nil }
      return kind(of: index - 1, in: text)
    }
    guard index + 1 < text.words.count, text.touchesPrevious(index + 1),
      isPart(text.words[index + 1], atEnd: true), !isBeforeKanji(index + 1, in: text)
    else { return nil }
    return kind(of: index + 1, in: text)?.before
  }

  /// Returns whether a word can be joined to a component.
  private static func isPart(_ word: AnalyzedWord, atEnd: Bool) -> Bool {
    if word.scripts == .katakana {
      return !word.intersects(.numeral) && !(atEnd && word.intersects(.proper))
    }
    guard !word.intersects(excluded), word.intersects(compounding) else { return false }
    guard word.intersects([.verb, .adjective]), !word.intersects(.noun) else { return true }
    return !atEnd && word.entry.conjugationForm == .continuative
  }

  /// Returns whether one kanji follows that could form a word with the end of this one.
  private static func isBeforeKanji(_ index: Int, in text: AnalyzedText) -> Bool {
    guard index + 1 < text.words.count, text.touchesPrevious(index + 1) else { return false }
    let next = text.words[index + 1]
    return next.scripts == .kanji && next.end - next.start <= 4
      && !next.intersects([.suffix, .adverbial, .particle])
  }

  private static func kind(of index: Int, in text: AnalyzedText) -> ComponentContext? {
    let word = text.words[index]
    let isOne = word.end - word.start <= 4
    switch word.scripts {
    case .katakana:
      if !isOne { return .afterKatakana }
      // One kana of a name that the dictionary does not have: ニャキュ|サ|語.
      let isEnd =
        index > 0 && text.touchesPrevious(index) && text.words[index - 1].scripts == .katakana
      return isEnd && !text.surface(word).isOne(of: particles) ? .afterKatakana : nil
    case .hiragana: return word.intersects(.prefix) ? nil : .afterHiragana
    case .kanji:
      let isOn = OnReading.spells(text.surface(word), word.reading)
      guard isOne else { return isOn ? .afterOnWord : .afterKunWord }
      guard isOn else { return .afterKun }
      // 肝|腫|瘤: one kanji after another continues a word.
      let continues =
        text.touchesPrevious(index) && text.words[index - 1].scripts == .kanji
        && isPart(text.words[index - 1], atEnd: false)
      return continues ? .afterOnWord : .afterOn
    case [.kanji, .hiragana]: return .afterOkurigana
    default: return nil
    }
  }
}
