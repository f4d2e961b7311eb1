public import Foundation
public import MarkupText

// This is a separate module because it links Foundation, which no other markup code needs.

extension AttributedString {
  /// Creates an attributed string from styled text, with styles, links, languages and ruby as
  /// attributes.
  ///
  /// Each block starts a line. A list item follows its marker and a space; an `hr` is `⸻`; an
  /// inline box is U+FFFC with its `alt` as `alternateDescription`; forced line breaks are
  /// newlines. A link must have a URL that `URL` can parse, and stays relative if it is relative in
  /// the markup; other links are plain text. An empty text gives an empty string.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<p>詳しくは<a href='https://example.jp/'>こちら</a>")
  /// let text = AttributedString(StyledText(tree))
  /// String(text.characters)           // "詳しくはこちら"
  /// text.runs.map(\.link)             // [nil, https://example.jp/]
  /// text.runs.map(\.style?.color)     // [#000000, #0000ee]
  /// ```
  ///
  /// The attributes are those of ``MarkupAttributes`` and of Foundation; styles are CSS styles,
  /// since Foundation has no fonts or colors on Linux.
  ///
  /// - Complexity: linear in the length of the text and the number of runs.
  public init(_ text: StyledText) {
    self.init()
    var isFirst = true
    var marker: AttributedString?
    for block in text.blocks {
      if let own = AttributedString(markerOf: block) { marker = own }
      guard var line = AttributedString(lineOf: block, in: text) else { continue }
      if let waiting = marker {
        line = waiting + line
        marker = nil
      }
      if !isFirst { append(AttributedString("\n")) }
      append(line)
      isFirst = false
    }
  }

  private init?(markerOf block: StyledBlock) {
    guard let text = block.marker?.text, !text.isEmpty else { return nil }
    self.init(text + " ")
    self.style = block.style
    self.node = block.node.id
    self.isListMarker = true
  }

  private init?(lineOf block: StyledBlock, in text: StyledText) {
    if block.kind == .rule {
      self.init("⸻")
      self.style = block.style
      self.node = block.node.id
      return
    }
    guard let index = block.paragraph else { return nil }
    let paragraph = text.paragraphs[index]
    self.init()
    for run in paragraph.runs {
      for (segment, annotation) in paragraph.segments(of: run) {
        var part = AttributedString(String(paragraph[segment]))
        part.style = run.style
        part.node = run.node.id
        part.ruby = annotation
        part.link = run.link?["href"].flatMap(LinkPolicy.standard.normalized).flatMap {
          URL(string: $0)
        }
        part.languageIdentifier = run.language
        if run.kind == .box { part.alternateDescription = run.node["alt"] }
        append(part)
      }
    }
  }
}

extension StyledParagraph {
  /// Returns the segments of a run, split at the ends of ruby bases, each with its annotation.
  fileprivate func segments(of run: StyledRun) -> [(range: Range<Int>, annotation: String?)] {
    var segments: [(Range<Int>, String?)] = []
    var offset = run.range.lowerBound
    for ruby in rubies(overlapping: run.range) where ruby.level == 0 {
      let base = ruby.base.clamped(to: offset..<run.range.upperBound)
      if base.isEmpty { continue }
      if offset < base.lowerBound { segments.append((offset..<base.lowerBound, nil)) }
      segments.append((base, ruby.text))
      offset = base.upperBound
    }
    if offset < run.range.upperBound { segments.append((offset..<run.range.upperBound, nil)) }
    return segments
  }

  /// Returns the annotations whose bases overlap a range, found by binary search.
  private func rubies(overlapping range: Range<Int>) -> ArraySlice<RubyAnnotation> {
    // Not `partitioningIndex`, as this target does not depend on TextFoundation.
    var low = 0
    var high = rubies.count
    while low < high {
      let middle = (low + high) / 2
      if rubies[middle].base.upperBound <= range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var end = low
    while end < rubies.count, rubies[end].base.lowerBound < range.upperBound { end += 1 }
    return rubies[low..<end]
  }
}
