/// A trie of the spellings of kana over the letters a to z and the apostrophe.
struct SyllableTrie: Sendable {
  /// The kana of a spelling, as a range of UTF-8 bytes in `kana`.
  struct Entry: Sendable {
    let start: Int32
    let length: Int32
  }

  /// The longest spelling found at an offset.
  struct Match {
    let length: Int
    let entry: Entry
  }

  private static let width = 32
  /// The child of each node for each letter; 0 for none.
  private var next = [UInt16](repeating: 0, count: SyllableTrie.width)
  /// The entry of each node, if a spelling ends there.
  private var entries: [Entry?] = [nil]
  /// The kana of all entries, in UTF-8.
  private(set) var kana: [UInt8] = []

  /// Creates a trie of the spellings of a system, which take precedence over those of input
  /// methods.
  init(system: RomanizationSystem?, isKatakana: Bool) {
    let own = system.map { Self.spellings(of: SystemTable($0)) } ?? []
    for (kana, spelling) in own + Self.pairs(of: InputMethodRows.rows) {
      insert(spelling, isKatakana ? Self.katakana(kana) : String(kana))
    }
  }

  private static func pairs(of rows: [SpellingRow]) -> [(kana: Substring, romaji: Substring)] {
    rows.flatMap { zip($0.kana.split(separator: " "), $0.romaji.split(separator: " ")) }
      .map { (kana: $0.0, romaji: $0.1) }
  }

  /// Returns the effective spellings of a system's table, in which later rows replace earlier ones.
  private static func spellings(
    of table: SystemTable
  ) -> [(kana: Substring, romaji: Substring)] {
    let style = table.exactRows.isEmpty ? table.longVowels : .doubled
    let pairs = pairs(of: table.rows(for: style)).filter { !isLigature($0.kana) }
    var last: [Substring: Substring] = [:]
    for pair in pairs { last[pair.kana] = pair.romaji }
    // Excludes consonants by themselves (Ainu finals), with which almost any word would be romaji,
    // and wo, which is を much more often than うぉ, even where the system spells を as o.
    return pairs.filter {
      $0.romaji != "wo" && last[$0.kana] == $0.romaji
        && ($0.romaji == "n" || $0.romaji.utf8.last.map(PackedSpelling.vowel) ?? 0 != 0)
    }
  }

  private static func isLigature(_ kana: Substring) -> Bool {
    CommonRows.ligatures.contains { $0.kana.split(separator: " ").contains(kana) }
  }

  /// Adds a spelling, unless it already has an entry.
  private mutating func insert(_ spelling: Substring, _ text: String) {
    var node = 0
    for letter in spelling.utf8 {
      let slot = node * Self.width + Self.index(of: letter)
      if next[slot] == 0 {
        next[slot] = UInt16(entries.count)
        entries.append(nil)
        next += [UInt16](repeating: 0, count: Self.width)
      }
      node = Int(next[slot])
    }
    guard entries[node] == nil else { return }
    entries[node] = Entry(start: Int32(kana.count), length: Int32(text.utf8.count))
    kana += text.utf8
  }

  private static func katakana(_ kana: Substring) -> String {
    var text = ""
    for scalar in kana.unicodeScalars {
      let katakana = KanaScalar.katakana(ofHiragana: scalar.value).flatMap(Unicode.Scalar.init)
      text.unicodeScalars.append(katakana ?? scalar)
    }
    return text
  }

  /// Returns 0 to 25 for letters, 26 for the apostrophe, and 27 for characters that no spelling
  /// contains.
  @inline(__always)
  private static func index(of letter: UInt8) -> Int {
    let index = letter &- UInt8(ascii: "a")
    return index < 26 ? Int(index) : letter == UInt8(ascii: "'") ? 26 : 27
  }

  /// Returns the longest spelling at an offset in lowercase letters.
  @inline(__always)
  func match(_ letters: UnsafeBufferPointer<UInt8>, at offset: Int) -> Match? {
    var (node, position) = (0, offset)
    var best: Match?
    while position < letters.count {
      node = Int(next[node &* Self.width &+ Self.index(of: letters[position])])
      if node == 0 { break }
      position &+= 1
      if let entry = entries[node] { best = Match(length: position &- offset, entry: entry) }
    }
    return best
  }
}
