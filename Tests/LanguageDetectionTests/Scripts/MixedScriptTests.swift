import Testing

@testable import LanguageDetection

/// Tests texts of several scripts, with the language that a reader would name.
@Suite struct MixedScriptTests {
  private let detector = LanguageDetector()

  private func expect(_ rows: [(text: String, expected: LanguageTag, why: String)]) {
    for row in rows {
      #expect(detector.detect(row.text)?.language == row.expected, "\(row.why): \(row.text)")
    }
  }

  @Test func japaneseWithLatinLetters() {
    expect([
      ("GoogleがYouTubeを買収した", .japanese, "two names, four kana"),
      ("新型MacBook Proのレビュー", .japanese, "a name in the middle"),
      ("Amazon Web Servicesの料金体系について", .japanese, "a name of three words"),
      ("TOEICで900点を取った", .japanese, "an abbreviation and a number"),
      ("「Harry Potter」の新作映画を観た", .japanese, "a title in brackets"),
      ("CPUとGPUとSSDを交換", .japanese, "more abbreviations than anything"),
      ("Aさんの家", .japanese, "one letter"),
      ("LINEで連絡してね", .japanese, "a name at the start"),
      ("東京オリンピック Tokyo 2020 の開会式", .japanese, "with spaces around it"),
      ("Tシャツを三枚買う", .japanese, "a letter in a word"),
      ("株式会社ABC", .japanese, "a company"),
      ("ＮＨＫのニュースを見る", .japanese, "full-width capitals"),
    ])
  }

  @Test func koreanWithOtherScripts() {
    expect([
      ("大統領이 國會에서 演說했다", .korean, "hanja for every noun"),
      ("美國과 中國의 貿易", .korean, "more hanja than Hangul"),
      ("김철수(金哲洙) 교수", .korean, "a name in both"),
      ("SK하이닉스와 LG전자의 실적", .korean, "companies"),
      ("유튜브 YouTube 채널 구독하기", .korean, "a name in both scripts"),
      ("아이폰 15 Pro Max 사전예약", .korean, "a product"),
      ("ㅋㅋㅋㅋ", .korean, "letters, not syllables"),
      ("ㅇㅇ 알았어", .korean, "letters and syllables"),
    ])
  }

  @Test func chineseWithOtherScripts() {
    expect([
      ("我买了一部新的iPhone手机", .simplifiedChinese, "a product in simplified characters"),
      ("昨天我們去百貨公司買iPhone手機，價錢實在太貴了", .traditionalChinese, "and in traditional ones"),
      ("他们在Microsoft和Google工作过", .simplifiedChinese, "two companies"),
      ("這個App可以在Google Play下載", .traditionalChinese, "a shop"),
      ("优の良品是一家零食连锁店", .simplifiedChinese, "a の in a Chinese brand"),
      ("這家店叫做優の良品，賣很多零食", .traditionalChinese, "also in traditional characters"),
      ("我们去唱卡拉OK吧", .simplifiedChinese, "a word that is half Latin"),
      ("他說：「今天真ㄉ很熱，我們走吧」", .traditionalChinese, "one letter of Bopomofo"),
    ])
  }

  @Test func symbolsAndLookAlikes() {
    expect([
      ("The ratio π is about 3.14 and Δx is small.", .english, "Greek letters as symbols"),
      ("The coefficients α, β and γ are estimated from the data.", .english, "three of them"),
      ("A resistor of 10 kΩ and a capacitor of 5 µF were used here.", .english, "units"),
      ("Mу раssword has been changed, please log in again.", .english, "Cyrillic look-alikes"),
      ("Вчера я купил новый iPhone в магазине", .russian, "Russian with a name"),
      ("Οι παράμετροι x και y είναι ίσες", .greek, "variables"),
      ("ה-iPhone החדש של חברת Apple יצא אתמול", .hebrew, "Hebrew with two names"),
      ("การประชุม COVID-19 ในกรุงเทพฯ", .thai, "an abbreviation"),
      ("The word 東京 means “eastern capital” in this language.", .english, "a word quoted"),
      ("Das japanische Wort ありがとう heißt auf Deutsch „danke“.", .german, "a word in kana"),
    ])
  }

  @Test func widthsOfLetters() {
    let rows: [(narrow: String, wide: String)] = [
      ("This is a sentence in English.", "Ｔｈｉｓ　ｉｓ　ａ　ｓｅｎｔｅｎｃｅ　ｉｎ　Ｅｎｇｌｉｓｈ．"),
      ("Das ist nicht mein Haus", "Ｄａｓ　ｉｓｔ　ｎｉｃｈｔ　ｍｅｉｎ　Ｈａｕｓ"),
      ("CAPITALS OF THE WORLD", "ＣＡＰＩＴＡＬＳ　ＯＦ　ＴＨＥ　ＷＯＲＬＤ"),
    ]
    for row in rows {
      #expect(detector.detect(row.wide) == detector.detect(row.narrow), "\(row.narrow)")
    }
    expect([
      ("ｺﾝﾋﾟｭｰﾀｰ", .japanese, "half-width kana with a voicing mark of its own"),
      ("ｵﾚﾝｼﾞ100%ｼﾞｭｰｽ", .japanese, "with a number"),
      ("ﾄｳｷｮｳﾄ ﾁﾖﾀﾞｸ", .japanese, "an address as a bank prints it"),
      ("振込ﾐﾂｲｽﾐﾄﾓ銀行", .japanese, "between ideographs"),
    ])
  }

  @Test func oldAndKatakanaJapanese() {
    expect([
      ("國體ヲ維持スルコトヲ得タリ", .japanese, "old characters with Katakana"),
      ("戀といふものは不思議な事だ", .japanese, "old characters and old kana"),
      ("我ハ海ノ子白浪ノ", .japanese, "Katakana for particles"),
      ("學校へ通ふ", .japanese, "one word"),
      ("スターバックスコーヒージャパン", .japanese, "a company in Katakana"),
      ("ジョン・スミス", .japanese, "a foreign name with a middle dot"),
      ("レオナルド＝ダ＝ヴィンチ", .japanese, "with double hyphens"),
      ("ヱヴァンゲリヲン", .japanese, "kana out of use"),
      ("アイヌ語のㇰㇱㇳ", .japanese, "small katakana of Ainu, explained in Japanese"),
      ("ゟヿ", .japanese, "digraphs"),
    ])
  }
}
