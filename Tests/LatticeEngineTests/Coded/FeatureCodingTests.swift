import MeCabDictionary
import TestSupport
import Testing
import TextFoundation

@testable import LatticeEngine

/// The coding of features.
struct FeatureCodingTests {
  /// An entry to be coded.
  struct Entry {
    var surface: String
    var leftID: UInt16 = 1
    var rightID: UInt16 = 1
    var partOfSpeechID: UInt16 = 38
    var feature: String
  }

  /// The sections of coded features.
  struct Sections {
    var codes: [UInt8]
    var offsets: [UInt8]
    var tables: [UInt8]

    init(_ entries: [Entry]) {
      var encoder = FeatureEncoder()
      func forEach(_ body: (FeatureEncoder.Entry) -> Void) {
        for entry in entries {
          withUTF8Bytes(of: entry.surface) { surface in
            withUTF8Bytes(of: entry.feature) { feature in
              body(
                FeatureEncoder.Entry(
                  surface: surface, leftID: entry.leftID, rightID: entry.rightID,
                  partOfSpeechID: entry.partOfSpeechID, feature: feature))
            }
          }
        }
      }
      forEach { encoder.count($0) }
      encoder.makeTables()
      forEach { encoder.append($0) }
      codes = encoder.codeSection
      offsets = encoder.offsetSection
      tables = encoder.tableSection
    }

    /// Returns the decoded features with their part-of-speech ids; nil for those that cannot be
    /// decoded.
    func decoded(_ entries: [Entry]) -> [(feature: String, id: UInt16)?] {
      codes.withUnsafeBytes { codes in
        offsets.withUnsafeBytes { offsets in
          tables.withUnsafeBytes { tables in
            guard let decoder = FeatureDecoder(codes: codes, offsets: offsets, tables: tables)
            else {
              return entries.map { _ in nil }
            }
            var scratch = FeatureDecoder.Scratch()
            return entries.enumerated().map { index, entry in
              var feature = ByteBuffer(minimumCapacity: 16)
              let id = withUTF8Bytes(of: entry.surface) { surface in
                decoder.append(
                  index,
                  FeatureDecoder.Entry(
                    surface: surface, leftID: entry.leftID, rightID: entry.rightID),
                  scratch: &scratch, to: &feature)
              }
              return id.map { (feature.text, $0) }
            }
          }
        }
      }
    }

    /// Whether the codes of `count` entries fill the section.
    func isComplete(_ count: Int) -> Bool {
      codes.withUnsafeBytes { codes in
        offsets.withUnsafeBytes { offsets in
          tables.withUnsafeBytes { tables in
            FeatureDecoder(codes: codes, offsets: offsets, tables: tables)?
              .isComplete(count: count) ?? false
          }
        }
      }
    }
  }

  /// Features with every kind of column, and why each is in the table.
  static let rows: [(entry: Entry, why: String)] = [
    (
      Entry(surface: "東京", feature: "名詞,固有名詞,地域,一般,*,*,東京,トウキョウ,トーキョー,0/4,C2"),
      "base form = surface, stored reading, derived pronunciation"
    ),
    (
      Entry(surface: "行っ", leftID: 2, feature: "動詞,自立,*,*,五段・カ行促音便,連用タ接続,行く,イッ,イッ,0/2,*"),
      "an edit of the surface, shared kana"
    ),
    (Entry(surface: "へ", feature: "助詞,格助詞,一般,*,*,*,へ,ヘ,エ,0/1,名詞%F1"), "a stored pronunciation"),
    (Entry(surface: "は", feature: "助詞,係助詞,*,*,*,*,は,ハ,ハ"), "no tail; pronunciation = reading"),
    (
      Entry(surface: "おう", feature: "動詞,自立,*,*,*,*,追う,オウ,オウ,x"),
      "a pronunciation that is not the rule's"
    ),
    (Entry(surface: "ABC", feature: "名詞,一般,*,*,*,*,*"), "seven columns: stored as text"),
    (Entry(surface: "a,b", feature: "\"a,b\",c"), "quotation marks"),
    (Entry(surface: "空", feature: ""), "an empty feature"),
    (Entry(surface: "空", feature: ",,,,,,,,"), "nine empty columns"),
    (Entry(surface: "空", feature: ",,,,,,,,,"), "ten empty columns"),
    (
      Entry(
        surface: "ながいひらがなのことばがここにつづく",
        feature: "名詞,一般,*,*,*,*,長い平仮名,ナガイヒラガナノコトバガココニツヅク,ナガイヒラガナノコトバガココニツズク,0/9,C1"),
      "reading = surface with more than 15 kana"
    ),
    (
      Entry(
        surface: "漢ながいひらがなのことばがここにつづく",
        feature: "名詞,一般,*,*,*,*,漢,カンナガイヒラガナノコトバガココニツヅク,x,0/9,C1"),
      "more than 15 shared kana"
    ),
    (
      Entry(
        surface: "寿限無",
        feature: "名詞,一般,*,*,*,*,寿限無,ジュゲムジュゲムゴコウノスリキレカイジャリスイギョノ,ー,0/9,C1"),
      "more than 14 stored letters"
    ),
    (Entry(surface: "𠮷", feature: "名詞,一般,*,*,*,*,吉,ヨシ,ヨシ,1/2,C3"), "a surface above U+FFFF"),
    (
      Entry(surface: "é", feature: "記号,一般,*,*,*,*,e\u{301},é,𝟘,*/*,*"),
      "letters of two and four bytes"
    ),
    (Entry(surface: "東京", feature: "名詞,固有名詞,地域,一般,*,*,東京都庁舎別館,トウキョウ,トーキョー,0/4,C2"), "an addition"),
    (Entry(surface: "東京", feature: "名詞,固有名詞,地域,一般,*,*,,トウキョウ,トーキョー,0/4,C2"), "no base form"),
    (
      Entry(surface: "東", partOfSpeechID: 7, feature: "名詞,一般,*,*,*,*,東,ヒガシ,ヒガシ,0/3,C1"),
      "another part-of-speech id with the same ids"
    ),
    (Entry(surface: "ヂ", feature: "名詞,一般,*,*,*,*,ヂ,ヂ,ジ,*/*,*"), "ヂ is pronounced ジ"),
    (Entry(surface: "を", feature: "助詞,格助詞,一般,*,*,*,を,ヲ,オ,*/*,*"), "ヲ is pronounced オ"),
  ]

