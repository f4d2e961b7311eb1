import LineBreaking
import Testing

/// CSS Text 3, section 5.3, list by list.
@Suite struct StrictnessTests {
  /// A character, and whether it may begin a line after a kanji: strict, normal, loose in Japanese;
  /// strict, normal, loose in English.
  private static let starts: [(character: String, japanese: String, english: String)] = [
    // Conditional Japanese starters.
    ("ぁ", "nyy", "nyy"), ("っ", "nyy", "nyy"), ("ょ", "nyy", "nyy"), ("ゎ", "nyy", "nyy"),
    ("ゕ", "nyy", "nyy"), ("ゖ", "nyy", "nyy"), ("ァ", "nyy", "nyy"), ("ッ", "nyy", "nyy"),
    ("ヵ", "nyy", "nyy"), ("ヶ", "nyy", "nyy"), ("ㇰ", "nyy", "nyy"), ("ㇿ", "nyy", "nyy"),
    ("ー", "nyy", "nyy"), ("ｧ", "nyy", "nyy"), ("ｯ", "nyy", "nyy"), ("ｰ", "nyy", "nyy"),
    // Hyphen-like characters.
    ("〜", "nyy", "nnn"), ("゠", "nyy", "nnn"), ("‐", "nny", "nny"), ("–", "nny", "nny"),
    // Iteration marks.
    ("々", "nny", "nny"), ("〻", "nny", "nny"), ("ゝ", "nny", "nny"), ("ゞ", "nny", "nny"),
    ("ヽ", "nny", "nny"), ("ヾ", "nny", "nny"),
    // Centered punctuation.
    ("・", "nny", "nnn"), ("：", "nny", "nnn"), ("；", "nny", "nnn"), ("･", "nny", "nnn"),
    ("‼", "nny", "nnn"), ("⁇", "nny", "nnn"), ("⁈", "nny", "nnn"), ("⁉", "nny", "nnn"),
    ("！", "nny", "nnn"), ("？", "nny", "nnn"),
    // Suffixes of ambiguous, full and wide East Asian Width; % is narrow.
    ("°", "nny", "nnn"), ("‰", "nny", "nnn"), ("′", "nny", "nnn"), ("″", "nny", "nnn"),
    ("‵", "nny", "nnn"), ("℃", "nny", "nnn"), ("℉", "nny", "nnn"), ("﹪", "nny", "nnn"),
    ("％", "nny", "nnn"), ("￠", "nny", "nnn"), ("%", "nnn", "nnn"),
    // Never.
    ("、", "nnn", "nnn"), ("。", "nnn", "nnn"), ("，", "nnn", "nnn"), ("．", "nnn", "nnn"),
    ("」", "nnn", "nnn"), ("』", "nnn", "nnn"), ("）", "nnn", "nnn"), ("】", "nnn", "nnn"),
    ("〕", "nnn", "nnn"), ("〉", "nnn", "nnn"), ("》", "nnn", "nnn"), ("］", "nnn", "nnn"),
    ("｝", "nnn", "nnn"), ("｣", "nnn", "nnn"), ("!", "nnn", "nnn"), ("?", "nnn", "nnn"),
    (",", "nnn", "nnn"), (".", "nnn", "nnn"), (")", "nnn", "nnn"), ("…", "nnn", "nnn"),
    ("\u{3000}", "nnn", "nnn"), ("〵", "nnn", "nnn"), ("”", "nnn", "nnn"), ("’", "nnn", "nnn"),
    // Always.
    ("漢", "yyy", "yyy"), ("か", "yyy", "yyy"), ("「", "yyy", "yyy"), ("（", "yyy", "yyy"),
    ("A", "yyy", "yyy"), ("￥", "yyy", "yyy"), ("1", "yyy", "yyy"),
  ]

