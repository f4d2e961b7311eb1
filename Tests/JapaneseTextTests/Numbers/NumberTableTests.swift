import Testing

@testable import JapaneseText

/// A text, the parts it is read as, and why.
private struct Row {
  let text: String
  let annotated: String
  let why: String
  let words: [String]?

  init(_ text: String, _ annotated: String, _ why: String, words: [String]? = nil) {
    self.text = text
    self.annotated = annotated
    self.why = why
    self.words = words
  }
}

@Suite("Numbers, by table")
struct NumberTableTests {
  private func check(_ rows: [Row]) {
    for row in rows {
      let probe = NumberReaderProbe(row.text, words: row.words)
      #expect(probe.annotated == row.annotated, "\(row.why)")
    }
  }

  @Test("plain numbers")
  func plain() {
    check([
      Row("0", "0[ゼロ]", "zero alone"),
      Row("零", "零[レイ]", "the character of れい"),
      Row("300", "300[サンビャク]", "百 is voiced after 三"),
      Row("600", "600[ロッピャク]", "ロク doubles"),
      Row("800", "800[ハッピャク]", "ハチ doubles"),
      Row("3000", "3000[サンゼン]", "千 is voiced after 三"),
      Row("8000", "8000[ハッセン]", "ハチ doubles before 千"),
      Row("1000", "1000[セン]", "no 一 before 千"),
      Row("10000", "10000[イチマン]", "一 before 万"),
      Row("1000万", "1000万[イッセンマン]", "一 before 千 that 万 follows at once"),
      Row("1500万", "1500万[センゴヒャクマン]", "other thousands have none"),
      Row("10000000", "10000000[イッセンマン]", "the same in digits"),
      Row("千万", "千万[センマン]", "as it is written"),
      Row("一千万", "一千万[イッセンマン]", "as it is written"),
      Row("1兆", "1兆[イッチョウ]", "before 兆"),
      Row("十兆", "十兆[ジュッチョウ]", "before 兆"),
      Row("百京", "百京[ヒャッケイ]", "before 京"),
      Row("5億", "5億[ゴオク]", "no change before 億"),
      Row("二〇二四", "二〇二四[ニセンニジュウヨン]", "digit by digit in writing, not in speech"),
      Row("２０２４", "２０２４[ニセンニジュウヨン]", "full width"),
      Row("1,234", "1,234[センニヒャクサンジュウヨン]", "comma"),
      Row("１，２３４", "１，２３４[センニヒャクサンジュウヨン]", "full-width comma"),
      Row("1，234", "1，234[センニヒャクサンジュウヨン]", "mixed widths"),
      Row("1,23", "1[イチ],23[ニジュウサン]", "no group of three"),
      Row("3億5千万", "3億5千万[サンオクゴセンマン]", "mixed"),
      Row("1万2,000", "1万2,000[イチマンニセン]", "mixed with a comma"),
      Row("2千500", "2千500[ニセンゴヒャク]", "digits after 千"),
      Row("廿日", "廿日[ハツカ]", "an old numeral"),
      Row("壱万弐千", "壱万弐千[イチマンニセン]", "characters of deeds"),
      Row("007", "007[ゼロゼロナナ]", "a code"),
      Row(
        "1234567890123", "1234567890123[イチニサンヨンゴロクナナハチキュウゼロイチニサン]",
        "more digits than anyone counts"),
      Row("百千", "百[ヒャク]千[セン]", "powers out of order are two numbers"),
      Row("万", "万[マン]", "a power alone"),
    ])
  }

