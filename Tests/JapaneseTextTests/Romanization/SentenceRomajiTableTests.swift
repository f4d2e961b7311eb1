import EmbeddedDictionary
import JapaneseText
import Testing

/// Tests sentences and their modified Hepburn romaji.
@Suite struct SentenceRomajiTableTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func particles() {
    expectRomaji(
      of: tokenizer,
      [
        ("私は学生です。", "watashi wa gakusei desu.", "は after a pronoun"),
        ("東京へ行きました。", "tōkyō e ikimashita.", "へ of direction"),
        ("本を三冊読んだ。", "hon o sansatsu yonda.", "を"),
        ("母はハンカチを洗う。", "haha wa hankachi o arau.", "は in words and as a particle"),
        ("部屋へ戻る。", "heya e modoru.", "へ in a word and as a particle"),
        ("学校へは行かない。", "gakkō e wa ikanai.", "two particles"),
        ("花は春に咲く。", "hana wa haru ni saku.", "は of 花 and 春 is ha"),
        ("ここでは話さないで。", "koko de wa hanasanaide.", "では is two particles"),
        ("友へ", "tomo e", "at the end"),
        ("それはそれ。", "sore wa sore.", "before a pronoun"),
      ])
  }

  @Test func wordsThatComeFromParticles() {
    expectRomaji(
      of: tokenizer,
      [
        ("こんにちは、元気ですか。", "konnichiwa, genki desu ka.", "こんにち + は"),
        ("こんばんは。", "konbanwa.", "こんばん + は"),
        ("では、また明日。", "dewa, mata ashita.", "the conjunction では"),
        ("または電話で。", "matawa denwa de.", "または"),
        ("雨あるいは雪", "ame aruiwa yuki", "あるいは"),
      ])
  }

  @Test func geminates() {
    expectRomaji(
      of: tokenizer,
      [
        ("彼はもう行った。", "kare wa mō itta.", "行っ + た"),
        ("ちょっと待って。", "chotto matte.", "待っ + て, t before ch"),
        ("切符を買った。", "kippu o katta.", "within a word and across two"),
        ("一杯飲む", "ippai nomu", "一杯"),
        ("発表", "happyō", "p before py"),
        ("マッチ", "matchi", "tch"),
        ("雑誌", "zasshi", "ssh"),
        ("まっちゃ", "matcha", "tch before a"),
        ("言っちゃった。", "itchatta.", "言っ + ちゃっ + た"),
        ("行ってしまった。", "itteshimatta.", "two of them"),
        ("あっ、雨だ。", "a, ame da.", "nothing to double before a mark"),
        ("えっ？", "e?", "nor at the end"),
      ])
  }

  @Test func syllabicN() {
    expectRomaji(
      of: tokenizer,
      [
        ("新聞", "shinbun", "n before b: modified Hepburn"),
        ("鉛筆", "enpitsu", "n before p"),
        ("信用", "shin'yō", "before y"),
        ("金曜日", "kin'yōbi", "before y, long vowel"),
        ("恋愛小説", "ren'ai shōsetsu", "before a vowel"),
        ("新年", "shinnen", "before n"),
        ("全員集合", "zen'in shūgō", "before i"),
        ("本を読んでいます。", "hon o yondeimasu.", "not across words"),
        ("本屋", "hon'ya", "within a word of two kanji"),
        ("本は安い。", "hon wa yasui.", "n at the end, y after the next word"),
      ])
  }

  @Test func longVowels() {
    expectRomaji(
      of: tokenizer,
      [
        ("講師", "kōshi", "コーシ"), ("子牛", "koushi", "コ + ウシ"),
        ("思う", "omou", "the ending of a verb"), ("買う", "kau", "a + u"),
        ("吸う", "suu", "u + the ending u"), ("追う", "ou", "o + the ending u"),
        ("問う", "tou", "read ト + ウ"), ("縫う", "nuu", "ヌ + ウ"),
        ("丸の内", "marunouchi", "ノ + ウチ"), ("大きい", "ōkii", "オオ one, イイ two"),
        ("行こう", "ikō", "the volitional う is long"), ("食べよう", "tabeyō", "よう"),
        ("会おう", "aō", "オ + ウ"), ("来ないだろう", "konai darō", "だろ + う"),
        ("先生", "sensei", "ei stays"), ("映画", "eiga", "ei at the start"),
        ("湖", "mizuumi", "ミズ + ウミ"), ("場合", "baai", "バ + アイ"),
        ("場違い", "bachigai", "no a a"), ("王様", "ōsama", "オウ"),
        ("数学", "sūgaku", "ウウ"), ("夕方", "yūgata", "ユウ"),
        ("通り", "tōri", "トオ"), ("氷", "kōri", "コオ"), ("多い", "ōi", "オオ"),
        ("狼", "ōkami", "オオ"), ("時計", "tokei", "ケイ"), ("言い合う", "iiau", "イイ, アウ"),
        ("お父さんとお母さん", "otōsan to okāsan", "ō and ā"), ("お姉さん", "onēsan", "ネエ is ē"),
        ("お兄さん", "oniisan", "ニイ stays ii"), ("かわいい", "kawaii", "ii at the end"),
        ("聞いて", "kiite", "キイ"), ("東京と大阪と京都", "tōkyō to ōsaka to kyōto", "cities"),
        ("小学校", "shōgakkō", "with a double consonant"),
      ])
  }

  @Test func katakana() {
    expectRomaji(
      of: tokenizer,
      [
        ("コーヒー", "kōhī", "ー after o and i"), ("ラーメン", "rāmen", "after a"),
        ("サーバー", "sābā", "twice"), ("ケーキ", "kēki", "after e"),
        ("ルール", "rūru", "after u"), ("すごーい", "sugōi", "after hiragana"),
        ("パーティー", "pātī", "ti"), ("ヴァイオリン", "vaiorin", "va"),
        ("ウィスキー", "wisukī", "wi"), ("フィルム", "firumu", "fi"),
        ("チェック", "chekku", "che, kk"), ("ファイル", "fairu", "fa"),
        ("シェフ", "shefu", "she"), ("ジェット", "jetto", "je"),
        ("ディズニー", "dizunī", "di"), ("デュエット", "dyuetto", "dyu"),
        ("トゥール", "tūru", "tu"), ("ツァー", "tsā", "tsa"),
        ("ﾃﾚﾋﾞ", "terebi", "half-width"), ("ｶﾞｽ", "gasu", "half-width with a mark"),
      ])
  }

  @Test func kanaOutsideTheDictionary() {
    expectRomaji(
      of: tokenizer,
      [
        ("ゔゅぴょげっと", "vyupyogetto", "syllables that only interjections have"),
        ("りぴゃのこ", "ripyanoko", "one such syllable"),
        ("こんにちは", "konnichiwa", "a word of the dictionary"),
        ("これはなに", "kore wa nani", "words of the dictionary"),
      ], comparesSpaces: true)
  }
}
