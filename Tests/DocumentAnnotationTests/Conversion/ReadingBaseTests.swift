import DocumentAnnotation
import JapaneseText
import Mutsu
import Testing

/// Tests which text in brackets is a reading, and the base that it has.
@Suite struct ReadingBaseTests {
  /// Returns a text with `{base|reading}` in place of readings in brackets.
  private func converted(_ text: String, _ format: DocumentFormat = .text) throws -> String {
    try DocumentAnnotator(tokenizer: Tokenizer.embedded()).convertingReadings(
      in: Array(text.utf8), to: .denden, format: format
    ).text
  }

  @Test(arguments: [
    ("東京都庁（とちょう）", "東京{都庁|とちょう}", "the end of a run of kanji"),
    ("その他（ほか）", "その{他|ほか}", "one kanji"), ("雨（あめ）が", "{雨|あめ}が", "a word of one kanji"),
    ("歯科医師（しかいし）会", "{歯科医師|しかいし}会", "kanji follow"),
    ("私は田中太郎（たなかたろう）です", "私は{田中太郎|たなかたろう}です", "a name"),
    ("無職・大山和歌（かずか）", "無職・大山{和歌|かずか}", "a given name"),
    ("小説家栗本薫（くりもとかおる）", "小説家{栗本薫|くりもとかおる}", "a name after another word"),
    ("大動脈瘤（りゅう）", "大動脈{瘤|りゅう}", "one kanji of a longer word"),
    ("を取り扱い（とりあつかい）", "を{取り扱い|とりあつかい}", "across okurigana"),
    ("お茶（おちゃ）", "{お茶|おちゃ}", "kana before kanji"),
    ("バルカン半島の音楽（バルカンはんとうのおんがく）", "{バルカン半島の音楽|バルカンはんとうのおんがく}", "a title"),
    ("惹（ひ）かれる", "{惹|ひ}かれる", "before okurigana"),
    ("明日（あす）と大人（おとな）", "{明日|あす}と{大人|おとな}", "kanji that share a reading"),
    ("百舌鳥（もず）", "{百舌鳥|もず}", "fewer kana than kanji"),
    ("2月（にがつ）", "{2月|にがつ}", "a number"), ("三月（さんがつ）", "{三月|さんがつ}", "in kanji"),
    ("Tシャツ（てぃーしゃつ）", "Tシャツ（てぃーしゃつ）", "no kanji and another spelling"),
    ("月（げつ）・火（か）・水（すい）", "{月|げつ}・{火|か}・{水|すい}", "weekdays"),
    ("田中（タナカ）", "{田中|タナカ}", "katakana"), ("時々（ときどき）", "{時々|ときどき}", "a repetition mark"),
    ("積（つ）み木（ぎ）", "{積|つ}み{木|ぎ}", "one voiced kana in a word"),
    ("木（ぎ）", "木（ぎ）", "and at the start of one"),
    ("第（だい）4日（にち）", "{第|だい}4{日|にち}", "after a number"),
    ("十（じゅっ）分（ぷん）", "{十|じゅっ}{分|ぷん}", "before a geminate"),
  ])
  func knownReadings(text: String, expected: String, why: String) throws {
    #expect(try converted(text) == expected, "\(why)")
  }

  @Test(arguments: [
    ("山田 太郎（やまだ たろう）", "{山田|やまだ} {太郎|たろう}", "spaces"),
    ("山田　太郎（やまだ　たろう）", "{山田|やまだ}　{太郎|たろう}", "ideographic spaces"),
    ("山田・太郎（やまだ・たろう）", "{山田|やまだ}・{太郎|たろう}", "middle dots"),
    ("俳優の山田太郎（やまだ・たろう）", "俳優の{山田|やまだ}{太郎|たろう}", "in the reading only"),
    ("山田 太郎（やまだたろう）", "{山田|やまだ} {太郎|たろう}", "in the name only"),
    ("社長の猿橋望（さはし・のぞむ）", "社長の{猿橋|さはし}{望|のぞむ}", "an unusual family name"),
    ("料理（にく・さかな）", "料理（にく・さかな）", "a list"),
    ("料理（ ）と魚（・）", "料理（ ）と魚（・）", "no kana"),
  ])
  func names(text: String, expected: String, why: String) throws {
    #expect(try converted(text) == expected, "\(why)")
  }

  @Test(arguments: [
    ("運命（さだめ）", "{運命|さだめ}", "hiragana"), ("寄席で主任（とり）", "寄席で{主任|とり}", "the last word"),
    ("頭痛（いて）え", "頭{痛|いて}え", "casual speech"), ("頭痛（ずつう）", "{頭痛|ずつう}", "no casual speech"),
    ("会議（オンライン）と部屋（シングル）", "会議（オンライン）と部屋（シングル）", "katakana"),
    ("本気《マジ》と本気[マジ]", "{本気|マジ}と本気[マジ]", "double angle brackets enclose readings"),
    ("の 本気[マジ]", "の {本気|マジ}", "a space marks the base"),
    ("参加者（さんか）", "参加者（さんか）", "the reading of the start"),
    ("在庫（なし）と漢字（かな）", "在庫（なし）と漢字（かな）", "notes"),
    ("精女（はっきりと）", "精女（はっきりと）", "an adverb"), ("私（は）行く", "私（は）行く", "a particle"),
    ("25日（か）と二十五日（か）", "25日（か）と二十五日（か）", "a weekday"),
    ("終了するかも（しないかも）", "終了するかも（しないかも）", "kana before the bracket"),
    ("株式会社（かぶ）", "株式会社（かぶ）", "less than a word"),
    ("学校（かかかかかかかかかかかか）", "学校（かかかかかかかかかかかか）", "a long one"),
    ("（かな）", "（かな）", "no base"), ("、（かな）", "、（かな）", "punctuation"),
  ])
  func otherReadings(text: String, expected: String, why: String) throws {
    #expect(try converted(text) == expected, "\(why)")
  }

  @Test(arguments: [
    ("<b>漢字</b>（かんじ）", "{<b>漢字</b>|かんじ}", "an element around the base"),
    ("漢<b>字</b>（かんじ）", "{漢<b>字</b>|かんじ}", "at its end"),
    ("<b>漢字（かんじ）</b>", "<b>{漢字|かんじ}</b>", "around both"),
    ("漢字（<b>かんじ</b>）", "漢字（<b>かんじ</b>）", "in the reading"),
    ("<b>漢字（かんじ</b>）", "<b>漢字（かんじ</b>）", "across its end"),
    ("<b>漢</b>字（かんじ）", "{<b>漢</b>字|かんじ}", "at the start of the base"),
    ("<b>山田</b> 太郎（やまだ たろう）", "<b>{山田|やまだ}</b> {太郎|たろう}", "around a word of a name"),
    ("<b>山田 太</b>郎（やまだ たろう）", "<b>山田 太</b>郎（やまだ たろう）", "across one: all or nothing"),
  ])
  func markup(html: String, expected: String, why: String) throws {
    #expect(try converted(html, .html) == expected, "\(why)")
  }

  @Test func longTextsTakeLinearTime() throws {
    func time(_ count: Int) throws -> Duration {
      let text = String(repeating: "漢字かな（かんじかな）山田 太郎（やま だ たろう）", count: count)
      return try ContinuousClock().measure { _ = try converted(text) }
    }
    let (small, large) = (try time(20), try time(400))
    #expect(large < small * 100 + .milliseconds(500), "\(small) for 20, \(large) for 400")
  }
}