  @Test("decimals, signs, fractions")
  func decimals() {
    check([
      Row("3.14", "3.14[サンテンイチヨン]", "digit by digit after the point"),
      Row("0.5", "0.5[レイテンゴ]", "れい before the point"),
      Row("1.5倍", "1.5[イッテンゴ]倍[バイ]", "doubled before てん"),
      Row("8.5", "8.5[ハッテンゴ]", "doubled before てん"),
      Row("10.5%", "10.5[ジュッテンゴ]%[パーセント]", "doubled before てん"),
      Row("3．2", "3．2[サンテンニ]", "full-width point"),
      Row("三・一四", "三・一四[サンテンイチヨン]", "・ between kanji"),
      Row("0.7人", "0.7[レイテンナナ]人[ニン]", "しち is for whole numbers"),
      Row("1.1本", "1.1[イッテンイッ]本[ポン]", "the last digit still meets the counter"),
      Row("-5度", "-[マイナス]5[ゴ]度[ド]", "minus"),
      Row("−0.5", "−[マイナス]0.5[レイテンゴ]", "the mathematical minus"),
      Row("+3", "+[プラス]3[サン]", "plus"),
      Row("±2", "±[プラスマイナス]2[ニ]", "plus or minus"),
      Row("A-5", "A-5[ゴ]", "a hyphen after a letter"),
      Row("ロケット-5", "ロケット-5[ゴ]", "a hyphen after katakana"),
      Row("4分の3", "4[ヨン]分の[ブンノ]3[サン]", "a fraction, no minutes"),
      Row("三分の一", "三[サン]分の[ブンノ]一[イチ]", "a fraction in kanji"),
      Row("十分の一", "十[ジュウ]分の[ブンノ]一[イチ]", "10 is not doubled"),
      Row("10分の遅れ", "10[ジュッ]分[プン]の遅れ", "minutes"),
      Row("1/2", "1/2[ニブンノイチ]", "the denominator is said first"),
      Row("２／３", "２／３[サンブンノニ]", "full width"),
      Row("½", "½[ニブンノイチ]", "one character"),
      Row("⅗", "⅗[ゴブンノサン]", "one character"),
      Row("3対2", "3[サン]対[タイ]2[ニ]", "a score"),
      Row("一対一", "一[イッ]対[タイ]一[イチ]", "doubled before たい"),
      Row("一対", "一[イッ]対[ツイ]", "a pair"),
      Row("三割五分二厘", "三[サン]割[ワリ]五[ゴ]分[ブ]二[ニ]厘[リン]", "分 after 割 is ぶ"),
    ])
  }