  @Test("Features and part-of-speech ids are decoded as they were")
  func roundTrip() {
    let entries = Self.rows.map(\.entry)
    let sections = Sections(entries)
    #expect(sections.isComplete(entries.count))
    #expect(!sections.isComplete(entries.count - 1))
    for (decoded, row) in zip(sections.decoded(entries), Self.rows) {
      #expect(decoded?.feature == row.entry.feature, "\(row.why)")
      #expect(decoded?.id == row.entry.partOfSpeechID, "\(row.why)")
    }
  }

  @Test("Values beyond the capacity of the tables are stored as text")
  func fullTables() {
    let entries = (0..<1_000).map { number in
      // Six classes with the same ids, a thousand letters, edits and tails.
      let letter = Unicode.Scalar(UInt32(0x4E00 + number)).map(String.init) ?? ""
      return Entry(
        surface: "語\(number)",
        feature: "名詞,種\(number % 6),*,*,*,*,\(letter),\(letter),\(letter)ー,尾\(number)")
    }
    let sections = Sections(entries)
    for (decoded, entry) in zip(sections.decoded(entries), entries) {
      #expect(decoded?.feature == entry.feature)
      #expect(decoded?.id == entry.partOfSpeechID)
    }
  }

  @Test("Features of random columns are decoded as they were")
  func randomFeatures() {
    var generator = SeededGenerator(seed: 2_902)
    let letters = Array("アイウエオカキクヂヅヲンーあいうえお漢字a,𠮷é・")
    func text(_ limit: Int) -> String {
      String(
        (0..<Int.random(in: 0...limit, using: &generator)).map { _ in
          letters.randomElement(using: &generator) ?? "a"
        })
    }
    let entries = (0..<3_000).map { _ in
      Entry(
        surface: text(6) + "語", leftID: .random(in: 0...3, using: &generator),
        rightID: .random(in: 0...3, using: &generator),
        partOfSpeechID: .random(in: 0...2, using: &generator),
        feature: "名詞,\(text(1)),*,*,*,*,\(text(20)),\(text(20)),\(text(20))\(text(4))")
    }
    let sections = Sections(entries)
    #expect(sections.isComplete(entries.count))
    for (decoded, entry) in zip(sections.decoded(entries), entries) {
      #expect(decoded?.feature == entry.feature)
      #expect(decoded?.id == entry.partOfSpeechID)
    }
  }

  @Test("Damaged sections give missing or wrong features, never a read outside them")
  func damage() {
    var generator = SeededGenerator(seed: 2_903)
    let entries = Self.rows.map(\.entry)
    let sound = Sections(entries)
    var missing = 0
    for _ in 0..<4_000 {
      var damaged = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let byte = UInt8.random(in: 0...255, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged.codes[.random(in: damaged.codes.indices, using: &generator)] = byte
        case 1: damaged.offsets[.random(in: damaged.offsets.indices, using: &generator)] = byte
        case 2: damaged.tables[.random(in: damaged.tables.indices, using: &generator)] = byte
        default: damaged.codes.removeLast(min(damaged.codes.count, Int(byte)))
        }
        if damaged.codes.isEmpty { damaged = sound }
      }
      missing += damaged.decoded(entries).filter { $0 == nil }.count
      _ = damaged.isComplete(entries.count)
    }
    // Most damage is noticed somewhere.
    #expect(missing > 4_000)
  }

  @Test("Truncated sections give missing features")
  func truncation() {
    let entries = Self.rows.map(\.entry)
    let sound = Sections(entries)
    for count in sound.codes.indices {
      var cut = sound
      cut.codes = Array(sound.codes.prefix(count))
      #expect(cut.decoded(entries).last.flatMap { $0 } == nil, "\(count) bytes of codes")
    }
    for count in sound.tables.indices {
      var cut = sound
      cut.tables = Array(sound.tables.prefix(count))
      let missing = cut.decoded(entries).filter { $0 == nil }.count
      // The text at the end includes tails that only features stored as text have.
      #expect(missing > 0 || count > sound.tables.count - 16, "\(count) bytes of tables")
    }
    var cut = sound
    cut.offsets = []
    #expect(cut.decoded(entries).allSatisfy { $0 == nil })
  }
}
