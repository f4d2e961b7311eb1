import Testing

@testable import LinkDetection

/// Japanese text and its links in order, separated by spaces.
private let rows: [(text: String, links: String, why: String)] = [
  // Errors of Gruber's pattern (predecessor-features.md, §6).
  ("詳しくはhttp://example.com/をご覧ください。", "http://example.com/", "starts after は, ends before を"),
  ("「http://example.com/a」を見る", "http://example.com/a", "ends before 」"),
  ("（http://example.com/a）", "http://example.com/a", "ends before ）"),
  ("http://example.com。次の文", "http://example.com", "ends before 。"),
  ("次はwww.example.jpへ", "www.example.jp", "www. after は, ends before へ"),
  ("http://example.com/wiki/日本語", "http://example.com/wiki/日本語", "kanji in a path stay"),
  // Starts.
  ("はhttp://a.jp/", "http://a.jp/", "after hiragana"),
  ("サイトhttp://a.jp/", "http://a.jp/", "after katakana"),
  ("住所http://a.jp/", "http://a.jp/", "after kanji"),
  ("サーバーhttp://a.jp/", "http://a.jp/", "after ー"),
  ("、http://a.jp/", "http://a.jp/", "after 、"),
  ("：http://a.jp/", "http://a.jp/", "after a full-width colon"),
  ("URL：http://a.jp/", "http://a.jp/", "with a word before the colon"),
  ("→http://a.jp/", "http://a.jp/", "after an arrow"),
  ("★http://a.jp/", "http://a.jp/", "after a symbol"),
  ("1．http://a.jp/", "http://a.jp/", "after a full-width number"),
  ("　http://a.jp/　", "http://a.jp/", "between ideographic spaces"),
  ("リンクbit.ly/foo", "bit.ly/foo", "a domain after katakana"),
  ("宛先はfoo@example.jpです", "foo@example.jp", "a mail address between kana"),
  ("連絡先：foo@example.jp。", "foo@example.jp", "and between full-width punctuation"),
  // Closing punctuation.
  ("『http://a.jp/b』と", "http://a.jp/b", "』"),
  ("【http://a.jp/b】", "http://a.jp/b", "】"),
  ("〈http://a.jp/b〉", "http://a.jp/b", "〉"),
  ("《http://a.jp/b》", "http://a.jp/b", "》"),
  ("〔http://a.jp/b〕", "http://a.jp/b", "〕"),
  ("〝http://a.jp/b〟", "http://a.jp/b", "〟"),
  ("“http://a.jp/b”", "http://a.jp/b", "curly quotation marks"),
  ("｢http://a.jp/b｣", "http://a.jp/b", "half-width brackets"),
  ("［http://a.jp/b］", "http://a.jp/b", "full-width square brackets"),
  ("｛http://a.jp/b｝", "http://a.jp/b", "full-width braces"),
  ("＜http://a.jp/b＞", "http://a.jp/b", "full-width less and greater"),
  ("(http://a.jp/b)を", "http://a.jp/b", "an ASCII bracket before kana"),
  ("[http://a.jp/b]参照", "http://a.jp/b", "and before kanji"),
  // Trailing punctuation.
  ("http://a.jp/b、http://c.jp/d", "http://a.jp/b http://c.jp/d", "a list with 、"),
  ("http://a.jp/b，次", "http://a.jp/b", "，"),
  ("http://a.jp/b．次", "http://a.jp/b", "．"),
  ("http://a.jp/b！", "http://a.jp/b", "！"),
  ("http://a.jp/b？", "http://a.jp/b", "？"),
  ("http://a.jp/b：次", "http://a.jp/b", "："),
  ("http://a.jp/b；次", "http://a.jp/b", "；"),
  ("http://a.jp/b…", "http://a.jp/b", "…"),
  ("http://a.jp/b‥次", "http://a.jp/b", "‥"),
  ("http://a.jp/b―次", "http://a.jp/b", "a dash"),
  ("http://a.jp/b～次", "http://a.jp/b", "a full-width tilde"),
  ("http://a.jp/b〜次", "http://a.jp/b", "a wave dash"),
  ("http://a.jp/b｡次", "http://a.jp/b", "a half-width full stop"),
  ("http://a.jp/b→次", "http://a.jp/b", "an arrow"),
  ("http://a.jp/b※注", "http://a.jp/b", "a reference mark"),
  ("http://a.jp/bＡ", "http://a.jp/b", "a full-width letter"),
  ("http://a.jp/b１", "http://a.jp/b", "a full-width digit"),
  ("http://a.jp/b／c", "http://a.jp/b", "a full-width slash"),
  ("http://a.jp/b　次", "http://a.jp/b", "an ideographic space"),
  ("http://a.jp/b😀", "http://a.jp/b", "an emoji"),
  ("http://a.jp/b①", "http://a.jp/b", "a number in a circle"),
  ("http://a.jp/b㈱", "http://a.jp/b", "a company in brackets"),
  ("http://a.jp/b.。", "http://a.jp/b", "an ASCII full stop before a Japanese one"),
  // Kana and kanji in paths.
  ("http://a.jp/カタカナ", "http://a.jp/カタカナ", "katakana stay"),
  ("http://a.jp/ｶﾀｶﾅ", "http://a.jp/ｶﾀｶﾅ", "half-width ones too"),
  ("http://a.jp/データ", "http://a.jp/データ", "with ー"),
  ("http://a.jp/人々", "http://a.jp/人々", "々"),
  ("http://a.jp/〆切", "http://a.jp/〆切", "〆"),
  ("http://a.jp/二〇二四年", "http://a.jp/二〇二四年", "〇"),
  ("http://a.jp/𠮷野家", "http://a.jp/𠮷野家", "kanji outside of the BMP"),
  ("http://a.jp/葛\u{E0100}城", "http://a.jp/葛\u{E0100}城", "with a variation selector"),
  ("http://a.jp/カ\u{3099}ス", "http://a.jp/カ\u{3099}ス", "decomposed kana"),
  ("http://a.jp/wiki/カタカナ・テスト", "http://a.jp/wiki/カタカナ・テスト", "・ between katakana"),
  ("http://a.jp/b・http://c.jp/", "http://a.jp/b http://c.jp/", "・ between links"),
  ("http://a.jp/日本・http://c.jp/", "http://a.jp/日本 http://c.jp/", "and after kanji"),
  ("http://a.jp/日本・", "http://a.jp/日本", "and at the end"),
  ("http://a.jp/日本語の本", "http://a.jp/日本語", "hiragana end a path"),
  ("http://a.jp/ひらがな", "http://a.jp/", "from its first character on"),
  ("http://a.jp/JR東日本", "http://a.jp/JR東日本", "ASCII and kanji"),
  ("http://a.jp/日本/京都/", "http://a.jp/日本/京都/", "several segments"),
  ("http://a.jp/日本_(国)を", "http://a.jp/日本_(国)", "brackets with kanji"),
  ("http://a.jp/?q=検索&p=2へ", "http://a.jp/?q=検索&p=2", "a query"),
  ("http://a.jp/b#見出し", "http://a.jp/b#見出", "hiragana end a fragment, too"),
  ("http://a.jp/b#概要", "http://a.jp/b#概要", "kanji in a fragment"),
  ("http://a.jp/%E6%97%A5%E6%9C%AC。", "http://a.jp/%E6%97%A5%E6%9C%AC", "percent escapes"),
  ("http://a.jp/index.html参照", "http://a.jp/index.html", "kanji after the name of a file"),
  ("http://a.jp/図.PNG画像", "http://a.jp/図.PNG", "in upper case"),
  ("http://a.jp/Node.js入門", "http://a.jp/Node.js入門", "but not after any dot"),
  ("http://a.jp/v1.0版", "http://a.jp/v1.0版", "as in a version"),
  // Hosts.
  ("http://example.comへ", "http://example.com", "hiragana after a host"),
  ("http://example.com次の文", "http://example.com", "kanji after a top-level domain"),
  ("http://example.co.jpサイト", "http://example.co.jp", "katakana"),
  ("http://example.tokyo東京", "http://example.tokyo", "a longer top-level domain"),
  ("http://example.com・http://example.jp", "http://example.com http://example.jp", "・"),
  ("http://example.com★", "http://example.com", "a symbol"),
  ("http://localhostへ", "http://localhost", "hiragana after a name without a dot"),
  ("http://localhost参照", "http://localhost", "and kanji"),
  ("http://localhost:8080へ", "http://localhost:8080", "and after a port"),
  ("http://192.168.0.1を", "http://192.168.0.1", "and after numbers"),
  ("http://日本語.jp/", "http://日本語.jp/", "a Japanese host"),
  ("http://日本語.jpへ", "http://日本語.jp", "with text after it"),
  ("http://www.日本語.jp/寿司", "http://www.日本語.jp/寿司", "a Japanese label inside"),
  ("http://a日本.jp/", "http://a日本.jp/", "a label that starts in ASCII"),
  ("http://例え.見本/", "http://例え.見本/", "an unknown top-level domain before a path"),
  ("http://例え.見本", "", "but not without one"),
  ("http://例え.テスト", "http://例え.テスト", "a known one needs none"),
  ("「http://はじめよう.みんな」", "http://はじめよう.みんな", "in hiragana, too"),
  ("http://はじめよう.みんなで", "", "but not as the start of a word"),
  ("http://をご覧ください", "", "no host at all"),
  ("http://日本語", "", "nor here"),
  ("http://example.com.次の文", "http://example.com", "a dot before text"),
  ("http://www.example.com.詳細はwww.a.jp", "http://www.example.com www.a.jp", "or between links"),
  (
    "http://intra参照" + String(repeating: "文", count: 100), "http://intra",
    "text longer than a host may be"
  ),
  ("www.example.jpにて", "www.example.jp", "www. before hiragana"),
  ("www.example.jp。", "www.example.jp", "and before 。"),
  ("www.日本語.jpへ", "www.日本語.jp", "www. with a Japanese label"),
  ("bit.ly/fooを", "bit.ly/foo", "a domain before kana"),
  ("（bit.ly/foo）", "bit.ly/foo", "in full-width brackets"),
  ("bit.ly/日本", "bit.ly/日本", "with kanji"),
  // Mail.
  ("（foo@example.jp）", "foo@example.jp", "a mail address in full-width brackets"),
  ("foo@example.jpまで", "foo@example.jp", "before kana"),
  ("foo@example.jp宛", "foo@example.jp", "before kanji"),
  ("メール:foo.bar+x@mail.example.co.jp、", "foo.bar+x@mail.example.co.jp", "dots, + and sub-domains"),
  ("旧foo..bar.@docomo.ne.jpへ", "foo..bar.@docomo.ne.jp", "dots as old telephones had them"),
  ("mailto:foo@example.jp?subject=件名を", "mailto:foo@example.jp?subject=件名", "mailto: with kanji"),
  ("foo＠example.jp", "", "a full-width @ does not count"),
  // Two links in a row.
  ("http://a.jp/とhttp://b.jp/", "http://a.jp/ http://b.jp/", "と between two"),
  ("http://a.jp/\nhttp://b.jp/", "http://a.jp/ http://b.jp/", "a line end"),
  ("http://a.jpとwww.b.jpとc.jp/dとe@f.jp", "http://a.jp www.b.jp c.jp/d e@f.jp", "four kinds"),
  ("ttp://a.jp/を", "ttp://a.jp/", "without its h"),
  ("東京タワー（とうきょうタワー）は1958年に完成。@tokyo", "", "no link at all"),
]

@Suite struct LinkDetectorJapaneseTests {
  @Test func linksAreFoundInJapaneseText() {
    let detector = LinkDetector()
    for row in rows {
      let found = detector.links(in: row.text).map { String(row.text[$0.range]) }
      if found.joined(separator: " ") != row.links {
        Issue.record("\(row.text): \(found), not \(row.links) (\(row.why))")
      }
    }
    #expect(rows.count > 100)
  }

  @Test func theSameIsFoundInTheMiddleOfText() {
    let detector = LinkDetector()
    for row in rows {
      let text = "前の文。" + row.text + "\n後の文、" + row.text
      let found = detector.links(in: text).map { String(text[$0.range]) }
      let expected = row.links + (row.links.isEmpty ? "" : " ") + row.links
      if found.joined(separator: " ") != expected {
        Issue.record("\(text): \(found), not twice \(row.links) (\(row.why))")
      }
    }
  }
}
