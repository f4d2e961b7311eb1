import MarkupText
import Testing

/// The symbols of a style in numeric order, from the tables of CSS Counter Styles 3, §6 and the
/// Unicode code charts.
private let symbols: [(style: String, first: Int, texts: String)] = [
  ("decimal", 0, "0 1 2 3 4 5 6 7 8 9 10"),
  ("decimal-leading-zero", 0, "00 01 02 03 04 05 06 07 08 09 10"),
  ("fullwidth-decimal", 0, "０ １ ２ ３ ４ ５ ６ ７ ８ ９ １０"),
  ("cjk-decimal", 0, "〇 一 二 三 四 五 六 七 八 九 一〇"),
  ("bengali", 0, "০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯"),
  ("cambodian", 0, "០ ១ ២ ៣ ៤ ៥ ៦ ៧ ៨ ៩"),
  ("khmer", 0, "០ ១ ២ ៣ ៤ ៥ ៦ ៧ ៨ ៩"),
  ("devanagari", 0, "० १ २ ३ ४ ५ ६ ७ ८ ९"),
  ("gujarati", 0, "૦ ૧ ૨ ૩ ૪ ૫ ૬ ૭ ૮ ૯"),
  ("gurmukhi", 0, "੦ ੧ ੨ ੩ ੪ ੫ ੬ ੭ ੮ ੯"),
  ("kannada", 0, "೦ ೧ ೨ ೩ ೪ ೫ ೬ ೭ ೮ ೯"),
  ("lao", 0, "໐ ໑ ໒ ໓ ໔ ໕ ໖ ໗ ໘ ໙"),
  ("malayalam", 0, "൦ ൧ ൨ ൩ ൪ ൫ ൬ ൭ ൮ ൯"),
  ("mongolian", 0, "᠐ ᠑ ᠒ ᠓ ᠔ ᠕ ᠖ ᠗ ᠘ ᠙"),
  ("myanmar", 0, "၀ ၁ ၂ ၃ ၄ ၅ ၆ ၇ ၈ ၉"),
  ("oriya", 0, "୦ ୧ ୨ ୩ ୪ ୫ ୬ ୭ ୮ ୯"),
  ("tamil", 0, "௦ ௧ ௨ ௩ ௪ ௫ ௬ ௭ ௮ ௯"),
  ("telugu", 0, "౦ ౧ ౨ ౩ ౪ ౫ ౬ ౭ ౮ ౯"),
  ("thai", 0, "๐ ๑ ๒ ๓ ๔ ๕ ๖ ๗ ๘ ๙"),
  ("tibetan", 0, "༠ ༡ ༢ ༣ ༤ ༥ ༦ ༧ ༨ ༩"),
  ("lower-roman", 1, "i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx"),
  ("upper-roman", 38, "XXXVIII XXXIX XL XLI"),
  ("armenian", 1, "Ա Բ Գ Դ Ե Զ Է Ը Թ Ժ ԺԱ"),
  ("lower-armenian", 1, "ա բ գ դ ե զ է ը թ ժ ժա"),
  ("georgian", 1, "ა ბ გ დ ე ვ ზ ჱ თ ი ია"),
  ("ethiopic-numeric", 1, "፩ ፪ ፫ ፬ ፭ ፮ ፯ ፰ ፱ ፲ ፲፩"),
  ("lower-alpha", 1, "a b c d e f g h i j k l m n o p q r s t u v w x y z aa"),
  ("upper-alpha", 1, "A B C D E F G H I J K L M N O P Q R S T U V W X Y Z AA"),
  ("lower-greek", 1, "α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω αα"),
  ("upper-greek", 1, "Α Β Γ Δ Ε Ζ Η Θ Ι Κ Λ Μ Ν Ξ Ο Π Ρ Σ Τ Υ Φ Χ Ψ Ω ΑΑ"),
  ("hiragana", 1, "あ い う え お か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の"),
  ("hiragana", 26, "は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ ゐ ゑ を ん ああ"),
  ("katakana", 1, "ア イ ウ エ オ カ キ ク ケ コ サ シ ス セ ソ タ チ ツ テ ト ナ ニ ヌ ネ ノ"),
  ("katakana", 26, "ハ ヒ フ ヘ ホ マ ミ ム メ モ ヤ ユ ヨ ラ リ ル レ ロ ワ ヰ ヱ ヲ ン アア"),
  ("hiragana-iroha", 1, "い ろ は に ほ へ と ち り ぬ る を わ か よ た れ そ つ ね な ら む う"),
  ("hiragana-iroha", 25, "ゐ の お く や ま け ふ こ え て あ さ き ゆ め み し ゑ ひ も せ す いい"),
  ("katakana-iroha", 1, "イ ロ ハ ニ ホ ヘ ト チ リ ヌ ル ヲ ワ カ ヨ タ レ ソ ツ ネ ナ ラ ム ウ"),
  ("katakana-iroha", 25, "ヰ ノ オ ク ヤ マ ケ フ コ エ テ ア サ キ ユ メ ミ シ ヱ ヒ モ セ ス イイ"),
  ("japanese-informal", 0, "〇 一 二 三 四 五 六 七 八 九 十 十一 十二"),
  ("japanese-formal", 0, "零 壱 弐 参 四 伍 六 七 八 九 壱拾 壱拾壱 壱拾弐"),
  ("korean-hangul-formal", 0, "영 일 이 삼 사 오 육 칠 팔 구 일십 일십일"),
  ("korean-hanja-informal", 0, "零 一 二 三 四 五 六 七 八 九 十 十一"),
  ("korean-hanja-formal", 0, "零 壹 貳 參 四 五 六 七 八 九 壹拾 壹拾壹"),
  ("simp-chinese-informal", 0, "零 一 二 三 四 五 六 七 八 九 十 十一"),
  ("simp-chinese-informal", 98, "九十八 九十九 一百 一百零一 一百零二"),
  ("simp-chinese-informal", 108, "一百零八 一百零九 一百一十 一百一十一 一百一十二"),
  ("simp-chinese-formal", 0, "零 壹 贰 叁 肆 伍 陆 柒 捌 玖 壹拾 壹拾壹"),
  ("trad-chinese-informal", 0, "零 一 二 三 四 五 六 七 八 九 十 十一"),
  ("trad-chinese-formal", 0, "零 壹 貳 參 肆 伍 陸 柒 捌 玖 壹拾 壹拾壹"),
  ("circled-decimal", 0, "⓪ ① ② ③ ④ ⑤ ⑥ ⑦ ⑧ ⑨ ⑩ ⑪ ⑫ ⑬ ⑭ ⑮ ⑯ ⑰ ⑱ ⑲ ⑳ ㉑ ㉒ ㉓"),
  ("circled-decimal", 33, "㉝ ㉞ ㉟ ㊱ ㊲ ㊳ ㊴ ㊵ ㊶ ㊷ ㊸ ㊹ ㊺ ㊻ ㊼ ㊽ ㊾ ㊿ 51"),
  ("filled-circled-decimal", 0, "⓿ ❶ ❷ ❸ ❹ ❺ ❻ ❼ ❽ ❾ ❿ ⓫ ⓬ ⓭ ⓮ ⓯ ⓰ ⓱ ⓲ ⓳ ⓴ 21"),
  ("double-circled-decimal", 0, "0 ⓵ ⓶ ⓷ ⓸ ⓹ ⓺ ⓻ ⓼ ⓽ ⓾ 11"),
  ("parenthesized-decimal", 0, "0 ⑴ ⑵ ⑶ ⑷ ⑸ ⑹ ⑺ ⑻ ⑼ ⑽ ⑾ ⑿ ⒀ ⒁ ⒂ ⒃ ⒄ ⒅ ⒆ ⒇ 21"),
  ("dotted-decimal", 0, "0 ⒈ ⒉ ⒊ ⒋ ⒌ ⒍ ⒎ ⒏ ⒐ ⒑ ⒒ ⒓ ⒔ ⒕ ⒖ ⒗ ⒘ ⒙ ⒚ ⒛ 21"),
  ("circled-katakana", 1, "㋐ ㋑ ㋒ ㋓ ㋔ ㋕ ㋖ ㋗ ㋘ ㋙ ㋚ ㋛ ㋜ ㋝ ㋞ ㋟ ㋠ ㋡ ㋢ ㋣"),
  ("circled-ideograph", 1, "㊀ ㊁ ㊂ ㊃ ㊄ ㊅ ㊆ ㊇ ㊈ ㊉ 11"),
  ("parenthesized-ideograph", 1, "㈠ ㈡ ㈢ ㈣ ㈤ ㈥ ㈦ ㈧ ㈨ ㈩ 11"),
  ("circled-lower-latin", 1, "ⓐ ⓑ ⓒ ⓓ ⓔ ⓕ ⓖ ⓗ ⓘ ⓙ ⓚ ⓛ ⓜ ⓝ ⓞ ⓟ ⓠ ⓡ ⓢ ⓣ ⓤ ⓥ ⓦ ⓧ ⓨ ⓩ 27"),
  ("circled-upper-latin", 1, "Ⓐ Ⓑ Ⓒ Ⓓ Ⓔ Ⓕ Ⓖ Ⓗ Ⓘ Ⓙ Ⓚ Ⓛ Ⓜ Ⓝ Ⓞ Ⓟ Ⓠ Ⓡ Ⓢ Ⓣ Ⓤ Ⓥ Ⓦ Ⓧ Ⓨ Ⓩ 27"),
  ("parenthesized-lower-latin", 1, "⒜ ⒝ ⒞ ⒟ ⒠ ⒡ ⒢ ⒣ ⒤ ⒥ ⒦ ⒧ ⒨ ⒩ ⒪ ⒫ ⒬ ⒭ ⒮ ⒯ ⒰ ⒱ ⒲ ⒳ ⒴ ⒵ 27"),
  ("fullwidth-lower-alpha", 25, "ｙ ｚ ａａ ａｂ"),
  ("fullwidth-upper-alpha", 1, "Ａ Ｂ Ｃ Ｄ"),
  ("fullwidth-upper-roman", 1, "Ⅰ Ⅱ Ⅲ Ⅳ Ⅴ Ⅵ Ⅶ Ⅷ Ⅸ Ⅹ Ⅺ Ⅻ 13"),
  ("fullwidth-lower-roman", 1, "ⅰ ⅱ ⅲ ⅳ ⅴ ⅵ ⅶ ⅷ ⅸ ⅹ ⅺ ⅻ 13"),
  ("footnotes", 1, "* ⁑ † ‡ ** ⁑⁑ †† ‡‡ ***"),
]

