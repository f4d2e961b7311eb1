import JapaneseText
import Testing

/// The expected sentences of a text, which is these sentences joined by `gap`.
private struct Row {
  let sentences: [String]
  let gap: String
  let why: String

  init(_ sentences: [String], gap: String = "", _ why: String) {
    self.sentences = sentences
    self.gap = gap
    self.why = why
  }
}

@Suite("Sentences, by table")
struct SentenceTableTests {
  private func check(_ rows: [Row], _ splitter: SentenceSplitter = SentenceSplitter()) {
    for row in rows {
      let text = row.sentences.joined(separator: row.gap)
      #expect(splitter.sentences(in: text).map(String.init) == row.sentences, "\(row.why)")
    }
  }

  @Test("marks")
  func marks() {
    check([
      Row(["今日は晴れ。", "明日は雨。"], "full stops"),
      Row(["え？", "本当！", "うん｡", "そう?", "はい!"], "every strong mark"),
      Row(["なに！？", "まさか!?", "うそ‼", "まじ⁉"], "marks in a row and joined marks"),
      Row(["すごい！！！！", "ね。。。", "へえ"], "repeated marks"),
      Row(["印なしで終わる"], "no mark at all"),
      Row(["。", "「」。"], gap: " ", "a mark alone"),
      Row(["終わりです．", "次は図です．"], "full-width full stop as in scientific text"),
      Row(["です.", "次は"], "ASCII full stop after Japanese"),
      Row(["やった！と叫んだ。"], "a quoting と after a mark"),
      Row(["やった！", "とても嬉しい。"], "とても begins a sentence"),
      Row(["本当か？という疑問。"], "という quotes"),
      Row(["無理！って言った。"], "no sentence begins with っ"),
      Row(["え？、なに。"], "a comma continues the sentence"),
      Row(["あの映画！を見た。"], "を begins no sentence"),
      Row(["けいおん！の映画を見た。"], "の before kanji"),
      Row(["いいね！", "のんびりしよう。"], "のんびり begins a sentence"),
      Row(["Yahoo!ニュースを見た。", "次。"], "a name with a mark"),
      Row(["モーニング娘。の歌。"], "a name with a full stop"),
      Row(["一。\u{3099}", "二。"], "a combining mark stays with the mark it follows"),
    ])
  }

  @Test("brackets and quotations")
  func brackets() {
    check([
      Row(["「行くよ。」と言った。", "次。"], "quoted with と"),
      Row(["「はい。」", "「いいえ。」"], "two turns of dialogue"),
      Row(["「はい」「いいえ」と答えた。"], "quotations without marks"),
      Row(["「行く。すぐ戻る。」って話だ。"], "several sentences quoted"),
      Row(["『君の名は。』を見た。"], "a title with a full stop"),
      Row(["「行くよ。」　と言った。"], "a space before と"),
      Row(["「行くよ。」", "「ああ。」"], gap: "　", "a space between turns"),
      Row(["彼は「『はい。』と聞いた」と言う。", "次。"], "nested quotations"),
      Row(["彼は「『はい。』」。", "次。"], "nested and a full stop after"),
      Row(["彼は（昨日のことだ。）帰った。"], "an aside in mid-sentence"),
      Row(["帰った。", "（続く。）", "次。"], "an aside that is a sentence"),
      Row(["終わり。」", "次。"], "an unmatched closing bracket belongs to its sentence"),
      Row(["「終わらない。", "次。", "その次。"], "an unmatched opening bracket swallows nothing"),
      Row(["「あ。", "い。", "「う。」え。"], "only the inner pair is one"),
      Row(["「あ（い。」と言った。", "次）。"], "crossing brackets: the outer pair holds"),
      Row(["1) はい。", "2) いいえ。"], gap: " ", "closing brackets of a list"),
      Row(["【重要。】お知らせ。", "次。"], "text continues after a heading"),
      Row(["“はい。”と言った。", "次。"], "curly quotation marks"),
      Row(["\"はい。\"と言った。", "次。"], "straight quotation marks"),
      Row(["5\"の板。", "7\"の板。"], "inch marks open nothing"),
      Row(["すごい！」", "と彼は言った。"], "an unmatched bracket does not quote"),
      Row(["「すごい！", "」"], gap: "\n", "brackets do not pair across lines"),
      Row(["｢はい｡｣", "｢うん｡｣"], "half-width brackets"),
      Row(["「やあ！😀」と言った。"], "an emoji between mark and bracket"),
    ])
  }

