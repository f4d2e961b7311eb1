import Kana
import TestSupport
import Testing

@Suite("Hiragana and katakana")
struct KanaConverterTests {
  private let toKatakana = KanaConverter(to: .katakana)
  private let toHiragana = KanaConverter(to: .hiragana)

  @Test("Texts are converted as expected, in both directions")
  func rows() {
    let rows: [(hiragana: String, katakana: String, why: String)] = [
      ("", "", "empty"),
      ("ひらがな", "ヒラガナ", "plain"),
      ("ぁぃぅぇぉっゃゅょゎゕゖ", "ァィゥェォッャュョヮヵヶ", "small"),
      ("ゐゑをん", "ヰヱヲン", "historical"),
      ("ゔぁいおりん", "ヴァイオリン", "vu"),
      ("わ\u{3099}ゐ\u{3099}ゑ\u{3099}を\u{3099}", "ヷヸヹヺ", "combining mark where there is no letter"),
      ("さゝやか・いすゞ", "サヽヤカ・イスヾ", "iteration marks"),
      ("らーめん〜！", "ラーメン〜！", "long vowel mark and wave dash"),
      (
        "\u{1B001}\u{1B11F}\u{1B132}\u{1B150}\u{1B151}\u{1B152}",
        "\u{1B121}\u{1B122}\u{1B155}\u{1B164}\u{1B165}\u{1B166}", "archaic and small"
      ),
      ("とうきょうとっきょきょかきょくへいきました。", "トウキョウトッキョキョカキョクヘイキマシタ。", "more than a block"),
    ]
    for row in rows {
      #expect(toKatakana.convert(row.hiragana) == row.katakana, "\(row.why)")
      #expect(toHiragana.convert(row.katakana) == row.hiragana, "\(row.why)")
    }
  }

  @Test("Kana without a counterpart are unchanged, abbreviations are spelled out")
  func oneWay() {
    let rows: [(input: String, syllabary: Syllabary, output: String, why: String)] = [
      ("ゟ", .katakana, "ヨリ", "yori"),
      ("ヿ", .hiragana, "こと", "koto"),
      ("ゟヿ", .hiragana, "ゟこと", "ゟ is hiragana already"),
      ("ヿゟ", .katakana, "ヿヨリ", "ヿ is katakana already"),
      ("ㇰㇷ゚ㇿ", .hiragana, "ㇰㇷ゚ㇿ", "Ainu letters exist in katakana only"),
      (
        "\u{1B000}\u{1B120}\u{1B167}", .hiragana, "\u{1B000}\u{1B120}\u{1B167}",
        "no hiragana of the name"
      ),
      ("\u{1B002}", .katakana, "\u{1B002}", "hentaigana"),
      ("ワ\u{3099}", .katakana, "ワ\u{3099}", "katakana is left alone"),
      ("わ\u{3099}\u{3099}", .katakana, "ヷ\u{3099}", "a second mark"),
      ("c\u{90}\u{3099}", .katakana, "c\u{90}\u{3099}", "one and two bytes with the bits of ゐ"),
      ("s\u{82}\u{3099}", .katakana, "s\u{82}\u{3099}", "no kana before the mark"),
      ("か\u{3099}", .katakana, "カ\u{3099}", "decomposed stays decomposed"),
      ("\u{3099}", .katakana, "\u{3099}", "a mark alone"),
      ("わ\u{301}\u{3099}", .katakana, "ワ\u{301}\u{3099}", "a mark that is not next to the letter"),
      ("ｶﾀｶﾅ", .hiragana, "ｶﾀｶﾅ", "width is another matter"),
      ("㋐㌔", .hiragana, "㋐㌔", "symbols"),
      ("゛゜\u{3097}\u{3040}", .katakana, "゛゜\u{3097}\u{3040}", "marks and unassigned"),
      ("a\u{0}漢\u{E000}🎉é", .katakana, "a\u{0}漢\u{E000}🎉é", "everything else"),
    ]
    for row in rows {
      let output = KanaConverter(to: row.syllabary).convert(row.input)
      #expect(Array(output.unicodeScalars) == Array(row.output.unicodeScalars), "\(row.why)")
    }
  }

