import Mutsu
import Testing

@Suite("Numbers of strings")
struct StringNumbersTests {
  @Test("a numeral and nothing else has a value")
  func values() {
    #expect("二千二十四".kanjiNumeralValue == 2024)
    #expect("3億5千万".kanjiNumeralValue == 350_000_000)
    for text in ["", "三本", "無量大数", "約三"] { #expect(text.kanjiNumeralValue == nil) }
    #expect(String(kanjiNumeral: 2024, style: .mixed) == "2024")
  }
}
