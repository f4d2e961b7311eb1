import LineBreaking
import TestSupport

/// Parses opportunities written into a text: `|` allowed, `¦` within a phrase, `‧` within a word,
/// `¬` with a hyphen, and a mandatory one after each line feed.
func marked(_ text: String) -> (text: String, opportunities: [BreakOpportunity]) {
  let kinds: [Character: BreakOpportunity.Kind] = [
    "|": .allowed, "¦": .withinPhrase, "‧": .withinWord, "¬": .hyphen,
  ]
  var plain = ""
  var opportunities: [BreakOpportunity] = []
  for character in text {
    if let kind = kinds[character] {
      opportunities.append(BreakOpportunity(offset: plain.utf8.count, kind: kind))
    } else {
      plain.append(character)
      if character == "\n" {
        opportunities.append(BreakOpportunity(offset: plain.utf8.count, kind: .mandatory))
      }
    }
  }
  return (plain, opportunities)
}

/// Returns half an em for ASCII and one em for other characters.
func emAdvance(_ cluster: Paragraph.Cluster) -> Double {
  cluster.scalar.isASCII ? 0.5 : 1
}

/// Returns a paragraph of a text with opportunities written into it, measured in ems.
func paragraph(
  _ text: String, spacing: SpacingOptions = .none, alignment: Paragraph.Alignment = .ragged,
  overflowWrap: OverflowWrap = .anywhere, hyphenAdvance: Double = 0.5
) -> (paragraph: Paragraph, text: String) {
  let (plain, opportunities) = marked(text)
  let options = Paragraph.Options(
    spacing: spacing, alignment: alignment, overflowWrap: overflowWrap,
    hyphenAdvance: hyphenAdvance)
  return (
    Paragraph(plain, opportunities: opportunities, options: options, measure: emAdvance), plain
  )
}

/// Returns a text with an opportunity between any two characters, except before `、。」` and after
/// `「`.
func everywhere(_ text: String) -> String {
  var result = ""
  for (character, next) in zip(text, text.dropFirst()) {
    result.append(character)
    if !"、。」）".contains(next), !"「（".contains(character), next != " " { result.append("|") }
  }
  return result + String(text.suffix(1))
}

extension Paragraph.Line {
  /// Returns the drawn part of the line.
  func visible(in text: String) -> String {
    String(decoding: Array(text.utf8)[visible], as: UTF8.self)
  }
}

/// Returns the drawn parts of lines, joined by `/`.
func joined(_ lines: [Paragraph.Line], _ text: String) -> String {
  lines.map { $0.visible(in: text) + ($0.isHyphenated ? "-" : "") }.joined(separator: "/")
}

/// Returns random characters: kana, ideographs, punctuation, Latin letters, spaces, line feeds.
func randomText(_ random: inout SeededGenerator, count: Int) -> String {
  let fragments = [
    "あ", "か", "漢", "字", "ー", "、", "。", "「", "」", "・", "a", "b", "7", " ", "　", "！", "…", "e\u{301}",
    "👨‍👩‍👧", "\n", "\u{AD}",
  ]
  let marks = ["", "", "|", "|", "|", "¦", "‧", "¬"]
  var text = ""
  for _ in 0..<count {
    text += fragments[Int.random(in: 0..<fragments.count, using: &random)]
    text += marks[Int.random(in: 0..<marks.count, using: &random)]
  }
  return text
}
