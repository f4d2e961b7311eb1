import TextFoundation

/// The parameters of the rules apart from the text.
struct BreakRuleSet: Hashable, Sendable {
  /// The strictness, never `.anywhere`, which has no rules.
  let strictness: LineBreakStrictness
  let isChineseOrJapanese: Bool
  let wordBreak: WordBreak
  /// Whether the kinsoku lists of the caller replace the rules for East Asian punctuation.
  let replacesKinsoku: Bool

  init(_ options: LineBreakOptions) {
    strictness = options.strictness
    isChineseOrJapanese = Self.isChineseOrJapanese(options.language)
    // Phrases are considered after the rules.
    wordBreak = options.wordBreak == .phrase ? .normal : options.wordBreak
    replacesKinsoku = options.kinsoku?.replacesDefaults ?? false
  }

  /// Whether the rules are those of UAX #14 without tailoring.
  var isUntailored: Bool { strictness == .uax14 }

  private static func isChineseOrJapanese(_ tag: String?) -> Bool {
    guard let tag else { return false }
    let primary = tag.utf8.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
    return ["ja", "zh", "jpn", "zho", "chi", "yue", "cmn", "wuu"]
      .contains(String(decoding: primary, as: UTF8.self).lowercased())
  }
}

/// A row of the tailoring table: classes that are treated as another class, with conditions.
struct ClassTailoring: Sendable {
  let classes: [LineBreakClass]
  let substitute: LineBreakClass
  let strictness: Set<LineBreakStrictness>
  /// Whether the row applies to Chinese and Japanese (true), to other languages (false), or to both
  /// (nil).
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

  /// The tailoring rows: the first row that applies to a class decides; a class in no row remains
  /// unchanged.
  static let rows: [ClassTailoring] = [
    // UAX #14 LB1: CJ is treated as NS in strict and as ID in normal line breaking. CSS Text 3 §5.3
    // agrees, and uses the same names. Where these characters may not begin a line, they remain a
    // separate class, because `keep-all` needs to recognize them as letters.
    ClassTailoring([.cj], as: .id, [.normal, .loose]),
    // In the following rows, characters that may begin a line remain a separate class, because CSS
    // does not extend to them the rules that bind ID to other classes (LB23a, breaks before
    // hyphens). CSS Text 3 §5.3: “breaks before certain CJK hyphen-like characters”.
    ClassTailoring([.nsWave], as: .ns, [.uax14, .strict]),
    ClassTailoring([.nsWave], as: .ns, chineseOrJapanese: false),
    // CSS: “breaks before iteration marks”.
    ClassTailoring([.nsIteration], as: .cj, [.uax14, .strict, .normal]),
    // CSS: “breaks before certain centered punctuation marks”.
    ClassTailoring(
      [.nsCentered, .nsCenteredNarrow, .exFullwidth], as: .nsCentered, [.loose],
      chineseOrJapanese: true),
    ClassTailoring([.nsCentered, .nsCenteredNarrow], as: .ns),
    ClassTailoring([.exFullwidth], as: .ex),
    // CSS: “breaks before suffixes”, “breaks after prefixes”, of ambiguous and full width.
    ClassTailoring([.poWide, .poAmbiguous], as: .poWide, [.loose], chineseOrJapanese: true),
    ClassTailoring([.prWide, .prAmbiguous], as: .prWide, [.loose], chineseOrJapanese: true),
    ClassTailoring([.poWide, .poAmbiguous], as: .po),
    ClassTailoring([.prWide, .prAmbiguous, .prHalfwidth], as: .pr),
    // ICU’s rules for Chinese and Japanese: “ is opening and ” is closing punctuation.
    ClassTailoring([.quLeft], as: .op, [.strict, .normal, .loose], chineseOrJapanese: true),
    ClassTailoring([.quRight], as: .cl, [.strict, .normal, .loose], chineseOrJapanese: true),
    ClassTailoring([.quLeft], as: .quPi),
    ClassTailoring([.quRight], as: .quPf),
    // These are distinguished by their original class (GB9b).
    ClassTailoring([.alPrepend], as: .al),
    ClassTailoring([.nuPrepend], as: .nu),
    // Vowel signs and half-width voicing marks that extend a Character (UAX #29): no breaks inside
    // Characters.
    ClassTailoring([.saMark], as: .sa, [.uax14]),
    ClassTailoring([.nsVoicing], as: .ns, [.uax14]),
    ClassTailoring([.saMark, .nsVoicing], as: .cm),
    // LB19a and LB15c distinguish these by their original class.
    ClassTailoring([.alWide], as: .al),
    ClassTailoring([.baIdeographicSpace], as: .ba),
    ClassTailoring([.clWide], as: .cl),
    ClassTailoring([.ebNarrow], as: .eb),
    ClassTailoring([.exWide], as: .ex),
    ClassTailoring([.idNarrow], as: .id),
    ClassTailoring([.infixStop], as: .infix),
    ClassTailoring([.inseparableWide], as: .inseparable),
    ClassTailoring([.nsNarrow], as: .ns),
  ]

  /// CSS Text 3 §5.2, `break-all`: letters and digits are treated as ideographs.
  static let breakAllRows = [
    ClassTailoring([.al, .alDottedCircle, .alWide, .hl, .nu, .sa], as: .id)
  ]

  /// East Asian punctuation without its own rules, for kinsoku lists that replace them.
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
  /// Returns the substitute of each class under these rules, by class number.
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
