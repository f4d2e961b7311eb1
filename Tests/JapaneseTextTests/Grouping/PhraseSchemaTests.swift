import Testing

@testable import JapaneseText

/// Tests the rules with features of dictionaries that need not be installed, on rows as UniDic
/// 2.1.2 and JumanDIC 7.0 divide them.
@Suite struct PhraseSchemaTests {
  @Test func unidicPhrases() {
    let ni = unidic("に", "助詞,格助詞")
    let te = unidic("て", "助詞,接続助詞")
    let de = unidic("で", "助動詞", "連用形-一般", "だ")
    let wa = unidic("は", "助詞,係助詞")
    let ga = unidic("が", "助詞,格助詞")
    let koto = unidic("こと", "名詞,普通名詞,一般")
    let hon = unidic("本", "名詞,普通名詞,一般")
    let yomu = unidic("読む", "動詞,一般", "連体形-一般", "読む")
    let yomi = unidic("読み", "動詞,一般", "連用形-一般", "読む")
    let nai = unidic("ない", "形容詞,非自立可能", "終止形-一般")
    let rows: [(words: [String], phrases: String, why: String)] = [
      ([hon, unidic("を", "助詞,格助詞"), yomu], "本を 読む", "a particle"),
      (
        [hon, unidic("棚", "名詞,普通名詞,一般"), unidic("用", "接尾辞,名詞的,一般"), de], "本棚用で",
        "short units make a compound"
      ),
      ([unidic("再", "接頭辞"), unidic("開発", "名詞,普通名詞,サ変可能")], "再開発", "a prefix"),
      (
        [
          unidic("開発", "名詞,普通名詞,サ変可能"), unidic("す", "動詞,非自立可能", "終止形-一般", "す"),
          unidic("べき", "助動詞", "連体形-一般", "べし"),
        ], "開発すべき", "する in its old form"
      ),
      (
        [yomi, te, unidic("いる", "動詞,非自立可能", "連体形-一般", "いる"), hon], "読みている 本",
        "いる is not a dependent verb in UniDic"
      ),
      ([yomi, te, unidic("走る", "動詞,一般", "終止形-一般")], "読みて 走る", "another verb"),
      ([yomu, koto, ga, unidic("できる", "動詞,非自立可能", "終止形-一般")], "読むことができる", "an auxiliary"),
      (
        [unidic("その", "連体詞"), koto, ga, unidic("ある", "動詞,非自立可能", "終止形-一般")], "その ことが ある", "a thing"
      ),
      ([yomu, koto, unidic("を", "助詞,格助詞")], "読む ことを", "a formal noun among common nouns"),
      ([hon, de, wa, nai], "本ではない", "ない is an adjective in UniDic"),
      ([hon, de, nai], "本でない", "after the copula"),
      ([hon, wa, nai], "本は ない", "after a particle"),
      (
        [unidic("高く", "形容詞,一般", "連用形-一般", "高い"), nai], "高く ない", "after an adjective"
      ),
      (
        [
          hon, unidic("の", "助詞,格助詞"), unidic("よう", "形状詞,助動詞語幹"), unidic("な", "助動詞", "連体形-一般", "だ"),
          hon,
        ], "本の ような 本", "よう after の"
      ),
      ([yomu, unidic("よう", "形状詞,助動詞語幹"), ni], "読むように", "よう after a verb"),
      (
        [
          hon, ni, unidic("より", "動詞,一般", "連用形-一般", "よる"), unidic("失わ", "動詞,一般", "未然形-一般", "失う"),
          unidic("れる", "助動詞", "終止形-一般", "れる"),
        ], "本により 失われる", "another verb after a compound particle"
      ),
      (
        [hon, ni, unidic("対し", "動詞,一般", "連用形-一般", "対する"), te, unidic("の", "助詞,格助詞"), hon],
        "本に対しての 本", "a particle after a compound particle"
      ),
      (
        [unidic("今年", "名詞,普通名詞,副詞可能"), hon, unidic("を", "助詞,格助詞")], "今年 本を", "a noun of time"
      ),
      (
        [
          unidic("紀元", "名詞,普通名詞,一般"), unidic("前", "名詞,普通名詞,副詞可能"), unidic("5", "名詞,数詞"),
          unidic("世紀", "名詞,普通名詞,助数詞可能"),
        ], "紀元前5世紀", "but not within a date"
      ),
      (
        [
          unidic("10", "名詞,数詞"), unidic("日", "名詞,普通名詞,助数詞可能"), unidic("停止", "名詞,普通名詞,サ変可能"),
          unidic("する", "動詞,非自立可能", "終止形-一般"),
        ], "10日 停止する", "a time before a verb"
      ),
      (
        [
          unidic("兵庫", "名詞,固有名詞,地名,一般"), unidic("県", "名詞,普通名詞,一般"),
          unidic("神戸", "名詞,固有名詞,地名,一般"),
        ], "兵庫県 神戸", "a place within another"
      ),
      ([unidic("「", "補助記号,括弧開"), hon, unidic("」", "補助記号,括弧閉"), ni], "「本」に", "brackets"),
      ([hon, unidic("。", "補助記号,句点"), hon], "本。 本", "a full stop"),
    ]
    for row in rows {
      let found = group(row.words.joined(separator: " "), .unidic17, .bunsetsu)
      #expect(found == row.phrases, "\(row.why)")
    }
  }

  @Test func jumanPhrases() {
    let hon = juman("本", "名詞,普通名詞")
    let ni = juman("に", "助詞,格助詞")
    let tabete = juman("食べて", "動詞", "タ系連用テ形", "食べる")
    let rows: [(words: [String], phrases: String, why: String)] = [
      ([tabete, juman("いる", "接尾辞,動詞性接尾辞", "基本形")], "食べている", "て belongs to the verb"),
      ([tabete, juman("寝る", "動詞", "基本形")], "食べて 寝る", "two verbs"),
      ([hon, ni, juman("なる", "接尾辞,動詞性接尾辞", "基本形")], "本に なる", "なる is a suffix in JumanDIC"),
      (
        [
          juman("行く", "動詞", "基本形"), juman("こと", "名詞,形式名詞"), ni,
          juman("なる", "接尾辞,動詞性接尾辞", "基本形"),
        ], "行くことになる", "but one with ことに"
      ),
      ([juman("特別", "形容詞", "語幹", "特別だ"), juman("補佐", "名詞,サ変名詞")], "特別補佐", "a stem"),
      ([hon, juman("です", "判定詞", "デス列基本形")], "本です", "the copula"),
      ([hon, juman("および", "接続詞"), hon], "本 および 本", "a conjunction"),
    ]
    for row in rows {
      let found = group(row.words.joined(separator: " "), .jumandic, .bunsetsu)
      #expect(found == row.phrases, "\(row.why)")
    }
  }
}
