import Testing
import TextFoundation

@testable import JapaneseText

@Suite("Number morphemes and sound changes")
struct NumberMorphemeTests {
  private static let all = (UInt8.min...UInt8.max).compactMap(NumberMorpheme.init(rawValue:))

  @Test("digits")
  func digits() {
    let readings = ["ゼロ", "イチ", "ニ", "サン", "ヨン", "ゴ", "ロク", "ナナ", "ハチ", "キュウ"]
    for (digit, reading) in readings.enumerated() {
      #expect(NumberMorpheme.digit(UInt8(digit)).reading.description == reading)
    }
  }

  @Test("approximate pairs")
  func pairs() {
    // 四, 七 and 九 have the readings シ, シチ and ク, except サンヨン.
    let rows = [
      "イチニ", "ニサン", "サンヨン", "シゴ", "ゴロク", "ロクシチ", "シチハチ", "ハチク",
    ]
    for (index, expected) in rows.enumerated() {
      let (first, second) = NumberMorpheme.pair(UInt8(index + 1))
      #expect(first.reading.description + second.reading.description == expected)
    }
  }

  @Test("powers of 10,000 and native numerals are clamped to their series")
  func series() {
    let powers = [
      "マン", "オク", "チョウ", "ケイ", "ガイ", "ジョ", "ジョウ", "コウ", "カン", "セイ", "サイ", "ゴク", "ゴウガシャ",
      "アソウギ", "ナユタ", "フカシギ", "ムリョウタイスウ",
    ]
    #expect(powers.count == NumeralSymbol.myriads.count)
    for (index, reading) in powers.enumerated() {
      #expect(NumberMorpheme.myriad(UInt8(index + 1)).reading.description == reading)
    }
    #expect(NumberMorpheme.myriad(0) == .man && NumberMorpheme.myriad(18) == .muryoutaisuu)
    #expect(NumberMorpheme.myriad(.max) == .muryoutaisuu)
    let native = ["ヒト", "フタ", "ミ", "ヨ", "イツ", "ム", "ナナ", "ヤ", "ココノ", "ト"]
    for (index, reading) in native.enumerated() {
      #expect(NumberMorpheme.native(index + 1).reading.description == reading)
    }
    #expect(NumberMorpheme.native(0) == .hito && NumberMorpheme.native(11) == .too)
    #expect(NumberMorpheme.native(.min) == .hito && NumberMorpheme.native(.max) == .too)
  }

  @Test("a geminated form ends in ッ and has the sounds before it")
  func gemination() {
    let expected: [NumberMorpheme: String] = [
      .ichi: "イッ", .roku: "ロッ", .hachi: "ハッ", .juu: "ジュッ", .hyaku: "ヒャッ", .byaku: "ビャッ",
      .pyaku: "ピャッ",
    ]
    for morpheme in Self.all {
      let reading = expected[morpheme] ?? morpheme.reading.description
      #expect(morpheme.geminated.reading.description == reading, "\(morpheme)")
      #expect(morpheme.geminated.geminated == morpheme.geminated)
      #expect(expected[morpheme] == nil || !morpheme.ending.isEmpty)
    }
  }