  @Test("dates and times")
  func dates() {
    check([
      Row("4月1日", "4[シ]月[ガツ]1日[ツイタチ]", "the first of a month"),
      Row("毎月1日", "毎月1日[ツイタチ]", "after 月"),
      Row("来年一日", "来年一日[ツイタチ]", "after 年"),
      Row("1日午前", "1日[ツイタチ]午前", "a date by what follows"),
      Row("1日(月)", "1日[ツイタチ](月)", "a date by what follows"),
      Row("一日中", "一[イチ]日中[ニチジュウ]", "all day"),
      Row("1日に3回", "1[イチ]日[ニチ]に3[サン]回[カイ]", "a length of time"),
      Row("一日目", "一[イチ]日[ニチ]目[メ]", "ordinal"),
      Row("五日目", "五[イツ]日[カ]目[メ]", "ordinal"),
      Row("第二日", "第二[ニ]日[ニチ]", "no native numerals after 第"),
      Row("三日間", "三[ミッ]日間[カカン]", "length of time"),
      Row("数日", "数[スウ]日[ジツ]", "ジツ after 数"),
      Row("104日", "104[ヒャクヨッ]日[カ]", "every 4 is よっか"),
      Row("20日", "20日[ハツカ]", "付表"),
      Row("120日", "120[ヒャクニジュウ]日[ニチ]", "only 20 itself"),
      Row("2004年", "2004[ニセンヨ]年[ネン]", "よねん"),
      Row("1990年代", "1990[センキュウヒャクキュウジュウ]年代[ネンダイ]", "a decade"),
      Row("平成元年", "平成元[ガン]年[ネン]", "the first year"),
      Row("平成二三年", "平成二三[ニジュウサン]年[ネン]", "positional after an era"),
      Row("19時", "19[ジュウク]時[ジ]", "くじ"),
      Row("0時", "0[レイ]時[ジ]", "れいじ"),
      Row("9時半", "9[ク]時[ジ]半[ハン]", "half past"),
      Row("09時05分", "09[ク]時[ジ]05[ゴ]分[フン]", "leading zeros of a clock"),
      Row("7:30", "7[シチ]:[ジ]30[サンジュップン]", "a clock time"),
      Row("07:05:09", "07[シチ]:[ジ]05[ゴ]:[フン]09[キュウビョウ]", "with seconds"),
      Row("7:00", "7[シチ]:00[ジ]", "no minutes are spoken, and none are copied"),
      Row("7:00:00", "7[シチ]:[ジ]00[ゼロ]:[フン]00[ゼロビョウ]", "unless there are seconds"),
      Row("7:5", "7[ナナ]:[タイ]5[ゴ]", "no clock time: a ratio"),
      Row("7:75", "7[ナナ]:[タイ]75[ナナジュウゴ]", "no clock time: a ratio"),
      Row("16:9", "16[ジュウロク]:[タイ]9[キュウ]", "a ratio"),
      Row("1:1", "1[イッ]:[タイ]1[イチ]", "doubled before たい"),
      Row("7:05:3", "7[ナナ]:05[ゼロゴ]:3[サン]", "neither"),
      Row(
        "11:00〜12:30", "11[ジュウイチ]:00[ジ]〜[カラ]12[ジュウニ]:[ジ]30[サンジュップン]",
        "from one time to another"),
      Row("11:00-13:00", "11[ジュウイチ]:00[ジ]-[カラ]13[ジュウサン]:00[ジ]", "with a hyphen"),
      Row("11:00〜", "11[ジュウイチ]:00[ジ]〜", "no second time"),
      Row("11:00〜3", "11[ジュウイチ]:00[ジ]〜3[サン]", "a number after it"),
      Row("翌1日", "翌1日[ツイタチ]", "after 翌"),
      Row("首相は1日、", "首相は1日[ツイタチ]、", "a date in the news"),
      Row("彼は一日、", "彼は一[イチ]日[ニチ]、", "a length of time in kanji"),
      Row("1日夜", "1日[ツイタチ]夜", "a date by what follows"),
      Row("1日、", "1[イチ]日[ニチ]、", "a length of time"),
      Row("1日中", "1[イチ]日中[ニチジュウ]", "all day"),
      Row("4月1日中", "4[シ]月[ガツ]1日[ツイタチ]中", "within a date"),
      Row("1日中に", "1[イチ]日[ニチ]中に", "within a day"),
      Row("2日中", "2[フツ]日[カ]中", "only one day is いちにちじゅう"),
      Row("1年中", "1[イチ]年中[ネンジュウ]", "all year"),
      Row("一晩中", "一[ヒト]晩中[バンジュウ]", "all night"),
      Row("昭和63.1.7", "昭和63[ロクジュウサン].[ネン]1[イチ].[ガツ]7[ナノカ]", "a year of an era"),
      Row("'24.3.5", "'24[ニジュウヨ].[ネン]3[サン].[ガツ]5[イツカ]", "a shortened year"),
      Row("63.1.7", "63.1.7[ロクジュウサンテンイッテンナナ]", "no era"),
      Row("2024/3", "2024[ニセンニジュウヨ]/[ネン]3[サンガツ]", "a year and a month"),
      Row("2024/13", "2024[ニセンニジュウヨン]/13[ジュウサン]", "no month"),
      Row("2.14日", "2.14[ニテンイチヨン]日[ニチ]", "a decimal"),
      Row("2/14日", "2[ニ]/[ガツ]14[ジュウヨッ]日[カ]", "日 after a date with a slash"),
      Row(
        "2024-01-15", "2024[ニセンニジュウヨ]-[ネン]01[イチ]-[ガツ]15[ジュウゴニチ]", "ISO 8601"),
      Row(
        "2024/4/1", "2024[ニセンニジュウヨ]/[ネン]4[シ]/[ガツ]1[ツイタチ]", "a date with slashes"),
      Row("1/15(月)", "1[イチ]/[ガツ]15[ジュウゴニチ](月)", "a weekday makes a date"),
      Row("七回忌", "七[シチ]回忌[カイキ]", "しち in rites"),
    ])
  }