  @Test("Letters of one name correspond, and every other scalar stays")
  func unicodeNames() throws {
    let prefixes = ["HIRAGANA ", "KATAKANA "]
    var names: [String: [Unicode.Scalar?]] = [:]
    for record in UnicodeData.records {
      for (script, prefix) in prefixes.enumerated() where record.name.hasPrefix(prefix) {
        names[String(record.name.dropFirst(prefix.count)), default: [nil, nil]][script] =
          record.scalar
      }
    }
    try #require(names.count > 90, "apt-get install unicode-data")
    var katakanaOf: [Unicode.Scalar: Unicode.Scalar] = [:]
    var hiraganaOf: [Unicode.Scalar: Unicode.Scalar] = [:]
    for pair in names.values {
      guard let hiragana = pair[0], let katakana = pair[1] else { continue }
      katakanaOf[hiragana] = katakana
      hiraganaOf[katakana] = hiragana
    }
    #expect(katakanaOf.count == 94)
    let exceptions: Set<Unicode.Scalar> = ["ゟ", "ヿ", "ヷ", "ヸ", "ヹ", "ヺ"]
    var failures: [String] = []
    for value in 0...0x1FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), !exceptions.contains(scalar) else { continue }
      let text = String(Character(scalar))
      for (converter, map) in [(toKatakana, katakanaOf), (toHiragana, hiraganaOf)] {
        let expected = String(Character(map[scalar] ?? scalar))
        if converter.convert(text).utf8.elementsEqual(expected.utf8) { continue }
        failures.append(String(value, radix: 16))
      }
    }
    #expect(failures == [])
  }

  @Test("The start of a block makes no difference")
  func blocks() {
    var generator = SeededGenerator(seed: 1)
    let fragments = [
      "あ", "ん", "ゖ", "ア", "ヶ", "漢", "a", "é", "🎉", "ゟ", "ヿ", "ヷ", "ヺ", "わ\u{3099}", "を\u{3099}",
      "\u{3099}", "\u{1B001}", "\u{1B164}", "ー", "ゞ", "ヽ", "ぼ", "ポ", "む", "ム", "タ", "た", "だ", "ダ",
    ]
    var failures: [String] = []
    for round in 0..<3000 {
      // Mostly plain kana, so that many blocks have no special scalar.
      var units: [String] = []
      for _ in 0..<(round % 60) {
        let isPlain = Int.random(in: 0..<20, using: &generator) > 0
        units.append(
          (isPlain ? ["あ", "ン", "ぼ", "a"] : fragments).randomElement(using: &generator) ?? "")
      }
      for converter in [toKatakana, toHiragana] {
        let whole = converter.convert(units.joined())
        // Converted cluster by cluster; only わ + U+3099 must not be separated.
        var parts = ""
        var index = 0
        while index < units.count {
          let isMarked = index + 1 < units.count && units[index + 1] == "\u{3099}"
          parts += converter.convert(units[index] + (isMarked ? units[index + 1] : ""))
          index += isMarked ? 2 : 1
        }
        if !whole.utf8.elementsEqual(parts.utf8) { failures.append(units.joined()) }
      }
    }
    #expect(failures.prefix(3) == [])
  }

  @Test("A special scalar at either end of a text that fills one block")
  func blockEnds() {
    for size in 0..<40 {
      let plain = String(repeating: "a", count: size)
      #expect(toHiragana.convert("\u{1B164}" + plain) == "\u{1B150}" + plain)
      #expect(toHiragana.convert(plain + "\u{1B164}") == plain + "\u{1B150}")
      #expect(toHiragana.convert("ヿ" + plain + "ヿ") == "こと" + plain + "こと")
      #expect(toKatakana.convert("わ\u{3099}" + plain + "ゟ") == "ヷ" + plain + "ヨリ")
    }
  }

  @Test("Converting kana and back gives the original text")
  func roundTrips() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      var text = ""
      for _ in 0..<40 {
        let value = UInt32.random(in: 0x3041...0x3096, using: &generator)
        text.unicodeScalars.append(Unicode.Scalar(value) ?? "あ")
      }
      #expect(toHiragana.convert(toKatakana.convert(text)) == text)
    }
  }

  @Test func illFormedBytesAfterConvertedScalars() {
    // U+30FF becomes two kana; each is followed by trailing bytes without a lead, of which the one
    // after the first block must not lead back into what is already written.
    let digraph: [UInt8] = [0xE3, 0x83, 0xBF]
    let trailing: [[UInt8]] = [[0xBE], [0x83, 0xBE], [0x83], [0x83], [0x83]]
    let source = trailing.flatMap { digraph + $0 }
    let expected = trailing.flatMap { Array("こと".utf8) + $0 }
    let output = [UInt8](unsafeUninitializedCapacity: 4 * source.count) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      count = source.withUnsafeBufferPointer { KanaConverter(to: .hiragana).write($0, to: start) }
    }
    #expect(output == expected)
  }
}
