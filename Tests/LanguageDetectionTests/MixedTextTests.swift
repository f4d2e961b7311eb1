import Testing

@testable import LanguageDetection

/// Tests text as users have it, with the language that a reader would name.
@Suite struct MixedTextTests {
  private func expect(_ rows: [(text: String, expected: LanguageTag?, why: String)]) {
    let detector = LanguageDetector()
    for row in rows {
      #expect(detector.detect(row.text)?.language == row.expected, "\(row.why): \(row.text)")
    }
  }

  @Test func japaneseWithNamesAndAddresses() {
    expect([
      ("GitHubでプルリクエストを作成する", .japanese, "a site"),
      ("詳細は https://example.com/docs/en/index.html を参照", .japanese, "an address in English"),
      ("Visual Studio Codeの拡張機能をインストールする", .japanese, "a program of three words"),
      ("Pythonのrequestsライブラリを使う", .japanese, "a library"),
      ("お問い合わせは support@example.co.jp まで", .japanese, "a mail address"),
      ("@tanaka_hiroshi さん、ありがとう！", .japanese, "a handle"),
      ("#東京 #Tokyo #travel 旅行の写真です", .japanese, "tags"),
      ("RT @user: 今日の東京は晴れ https://t.co/abc123", .japanese, "a message"),
      ("Ctrl+C を押してコピーする", .japanese, "a key"),
      ("`git commit` を実行してください", .japanese, "a command"),
      ("JPEG、PNG、GIF形式に対応", .japanese, "abbreviations"),
      ("iPhone 15 Pro Max 256GB ブルー", .japanese, "a product with one word in kana"),
      ("USBケーブル 2m", .japanese, "a length"),
      ("会議は14:00からZoomで行います", .japanese, "a time and a service"),
      ("ファイル名：report_final_v2.docx", .japanese, "a file name"),
      ("C:\\Users\\tanaka\\を開く", .japanese, "a path"),
      ("<p>東京へ<b>行く</b></p>", .japanese, "HTML"),
      ("let message = \"こんにちは\";", .japanese, "text in code"),
      ("TEL: 03-1234-5678 東京都千代田区まで", .japanese, "a telephone number"),
      ("OKです", .japanese, "two letters and two kana"),
      ("ＮＨＫのニュース", .japanese, "full-width capitals"),
      ("ﾃﾞｼﾞﾀﾙｶﾒﾗ", .japanese, "half-width katakana"),
      ("あ", .japanese, "a single hiragana"),
      ("ン", .japanese, "a single katakana"),
      ("ｱ", .japanese, "a single half-width katakana"),
      ("ー", .japanese, "a prolonged sound mark"),
      ("かわいい❤️😍", .japanese, "emoji"),
      ("笑顔で(^_^)/ありがとう", .japanese, "a face"),
      ("ｗｗｗすごい", .japanese, "full-width laughter"),
    ])
  }

  @Test func chineseAndKoreanWithOtherText() {
    expect([
      ("请访问 https://example.cn/index.html 了解更多", .simplifiedChinese, "an address"),
      ("使用Python编写爬虫程序", .simplifiedChinese, "a language"),
      ("這個APP很好用，推薦給大家", .traditionalChinese, "an abbreviation"),
      ("iPhone手机壳包邮", .simplifiedChinese, "a product"),
      ("他们的新专辑叫《ひまわり》，很好听", .simplifiedChinese, "a title in kana"),
      ("優の良品這家店賣很多零食", .traditionalChinese, "a single の"),
      ("ㄅㄆㄇㄈ", .traditionalChinese, "bopomofo"),
      ("ㄋㄧˇ ㄏㄠˇ", .traditionalChinese, "bopomofo with tones"),
      ("大韓民國은 民主共和國이다", .korean, "hanja"),
      ("서울(Seoul)은 대한민국의 수도이다", .korean, "a name in Latin letters"),
      ("안녕하세요 👋", .korean, "an emoji"),
      ("카카오톡 ID: hello_korea", .korean, "an identifier"),
      ("ㅋㅋㅋ", .korean, "letters"),
      ("가", .korean, "a single syllable"),
      ("[공지] 2024년 신청 안내 (https://example.kr)", .korean, "an address in brackets"),
    ])
  }

