import MarkupText
import TextLayout

/// Where layout and Chromium part on purpose or by rounding; `TextLayout.docc/Browsers.md` says why.
enum KnownLayoutDifference: String, CaseIterable {
  /// Readings wider than their base stand over the neighbours by JLREQ §3.3.8, not by Blink's rule.
  case rubyOverhang
  /// A line that is exactly full: Blink rounds the pieces of a line up to 1/64 px.
  case fullLine
  /// `word-break: keep-all` divides at symbols in Blink, and “ and ” are no brackets in its strict.
  case keepAllSymbols
  /// Where text has room beside it in its own line the recording begins at the letter.
  case inlineRoom

  /// What explains that a paragraph has other lines.
  static func ofLines(
    _ page: LayoutRecording.Page, _ browsers: [LayoutRecording.Line], _ layout: MarkupLayout,
    _ paragraph: Int
  ) -> Self? {
    let source = layout.text.paragraphs[paragraph]
    if !source.rubies.isEmpty { return .rubyOverhang }
    if page.style == "keep-all", source.text.unicodeScalars.contains(where: dividesKeptWords) {
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

  /// What explains that a line of the same text is at another place.
  static func ofPlaces(
    _ markup: String, _ layout: MarkupLayout, _ paragraph: Int
  ) -> Self? {
    if !layout.text.paragraphs[paragraph].rubies.isEmpty { return .rubyOverhang }
    let hasRoom = markup.contains("padding:0 6px") || markup.contains("margin-left:8px")
    return hasRoom ? .inlineRoom : nil
  }

  private static func dividesKeptWords(_ scalar: Unicode.Scalar) -> Bool {
    "／★→◎○△×@“”".unicodeScalars.contains(scalar) || scalar.properties.isVariationSelector
  }
}
