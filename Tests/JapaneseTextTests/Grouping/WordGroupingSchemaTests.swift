import TestSupport
import Testing

@testable import JapaneseText

/// Tests the rules with features of dictionaries that need not be installed.
///
/// Rows have words in the notation `surface/feature`, one after the other, as UniDic 2.1.2 and
/// JumanDIC 7.0 divide them.
@Suite struct WordGroupingSchemaTests {
  @Test func unidicWords() {
    let te = unidic("て", "助詞,接続助詞")
    let iru = unidic("いる", "動詞,非自立可能", "終止形-一般")
    let tabe = unidic("食べ", "動詞,一般", "連用形-一般", "食べる")
    let ta = unidic("た", "助動詞", "終止形-一般")
    let na = unidic("な", "助動詞", "連体形-一般", "だ")
    let da = unidic("だ", "助動詞", "終止形-一般")
    let shi = unidic("し", "動詞,非自立可能", "連用形-一般", "する")
    let ni = unidic("に", "助詞,格助詞")
    let hon = unidic("本", "名詞,普通名詞,一般")
    let tai = unidic("対し", "動詞,一般", "連用形-一般", "対する")
    let rows: [(words: [String], reader: String, long: String, why: String)] = [
      ([tabe, te, iru], "食べている", "食べ ている", "いる is not a dependent verb in UniDic"),
      ([tabe, te, shi, ta], "食べて した", "食べ て し た", "する is not an auxiliary after て"),
      ([tabe, unidic("られ", "助動詞", "連用形-一般", "られる"), ta], "食べられた", "食べ られ た", "passive"),
      (
        [unidic("勉強", "名詞,普通名詞,サ変可能"), shi, ta], "勉強した", "勉強し た", "a verbal noun"
      ),
      ([unidic("重要", "形状詞,一般"), na, hon], "重要な 本", "重要 な 本", "an adjectival noun"),
      (
        [unidic("明らか", "形状詞,一般"), unidic("に", "助動詞", "連用形-ニ", "だ"), shi, ta],
        "明らか に した", "明らか に し た", "に is an auxiliary"
      ),
      (
        [unidic("飲ん", "動詞,一般", "連用形-撥音便", "飲む"), unidic("だ", "助動詞", "終止形-一般")],
        "飲んだ", "飲ん だ", "the past"
      ),
      ([hon, da], "本 だ", "本 だ", "the copula"),
      (
        [hon, unidic("で", "助動詞", "連用形-一般", "だ"), unidic("ある", "動詞,非自立可能", "終止形-一般")],
        "本 である", "本 である", "ある is a verb"
      ),
      ([hon, ni, tai, te], "本 に対して", "本 に対して", "a compound particle in three words"),
      (
        [hon, ni, tai, te, iru], "本 に 対している", "本 に 対し ている",
        "the verb of the compound particle continues"
      ),
      (
        [unidic("東京", "名詞,固有名詞,地名,一般"), unidic("都", "名詞,普通名詞,一般")], "東京都", "東京都",
        "都 is a common noun"
      ),
      (
        [unidic("行く", "動詞,一般", "連体形-一般"), unidic("そう", "名詞,助動詞語幹"), da], "行く そう だ",
        "行く そう だ", "hearsay"
      ),
      ([tabe, unidic("そう", "形状詞,助動詞語幹"), da], "食べそう だ", "食べ そう だ", "likeness"),
      (
        [hon, unidic("の", "助詞,格助詞"), unidic("よう", "形状詞,助動詞語幹"), na], "本 の ような",
        "本 の よう な", "よう and な"
      ),
      ([unidic("3", "名詞,数詞"), unidic("本", "接尾辞,名詞的,助数詞")], "3本", "3本", "a counter"),
      (
        [unidic("2", "名詞,数詞"), unidic("0", "名詞,数詞"), unidic("年", "名詞,普通名詞,助数詞可能")],
        "20年", "20年", "digits one by one"
      ),
      (
        [unidic("田中", "名詞,固有名詞,人名,姓"), unidic("さん", "接尾辞,名詞的,一般")], "田中 さん", "田中さん",
        "a title"
      ),
      ([unidic("お", "接頭辞"), hon], "お本", "お本", "a polite prefix"),
      (
        [unidic("お", "接頭辞"), unidic("読み", "動詞,一般", "連用形-一般", "読む")], "お 読み", "お読み",
        "a polite prefix of a verb"
      ),
      (
        [unidic("お", "接頭辞"), unidic("座り", "名詞,普通名詞,一般")], "お 座り", "お座り",
        "of a noun made of a verb"
      ),
      (
        [unidic("客", "名詞,普通名詞,一般"), unidic("さん", "接尾辞,名詞的,一般")], "客さん", "客さん",
        "a title of a common noun"
      ),
      (
        [
          tabe, te, unidic("ください", "動詞,非自立可能", "連用形-一般", "くださる"),
          unidic("ませ", "助動詞", "未然形-一般", "ます"), unidic("ん", "助動詞", "終止形-一般", "ず"),
        ], "食べてくださいません", "食べ てください ませ ん", "a request that is negated"
      ),
      (
        [tabe, unidic("始め", "動詞,非自立可能", "連用形-一般", "始める"), ta], "食べ始めた", "食べ始め た",
        "a compound verb"
      ),
      (
        [tabe, te, unidic("ください", "動詞,非自立可能", "命令形", "くださる")], "食べて ください",
        "食べ てください", "a request"
      ),
      (
        [
          unidic("行く", "動詞,一般", "連体形-一般"), unidic("の", "助詞,準体助詞"),
          unidic("で", "助動詞", "連用形-一般", "だ"),
        ],
        "行く ので", "行く ので", "a conjunction in two words"
      ),
      (
        [
          unidic("行く", "動詞,一般", "連体形-一般"), unidic("の", "助詞,準体助詞"),
          unidic("で", "助動詞", "連用形-一般", "だ"), unidic("は", "助詞,係助詞"),
        ], "行く の で は", "行く の で は", "の and で before the topic"
      ),
      ([hon, unidic("。", "補助記号,句点")], "本 。", "本 。", "a full stop"),
    ]
    for row in rows {
      let text = row.words.joined(separator: " ")
      #expect(group(text, .unidic17, .reader) == row.reader, "\(row.why)")
      #expect(group(text, .unidic17, .long) == row.long, "\(row.why)")
      #expect(!group(text, .unidic17, .morpheme).contains("  "))
    }
  }