  @Test("endings that change the next sound")
  func endings() {
    let expected: [NumberMorpheme: NumberEnding] = [
      .ichi: .one, .san: .three, .yon: .four, .roku: .six, .hachi: .eight, .juu: .ten,
      .hyaku: .hundred, .byaku: .hundred, .pyaku: .hundred, .sen: .thousand, .zen: .thousand,
      .man: .tenThousand, .nan: .interrogative,
    ]
    for morpheme in Self.all { #expect(morpheme.ending == expected[morpheme] ?? []) }
    let each: [NumberEnding] = [
      .one, .three, .four, .six, .eight, .ten, .hundred, .thousand, .tenThousand, .interrogative,
    ]
    #expect(Set(each.map(\.rawValue)).count == each.count)
    #expect(each.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
  }

  @Test("the pronunciation writes ウ after an o or u as a long vowel, and nothing else")
  func pronunciation() {
    let rounded = Set("オコゴソゾトドノホボポモヨョロウクグスズツヅヌフブプムユュル")
    for morpheme in Self.all {
      var expected = ""
      var last: Character?
      for kana in morpheme.reading.description {
        expected.append(kana == "ウ" && last.map(rounded.contains) == true ? "ー" : kana)
        last = kana
      }
      #expect(morpheme.pronunciation.description == expected, "\(morpheme)")
    }
  }

  @Test("classes of sound change")
  func classes() {
    let k: NumberEnding = [.one, .six, .eight, .ten, .hundred]
    let s: NumberEnding = [.one, .eight, .ten]
    let nasal: NumberEnding = [.three, .thousand, .tenThousand, .interrogative]
    let rows: [(String, NumberEnding, voicing: NumberEnding, semiVoicing: NumberEnding)] = [
      ("-", [], [], []), ("k", k, [], []), ("kg", k, nasal, []), ("s", s, [], []), ("t", s, [], []),
      ("sz", s, nasal, []), ("hb", k, nasal, []), ("hp", k, [], nasal),
      ("hpp", k, [], nasal.union(.four)), ("h", k, [], []), ("lk", [.six, .ten, .hundred], [], []),
      ("lp", .ten, [], []),
    ]
    for (name, gemination, voicing, semiVoicing) in rows {
      let change = SoundChange(name: Substring(name))
      #expect(change?.gemination == gemination, "\(name)")
      #expect(change?.voicing == voicing, "\(name)")
      #expect(change?.semiVoicing == semiVoicing, "\(name)")
    }
    for name in ["", "K", "kk", "hppp", " k", "l"] {
      #expect(SoundChange(name: Substring(name)) == nil, "\(name)")
    }
  }

  @Test("百 and 千 after each digit")
  func powersAfterDigits() {
    let hundreds = [
      "イッピャク", "ニヒャク", "サンビャク", "ヨンヒャク", "ゴヒャク", "ロッピャク", "ナナヒャク", "ハッピャク",
      "キュウヒャク",
    ]
    let thousands = [
      "イッセン", "ニセン", "サンゼン", "ヨンセン", "ゴセン", "ロクセン", "ナナセン", "ハッセン", "キュウセン",
    ]
    for digit in UInt8(1)...9 {
      for (exponent, expected) in [(UInt8(2), hundreds), (3, thousands)] {
        var reading = NumberReading()
        reading.morphemes = [.digit(digit)]
        reading.appendPower(exponent, hasCoefficient: true)
        #expect(kana(reading.morphemes) == expected[Int(digit) - 1])
      }
    }
    for (exponent, expected) in [(UInt8(1), "ジュウ"), (2, "ヒャク"), (3, "セン")] {
      var reading = NumberReading()
      reading.morphemes = [.san]
      reading.appendPower(exponent, hasCoefficient: false)
      #expect(kana(reading.morphemes) == "サン" + expected, "no change without a coefficient")
      reading.morphemes = []
      reading.appendPower(exponent, hasCoefficient: true)
      #expect(kana(reading.morphemes) == expected, "nothing before the power")
    }
  }

  @Test("兆, 京 and the decimal point after each ending")
  func geminatingWords() {
    let rows: [(NumberMorpheme, chou: String, kei: String)] = [
      (.ichi, "イッチョウ", "イッケイ"), (.ni, "ニチョウ", "ニケイ"), (.san, "サンチョウ", "サンケイ"),
      (.roku, "ロクチョウ", "ロッケイ"), (.hachi, "ハッチョウ", "ハッケイ"),
      (.juu, "ジュッチョウ", "ジュッケイ"), (.hyaku, "ヒャクチョウ", "ヒャッケイ"),
      (.byaku, "ビャクチョウ", "ビャッケイ"), (.pyaku, "ピャクチョウ", "ピャッケイ"),
      (.sen, "センチョウ", "センケイ"), (.suu, "スウチョウ", "スウケイ"),
    ]
    for row in rows {
      var reading = NumberReading()
      reading.morphemes = [row.0]
      reading.appendMyriad(3)
      #expect(kana(reading.morphemes) == row.chou)
      reading.morphemes = [row.0]
      reading.appendMyriad(4)
      #expect(kana(reading.morphemes) == row.kei)
      reading.morphemes = [row.0]
      reading.appendPoint()
      #expect(kana(reading.morphemes) == row.chou.replacing("チョウ", with: "テン"))
      for exponent in [UInt8(1), 2, 5, 6] {
        reading.morphemes = [row.0]
        reading.appendMyriad(exponent)
        #expect(reading.morphemes.first == row.0, "no change before 万, 億, 垓, 𥝱")
      }
    }
    var reading = NumberReading()
    let isGeminated = reading.geminateLast(for: .kei)
    #expect(!isGeminated, "nothing to geminate")
  }

  private func kana(_ morphemes: [NumberMorpheme]) -> String {
    morphemes.map(\.reading.description).joined()
  }
}
