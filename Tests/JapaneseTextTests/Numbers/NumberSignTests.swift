import TestSupport
import Testing

@testable import JapaneseText

/// Tests signs, currency symbols, fractions and ratios by properties of the characters.
@Suite("Signs, currencies and fractions")
struct NumberSignTests {
  private func kana(_ text: String) -> String { NumberReaderProbe(text).kana }

  /// Returns the numerator and denominator of a value, with the smallest denominator.
  private func fraction(_ value: Double) -> (numerator: Int, denominator: Int)? {
    for denominator in 2...10 {
      let numerator = (value * Double(denominator)).rounded()
      if abs(numerator / Double(denominator) - value) < 1e-6 {
        return (Int(numerator), denominator)
      }
    }
    return nil
  }

  @Test("fraction characters have the value that Unicode gives them")
  func fractionCharacters() {
    var failures: [String] = []
    var count = 0
    for value in Array(UInt32(0xBC)...0xBE) + Array(0x2150...0x215E) {
      guard let scalar = Unicode.Scalar(value), let number = scalar.properties.numericValue,
        let (numerator, denominator) = fraction(number)
      else { continue }
      count += 1
      let expected = kana("\(denominator)分の\(numerator)")
      if kana(String(scalar)) != expected { failures.append("\(scalar): \(expected)") }
    }
    #expect(count == 18)
    expectNone(failures)
    for text in ["\u{215F}", "⅋", "\u{214F}", "\u{BB}", "\u{BF}"] { #expect(kana(text) == text) }
  }

  @Test("a sign is read before a digit that is not in kanji, and not after a word")
  func signs() {
    let signs: [(text: String, kana: String)] = [
      ("-", "マイナス"), ("−", "マイナス"), ("－", "マイナス"), ("+", "プラス"), ("＋", "プラス"),
    ]
    for (sign, spoken) in signs {
      for digits in ["5", "５"] {
        #expect(kana(sign + digits) == spoken + "ゴ", "\(sign)\(digits)")
        for before in ["、", "。", "「", "(", "は", " ", "*", "。 "] {
          #expect(
            kana(before + sign + digits) == before + spoken + "ゴ", "\(before)\(sign)\(digits)")
        }
        for before in ["a", "Z", "ア", "ー", "本", "ａ", "-"] {
          let text = before + sign + digits
          #expect(!kana(text).contains(spoken), "\(text): \(kana(text))")
        }
      }
      #expect(!kana(sign + "五").contains(spoken), "a kanji numeral")
      #expect(kana(sign) == sign && kana(sign + "a") == sign + "a", "no digit")
    }
    #expect(kana("±5") == "プラスマイナスゴ")
  }

  @Test("a currency is read after its number, as its name is")
  func currencies() {
    let table: [(symbol: String, name: String)] = [
      ("¥", "円"), ("￥", "円"), ("$", "ドル"), ("＄", "ドル"), ("€", "ユーロ"), ("£", "ポンド"), ("￡", "ポンド"),
      ("₩", "ウォン"), ("￦", "ウォン"),
    ]
    for (symbol, name) in table {
      for number in ["1", "4", "10", "100", "1,000", "1980", "３"] {
        #expect(kana(symbol + number) == kana(number + name), "\(symbol)\(number)")
      }
      #expect(kana(symbol) == symbol && kana(symbol + "a") == symbol + "a")
      #expect(kana(symbol + " 5") == symbol + " ゴ", "a space between")
    }
  }

  @Test("ratios and fractions are their two numbers")
  func ratios() {
    for first in 2...12 {
      for second in 1...12 {
        let denominator = kana("\(first)")
        let numerator = kana("\(second)")
        #expect(kana("\(first)分の\(second)") == "\(denominator)ブンノ\(numerator)")
        #expect(kana("\(first)分之\(second)") == "\(denominator)ブンノ\(numerator)")
        let score = kana("\(first)対\(second)")
        #expect(score.hasSuffix("タイ\(numerator)"), "\(score)")
        let isGeminated = [8, 10, 11].contains(first)
        #expect(
          score.hasPrefix(isGeminated ? String(denominator.dropLast()) : denominator), "\(score)")
        #expect(score.contains("ッタイ") == isGeminated, "\(score)")
      }
    }
    #expect(kana("3分の").hasSuffix("の"), "no second number")
    #expect(kana("3対a") == kana("3対") + "a", "a counter")
  }

  @Test("the first year of an era is read without a numeral")
  func firstYears() {
    #expect(kana("令和元年") == "令和ガンネン" && kana("元年") == "ガンネン")
    #expect(kana("元") == "元" && kana("元日") == "元日" && kana("元月") == "元月")
  }

  @Test("suffixes follow any counter without a change")
  func suffixes() {
    for counter in ["本", "回", "日", "人", "分", "階", "枚", "年"] {
      for number in [1, 2, 3, 4, 6, 8, 10, 20] {
        let plain = kana("\(number)\(counter)")
        #expect(kana("\(number)\(counter)目") == plain + "メ", "\(number)\(counter)")
        if counter != "分" {
          #expect(kana("\(number)\(counter)分") == plain + "ブン", "\(number)\(counter)")
        }
      }
    }
    #expect(kana("7時半") == kana("7時") + "ハン")
    #expect(kana("3回目目") == kana("3回目") + "目", "one suffix only")
    let word = NumberReaderProbe("3回目的", words: ["3", "回", "目的"])
    #expect(word.kana == kana("3回") + "目的", "目 in another word")
  }
}
