/// Sample markup: short fragments as in cells and messages, and a long page.
enum MarkupSamples {
  /// The length of a fragment in bytes.
  static let fragmentSize = 357

  /// Fragments of ``fragmentSize`` bytes each.
  static let fragments = [
    """
    <p class="green">Hello <b>World</b>, <a href="https://example.com/a?b=1&amp;c=2">\
    a link &amp; more</a><br>日本語の<ruby>漢字<rt>かんじ</rt></ruby>です。</p>
    <ul class='list'><li>one</li><li><em>two</em> and <span style="color:red">three</span>\
    </li></ul>
    <p id="last">End of the <strong>fragment</strong\
    > with some more texts to be read here.</p>
    """,
    """
    <p><strong>お知らせ</strong>：<time datetime="2026-11-21">11月21日</time>\
    の<a href="/events/21">朗読会</a>は<em>午後七時</em>に始まります。</p><ol><li>\
    入場は無料です。</li><li>席は先着順です<small>（三十名）</small>。</li></ol><p>\
    詳しくは<a href="mailto:events@example.jp">係</a>まで&hellip;&hellip;。</p>
    """,
    """
    <h2 id=news>Release notes</h2><ul><li>Text is <b>bold</b>, <i>italic</i> or <b><i>\
    both</i></b>.<li>Lines break at <code>&lt;br&gt;</code>:<br>like this.<li>\
    Links: <a href="https://example.org" title="A site &quot;for&quot; examples">one</a>\
    , <a href="#news">two</a>.</ul><p>That is <u>all</u\
    > for now &mdash; thank you all for reading, and have a nice week!
    """,
    """
    <p class=cell><span class=name>山田太郎</span><span class=time>3 min</span><br>\
    <span class=body>今日の<b>天気</b>は<font color="#008000">晴れ</font>\
    のち<font color="#000080">雨</font>。傘を忘れずに!</span></p><p class=foot>\
    <lambda id=icon width=9 height=16><a href="app:like">いいね</a\
    > 12 &middot; <a href="app:re">返信</a> 3</p>
    """,
    """
    <table class="prices wide"><tbody><tr><th>品名</th><th>値段</th></tr><tr><td>\
    りんご二個</td><td align="right">&yen;120</td></tr><tr><td>みかん</td><td align="right">\
    &yen;80</td></tr><tr><td>ぶどう<sup>*</sup></td><td align="right">&yen;1,480</td></tr>\
    </tbody></table><p><small>* 十月から十一月まで。送料は別です。</small></p>
    """,
    """
    <blockquote cite='https://example.net/soseki'><p>吾輩は<ruby>猫<rp>(</rp><rt>ねこ</rt>\
    <rp>)</rp></ruby>である。名前はまだ無い。</p><p>どこで生れたかとんと<ruby>見当<rp>(</rp>\
    <rt>けんとう</rt><rp>)</rp></ruby>がつかぬ。</p></blockquote>\
    <!-- from the first page --><p>&mdash; <cite>夏目漱石『猫』より</cite></p>
    """,
  ]

  /// Returns a page of at least `size` bytes: headings, paragraphs of Japanese and English with
  /// links and emphasis, lists, tables and character references.
  ///
  /// The result is the same in every run.
  static func page(size: Int) -> String {
    var page = MarkupPage()
    while page.text.utf8.count < size { page.addSection() }
    return page.text
  }
}

/// A page during construction.
private struct MarkupPage {
  private(set) var text = ""
  private var state: UInt64 = 2026
  private var section = 0

  private static let japanese = [
    "朝の光が窓から差し込み、机の上の本を静かに照らしていた。",
    "駅までの道は工事中で、しばらくは回り道をするしかない。",
    "このライブラリは日本語の文章を美しく組むために作られました。",
    "春になると川沿いの桜がいっせいに咲き、町は人であふれる。",
    "彼女はコーヒーを一口飲んでから、ゆっくりと話し始めた。",
    "部品の値段は去年より三割ほど上がり、納期も延びている。",
  ]
  private static let english = [
    "The quick survey took longer than anyone had planned for. ",
    "Every chapter ends with a short list of further reading. ",
    "Most visitors arrive by train and walk down to the harbour. ",
    "A parser should keep the text, whatever happens to the tags. ",
    "Rain is expected in the afternoon, followed by a clear night. ",
  ]

  /// Returns a pseudorandom number below `limit` from a linear congruential generator.
  private mutating func random(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func sentence() -> String {
    let sentence =
      random(3) > 0
      ? Self.japanese[random(Self.japanese.count)] : Self.english[random(Self.english.count)]
    switch random(8) {
    case 0: return "<b>\(sentence)</b>"
    case 1: return "\(sentence)<a href=\"/page/\(random(900))?a=1&amp;b=2\">続きを読む</a>"
    case 2: return "<em>\(sentence)</em> &mdash; "
    case 3: return "\(sentence)<ruby>漢字<rt>かんじ</rt></ruby>&copy;&#x3042;"
    default: return sentence
    }
  }

  private mutating func paragraph(_ name: String) {
    text += "<\(name)>"
    for _ in 0...random(4) { text += sentence() }
    text += "</\(name)>\n"
  }

  mutating func addSection() {
    section += 1
    text += "<section id=\"s\(section)\" class='chapter'>\n<h2>第\(section)章</h2>\n"
    for _ in 0...random(5) { paragraph("p") }
    switch random(3) {
    case 0:
      text += "<ul>\n"
      for _ in 0...random(6) { paragraph("li") }
      text += "</ul>\n"
    case 1:
      text += "<table border=1><tbody>"
      for row in 0...random(8) {
        text += "<tr><th>\(row)</th><td>品目 &amp; 値段</td>"
        text += "<td align=right>&yen;\(random(9000))</td></tr>"
      }
      text += "</tbody></table>\n"
    default: paragraph("blockquote")
    }
    text += "</section>\n"
  }
}