  @Test("ranges and approximate numbers")
  func ranges() {
    check([
      Row("3〜5人", "3[サン]〜[カラ]5[ゴ]人[ニン]", "〜 is から"),
      Row("9時～10時", "9[ク]時[ジ]～[カラ]10[ジュウ]時[ジ]", "〜 after a counter"),
      Row("10-20人", "10[ジュウ]-[カラ]20[ニジュウ]人[ニン]", "ascending with a counter"),
      Row(
        "05-10人", "05[ゼロゴ]-[カラ]10[ジュウ]人[ニン]", "the same, with a zero before the first number"),
      Row("二、三人", "二[ニ]、[]三[サン]人[ニン]", "two or three; never ふたり"),
      Row("2、3日", "2[ニ]、[]3[サン]日[ニチ]", "two or three days; never みっか"),
      Row("三、四日", "三[サン]、[]四[ヨッ]日[カ]", "よっか nevertheless"),
      Row("三四人", "三四[サンヨ]人[ニン]", "よにん nevertheless"),
      Row("四五日", "四五[シゴ]日[ニチ]", "しご"),
      Row("七八人", "七八[シチハチ]人[ニン]", "しちはち"),
      Row("二三間", "二三[ニサン]間[ケン]", "a length"),
      Row("十五六人", "十五六[ジュウゴロク]人[ニン]", "15 or 16"),
      Row("二三十人", "二三十[ニサンジュウ]人[ニン]", "20 or 30"),
      Row("五六百本", "五六百[ゴロッピャッ]本[ポン]", "500 or 600"),
      Row("二三世紀", "二三[ニジュウサン]世紀[セイキ]", "a name, not a quantity"),
      Row("1、2、3人", "1[イチ]、2[ニ]、3[サン]人[ニン]", "a list"),
      Row("2、3", "2[ニ]、3[サン]", "nothing counted"),
      Row("数十人", "数十[スウジュウ]人[ニン]", "数 as a digit"),
      Row("十数本", "十数[ジュウスウ]本[ホン]", "no change after 数"),
      Row("数万", "数万[スウマン]", "数 as a digit"),
      Row("何百本", "何百[ナンビャッ]本[ポン]", "何 as a digit"),
      Row("何千何百", "何千何百[ナンゼンナンビャク]", "何 twice"),
      Row("幾つ", "幾[イク]つ[ツ]", "幾"),
      Row("何色", "何[ナニ]色[イロ]", "なにいろ"),
      Row("何か", "何か", "何 alone is not a number"),
      Row("数学", "数学", "数 alone is not a number", words: ["数学"]),
      Row("十余年", "十[ジュウ]余[ヨ]年[ネン]", "and some"),
      Row("1時間半", "1[イチ]時間[ジカン]半[ハン]", "and a half"),
      Row("10-12月", "10[ジュウ]-[カラ]12[ジュウニ]月[ガツ]", "months are a range"),
      Row("11-2月", "11[ジュウイチ]-[カラ]2[ニ]月[ガツ]", "over the end of a year"),
      Row("1-3章", "1[イチ]-[カラ]3[サン]章[ショウ]", "parts of a book are a range"),
      Row("3-2組", "3[サン]-[ノ]2[フタ]組[クミ]", "descending"),
      Row("3-5番地", "3[サン]-[ノ]5[ゴ]番地[バンチ]", "an address"),
      Row("3—5人", "3[サン]—[カラ]5[ゴ]人[ニン]", "a dash"),
      Row("1½", "1[イチ]½[トニブンノイチ]", "an integer and a fraction"),
      Row("1/1000秒", "1/1000[センブンノイチ]秒", "a small part"),
      Row("一国", "一[イッ]国[コク]", "doubled"),
      Row("三国", "三[サン]国[ゴク]", "voiced"),
      Row("第一党", "第一[イチ]党", "an ordinal is not doubled"),
      Row("一党", "一[イッ]党[トウ]", "doubled"),
    ])
  }

