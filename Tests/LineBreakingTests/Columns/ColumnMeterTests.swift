import LineBreaking
import TestSupport
import Testing
import TextFoundation

@Suite("Column meter")
struct ColumnMeterTests {
  /// Returns the clusters of a text as (text, columns), and checks that they are contiguous.
  private func clusters(
    of text: String, _ rules: TerminalColumns = TerminalColumns(ambiguous: .narrow)
  ) -> [(text: String, columns: Int)] {
    withUTF8Bytes(of: text) { bytes in
      var meter = ColumnMeter(rules, boundaries: CharacterBoundaries(text))
      var offset = 0
      var result: [(text: String, columns: Int)] = []
      while case let cluster = meter.cluster(at: offset, in: bytes), cluster.length > 0 {
        let part = bytes[offset..<offset + cluster.length]
        result.append((String(decoding: part, as: UTF8.self), cluster.columns))
        offset += cluster.length
      }
      #expect(offset == bytes.count)
      return result
    }
  }

  @Test("clusters with their columns")
  func clusters() {
    let found = clusters(of: "aか\u{3099}、👨‍👩‍👧\r\n1\u{FE0F}\u{20E3}é葛\u{E0100}ｶﾞz")
    let expected = [
      ("a", 1), ("か\u{3099}", 2), ("、", 2), ("👨‍👩‍👧", 2), ("\r\n", 0), ("1\u{FE0F}\u{20E3}", 2),
      ("é", 1),
      ("葛\u{E0100}", 2), ("ｶﾞ", 2), ("z", 1),
    ]
    #expect(found.map { $0.text } == expected.map { $0.0 })
    #expect(found.map { $0.columns } == expected.map { $0.1 })
  }

  @Test("no clusters outside of the text")
  func outside() {
    withUTF8Bytes(of: "a") { bytes in
      var meter = ColumnMeter(
        TerminalColumns(ambiguous: .narrow), boundaries: CharacterBoundaries("a"))
      for offset in [-1, 1, 2, Int.max, Int.min] {
        let cluster = meter.cluster(at: offset, in: bytes)
        #expect(cluster.length == 0 && cluster.columns == 0)
      }
    }
  }

  @Test("the fast paths agree with the table for every scalar before and after plain text")
  func fastPaths() {
    let rules = TerminalColumns(ambiguous: .wide)
    var failures: [String] = []
    for code in UInt32(0)...0x1FFFF {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let text = "漢\(scalar)aあ\(scalar)\(scalar)"
      let expected = text.map { (String($0), rules.width(of: $0)) }
      let found = clusters(of: text, rules)
      if found.map({ $0.text }) != expected.map({ $0.0 })
        || found.map({ $0.columns }) != expected.map({ $0.1 })
      {
        failures.append(String(code, radix: 16))
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(20))")
  }

  @Test("random mixtures: the clusters are Swift's Characters, and their columns add up")
  func randomMixtures() {
    let parts: [Unicode.Scalar] = [
      "a", "1", " ", "\r", "\n", "\t", "é", "日", "あ", "、", "\u{3099}", "ｶ", "ﾞ", "\u{301}",
      "\u{200D}",
      "👩", "❤", "\u{FE0F}", "\u{FE0E}", "\u{20E3}", "🏽", "🇯", "🇵", "ᄒ", "ᅡ", "ᆫ", "한", "क", "्",
      "ा",
      "\u{600}", "α", "①", "\u{E0100}", "ก", "ำ", "⌚", "\u{AD}", "\u{FF01}", "\u{4DC0}", "\u{E000}",
    ]
    var random = SeededGenerator(seed: 15)
    var failures: [String] = []
    for _ in 0..<20_000 {
      var scalars = String.UnicodeScalarView()
      for _ in 0..<random.next() % 12 {
        scalars.append(parts[Int(random.next() % UInt64(parts.count))])
      }
      let text = String(scalars)
      let found = clusters(of: text)
      let sum = text.reduce(0) { $0 + TerminalColumns(ambiguous: .narrow).width(of: $1) }
      if found.map({ $0.text }) != text.map(String.init)
        || found.reduce(0, { $0 + $1.columns }) != sum
        || TerminalColumns(ambiguous: .narrow).width(of: text) != sum
      {
        failures.append(text.debugDescription)
      }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10))")
  }
}
