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
    // UAX #14 LB1: CJ as NS is strict, as ID normal. CSS Text 3, 5.3: the same by name. Where
    // they begin no line they are a class of their own, because `keep-all` asks for letters.
    ClassTailoring([.cj], as: .id, [.normal, .loose]),
    // The rows of CSS's lists below leave what may begin a line a class of its own: rules of ID
    // that keep it to others (LB23a, breaks before hyphens) are not said to hold for it.
    // CSS Text 3, 5.3: "breaks before certain CJK hyphen-like characters".
    ClassTailoring([.nsWave], as: .ns, [.uax14, .strict]),
    ClassTailoring([.nsWave], as: .ns, chineseOrJapanese: false),
    // "Breaks before iteration marks".
    ClassTailoring([.nsIteration], as: .cj, [.uax14, .strict, .normal]),
    // "Breaks before certain centered punctuation marks".
    ClassTailoring(
      [.nsCentered, .nsCenteredNarrow, .exFullwidth], as: .nsCentered, [.loose],
      chineseOrJapanese: true),
    ClassTailoring([.nsCentered, .nsCenteredNarrow], as: .ns),
    ClassTailoring([.exFullwidth], as: .ex),
    // "Breaks before suffixes", "breaks after prefixes": of ambiguous and full width.
    ClassTailoring([.poWide, .poAmbiguous], as: .poWide, [.loose], chineseOrJapanese: true),
    ClassTailoring([.prWide, .prAmbiguous], as: .prWide, [.loose], chineseOrJapanese: true),
    ClassTailoring([.poWide, .poAmbiguous], as: .po),
    ClassTailoring([.prWide, .prAmbiguous, .prHalfwidth], as: .pr),
    // UAX #14, 15.0 has one class of quotation marks.
    ClassTailoring([.quPi, .quPf, .quLeft, .quRight], as: .qu, [.uax14]),
    // ICU's rules for Chinese and Japanese: “ opens and ” closes.
    ClassTailoring([.quLeft], as: .op, chineseOrJapanese: true),
    ClassTailoring([.quRight], as: .cl, chineseOrJapanese: true),
    ClassTailoring([.quLeft], as: .quPi),
    ClassTailoring([.quRight], as: .quPf),
    ClassTailoring([.alPrepend], as: .al, [.uax14]),
    // Vowels and half-width sound marks that UAX #29 takes for marks: Characters are wholes.
    ClassTailoring([.saMark], as: .sa, [.uax14]),
    ClassTailoring([.nsVoicing], as: .ns, [.uax14]),
    ClassTailoring([.saMark, .nsVoicing], as: .cm),
    // What LB19a and LB15c ask for, of the original class.
    ClassTailoring([.alWide], as: .al),
    ClassTailoring([.baIdeographicSpace], as: .ba),
    ClassTailoring([.clWide], as: .cl),
    ClassTailoring([.ebNarrow], as: .eb),
    ClassTailoring([.exWide], as: .ex),
    ClassTailoring([.idNarrow], as: .id),
    ClassTailoring([.infixWide, .infixStop], as: .infix),
    ClassTailoring([.inseparableWide], as: .inseparable),
    ClassTailoring([.nsNarrow], as: .ns),
  ]

  /// CSS Text 3, 5.2, `break-all`: letters and digits count as ideographs.
  static let breakAllRows = [ClassTailoring([.al, .alWide, .hl, .nu, .sa], as: .id)]

  /// East Asian punctuation without rules of its own, for lists that replace them.
  static let replacedRows = [
    ClassTailoring(
      [
        .cj, .ns, .nsNarrow, .nsWave, .nsIteration, .nsCentered, .nsCenteredNarrow, .exFullwidth,
        .clWide, .opWide, .poWide, .poAmbiguous, .prWide, .prAmbiguous, .inseparable,
        .inseparableWide, .b2, .quLeft, .quRight,
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
