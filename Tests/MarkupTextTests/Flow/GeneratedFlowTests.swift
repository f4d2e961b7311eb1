import MarkupText
import TestSupport
import Testing

/// Markup generated together with its expected text, and white space compared with a simple
/// implementation of the standard.
@Suite struct GeneratedFlowTests {
  // MARK: White space

  private static let wide: Set<Character> = ["字", "京", "カ", "ﾊ"]
  private static let widePunctuation: Set<Character> = ["。", "「", "　"]
  private static let ambiguous: Set<Character> = ["…", "“", "😺"]
  private static let alphabet: [Character] =
    ["字", "京", "カ", "ﾊ", "。", "「", "　", "…", "“", "😺", "a", "1", "한", "\u{200B}"]
    + Array(repeating: " ", count: 5) + Array(repeating: "\n", count: 5) + ["\t", "\r"]

  /// The phases of CSS Text, one after the other, applied to the characters between two breaks.
  private static func collapsed(_ line: [Character]) -> String {
    // Removes spaces around newlines, collapses newlines, turns tabs into spaces and collapses
    // spaces.
    var characters: [Character] = []
    for character in line {
      let isBreak = character == "\n"
      let isSpace = character == " " || character == "\t" || character == "\r"
      switch (isBreak, isSpace, characters.last) {
      case (true, _, " "): characters[characters.count - 1] = "\n"
      case (true, _, "\n"), (_, true, "\n"), (_, true, " "): break
      case (_, true, _): characters.append(" ")
      default: characters.append(character)
      }
    }
    var result = ""
    for (index, character) in characters.enumerated() {
      let isAtEdge = index == 0 || index == characters.count - 1
      switch character {
      case " ": result += isAtEdge ? "" : " "
      case "\n":
        if !isAtEdge { result += joins(characters[index - 1], characters[index + 1]) ? "" : " " }
      default: result.append(character)
      }
    }
    return result
  }

  private static func joins(_ one: Character, _ other: Character) -> Bool {
    let sides = [one, other]
    if sides.contains("\u{200B}") || sides.contains(where: widePunctuation.contains) { return true }
    let wideCount = sides.filter(wide.contains).count
    return wideCount == 2 || wideCount == 1 && sides.contains(where: ambiguous.contains)
  }

