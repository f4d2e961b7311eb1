import Testing
import TextFoundation

@testable import JapaneseText

/// Tests Roman numerals as values and with counters.
@Suite struct RomanNumeralTests {
  private func value(_ text: String) -> Int? {
    Array(text.utf8).withUnsafeBufferPointer { RomanNumeral(in: $0, at: 0)?.value }
  }

  @Test func values() {
    let rows: [(text: String, value: Int?, why: String)] = [
      ("I", 1, "one letter"), ("IV", 4, "subtracted"), ("VIII", 8, "added"), ("XIV", 14, "both"),
      ("XXXVIII", 38, "seven letters"), ("Ⅲ", 3, "one character"), ("ⅻ", 12, "small"),
      ("ⅩⅣ", 14, "two characters"), ("ⅩⅩⅠ", 21, "three characters"), ("Ⅽ", 100, "a hundred"),
      ("IIII", nil, "an unusual order"), ("VX", nil, "an unusual order"), ("IIX", nil, "the same"),
      ("Ⅰ0", 1, "a digit follows"), ("IVa", nil, "a word"), ("V2", nil, "a code"),
      ("XXXXXXXXX", nil, "too long"), ("", nil, "empty"), ("A", nil, "no numeral"),
      ("ⅣⅤ", nil, "two numbers"),
    ]
    for row in rows { #expect(value(row.text) == row.value, "\(row.text): \(row.why)") }
  }

  @Test func allUpToEightyNine() {
    let tens = ["", "X", "XX", "XXX", "XL", "L", "LX", "LXX", "LXXX"]
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    for number in 1...39 {
      #expect(value(tens[number / 10] + ones[number % 10]) == number)
    }
    // Each character from Ⅰ to Ⅻ has the value that Unicode gives it.
    for scalar in Array(UInt32(0x2160)...0x216F) + Array(0x2170...0x217F) {
      let properties = Unicode.Scalar(scalar)?.properties
      #expect(RomanNumeral.value(of: scalar).map(Double.init) == properties?.numericValue)
    }
  }

  @Test func counters() {
    let rows: [(text: String, annotated: String, why: String)] = [
      ("Ⅲ章", "Ⅲ[サン]章[ショウ]", "a counter"), ("Ⅰ章", "Ⅰ[イッ]章[ショウ]", "with its sound change"),
      ("第Ⅱ部", "第Ⅱ[ニ]部[ブ]", "after 第"), ("Ⅱ型", "Ⅱ[ニ]型", "a type"), ("Ⅰ類", "Ⅰ[イチ]類", "a class"),
      ("第Ⅱ弾", "第Ⅱ[ニ]弾", "an ordinal"), ("第Ⅱ次", "第Ⅱ[ニ]次[ジ]", "the same"),
      ("ルイⅩⅣ世", "ルイⅩⅣ[ジュウヨン]世[セイ]", "a king"),
      ("ルイXIV世", "ルイXIV[ジュウヨン]世[セイ]", "in letters"), ("第III部", "第III[サン]部[ブ]", "in letters"),
      ("第XX回", "第XX回", "a number to be filled in"), ("第X回", "第X回", "the same"),
      ("XX世帯", "XX世帯", "the same"), ("X世", "X世", "no name before it"),
      ("レベルⅤ", "レベルⅤ", "may be spoken in English"), ("I部", "I部", "a letter"),

    ]
    for row in rows {
      #expect(NumberReaderProbe(row.text).annotated == row.annotated, "\(row.why)")
    }
  }
}
