import EmbeddedDictionary
import JapaneseText
import Kana
import Testing

/// Tests the other romanization systems and the options.
@Suite struct RomajiSystemTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  /// One sentence in each row, in every system, so that the systems can be compared.
  private let sentences = [
    "東京へ行きました。", "新聞を読む。", "金曜日に茶を飲む。", "お父さんは大きい。", "続きを思う。", "切符とマッチ",
    "ラーメンとパーティー", "こんにちは、先生。",
  ]

  @Test func systems() {
    let columns: [(system: RomanizationSystem, romaji: [String])] = [
      (
        .hepburn,
        [
          "tōkyō e ikimashita.", "shinbun o yomu.", "kin'yōbi ni cha o nomu.", "otōsan wa ōkii.",
          "tsuzuki o omou.", "kippu to matchi", "rāmen to pātī", "konnichiwa, sensei.",
        ]
      ),
      (
        .traditionalHepburn,
        [
          "tōkyō e ikimashita.", "shimbun o yomu.", "kin-yōbi ni cha o nomu.", "otōsan wa ōkii.",
          "tsuzuki o omou.", "kippu to matchi", "rāmen to pātī", "konnichiwa, sensei.",
        ]
      ),
      (
        .kunrei,
        [
          "tôkyô e ikimasita.", "sinbun o yomu.", "kin'yôbi ni tya o nomu.", "otôsan wa ôkii.",
          "tuzuki o omou.", "kippu to matti", "râmen to pât'î", "konnitiwa, sensei.",
        ]
      ),
      (
        .nihon,
        [
          "tôkyô he ikimasita.", "sinbun wo yomu.", "kin'yôbi ni tya wo nomu.", "otôsan ha ôkii.",
          "tuduki wo omou.", "kippu to matti", "râmen to pât'î", "konnitiha, sensei.",
        ]
      ),
      (
        .passport,
        [
          "tokyo e ikimashita.", "shimbun o yomu.", "kinyobi ni cha o nomu.", "otosan wa okii.",
          "tsuzuki o omou.", "kippu to matchi", "ramen to patei", "konnichiwa, sensei.",
        ]
      ),
      (
        .wapuro,
        [
          "toukyou he ikimashita.", "shinbun wo yomu.", "kin'youbi ni cha wo nomu.",
          "otousan ha ookii.", "tsuduki wo omou.", "kippu to macchi", "ra-men to pa-thi-",
          "kon'nichiha, sensei.",
        ]
      ),
      (
        .cabinet2025,
        [
          "tōkyō e ikimashita.", "shinbun o yomu.", "kin'yōbi ni cha o nomu.", "otōsan wa ōkii.",
          "tsuzuki o omou.", "kippu to macchi", "rāmen to pātī", "konnichiwa, sensei.",
        ]
      ),
    ]
    #expect(columns.map(\.system) == RomanizationSystem.allCases, "a system without a column")
    for column in columns {
      let rows = zip(sentences, column.romaji).map { ($0, $1, column.system.rawValue) }
      #expect(rows.count == sentences.count)
      expectRomaji(of: tokenizer, rows, options: RomanizationOptions(system: column.system))
    }
  }

  @Test func longVowelStyles() {
    let rows: [(style: LongVowelStyle, romaji: [String])] = [
      (.macron, ["ōsaka", "tōkyō", "kōhī", "kūki", "onēsan", "omou"]),
      (.circumflex, ["ôsaka", "tôkyô", "kôhî", "kûki", "onêsan", "omou"]),
      (.doubled, ["oosaka", "toukyou", "koohii", "kuuki", "oneesan", "omou"]),
      (.unmarked, ["osaka", "tokyo", "kohi", "kuki", "onesan", "omou"]),
    ]
    let texts = ["大阪", "東京", "コーヒー", "空気", "お姉さん", "思う"]
    for row in rows {
      expectRomaji(
        of: tokenizer, zip(texts, row.romaji).map { ($0, $1, row.style.rawValue) },
        options: RomanizationOptions(longVowels: row.style))
    }
  }

  @Test func capitalsOfSentences() {
    expectRomaji(
      of: tokenizer,
      [
        ("はい。東京へ。", "Hai. Tōkyō e.", "after a full stop"),
        ("大阪は", "Ōsaka wa", "a long vowel"),
        ("「はい！」と母。父も。", "\"Hai!\" To haha. Chichi mo.", "within a quotation"),
        ("東京\n大阪", "Tōkyō\nŌsaka", "each line"),
        ("東京、大阪", "Tōkyō, ōsaka", "not after a comma"),
        ("「東京", "\"Tōkyō", "after an opening quote"),
        ("Москва", "Moskva", "letters of other scripts"),
        ("iPhoneを", "IPhone o", "Latin words too"),
        ("", "", "empty"), ("。。。", "...", "marks only"),
      ], options: RomanizationOptions(capitalization: .sentences))
  }

  @Test func capitalsOfProperNouns() {
    expectRomaji(
      of: tokenizer,
      [
        ("私は東京へ", "Watashi wa Tōkyō e", "a city"), ("田中さんと", "Tanaka san to", "a family name"),
        ("日本の山", "Nihon no yama", "a country and a noun"),
        ("花と鈴木", "Hana to Suzuki", "the beginning and a name"),
      ], options: RomanizationOptions(capitalization: .properNouns))
    expectRomaji(
      of: tokenizer, [("私は東京へ", "watashi wa tōkyō e", "none")],
      options: RomanizationOptions(capitalization: .none))
  }

  @Test func hyphenatedSuffixes() {
    expectRomaji(
      of: tokenizer,
      [
        ("田中さんは", "tanaka-san wa", "さん"), ("鈴木様へ", "suzuki-sama e", "様"),
        ("山田君と", "yamada-kun to", "君"), ("花子ちゃんも", "hanako-chan mo", "ちゃん"),
        ("お父さん", "otōsan", "a word of its own"),
        ("田中と佐藤", "tanaka to satō", "no suffix"),
      ], options: RomanizationOptions(hyphenatesNameSuffixes: true))
    expectRomaji(of: tokenizer, [("田中さんは", "tanaka san wa", "a word by default")])
  }

  @Test func wordSeparators() {
    let text = "東京へ、「大阪」・京都。"
    let rows: [(separator: String, romaji: String)] = [
      (" ", "tōkyō e, \"ōsaka\" kyōto."), ("_", "tōkyō_e,_\"ōsaka\"_kyōto."),
      ("", "tōkyōe,\"ōsaka\"kyōto."), (" · ", "tōkyō · e, · \"ōsaka\" · kyōto."),
    ]
    for row in rows {
      expectRomaji(
        of: tokenizer, [(text, row.romaji, row.separator)],
        options: RomanizationOptions(wordSeparator: row.separator), comparesSpaces: true)
    }
  }

  @Test func defaults() {
    let options = RomanizationOptions()
    #expect(options.system == .hepburn && options.longVowels == nil)
    #expect(options.capitalization == .none && options.wordSeparator == " ")
    #expect(!options.hyphenatesNameSuffixes)
  }
}
