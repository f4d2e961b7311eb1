import LanguageDetection
import TestSupport

/// A line of sentences in several languages, with the language of each letter.
struct JoinedSentences {
  /// The segments of the line; those between sentences have no language.
  private(set) var segments: [(text: String, language: LanguageTag?)] = []

  var text: String { segments.map(\.text).joined() }

  /// Creates a line of 2 to 4 sentences, each in a different language.
  init(using generator: inout some RandomNumberGenerator) {
    let languages = Self.sentences.shuffled(using: &generator)
      .prefix(Int.random(in: 2...4, using: &generator))
    for (position, entry) in languages.enumerated() {
      if position > 0 {
        segments.append((Self.separators.randomElement(using: &generator) ?? " ", nil))
      }
      segments.append((entry.texts.randomElement(using: &generator) ?? "", entry.language))
    }
  }

  private static let separators = [
    " ", "  ", "\u{3000}", "\t", " 42 ", " 3.14 ", " 🍎 ", " 👩‍👩‍👧 ", " – ", " https://example.com/a/b ",
    " info@example.org ", " * ",
  ]

  /// Languages that readers do not confuse, with three sentences each.
  static let sentences: [(language: LanguageTag, texts: [String])] = [
    (.japanese, ["今日は朝から雨が降っている。", "駅前でコーヒーを飲みました。", "この本はとても面白かったです。"]),
    (.korean, ["오늘은 아침부터 비가 온다.", "역 앞에서 커피를 마셨습니다.", "이 책은 정말 재미있었어요."]),
    (.simplifiedChinese, ["今天从早上开始就一直在下雨。", "我们在车站前面喝了咖啡。", "这本书真的很有意思，你应该看看。"]),
    (.thai, ["วันนี้ฝนตกตั้งแต่เช้า", "เราดื่มกาแฟหน้าสถานี", "หนังสือเล่มนี้สนุกมาก"]),
    (
      .greek,
      [
        "Σήμερα βρέχει από το πρωί.", "Ήπιαμε καφέ μπροστά στον σταθμό.",
        "Αυτό το βιβλίο ήταν καλό.",
      ]
    ),
    (
      .russian,
      [
        "Сегодня с утра идёт дождь.", "Мы выпили кофе около вокзала.",
        "Эта книга была очень интересной.",
      ]
    ),
    (
      .arabic,
      ["تمطر السماء منذ الصباح اليوم.", "شربنا القهوة أمام المحطة.", "كان هذا الكتاب ممتعا جدا."]
    ),
    (.hebrew, ["היום יורד גשם מהבוקר.", "שתינו קפה ליד התחנה.", "הספר הזה היה מעניין מאוד."]),
    (.hindi, ["आज सुबह से बारिश हो रही है।", "हमने स्टेशन के सामने कॉफ़ी पी।", "यह किताब बहुत अच्छी थी।"]),
    (.tamil, ["இன்று காலை முதல் மழை பெய்கிறது.", "நாங்கள் காபி குடித்தோம்.", "இந்தப் புத்தகம் நன்றாக இருந்தது."]),
    (
      .georgian,
      ["დღეს დილიდან წვიმს.", "სადგურთან ყავა დავლიეთ.", "ეს წიგნი ძალიან საინტერესო იყო."]
    ),
    (
      .english,
      [
        "It has been raining since this morning.", "We drank coffee in front of the station.",
        "This book was really interesting.",
      ]
    ),
    (
      .german,
      [
        "Heute regnet es schon seit dem Morgen.", "Wir haben vor dem Bahnhof Kaffee getrunken.",
        "Dieses Buch war wirklich spannend.",
      ]
    ),
    (
      .french,
      [
        "Aujourd’hui il pleut depuis le matin.", "Nous avons bu un café devant la gare.",
        "Ce livre était vraiment très intéressant.",
      ]
    ),
    (
      .finnish,
      [
        "Tänään on satanut aamusta asti.", "Joimme kahvia aseman edessä.",
        "Tämä kirja oli todella mielenkiintoinen.",
      ]
    ),
    (
      .hungarian,
      [
        "Ma reggel óta esik az eső.", "Kávét ittunk a pályaudvar előtt.",
        "Ez a könyv nagyon érdekes volt.",
      ]
    ),
    (
      .polish,
      [
        "Dzisiaj od rana pada deszcz.", "Wypiliśmy kawę przed dworcem.",
        "Ta książka była naprawdę bardzo ciekawa.",
      ]
    ),
    (
      .turkish,
      [
        "Bugün sabahtan beri yağmur yağıyor.", "İstasyonun önünde kahve içtik.",
        "Bu kitap gerçekten çok ilginçti.",
      ]
    ),
    (
      .vietnamese,
      [
        "Hôm nay trời mưa từ sáng sớm.", "Chúng tôi uống cà phê trước nhà ga.",
        "Quyển sách này thật sự rất hay.",
      ]
    ),
    (
      .swahili,
      [
        "Leo mvua inanyesha tangu asubuhi.", "Tulikunywa kahawa mbele ya kituo.",
        "Kitabu hiki kilikuwa kizuri sana.",
      ]
    ),
  ]
}
