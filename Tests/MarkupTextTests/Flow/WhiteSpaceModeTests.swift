import MarkupText
import TestSupport
import Testing

/// All values of `white-space` mixed in one paragraph, compared with a simple implementation of CSS
/// Text 4: each character is classified by its mode, then collapsible runs are collapsed.
@Suite struct WhiteSpaceModeTests {
  /// A character classified by its own mode.
  private enum Item: Equatable {
    /// A collapsible space or tab.
    case space
    /// A collapsible newline.
    case segmentBreak
    /// A preserved line break.
    case forcedBreak
    case character(Character)
  }

  /// The modes in CSS: how they treat newlines and other white space.
  private static let modes: [(css: String, newline: Item, keepsSpaces: Bool)] = [
    ("white-space:normal", .segmentBreak, false), ("white-space:nowrap", .segmentBreak, false),
    ("white-space:pre", .forcedBreak, true), ("white-space:pre-wrap", .forcedBreak, true),
    ("white-space:break-spaces", .forcedBreak, true),
    ("white-space:pre-line", .forcedBreak, false),
    ("white-space-collapse:preserve-spaces", .character(" "), true),
  ]

  private static func item(_ character: Character, mode: Int) -> Item {
    let mode = modes[mode]
    switch character {
    case "\n": return mode.newline
    case "\t" where mode.newline == .character(" "): return .character(" ")
    case " ", "\t", "\r", "\u{C}": return mode.keepsSpaces ? .character(character) : .space
    default: return .character(character)
    }
  }

  private static let wide: Set<Character> = ["字", "ﾊ"]

  private static func joins(_ one: Character, _ other: Character) -> Bool {
    if one == "。" || other == "。" || one == "\u{200B}" || other == "\u{200B}" { return true }
    return wide.contains(one) && wide.contains(other)
  }

  /// Returns the text of some classified characters.
  private static func text(_ items: [Item]) -> String {
    var result = ""
    var index = 0
    while index < items.count {
      switch items[index] {
      case .character(let character): result.append(character)
      case .forcedBreak: result += "\n"
      case .space, .segmentBreak:
        var end = index
        var hasBreak = false
        while end < items.count, items[end] == .space || items[end] == .segmentBreak {
          hasBreak = hasBreak || items[end] == .segmentBreak
          end += 1
        }
        // Removed at the edges of a line.
        if index > 0, end < items.count, case .character(let before) = items[index - 1],
          case .character(let after) = items[end]
        {
          result += hasBreak && joins(before, after) ? "" : " "
        }
        index = end - 1
      }
      index += 1
    }
    return result
  }

  @Test func mixedModesInOneParagraph() {
    var generator = SeededGenerator(seed: 31)
    let alphabet: [Character] = ["字", "ﾊ", "。", "a", " ", " ", " ", "\n", "\n", "\t", "\u{200B}"]
    for _ in 0..<3000 {
      var markup = ""
      var items: [Item] = []
      var open = [Int.random(in: 0..<Self.modes.count, using: &generator)]
      for _ in 0..<Int.random(in: 1..<14, using: &generator) {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
          open.append(Int.random(in: 0..<Self.modes.count, using: &generator))
          markup += "<b style='\(Self.modes[open[open.count - 1]].css)'>"
        case 2 where open.count > 1:
          open.removeLast()
          markup += "</b>"
        case 3:
          markup += "<br>"
          items.append(.forcedBreak)
        default:
          let character = alphabet.randomElement(using: &generator) ?? "a"
          markup += String(character)
          items.append(Self.item(character, mode: open[open.count - 1]))
        }
      }
      let outer = Self.modes[open[0]].css
      let found = StyledText(MarkupTree(parsing: "<p style='\(outer)'>\(markup)</p>"))
      let expected = Self.text(items)
      #expect(
        found.paragraphs.map(\.text) == (expected.isEmpty ? [] : [expected]),
        "<p style='\(outer)'>\(escaped(markup))")
      // Every character comes from an offset of its own node that has it, or from white space that
      // it replaces.
      for paragraph in found.paragraphs { Self.checkSources(paragraph, markup) }
    }
  }

  static func checkSources(_ paragraph: StyledParagraph, _ markup: String) {
    let text = Array(paragraph.text.utf8)
    for (offset, byte) in text.enumerated() {
      guard let position = paragraph.source(at: offset) else {
        Issue.record("\(markup): no source of \(offset)")
        continue
      }
      guard position.node.kind == .text else {
        #expect(byte == 0x0A && position.node.name == .br && position.offset == 0, "\(markup)")
        continue
      }
      let source = Array(position.node.text.utf8)
      let isThere =
        source.indices.contains(position.offset)
        && (source[position.offset] == byte
          || byte == 0x20 && [0x0A, 0x09].contains(source[position.offset]))
      #expect(isThere, "\(markup) at \(offset): \(position.offset)")
    }
  }

  /// Each mode on both sides of each boundary between elements.
  @Test func modesAtTheEdgesOfElements() {
    let collapses = ["normal", "nowrap"]
    let keeps = ["pre", "pre-wrap", "break-spaces"]
    let inners = [" 字 ", "\n字\n", " \n 字 \n "]
    for mode in collapses + keeps + ["pre-line"] {
      for inner in inners {
        let markup = "あ<b style='white-space:\(mode)'>\(inner)</b>う"
        let expected: String
        if keeps.contains(mode) {
          expected = "あ\(inner)う"
        } else if mode == "pre-line" {
          expected = inner.contains("\n") ? "あ\n字\nう" : "あ 字 う"
        } else {
          expected = inner.contains("\n") ? "あ字う" : "あ 字 う"
        }
        #expect(MarkupTree(parsing: markup).stripped == expected, "\(mode): \(escaped(inner))")
        // The same in a block of its own: white space at its edges is removed unless it is
        // preserved.
        let block = "<p style='white-space:\(mode)'>\(inner)</p>"
        let paragraphs = StyledText(MarkupTree(parsing: block)).paragraphs.map(\.text)
        let alone = keeps.contains(mode) ? inner : "字"
        let withBreaks = mode == "pre-line" && inner.contains("\n") ? "\n字\n" : alone
        #expect(paragraphs == [withBreaks], "\(mode): \(escaped(inner))")
      }
    }
  }

  /// Boxes, breaks and break opportunities after and before each kind of space.
  @Test func spacesNextToElementsWithoutText() {
    let elements = [("<img>", "\u{FFFC}"), ("<wbr>", "\u{200B}"), ("<br>", "\n")]
    for (element, character) in elements {
      for (space, isBreak) in [(" ", false), ("\n", true), (" \n ", true), ("\t", false)] {
        let before = MarkupTree(parsing: "字\(space)\(element)字")
        let following = MarkupTree(parsing: "字\(element)\(space)字")
        // wbr is U+200B, next to which a newline disappears; a break removes the adjacent space.
        let isGone = character == "\n" || isBreak && character == "\u{200B}"
        let gap = isGone ? "" : " "
        let texts = [before, following].map { StyledText($0).paragraphs.map(\.text) }
        #expect(
          texts == [["字\(gap)\(character)字"], ["字\(character)\(gap)字"]],
          "\(escaped(space)) and \(element)")
      }
    }
  }
}