  @Test func textWithoutLanguage() {
    let rows: [(text: String, why: String)] = [
      ("", "nothing"), (" \t\u{3000}", "white space"), ("12345", "digits"),
      ("１２３", "full-width digits"),
      ("3.14159", "a number"), ("1,234,567", "a price"), ("$1,000", "dollars"),
      ("50%", "per cent"), ("2024-01-15", "a date"), ("10:30", "a time"),
      ("+81-3-1234-5678", "a telephone number"),
      ("!?…、。", "punctuation"), ("「」（）", "brackets"), ("———", "dashes"), ("→←↑↓", "arrows"),
      ("★☆●○", "symbols"),
      ("♪♫", "notes"),
      ("🍎🍊", "emoji"),
      ("👨‍👩‍👧‍👦", "a family"),
      ("🇯🇵", "a flag"),
      ("①②③", "circled digits"), ("Ⅷ", "a Roman number"), ("℃", "a unit"), ("㎏", "a square unit"),
      ("10 km", "a length"), ("5kg", "a mass"), ("100 MB", "a size"), ("60 km/h", "a speed"),
      ("2.4 GHz", "a frequency"), ("220 V", "a voltage"),
      ("d41d8cd98f00b204e9800998ecf8427e", "a hash"),
      ("f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "a UUID"),
      ("SGVsbG8gV29ybGQh", "Base64"), ("eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9", "a token"),
      ("0x1F4A9", "a hexadecimal number"), ("#ff8800", "a color"),
      ("192.168.0.1", "an address of IP"),
      ("fe80::1ff:fe23:4567:890a", "one of IPv6"), ("v1.2.3", "a version"), ("A4", "a paper size"),
      ("user@example.com", "a mail address"), ("https://example.com/en/hello", "a web address"),
      ("www.example.com", "a host"), ("example.com", "a domain"),
      ("/usr/local/bin/python3", "a path"), ("C:\\Windows\\System32", "a path of Windows"),
      ("~/.ssh/config", "in the home folder"), ("README.md", "a file"),
      ("IMG_20240115.jpg", "a picture"),
      ("src/main.swift", "a source file"), ("getElementById", "an identifier"),
      ("snake_case_name", "with underscores"), ("__init__", "a method"),
      ("MAX_VALUE", "a constant"),
      ("for (int i = 0; i < n; i++) {", "a loop"), ("if (x == null) return;", "a condition"),
      ("const foo = require(\"bar\");", "JavaScript"), ("SELECT * FROM users WHERE id = 1;", "SQL"),
      ("{\"key\": \"value\", \"id\": 3}", "JSON"), ("<div class=\"container\">", "HTML"),
      ("#include <stdio.h>", "C"), ("def main():", "Python"), ("body { margin: 0; }", "CSS"),
      ("\\alpha + \\beta", "TeX"), ("x = y + 1", "an equation"), ("});", "the end of a block"),
      ("\u{E000}\u{F8FF}", "private use"), ("\u{301}\u{302}", "marks"), ("\u{0}\u{1}", "controls"),
      ("\u{FFFD}", "a replacement character"), ("\u{200B}\u{FEFF}", "invisible characters"),
      ("\u{336}\u{336}", "overlays"), ("{0}", "a placeholder"), ("%s", "a placeholder of C"),
      ("mp3", "a format"), ("H2O", "a formula"), ("B2B", "an abbreviation with a digit"),
    ]
    for row in rows {
      #expect(LanguageDetector().detect(row.text) == nil, "\(row.why): \(row.text)")
    }
    #expect(rows.count > 60)
  }

  @Test(.enabled(if: AlphabetModel.isLoaded))
  func latinLetters() {
    let rows: [(text: String, expected: LanguageTag?, why: String)] = [
      ("Tōkyō", .romaji, "a name with macrons"),
      ("arigatō gozaimasu", .romaji, "thanks"),
      ("Kyō wa ii tenki desu ne", .romaji, "a sentence"),
      ("Shinjuku-eki no minamiguchi de aimashō", .romaji, "with a hyphen"),
      ("Ｔｈｉｓ　ｉｓ　ａ　ｔｅｓｔ　ｏｆ　ｌｅｔｔｅｒｓ", .english, "full-width letters"),
      ("<b>This is the first paragraph of the page</b>", .english, "HTML"),
      ("You have {count} new messages in your inbox", .english, "a placeholder"),
      ("Please send the report to tanaka@example.com before Friday", .english, "a mail address"),
      ("Die Datei README.md wurde nicht gefunden", .german, "a file name"),
      ("Voir https://example.com/en/help pour plus de détails", .french, "an address in English"),
      ("The 東京 office is closed on Monday", .english, "a Japanese name"),
      ("Der Film „千と千尋の神隠し“ läuft heute im Kino in Berlin und Hamburg", .german, "a title"),
      ("Use getElementById to find the element with this name", .english, "an identifier"),
      ("Nous avons mangé des ラーメン à Paris hier soir", .french, "a dish"),
      ("The temperature rose to 35 °C in the 21st week of 2024", .english, "units and ordinals"),
    ]
    expect(rows)
  }
}