  @Test("an opening bracket with a distant partner is ignored")
  func farPartner() {
    let middle = Array(repeating: "これは長い文です。", count: 300)
    check([Row(["「始まり。"] + middle + ["終わり」。"], "more than 4,096 bytes between")])
  }

  @Test("numbers, names, addresses")
  func numbers() {
    check([
      Row(["円周率は3.14です。", "次。"], "decimal"),
      Row(["約３．１４です。", "次。"], "full-width decimal"),
      Row(["1,000.5円。", "次。"], "grouped decimal"),
      Row(["値は3.", "次は4。"], gap: " ", "a full stop after a number and white space"),
      Row(["１．はじめに", "２．方法"], gap: "\n", "numbers of sections"),
      Row(["1. はじめに", "2. 方法"], gap: "\n", "numbers of sections with a space"),
      Row(["1.2. 背景"], "numbers of subsections"),
      Row(["図１．構成を示す．", "次．"], "number of a figure"),
      Row(["https://example.com/a.html?q=1!を見る。", "次。"], "an address"),
      Row(["http://例え.jp/?q=東京&r=2 を見る。"], "an address with Japanese"),
      Row(["mail@example.co.jpへ。", "次。"], "an address for mail"),
      Row(["ファイル.txtとREADME.mdを開く。"], "file names"),
      Row(["Node.jsとv1.2.3を使う。", "次。"], "a version"),
      Row(["a != bなら真。", "次。"], "an operator"),
      Row(["192.168.0.1です。"], "an address of a machine"),
      Row([".NETを使う。"], "a name that begins with a full stop"),
      Row(["時刻は10:30.5。"], "a time"),
    ])
  }

  @Test("Latin text")
  func latin() {
    check([
      Row(["Hello world.", "This is it."], gap: " ", "capital after a full stop"),
      Row(["Mr. Smith met Dr. Brown.", "They talked."], gap: " ", "titles"),
      Row(["See No. 1 and Fig. 2.", "Then go."], gap: " ", "abbreviations before numbers"),
      Row(["I said no.", "He left."], gap: " ", "the word no"),
      Row(["Fruit, e.g. apples, i.e. Food."], "for example"),
      Row(["He lives in the U.S.A.", "She does not."], gap: " ", "an abbreviation at the end"),
      Row(["The U.S. Army came.", "They left."], gap: " ", "an abbreviation inside"),
      Row(["St. Mary vs. Mt. Fuji."], "saint, versus, mount"),
      Row(["At 5 p.m. Monday it ended.", "The end."], gap: " ", "p.m. inside"),
      Row(["It ended at 5 p.m.", "We left."], gap: " ", "p.m. at the end"),
      Row(["J. K. Rowling wrote it.", "Good."], gap: " ", "initials"),
      Row(["Apples, etc. are fruit.", "Yes."], gap: " ", "etc. before lower case"),
      Row(["Apple Inc. Japan grew.", "The end."], gap: " ", "a company"),
      Row(["He said \"Stop.\"", "Then he left."], gap: " ", "a quotation at the end"),
      Row(["\"Stop!\" he said.", "Then he left."], gap: " ", "a quotation inside"),
      Row(["Apple Inc.は会社。", "次。"], "Japanese after an abbreviation"),
      Row(["This is a pen.", "これはペンです。"], gap: " ", "two languages"),
      Row(["Wait...", "What?"], gap: " ", "an ellipsis before a capital"),
      Row(["Wait... what?"], "an ellipsis before lower case"),
      Row(["Really?!", "Yes."], gap: " ", "marks in a row"),
      Row(["What is it?", "1. Nothing."], gap: "\n", "a list in Latin"),
    ])
  }