  @Test("addresses, telephones, money, units")
  func marks() {
    check([
      Row(
        "03-1234-5678", "03[ゼロサン]-[ノ]1234[イチニサンヨン]-[ノ]5678[ゴロクナナハチ]",
        "a telephone number, as operators read it"),
      Row("100-0001", "100[イチゼロゼロ]-[ノ]0001[ゼロゼロゼロイチ]", "a postal code"),
      Row("3-5-2", "3[サン]-[ノ]5[ゴ]-[ノ]2[ニ]", "a house number"),
      Row("3-5号", "3[サン]-[ノ]5[ゴ]号[ゴウ]", "号 names a house"),
      Row("1.2.3", "1.2.3[イッテンニテンサン]", "a version"),
      Row("￥1,000", "￥1,000[センエン]", "the currency is said last"),
      Row("$8", "$8[ハチドル]", "dollars"),
      Row("€100万", "€100万[ヒャクマンユーロ]", "with a power of ten"),
      Row("5kg", "5[ゴ]kg[キログラム]", "a unit"),
      Row("６ｋｍ", "６[ロッ]ｋｍ[キロメートル]", "full-width letters"),
      Row("5mgx", "5mgx", "letters that are no unit make a code, copied as it is"),
      Row("5G", "5G", "a code"),
      Row("５Ｇ", "５Ｇ", "full width"),
      Row("20XX年", "20XX年", "digits to be filled in"),
      Row("5W1H", "5W1H", "W and 1H are no units"),
      Row("1m50cm", "1[イチ]m[メートル]50[ゴジュッ]cm[センチメートル]", "two units"),
      Row("8Kg", "8[ハチ]Kg[キログラム]", "another spelling"),
      Row("20㎡", "20[ニジュウ]㎡[ヘイホウメートル]", "a squared unit"),
      Row("-3℃", "-[マイナス]3[サン]℃[ド]", "degrees"),
      Row("0℃", "0[レイ]℃[ド]", "れいど"),
      Row("100％", "100[ヒャク]％[パーセント]", "full-width percent sign"),
      Row("3LDK", "3[サン]LDK[エルディーケー]", "letters read by name"),
      Row("20歳以上", "20[ニジュッ]歳[サイ]以上", "a limit in law"),
      Row("二十歳", "二十歳[ハタチ]", "付表"),
      Row("3年2組", "3[サン]年[ネン]2[ニ]組[クミ]", "a class at school"),
      Row("第二組", "第二[ニ]組[クミ]", "no native numerals after 第"),
      Row("三回目", "三[サン]回[カイ]目[メ]", "ordinal"),
      Row("一人分", "一[ヒト]人[リ]分[ブン]", "portion"),
    ])
  }

  @Test("the words of the text decide")
  func words() {
    check([
      Row("三千葉", "三[サン]千葉", "千葉 is one word", words: ["三", "千葉"]),
      Row("二人気", "二[ニ]人気", "人気 is one word", words: ["二", "人気"]),
      Row("一緒", "一緒", "no word ends after 一", words: ["一緒"]),
      Row("三日月", "三日月", "no word ends after 日", words: ["三日月"]),
      Row("5月万博", "5[ゴ]月[ガツ]万博", "万博 is one word", words: ["5", "月", "万博"]),
      Row("3回す", "3[サン]回す", "回す is one word", words: ["3", "回す"]),
      Row("三時間", "三[サン]時間[ジカン]", "the longest counter", words: ["三", "時間"]),
      Row("三時間隔", "三[サン]時[ジ]間隔", "only the shorter ends a word", words: ["三", "時", "間隔"]),
      Row("二十日", "二十日[ハツカ]", "十日 is a word of its own", words: ["二", "十日"]),
      Row("三十分", "三十[サンジュッ]分[プン]", "十分 is a word of its own", words: ["三", "十分"]),
      Row("3番目", "3[サン]番[バン]目[メ]", "目 apart", words: ["3", "番", "目"]),
      Row("3回目", "3[サン]回[カイ]目[メ]", "目 in the counter's word", words: ["3", "回目"]),
      Row("一人", "一[ヒト]人[リ]", "number and counter in one word", words: ["一人"]),
    ])
  }

  @Test("long vowels")
  func pronunciation() {
    let rows = [
      ("十丁目", "ジュッチョーメ"), ("9秒", "キュービョー"), ("五億", "ゴオク"), ("三十羽", "サンジューワ"),
      ("十日", "トーカ"), ("八日", "ヨーカ"), ("数通", "スーツー"), ("三通り", "サントーリ"),
      ("5世紀", "ゴセイキ"), ("100メートル", "ヒャクメートル"), ("二桶", "フタオケ"), ("一兆", "イッチョー"),
    ]
    for (text, expected) in rows {
      #expect(NumberReaderProbe(text).pronunciation == expected)
    }
  }
}
