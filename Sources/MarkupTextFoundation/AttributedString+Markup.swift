public import Foundation
public import MarkupText

// A module of its own: it links Foundation, which nothing else in markup needs.

extension AttributedString {
  /// The text with its styles, links, languages and readings as attributes.
  ///
  /// Each block starts a line. Before an item of a list stand its marker and a space; `hr` is `⸻`; a
  /// box is U+FFFC with its `alt` as `alternateDescription`; forced breaks are newlines. The address
  /// of a link has to be one that `URL` reads, and is relative where the markup's is; other links
  /// are text. An empty text gives an empty string.
  ///
  /// ```swift
  /// let tree = MarkupTree(parsing: "<p>詳しくは<a href='https://example.jp/'>こちら</a>")
  /// let text = AttributedString(StyledText(tree))
  /// String(text.characters)           // "詳しくはこちら"
  /// text.runs.map(\.link)             // [nil, https://example.jp/]
  /// text.runs.map(\.style?.color)     // [#000000, #0000ee]
  /// ```
  ///
  /// Attributes are ``MarkupAttributes`` and Foundation's; styles stay those of CSS, since Foundation
  /// has no fonts or colors on Linux.
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

  private init?(markerOf block: FlowBlock) {
    guard let text = block.marker?.text, !text.isEmpty else { return nil }
    self.init(text + " ")
    self.style = block.style
    self.node = block.node.id
    self.isListMarker = true
  }

  private init?(lineOf block: FlowBlock, in text: StyledText) {
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
      for (piece, reading) in paragraph.pieces(of: run) {
        var part = AttributedString(String(paragraph[piece]))
        part.style = run.style
        part.node = run.node.id
        part.ruby = reading
        part.link = run.link?["href"].flatMap { URL(string: $0) }
        part.languageIdentifier = run.language
        if run.kind == .box { part.alternateDescription = run.node["alt"] }
        append(part)
      }
    }
  }
}

extension StyledParagraph {
  /// A run cut where the base of ruby starts or ends, each piece with its reading.
  fileprivate func pieces(of run: StyledRun) -> [(range: Range<Int>, reading: String?)] {
    var pieces: [(Range<Int>, String?)] = []
    var offset = run.range.lowerBound
    for ruby in rubies(meeting: run.range) where ruby.level == 0 {
      let base = ruby.base.clamped(to: offset..<run.range.upperBound)
      if base.isEmpty { continue }
      if offset < base.lowerBound { pieces.append((offset..<base.lowerBound, nil)) }
      pieces.append((base, ruby.text))
      offset = base.upperBound
    }
    if offset < run.range.upperBound { pieces.append((offset..<run.range.upperBound, nil)) }
    return pieces
  }

  /// The ruby whose bases meet a range, found by the order of their starts.
  private func rubies(meeting range: Range<Int>) -> ArraySlice<RubyAnnotation> {
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