  @Test func jumanWords() {
    let tabete = juman("食べて", "動詞", "タ系連用テ形", "食べる")
    let iru = juman("いる", "接尾辞,動詞性接尾辞", "基本形")
    let tabe = juman("食べ", "動詞", "基本連用形", "食べる")
    let hon = juman("本", "名詞,普通名詞")
    let rows: [(words: [String], reader: String, why: String)] = [
      ([tabete, iru], "食べている", "て belongs to the verb"),
      ([tabe, juman("ました", "接尾辞,動詞性接尾辞", "タ形", "ます")], "食べました", "a conjugating suffix"),
      (
        [juman("行か", "動詞", "未然形", "行く"), juman("ない", "接尾辞,形容詞性述語接尾辞", "基本形")],
        "行かない", "ない is a suffix"
      ),
      (
        [hon, juman("は", "助詞,副助詞"), juman("ない", "接尾辞,形容詞性述語接尾辞", "基本形")],
        "本 は ない", "ない after a particle"
      ),
      ([hon, juman("です", "判定詞", "デス列基本形")], "本 です", "the copula"),
      ([juman("行く", "動詞", "基本形"), juman("そうだ", "助動詞", "基本形")], "行く そうだ", "hearsay"),
      ([juman("行く", "動詞", "基本形"), juman("べきだ", "助動詞", "基本形")], "行く べきだ", "duty"),
      (
        [juman("食べたり", "動詞", "タ系連用タリ形", "食べる"), juman("して", "接尾辞,動詞性接尾辞", "タ系連用テ形", "する")],
        "食べたり して", "する after たり"
      ),
      ([tabete, juman("調べて", "動詞", "タ系連用テ形", "調べる")], "食べて 調べて", "two verbs"),
      ([tabe, juman("始めた", "動詞", "タ形", "始める")], "食べ始めた", "a compound verb"),
      ([tabete, juman("ください", "接尾辞,動詞性接尾辞", "命令形", "くださる")], "食べて ください", "a request"),
      ([juman("悪化", "名詞,サ変名詞"), juman("した", "動詞", "タ形", "する")], "悪化した", "a verbal noun"),
      (
        [hon, juman("に", "助詞,格助詞"), juman("ついて", "動詞", "タ系連用テ形", "つく")], "本 について",
        "a compound particle"
      ),
    ]
    for row in rows {
      #expect(
        group(row.words.joined(separator: " "), .jumandic, .reader) == row.reader, "\(row.why)")
    }
  }
}
