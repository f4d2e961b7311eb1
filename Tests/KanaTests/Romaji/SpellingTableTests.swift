import Testing

@testable import Kana

/// Tests the form of the spelling tables, and the packed form of one spelling.
@Suite struct SpellingTableTests {
  private static var tables: [(name: String, rows: [SpellingRow])] {
    let systems = RomanizationSystem.allCases.flatMap { system in
      LongVowelStyle.allCases.map { style in
        ("\(system) \(style)", SystemTable(system).rows(for: style))
      }
    }
    return systems + [("typed", InputMethodRows.rows), ("punctuation", Punctuation.rows)]
  }

  @Test func rowsHaveAsManySpellingsAsKana() {
    for (name, rows) in Self.tables {
      for row in rows {
        let (kana, romaji) = (row.kana.split(separator: " "), row.romaji.split(separator: " "))
        #expect(kana.count == romaji.count, "\(name): \(row)")
        #expect(!kana.isEmpty, "\(name)")
      }
    }
  }

  @Test func spellingsFitInSevenBytesOfASCII() {
    for (name, rows) in Self.tables {
      for spelling in rows.flatMap({ $0.romaji.split(separator: " ") }) {
        #expect((1...7).contains(spelling.utf8.count), "\(name): \(spelling)")
        #expect(spelling.allSatisfy { $0.isASCII }, "\(name): \(spelling)")
        guard name != "punctuation" else { continue }
        #expect(
          spelling.allSatisfy { $0 == "'" || ("a"..."z").contains($0) }, "\(name): \(spelling)")
      }
    }
  }

  @Test func everySystemSpellsEveryKana() {
    let letters =
      (Array(0x3041...0x3096) + Array(0x30A1...0x30FA) + Array(0x31F0...0x31FF)) as [UInt32]
    for system in RomanizationSystem.allCases {
      for style in LongVowelStyle.allCases {
        let romanizer = KanaRomanizer(system: system, longVowels: style)
        for value in letters where ![0x3063, 0x30C3].contains(value) {
          let kana = Unicode.Scalar(value).map { String($0) } ?? ""
          let romaji = romanizer.romaji(of: kana)
          #expect(
            !romaji.isEmpty && romaji.utf8.allSatisfy { (0x61...0x7A).contains($0) },
            "\(system) \(style): \(kana) \(romaji)")
        }
      }
    }
  }

  /// In lossless spelling, no two kana or syllables share their letters.
  @Test func losslessSystemsSpellEveryKanaDifferently() {
    let kana = (0x3041...0x3096 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
      .map { String($0) }
    let syllables = kana + kana.flatMap { first in "ぁぃぅぇぉゃゅょゎ".map { first + String($0) } }
    for system in [RomanizationSystem.nihon, .wapuro] {
      let romanizer = KanaRomanizer(system: system, longVowels: .doubled)
      var seen: [String: String] = [:]
      var clashes: [String] = []
      for syllable in syllables {
        let romaji = romanizer.romaji(of: syllable)
        if let other = seen[romaji] { clashes.append("\(syllable) \(other) \(romaji)") }
        seen[romaji] = syllable
      }
      #expect(clashes == [], "\(system)")
    }
  }

  /// The kana that a system merges are those of the notification of 1954, table 1 in brackets, and
  /// small kana; nothing else.
  @Test func kunreiAndHepburnMergeOnlyKnownKana() {
    let groups = ["じぢ", "ずづ", "いゐぃ", "えゑぇ", "おをぉ", "あぁ", "うぅ", "やゃ", "ゆゅ", "よょ", "わゎ", "かゕ", "けゖ"]
    let kana = (0x3041...0x3096 as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
      .map { String($0) }.filter { $0 != "っ" }
    for system in [RomanizationSystem.kunrei, .hepburn, .traditionalHepburn, .cabinet2025] {
      let romanizer = KanaRomanizer(system: system)
      for first in kana {
        for second in kana where first < second {
          let isMerged = groups.contains { $0.contains(first) && $0.contains(second) }
          let isSame = romanizer.romaji(of: first) == romanizer.romaji(of: second)
          #expect(isSame == isMerged, "\(system): \(first) \(second)")
        }
      }
    }
  }

  @Test func packedSpellings() {
    let rows: [(text: String, first: String, second: String, vowel: UInt8)] = [
      ("a", "a", "\0", 1), ("shi", "s", "h", 2), ("tsu", "t", "s", 3), ("xke", "x", "k", 4),
      ("t'yu", "t", "'", 3), ("n", "n", "\0", 0), ("yori", "y", "o", 2), ("abcdefg", "a", "b", 0),
      ("kato", "k", "a", 5), ("ak", "a", "k", 0),
    ]
    for row in rows {
      let spelling = PackedSpelling(row.text)
      #expect(spelling.length == row.text.utf8.count, "\(row.text)")
      #expect(spelling.vowel == row.vowel, "\(row.text)")
      #expect(spelling.canBeLengthened == (row.vowel > 0 ? 1 : 0), "\(row.text)")
      #expect(
        [spelling.first] == Array(row.first.utf8) && [spelling.second] == Array(row.second.utf8))
      let short = spelling.withoutLengthening
      #expect(
        short.canBeLengthened == 0 && short.vowel == row.vowel && short.length == spelling.length)
      let bytes = withUnsafeBytes(of: spelling.bits.littleEndian) { Array($0) }
      #expect(bytes.prefix(row.text.utf8.count).elementsEqual(row.text.utf8), "memory order")
      #expect(!spelling.isEmpty)
    }
    #expect(PackedSpelling("").isEmpty && PackedSpelling.empty.length == 0)
    #expect(PackedSpelling("abcdefgh") == PackedSpelling("abcdefg"), "no more than seven bytes")
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      let single = PackedSpelling(letter: letter)
      #expect(single.length == 1 && single.first == letter && single.vowel == 0)
    }
  }

  @Test func vowelsAndSetsOfLetters() {
    let vowels = Array("aiueo".utf8)
    for byte in UInt8.min...UInt8.max {
      let expected = vowels.firstIndex(of: byte).map { UInt8($0 + 1) } ?? 0
      #expect(PackedSpelling.vowel(byte) == expected)
      #expect(CompiledSystem.has(0b101, byte) == (byte == vowels[0] || byte == UInt8(ascii: "c")))
    }
    for (index, letter) in vowels.enumerated() {
      #expect(PackedSpelling.letter(ofVowel: UInt8(index + 1)) == letter)
    }
    #expect(CompiledSystem.bit(of: UInt8(ascii: "z"), in: 1 << 25) == 1)
    #expect(CompiledSystem.bit(of: UInt8(ascii: "y"), in: 1 << 25) == 0)
  }
}