  @Test func linesBeginAsCSSLists() throws {
    var failures: [String] = []
    for (language, column) in [
      ("ja", \(character: String, japanese: String, english: String).japanese),
      ("zh-Hant", \.japanese), ("en", \.english), ("ko", \.english),
    ] {
      let breakers = [LineBreakStrictness.strict, .normal, .loose].map {
        LineBreaker(LineBreakOptions(strictness: $0, language: language))
      }
      for row in Self.starts {
        let found = try breakers.map { breaker in
          let offsets = try breaker.opportunities(in: "漢" + row.character).map(\.offset)
          return offsets.contains(3) ? "y" : "n"
        }.joined()
        if found != row[keyPath: column] {
          failures.append("\(language) 漢\(row.character): \(found), not \(row[keyPath: column])")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// A character, and whether it may end a line before a kanji: strict, normal, loose.
  private static let ends: [(character: String, japanese: String)] = [
    ("「", "nnn"), ("『", "nnn"), ("（", "nnn"), ("【", "nnn"), ("〔", "nnn"), ("〈", "nnn"),
    ("《", "nnn"), ("〖", "nnn"), ("〝", "nnn"), ("｟", "nnn"), ("｛", "nnn"), ("［", "nnn"),
    ("｢", "nnn"), ("“", "nnn"), ("$", "nnn"), ("£", "nnn"), ("¥", "nnn"),
    ("￥", "nny"), ("＄", "nny"), ("￡", "nny"), ("￦", "nny"), ("№", "nny"), ("€", "nny"),
    ("±", "nny"), ("¤", "nny"), ("﹩", "nny"),
    ("。", "yyy"), ("」", "yyy"), ("・", "yyy"), ("ー", "yyy"), ("！", "yyy"), ("”", "yyy"),
    ("％", "yyy"), ("…", "yyy"),
  ]

  @Test func linesEndAsCSSLists() throws {
    var failures: [String] = []
    let breakers = [LineBreakStrictness.strict, .normal, .loose].map {
      LineBreaker(LineBreakOptions(strictness: $0))
    }
    for row in Self.ends {
      let found = try breakers.map { breaker in
        let offsets = try breaker.opportunities(in: row.character + "漢").map(\.offset)
        return offsets.contains(row.character.utf8.count) ? "y" : "n"
      }.joined()
      if found != row.japanese { failures.append("\(row.character)漢: \(found)") }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// The language tags for which the Chinese and Japanese rows apply: BCP 47 tags in any case, with
  /// any subtags.
  @Test func languages() throws {
    let rows: [(tags: [String?], isChineseOrJapanese: Bool)] = [
      (["ja", "JA", "ja-JP", "ja_JP", "ja-Hira-x-foo", "jpn", "ja-", "Ja-jp-u-lb-strict"], true),
      (["zh", "zh-Hant-TW", "zh_CN", "zho", "chi", "cmn-Hans", "yue", "wuu"], true),
      (
        [
          nil, "", "-", "_ja", "j", "jam", "jav", "zha", "za", "en-ja", "ko", "mul", "日本",
          "ja\u{301}",
        ], false
      ),
    ]
    for row in rows {
      for tag in row.tags {
        let breaker = LineBreaker(LineBreakOptions(strictness: .loose, language: tag))
        let found = try BreakMarks.marked("漢・", by: breaker)
        #expect(found == (row.isChineseOrJapanese ? "漢|・" : "漢・"), "\(tag ?? "none")")
      }
    }
  }

  @Test func textsBreakByLevel() throws {
    let strict = LineBreakOptions()
    let normal = LineBreakOptions(strictness: .normal)
    let loose = LineBreakOptions(strictness: .loose)
    try BreakMarks.check([
      (strict, "待っ|た|な|し", "っ may not begin a line, but may end one"),
      (normal, "待|っ|た|な|し", "normal allows small kana"),
      (strict, "コー|ヒー", "ー may not begin a line"),
      (strict, "「は|い」|と|言っ|た。", "brackets and full stops stay with their text"),
      (strict, "（「二|重」）|で", "several brackets stay together"),
      (strict, "え……|は|い", "an ellipsis is not parted"),
      (loose, "え…|…|は|い", "loose separates it, but it begins no line after kana"),
      (strict, "“引|用”|と", "in Japanese “ opens and ” closes"),
      (strict, "と|“引|用”|と", "so lines may end before “"),
      (
        LineBreakOptions(language: "en"), "と|“引|用”|と |a“b”c",
        "elsewhere LB19a: only beside East Asian text"
      ),
      (strict, "100％|増", "a number stays with its unit"),
      (loose, "100|％|増", "loose parts it"),
      (strict, "￥1,000|で", "a sign and commas stay with the number"),
      (strict, "第|1|章", "digits are not part of kanji words"),
      (strict, "Swift|で|書|く", "no break inside of a word of letters"),
      (strict, "foo |bar|と", "spaces stay at the end of a line"),
      (strict, "foo\u{A0}bar", "NBSP glues"),
      (strict, "漢\u{2060}字", "WJ glues"),
      (strict, "漢\u{200B}|字", "ZWSP divides"),
      (strict, "auto\u{AD}~matic", "a soft hyphen may be drawn"),
      (strict, "一\n¦二\r\n¦三\u{2028}¦四\u{85}¦五", "line separators end lines"),
      (strict, "か\u{3099}|き", "a voicing mark is part of its kana"),
      (strict, "👩‍👩‍👧|👍🏽|🇯🇵|🇫🇷", "emoji sequences and flags are wholes"),
      (strict, "state-|of-|the-|art", "after hyphens"),
      (strict, "‘引|用’|と", "‘ at the start stays with the following text"),
      (strict, "http://|example.com/|a", "LB13 and LB29: after a solidus"),
    ])
  }

  @Test func quotationMarksAndHyphens() throws {
    let strict = LineBreakOptions()
    try BreakMarks.check([
      (
        strict, "\"foo\" |(bar)",
        "LB18: before a bracket after a quotation mark and spaces"
      ),
      (strict, "彼|は|‘鳥’|と|言|う", "LB19a: between East Asian text and ‘ or ’"),
      (strict, "say |‘so’ |now", "LB15a and LB15b"),
      (strict, "costs |.5 |points", "LB15c: a number may begin with its point"),
      (strict, "run |-x |now", "LB20a: a hyphen that begins a word stays with it"),
    ])
  }

  @Test func wordsMayBeginWithASolidusOrAFullStopAfterSpaces() throws {
    let strict = LineBreakOptions()
    let loose = LineBreakOptions(strictness: .loose, language: "en")
    let all = LineBreakOptions(wordBreak: .breakAll)
    let none = LineBreakOptions(wordBreak: .keepAll)
    let standard = LineBreakOptions(strictness: .uax14)
    try BreakMarks.check([
      (strict, "は |/usr/|share", "a path"),
      (strict, "a  |/ |b", "after several spaces"),
      (strict, "（ /usr", "LB14 is stronger"),
      (strict, "« /usr", "and LB15a"),
      (strict, "は/|usr", "not without a space"),
      (strict, "/usr |/24", "LB20a: a hyphen that begins a word stays with it"),
      (strict, "a |/ |b |/|漢", "but not to a space or an ideograph"),
      (strict, "と |.bashrc", "a name"),
      (strict, "と |.9 |と .|漢", "a number, but no ideograph"),
      (strict, "と |./|configure |../|lib", "relative paths"),
      (strict, "foo .", "a full stop at the end of the text"),
      (strict, "foo . |bar", "before a space"),
      (strict, "foo .\n¦bar", "before a line's end"),
      (strict, "foo .) |foo ... |bar", "before punctuation; an ellipsis"),
      (strict, "foo ,bar :bar", "other infix signs begin no word"),
      (strict, "foo |,5", "but numbers (LB15c)"),
      (strict, "« .5 |( .a", "LB14 and LB15a are stronger than LB15c"),
      (strict, "foo |.\u{301}a", "a mark is part of the full stop"),
      (strict, "foo )", "brackets stay"),
      (loose, "foo |/a |.a", "any level and language"),
      (all, "は |/|u |.|b", "break-all: letters are ideographs, beside the breaks of normal"),
      (none, "は |/usr |.b", "and in keep-all"),
      (standard, "は /|usr |と .bashrc", "not in UAX #14"),
    ])
  }

  @Test func widthsAreThoseOfTheCharactersThemselves() throws {
    let strict = LineBreakOptions()
    let english = LineBreakOptions(language: "en")
    let all = LineBreakOptions(wordBreak: .breakAll)
    try BreakMarks.check([
      (strict, "漢！|‘字", "LB19a: ！ is East Asian though it counts as EX"),
      (strict, "漢％|«字", "and ％, which counts as PO"),
      (strict, "漢︖|‘字", "and vertical forms"),
      (strict, "漢\u{3000}|‘字", "and the ideographic space, which counts as BA"),
      (strict, "漢’|￥", "on both sides, in spite of PR"),
      (english, "漢！|“字", "in any language"),
      (english, "漢‼“字", "‼ is narrow"),
      (english, "漢°“字", "° and € are of ambiguous width"),
      (english, "漢|€“字", "so they stay with the mark"),
      (english, "漢|☂“字", "a narrow ideograph (LB class ID) too"),
      (english, "漢|☔|“字", "a wide one does not"),
      (all, "l’é|t|é", "break-all makes letters ideographs, not East Asian"),
      (LineBreakOptions(strictness: .uax14), "漢！|‘字", "and in UAX #14"),
    ])
  }

  @Test func lineStartersAreNotTreatedAsIdeographs() throws {
    let normal = LineBreakOptions(strictness: .normal)
    let loose = LineBreakOptions(strictness: .loose)
    try BreakMarks.check([
      (loose, "漢|々‐|字", "before ‐ after class ID only"),
      (loose, "漢|‐|字", "as here"),
      (loose, "漢|々|％", "LB23a: units stay with ideographs"),
      (loose, "漢|・|%", "not to ・"),
      (normal, "漢|〜|℃", "nor to 〜 where it may begin a line"),
      (normal, "漢|￥|〜", "nor prefixes before it"),
      (normal, "漢℃", "as to ideographs"),
    ])
  }

  @Test func halfwidthVoicingMarksStayWithTheirKana() throws {
    try BreakMarks.check([
      (LineBreakOptions(), "ﾊﾟ|ｽ|ﾜｰ|ﾄﾞ", "U+FF9E and U+FF9F are Extend"),
      (LineBreakOptions(strictness: .loose), "ﾊﾟ|ｽ|ﾜ|ｰ|ﾄﾞ", "at every level"),
      (LineBreakOptions(), "ﾊﾟ％", "and count as their kana (LB9)"),
      (LineBreakOptions(), "漢\u{AD}\u{FF9E}\u{35C}字", "also after a soft hyphen"),
      (LineBreakOptions(strictness: .uax14), "ﾊﾟ|％", "UAX #14 has them in NS"),
    ])
  }

  @Test func anywhereBreaksBetweenAllCharacters() throws {
    try BreakMarks.check([
      (
        LineBreakOptions(strictness: .anywhere), "「|a|b|か\u{3099}|」|\u{A0}|👩‍👩‍👧|。",
        "every Character is a unit"
      ),
      (LineBreakOptions(strictness: .anywhere), "a|b|\r\n¦c", "line separators still end lines"),
    ])
  }
}
