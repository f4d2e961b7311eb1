import MarkupText
import TextLayout

/// Known differences between the layout and Chromium, by design or by rounding;
/// `TextLayout.docc/Browsers.md` explains them.
enum KnownLayoutDifference: String, CaseIterable {
  /// Ruby wider than its base overhangs the neighbors by JLREQ §3.3.8 rather than by Blink's rule.
  case rubyOverhang
  /// An exactly full line: Blink rounds the segments of a line up to 1/64 px.
  case fullLine
  /// Blink breaks at symbols with `word-break: keep-all`, and does not treat “ and ” as brackets in
  /// its strict mode.
  case keepAllSymbols
  /// Where the text has padding or margins within its line, the recording begins at the letter.
  case inlineSpacing

  /// Returns the known difference that explains different lines of a paragraph.
  static func ofLines(
    _ page: LayoutRecording.Page, _ browsers: [LayoutRecording.Line], _ layout: MarkupLayout,
    _ paragraph: Int
  ) -> Self? {
    let source = layout.text.paragraphs[paragraph]
    if !source.rubies.isEmpty { return .rubyOverhang }
    if page.style == "keep-all", source.text.unicodeScalars.contains(where: dividesKeepAllText) {
      return .keepAllSymbols
    }
    guard let block = layout.frame(ofBlock: layout.text.element(ofParagraph: paragraph)) else {
      return nil
    }
    let ours = (layout.paragraphs[paragraph]?.lines ?? []).indices.compactMap { line in
      layout.frame(ofLine: line, inParagraph: paragraph).map { (left: $0.x, width: $0.width) }
    }
    let isFull = (browsers.map { (left: $0.left, width: $0.width) } + ours).contains { line in
      abs(line.left + line.width - block.maxX) <= 0.5 || abs(line.width - block.width) <= 0.5
    }
    return isFull ? .fullLine : nil
  }

  /// Returns the known difference that explains another position of a line with the same text.
  static func ofPositions(
    _ markup: String, _ layout: MarkupLayout, _ paragraph: Int
  ) -> Self? {
    if !layout.text.paragraphs[paragraph].rubies.isEmpty { return .rubyOverhang }
    let hasSpacing = markup.contains("padding:0 6px") || markup.contains("margin-left:8px")
    return hasSpacing ? .inlineSpacing : nil
  }

  private static func dividesKeepAllText(_ scalar: Unicode.Scalar) -> Bool {
    "／★→◎○△×@“”".unicodeScalars.contains(scalar) || scalar.properties.isVariationSelector
  }
}
