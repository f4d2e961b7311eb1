import TextFoundation

/// What the rules depend on besides the text.
struct BreakRuleSet: Hashable, Sendable {
  /// The level; never `.anywhere`, which has no rules.
  let strictness: LineBreakStrictness
  let isChineseOrJapanese: Bool
  let wordBreak: WordBreak
  /// Whether a list of the caller's stands in place of the rules on East Asian punctuation.
  let replacesKinsoku: Bool

  init(_ options: LineBreakOptions) {
    strictness = options.strictness
    isChineseOrJapanese = Self.isChineseOrJapanese(options.language)
    // Phrases are looked at behind the rules.
    wordBreak = options.wordBreak == .phrase ? .normal : options.wordBreak
    replacesKinsoku = options.kinsoku?.replaces ?? false
  }

  /// UAX #14 as it is.
  var isUntailored: Bool { strictness == .uax14 }

  private static func isChineseOrJapanese(_ tag: String?) -> Bool {
    guard let tag else { return false }
    let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return ["ja", "zh", "jpn", "zho", "chi", "yue", "cmn", "wuu"]
      .contains(String(decoding: primary, as: UTF8.self).lowercased())
  }
}

/// A row of a table: what some classes count as, and when.
struct ClassTailoring: Sendable {
  let classes: [LineBreakClass]
  let substitute: LineBreakClass
  let strictness: Set<LineBreakStrictness>
  /// Whether the row holds for Chinese and Japanese (true), for other languages (false), for both.
  let chineseOrJapanese: Bool?

  init(
    _ classes: [LineBreakClass], as substitute: LineBreakClass,
    _ strictness: Set<LineBreakStrictness> = [.uax14, .strict, .normal, .loose],
    chineseOrJapanese: Bool? = nil
  ) {
    self.classes = classes
    self.substitute = substitute
    self.strictness = strictness
    self.chineseOrJapanese = chineseOrJapanese
  }

  /// The first row that holds for a class decides; a class in no row is itself.
  static let rows: [ClassTailoring] = [
    // UAX #14 LB1: CJ as NS is strict, as ID normal. CSS Text 3, 5.3: the same by name. Like
    // iteration marks they are letters, which `keep-all` asks for.
    ClassTailoring([.cj], as: .nsIteration, [.uax14, .strict]),
    ClassTailoring([.cj], as: .id, [.normal, .loose]),
    // CSS Text 3, 5.3: "breaks before certain CJK hyphen-like characters".
    ClassTailoring([.nsWave], as: .id, [.normal, .loose], chineseOrJapanese: true),
    ClassTailoring([.nsWave], as: .ns),
    // "Breaks before iteration marks".
    ClassTailoring([.nsIteration], as: .id, [.loose]),
    // "Breaks before certain centered punctuation marks".
    ClassTailoring([.nsCentered, .exFullwidth], as: .id, [.loose], chineseOrJapanese: true),
    ClassTailoring([.nsCentered], as: .ns),
    ClassTailoring([.exFullwidth], as: .ex),
    // "Breaks before suffixes", "breaks after prefixes": classes of their own where loose.
    ClassTailoring([.poWide], as: .po, [.uax14, .strict, .normal]),
    ClassTailoring([.prWide], as: .pr, [.uax14, .strict, .normal]),
    ClassTailoring([.poWide], as: .po, chineseOrJapanese: false),
    ClassTailoring([.prWide], as: .pr, chineseOrJapanese: false),
    // UAX #14, 15.0 has one class of quotation marks.
    ClassTailoring([.quPi, .quPf, .quLeft, .quRight], as: .qu, [.uax14]),
    // ICU's rules for Chinese and Japanese: “ opens and ” closes.
    ClassTailoring([.quLeft], as: .op, chineseOrJapanese: true),
    ClassTailoring([.quRight], as: .clWide, chineseOrJapanese: true),
    ClassTailoring([.quLeft], as: .quPi),
    ClassTailoring([.quRight], as: .quPf),
    ClassTailoring([.clWide], as: .cl, [.uax14]),
    ClassTailoring([.alPrepend], as: .al, [.uax14]),
    // Vowels that UAX #29 takes for marks: Characters are wholes.
    ClassTailoring([.saMark], as: .sa, [.uax14]),
    ClassTailoring([.saMark], as: .cm),
    ClassTailoring([.baIdeographicSpace], as: .ba),
  ]

  /// CSS Text 3, 5.2, `break-all`: letters and digits count as ideographs.
  static let breakAllRows = [ClassTailoring([.al, .hl, .nu, .sa], as: .id)]

  /// East Asian punctuation without rules of its own, for lists that replace them.
  static let replacedRows = [
    ClassTailoring(
      [
        .cj, .ns, .nsWave, .nsIteration, .nsCentered, .exFullwidth, .clWide, .opWide, .poWide,
        .prWide, .inseparable, .b2, .quLeft, .quRight,
      ], as: .id)
  ]
}

extension BreakRuleSet {
  /// What each class counts as under these rules, by its number.
  func substitutes() -> [LineBreakClass] {
    var rows = ClassTailoring.rows
    if replacesKinsoku { rows = ClassTailoring.replacedRows + rows }
    if wordBreak == .breakAll { rows = ClassTailoring.breakAllRows + rows }
    return LineBreakClass.allCases.map { original in
      let row = rows.first {
        $0.classes.contains(original) && $0.strictness.contains(strictness)
          && ($0.chineseOrJapanese ?? isChineseOrJapanese) == isChineseOrJapanese
      }
      return row?.substitute ?? original
    }
  }
}