@Test func symbolsInTheirOrder() {
  for (name, first, texts) in symbols {
    let expected = texts.split(separator: " ").map(String.init)
    let style = CounterStyle(name: name)
    let found = expected.indices.compactMap { style?.text(for: first + $0) }
    #expect(found == expected, "\(name)")
  }
}

/// Roman numerals read back by their rule: a smaller letter before a larger one is subtracted.
@Test func romanNumeralsCanBeRead() throws {
  let style = try #require(CounterStyle(name: "upper-roman"))
  let values: [Character: Int] = [
    "I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000,
  ]
  for value in 1...3999 {
    let letters = style.text(for: value).map { values[$0] ?? 0 }
    var sum = 0
    for (index, letter) in letters.enumerated() {
      sum += letters[(index + 1)...].first.map { $0 > letter } ?? false ? -letter : letter
    }
    if sum != value { Issue.record("\(value): \(style.text(for: value))") }
  }
}

/// Letters read back as a bijective number, without a zero.
@Test func alphabeticNumbersCanBeRead() throws {
  let style = try #require(CounterStyle(name: "lower-alpha"))
  for value in Array(1...2000) + [475_254, 475_255, Int.max - 1, Int.max] {
    let read = style.text(for: value).utf8.reduce(0) { sum, letter in
      sum &* 26 &+ Int(letter) &- 0x60
    }
    #expect(read == value)
  }
}
