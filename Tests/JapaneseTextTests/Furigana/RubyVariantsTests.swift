import JapaneseText
import TestSupport
import Testing

/// Reads ruby elements written in all ways that mean the same.
@Suite struct RubyVariantsTests {
  private struct Pair {
    let base: String
    let reading: String
  }

  /// Writes the elements of one ruby in a random way.
  private struct Writer {
    var generator: SeededGenerator

    private mutating func isChosen() -> Bool { Bool.random(using: &generator) }

    /// Returns a start tag in upper or lower case, perhaps with attributes or spaces.
    private mutating func start(_ name: String) -> String {
      let name = isChosen() ? name : name.uppercased()
      let attributes = ["", "", " class=\"x\"", " ", "\n", "\tlang=ja"]
      return "<\(name)\(attributes.randomElement(using: &generator) ?? "")>"
    }

    private mutating func end(_ name: String) -> String {
      isChosen() ? "</\(name)>" : "</\(name.uppercased()) >"
    }

    private mutating func parenthesis(_ text: String, isClosed: Bool) -> String {
      guard isChosen() else { return "" }
      return start("rp") + text + (isClosed || isChosen() ? end("rp") : "")
    }

    /// Returns text with some characters as references.
    mutating func escaped(_ text: String) -> String {
      text.unicodeScalars.map { scalar in
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: "&#\(scalar.value);"
        case 1: "&#x\(String(scalar.value, radix: 16));"
        default: scalar == "<" ? "&lt;" : scalar == "&" ? "&amp;" : String(scalar)
        }
      }.joined()
    }

    mutating func ruby(_ pairs: [Pair]) -> String {
      var html = start("ruby")
      if isChosen() {
        // Each base with its reading; a base after a reading needs an end tag or its own element.
        for pair in pairs {
          let hasElement = isChosen()
          html += hasElement ? start("rb") + escaped(pair.base) : escaped(pair.base)
          if hasElement, isChosen() { html += end("rb") }
          html += parenthesis("(", isClosed: false)
          html += start("rt") + escaped(pair.reading) + end("rt")
          html += parenthesis(")", isClosed: true)
        }
      } else {
        for pair in pairs {
          html += start("rb") + escaped(pair.base)
          if isChosen() { html += end("rb") }
        }
        for pair in pairs {
          html += start("rt") + escaped(pair.reading)
          if isChosen() { html += end("rt") }
        }
        if isChosen() { html += start("rtc") + "second" + end("rtc") }
      }
      return html + end("ruby")
    }
  }

  private let bases = ["東", "京", "茶", "a", "<", "&", "大人", "👨‍👩‍👧", "か", "x<y"]
  private let readings = ["とう", "キョウ", "ちゃ", "<", "&amp;", "a b"]
  private let between = ["", "", "の", "<b>", "&", "、", "</b>"]

  @Test func allVariantsAreReadAlike() {
    var failures: [String] = []
    var writer = Writer(generator: SeededGenerator(seed: 36))
    var generator = SeededGenerator(seed: 37)
    for _ in 0..<2_000 {
      var html = ""
      var expected: [String] = []
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let text = between.randomElement(using: &generator) ?? ""
        html += text
        if !text.isEmpty { expected.append(text) }
        let pairs = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
          Pair(
            base: bases.randomElement(using: &generator) ?? "",
            reading: readings.randomElement(using: &generator) ?? "")
        }
        html += writer.ruby(pairs)
        expected += pairs.map { "\($0.base)(\($0.reading))" }
      }
      let found = FuriganaText(html: html).segments.map { segment in
        segment.base + (segment.reading.map { "(\($0))" } ?? "")
      }
      if found != expected { failures.append("\(html): \(found)") }
    }
    expectNone(failures)
  }

  /// More bases than readings, and more readings than bases.
  @Test func pairsThatDoNotMatch() {
    let table: [(html: String, segments: [String], why: String)] = [
      ("<ruby><rb>東<rb>京<rt>とう</ruby>", ["東(とう)", "京"], "a base without a reading"),
      ("<ruby><rb>東<rt>とう<rt>きょう</ruby>", ["東(とう)"], "a reading without a base"),
      ("<ruby><rb>東<rt><rt>きょう</ruby>", ["東"], "an empty reading takes its base"),
      ("<ruby><rb></rb><rt>とう</rt>京<rt>きょう</ruby>", ["京(きょう)"], "a reading before its base"),
      ("<ruby>東<rp>(<rt>とう<rp>)</ruby>京", ["東(とう)", "京"], "no end tag of rp"),
      ("<ruby>東<rtc>x<rt>とう</ruby>", ["東(とう)"], "rt ends rtc"),
      ("<ruby>東</rt>京<rt>とう</ruby>", ["東(とう)", "京"], "an end tag alone divides bases"),
      ("<ruby>東<b>京</b><rt>とう</ruby>", ["東<b>京</b>(とう)"], "other markup is part of the base"),
    ]
    for row in table {
      let found = FuriganaText(html: row.html).segments.map { segment in
        segment.base + (segment.reading.map { "(\($0))" } ?? "")
      }
      #expect(found == row.segments, "\(row.why)")
    }
  }

  /// A tag may have 300 bytes, including its angle brackets.
  @Test func theMaximumLengthOfATag() {
    for (count, isTag) in [(290, true), (293, true), (294, false), (400, false)] {
      let padding = String(repeating: "x", count: count)
      let html = "<ruby \(padding)>東<rt>とう</rt></ruby>"
      let found = FuriganaText(html: html).segments.compactMap(\.reading)
      // A tag of `<ruby `, the padding and `>`.
      #expect((found == ["とう"]) == isTag, "\(count)")
    }
  }

  @Test func namesThatResembleTags() {
    for name in ["rub", "rubys", "r", "rbt", "rtcs", "rt-c", "ruby2", "rt&"] {
      let html = "<ruby>東<\(name)><rt>とう</ruby>"
      #expect(FuriganaText(html: html).segments.first?.base == "東<\(name)>", "\(name)")
    }
    for name in ["rt", "RT", "rT", "rt/", "rt /", "rt\n", "rt\tx"] {
      let html = "<ruby>東<\(name)>とう</ruby>"
      #expect(FuriganaText(html: html).segments.first?.reading == "とう", "\(name)")
    }
  }
}