  @Test("ellipses, and text after punctuation marks")
  func tails() {
    check([
      Row(["それは……違う。", "次。"], "an ellipsis in mid-sentence"),
      Row(["そうか……。", "次。"], "an ellipsis and a full stop"),
      Row(["そうですね...でも違う。"], "full stops as an ellipsis"),
      Row(["そう…", "「はい」"], "an ellipsis before a quotation"),
      Row(["そう……", "でも"], gap: "　", "an ellipsis and white space"),
      Row(["まさか…！", "次。"], "an ellipsis and a mark"),
      Row(["「まさか……」と言った。"], "an ellipsis quoted"),
      Row(["楽しい！（笑）", "次。"], "laughter in brackets"),
      Row(["楽しい。(爆笑)", "次。"], "laughter in ASCII brackets"),
      Row(["楽しい。", "（注１）を見る。"], "brackets that are not laughter"),
      Row(["嬉しい！(^_^)", "次。"], "a face"),
      Row(["嬉しい！(´・ω・｀)", "次。"], "a face with letters"),
      Row(["すみません。^^;", "次。"], gap: " ", "a face of carets"),
      Row(["最高！😀🎉", "次。"], "emoji"),
      Row(["最高！👩‍👩‍👧👍🏽", "次。"], "joined emoji, skin tone"),
      Row(["最高！ 😀", "次。"], gap: " ", "an emoji between white space"),
      Row(["ラララ！♪", "次。"], "a note"),
      Row(["好き！♡☆", "次。"], "a heart and a star"),
      Row(["ねえ！〜", "次。"], "a wave"),
      Row(["ウケる！www", "次。"], gap: "\n", "laughter in letters"),
      Row(["草！", "笑った。"], "a word that begins as laughter does"),
      Row(["引数 ? を渡す。", "次。"], "a mark as a word"),
      Row(["{...} の部分は省略できる。", "次。"], "an ellipsis in braces"),
      Row(["媒体 (CD、…) を確保する。", "次。"], "an ellipsis in brackets"),
      Row(["'xx00', 'xx01', ... に出力する。"], "an ellipsis and a particle"),
      Row(["example.com. という名前。", "次。"], "the full stop of a root domain"),
      Row(["\"!\" が解釈される。", "次。"], "a mark quoted"),
      Row(["文字です。", "'+'が意味を持つ。"], "an opening apostrophe is not a closing one"),
      Row(["終わる...", "でも続く。"], gap: " ", "でも begins a sentence"),
      Row(["表 1. ファイル例"], "number of a table"),
    ])
  }

  @Test("white space and line ends")
  func whiteSpace() {
    check([
      Row(["見出し", "本文です。"], gap: "\n", "a line end ends a sentence"),
      Row(["一行目", "二行目"], gap: "\r\n", "CR LF"),
      Row(["一行目", "二行目"], gap: "\u{2028}", "line separator"),
      Row(["一。", "二。"], gap: "\n\n  　\t\n", "white space of every kind"),
      Row(["一。", "二。"], gap: "　", "ideographic space"),
      Row(["東京　太郎です。"], "ideographic space inside"),
      Row(["a\u{0}b。", "c"], "NUL is text"),
      Row(["\u{FEFF}始め。"], "a byte order mark is text"),
    ])
    let splitter = SentenceSplitter()
    for empty in ["", " ", "\n\n", "　\r\n\t"] { #expect(splitter.sentences(in: empty).isEmpty) }
    #expect(splitter.sentences(in: "  一。  ") == ["一。"], "white space at both ends")
  }

  @Test("wrapped lines")
  func wrapped() {
    check(
      [
        Row(["これは長い文なので\n次の行に続く。", "終わり。"], "a line end inside a sentence"),
        Row(["一。", "二。"], gap: "\n", "a mark at the line's end"),
        Row(["見出し", "本文です。"], gap: "\n\n", "an empty line"),
        Row(["見出し", "本文です。"], gap: "\r\n 　\r\n", "a line of white space"),
        Row(["「一。\n二。」と言った。"], "a quotation over two lines"),
        Row(["It goes\non. and on."], "Latin"),
      ], SentenceSplitter(lineBreaks: .wrapped))
  }
}