  @Test func whiteSpaceFollowsTheStandard() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      var markup = ""
      var lines: [[Character]] = [[]]
      for _ in 0..<Int.random(in: 0..<16, using: &generator) {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: markup += "<b>"
        case 1: markup += "</b>"
        case 2: markup += "<!-- c -->"
        case 3 where Bool.random(using: &generator):
          markup += "<br>"
          lines.append([])
        default:
          let character = alphabetCharacter(&generator)
          markup += character == "\r" ? "&#13;" : String(character)
          lines[lines.count - 1].append(character)
        }
      }
      let expected = lines.map(Self.collapsed).joined(separator: "\n")
      let found = StyledText(MarkupTree(parsing: markup)).paragraphs.map(\.text)
      #expect(found == (expected.isEmpty ? [] : [expected]), "\(markup.debugDescription)")
    }
  }

  private func alphabetCharacter(_ generator: inout SeededGenerator) -> Character {
    Self.alphabet.randomElement(using: &generator) ?? "a"
  }

  // MARK: Blocks

  @Test func nestedBlocksAreLines() {
    /// Writes a block and appends its lines.
    func write(
      _ depth: Int, _ lines: inout [String], _ generator: inout SeededGenerator
    ) -> String {
      let name = ["div", "section", "blockquote", "article"].randomElement(using: &generator) ?? ""
      var markup = "<\(name)>"
      for _ in 0..<Int.random(in: 0..<4, using: &generator) {
        if depth > 0, Bool.random(using: &generator) {
          markup += write(depth - 1, &lines, &generator)
        } else {
          // Text in the middle of a block ends where a nested block begins: one line each.
          let text = "字\(lines.count)"
          markup += "<p> \(text) </p> "
          lines.append(text)
        }
      }
      return markup + "</\(name)>\n"
    }
    var generator = SeededGenerator(seed: 22)
    for _ in 0..<300 {
      var lines: [String] = []
      let markup = write(4, &lines, &generator)
      let text = StyledText(MarkupTree(parsing: markup))
      #expect(text.plainText() == lines.joined(separator: "\n"), "\(markup)")
      #expect(text.accessibilityText() == lines.joined(separator: "。"), "\(markup)")
      #expect(text.paragraphs.map(\.text) == lines)
    }
  }

  // MARK: Lists

  @Test func nestedListsAreIndented() {
    /// Writes a list whose markers start at a column, and appends its lines.
    func write(
      _ level: Int, _ lines: inout [String], _ generator: inout SeededGenerator
    ) -> String {
      let isOrdered = Bool.random(using: &generator)
      let count = Int.random(in: 1..<4, using: &generator)
      let start = Int.random(in: 1...12, using: &generator)
      let isReversed = isOrdered && Bool.random(using: &generator)
      var markup = isOrdered ? "<ol start=\(start)\(isReversed ? " reversed" : "")>" : "<ul>"
      if !isOrdered { markup = "<ul style='list-style-type: disc'>" }
      let numbers = (0..<count).map { isReversed ? start - $0 : start + $0 }
      let markers = numbers.map { isOrdered ? "\($0)." : "•" }
      let width = markers.map(\.count).max() ?? 0
      for marker in markers {
        let padding = String(repeating: " ", count: level * 2 + width - marker.count)
        lines.append(padding + marker + " 字\(lines.count)")
        markup += "<li>字\(lines.count - 1)"
        if Bool.random(using: &generator) {
          lines.append(String(repeating: " ", count: level * 2 + width + 1) + "行")
          markup += "<br>行"
        }
        if level < 3, Int.random(in: 0..<3, using: &generator) == 0 {
          markup += write(level + 1, &lines, &generator)
        }
        markup += "</li>\n"
      }
      return markup + (isOrdered ? "</ol>" : "</ul>")
    }
    var generator = SeededGenerator(seed: 23)
    for _ in 0..<300 {
      var lines: [String] = []
      let markup = write(0, &lines, &generator)
      let found = MarkupTree(parsing: markup).stripped
      #expect(found == lines.joined(separator: "\n"), "\(markup)")
    }
  }

  // MARK: Tables

  @Test func tablesAreRowsOfCells() {
    var generator = SeededGenerator(seed: 24)
    for _ in 0..<300 {
      var markup = "<table>\n"
      var rows: [String] = []
      for _ in 0..<Int.random(in: 1..<5, using: &generator) {
        markup += " <tr>\n"
        var cells: [String] = []
        for _ in 0..<Int.random(in: 1..<5, using: &generator) {
          let text = Bool.random(using: &generator) ? "字\(cells.count)" : ""
          markup += "  <\(cells.isEmpty ? "th" : "td")> \(text)\n"
          cells.append(text)
        }
        // A row without any text is omitted.
        if !cells.allSatisfy(\.isEmpty) { rows.append(cells.joined(separator: "\t")) }
      }
      let found = MarkupTree(parsing: markup + "</table>").stripped
      #expect(found == rows.joined(separator: "\n"), "\(markup)")
    }
  }

  // MARK: Ruby

  @Test func rubyInAnyForm() {
    var generator = SeededGenerator(seed: 25)
    // Wide digits: beside 0 a newline becomes a space.
    let digits = "零一二三四五".map(String.init)
    for _ in 0..<500 {
      var (markup, base, brackets, reading) = ("", "", "", "")
      for number in 0..<Int.random(in: 0..<5, using: &generator) {
        let pairs = (0..<Int.random(in: 1..<4, using: &generator)).map {
          (base: digits[number] + digits[$0], reading: "よ" + digits[$0] + digits[number])
        }
        markup += rubyMarkup(pairs, form: Int.random(in: 0..<5, using: &generator)) + "と"
        base += pairs.map(\.base).joined() + "と"
        brackets += pairs.map { "\($0.base)《\($0.reading)》" }.joined() + "と"
        reading += pairs.map(\.reading).joined() + "と"
      }
      let text = StyledText(MarkupTree(parsing: markup))
      func write(_ ruby: PlainTextOptions.Ruby) -> String {
        text.plainText(PlainTextOptions(ruby: ruby))
      }
      #expect(write(.base) == base, "\(markup)")
      #expect(write(.brackets(open: "《", close: "》")) == brackets, "\(markup)")
      #expect(write(.reading) == reading, "\(markup)")
      #expect(text.accessibilityText() == reading, "\(markup)")
    }
  }

  /// Returns the same pairs in the forms that HTML and CSS Ruby allow.
  private func rubyMarkup(_ pairs: [(base: String, reading: String)], form: Int) -> String {
    func joined(_ write: ((base: String, reading: String)) -> String) -> String {
      pairs.map(write).joined()
    }
    let content =
      switch form {
      case 0: joined { "\($0.base)<rt>\($0.reading)</rt>" }
      case 1: joined { "<rb>\($0.base)</rb>\n<rp>(</rp><rt>\($0.reading)</rt><rp>)</rp>\n" }
      case 2: joined { "<rb>\($0.base)" } + joined { "<rt>\($0.reading)" }
      case 3: joined { "<rb>\($0.base)" } + "<rtc>" + joined { "<rt>\($0.reading)" } + "</rtc>"
      default: joined { "<b>\($0.base)</b><rt> <i>\($0.reading)</i> </rt>" }
      }
    return "<ruby>\(content)</ruby>"
  }
}
