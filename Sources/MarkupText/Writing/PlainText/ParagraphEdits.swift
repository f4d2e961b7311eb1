import TextFoundation

/// A destination for the text of paragraphs.
package protocol ParagraphSink {
  /// Appends text, in which forced line breaks are `\n`.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>)
}

/// A sink that collects a string.
private struct StringSink: ParagraphSink {
  var bytes: [UInt8] = []

  mutating func append(_ part: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: part) }
}

/// A replacement for a part of a paragraph when its text is written.
struct ParagraphEdit {
  /// The order of edits at the same offset; of overlapping edits, the first one wins.
  enum Order: Int {
    /// Text inserted after content that ends at the offset.
    case trailing
    /// The URL inserted after a link.
    case address
    /// An `aria-label` instead of the text of an element.
    case label
    /// A ruby annotation instead of its base.
    case reading
    /// The `alt` text instead of a box, or nothing instead of hidden content.
    case replacement
  }

  let range: Range<Int>
  let text: String
  let order: Order

  init(_ range: Range<Int>, _ text: String, _ order: Order) {
    self.range = range
    self.text = text
    self.order = order
  }
}

/// The rules for which content is written.
struct TextVisibility: Sendable {
  /// Whether the text is for screen readers, which skip `aria-hidden` content and read
  /// `aria-label`.
  let isSpoken: Bool
  /// Whether boxes are written as their `alt` text.
  let showsAlternatives: Bool

  /// Returns the replacements for boxes, break opportunities and hidden content.
  func replacements(of runs: some Sequence<StyledRun>) -> [ParagraphEdit] {
    var edits: [ParagraphEdit] = []
    for run in runs {
      let isHidden =
        isSpoken && run.isAriaHidden || run.style.keyword(.visibility) != .visible
      switch run.kind {
      case .text, .forcedBreak:
        if isHidden { edits.append(ParagraphEdit(run.range, "", .replacement)) }
      case .breakOpportunity: edits.append(ParagraphEdit(run.range, "", .replacement))
      case .box:
        let label = isSpoken ? run.node.label : nil
        let text = isHidden || !showsAlternatives ? "" : label ?? run.node["alt"] ?? ""
        edits.append(ParagraphEdit(run.range, text, .replacement))
      }
    }
    return edits
  }

  /// Returns the edits that replace ruby bases or insert text after them.
  func rubyEdits(of paragraph: StyledParagraph, _ mode: PlainTextOptions.Ruby) -> [ParagraphEdit] {
    rubyEdits(of: paragraph.rubies[...], mode)
  }

  /// Returns the edits that replace the bases of some annotations or insert text after them.
  func rubyEdits(
    of rubies: ArraySlice<RubyAnnotation>, _ mode: PlainTextOptions.Ruby
  ) -> [ParagraphEdit] {
    guard mode != .base else { return [] }
    var edits: [ParagraphEdit] = []
    // Of nested annotations whose bases end together, the inner one is written first.
    let rubies = rubies.sorted {
      ($0.base.upperBound, $1.base.lowerBound, $0.level)
        < ($1.base.upperBound, $0.base.lowerBound, $1.level)
    }
    for ruby in rubies {
      var reading = StringSink()
      write(ruby.text, replacements(of: ruby.runs), into: &reading)
      guard !reading.bytes.isEmpty else { continue }
      let text = String(decoding: reading.bytes, as: UTF8.self)
      let end = ruby.base.upperBound
      switch mode {
      case .base: break
      case .reading:
        if ruby.level == 0 { edits.append(ParagraphEdit(ruby.base, text, .reading)) }
      case .brackets(let open, let close):
        edits.append(ParagraphEdit(end..<end, open + text + close, .trailing))
      }
    }
    return edits
  }
  /// Writes text with edits applied, except a line break at its end, which does not start a line;
  /// of overlapping edits, the first one is applied.
  func write(_ text: String, _ edits: [ParagraphEdit], into sink: inout some ParagraphSink) {
    withUTF8Bytes(of: text) { bytes in
      let count = bytes.last == 0x0A ? bytes.count - 1 : bytes.count
      let order = edits.indices.sorted {
        let (one, other) = (edits[$0], edits[$1])
        return (one.range.lowerBound, one.order.rawValue, $0)
          < (other.range.lowerBound, other.order.rawValue, $1)
      }
      var offset = 0
      var index = 0
      while index < order.count {
        let edit = edits[order[index]]
        index += 1
        var (start, end) = (min(edit.range.lowerBound, count), min(edit.range.upperBound, count))
        guard edit.range.lowerBound >= offset else { continue }
        if edit.text.isEmpty, start < end {
          // Of the spaces before and after removed content, only one is written; content removed
          // directly after it is treated as part of it.
          let follows = start > 0 && bytes[start - 1] == 0x20
          var takesSpace = follows
          while true {
            let next = index < order.count ? edits[order[index]].range.lowerBound : count
            if index < order.count, next == end, edits[order[index]].text.isEmpty {
              end = min(edits[order[index]].range.upperBound, count)
              index += 1
              takesSpace = follows
            } else if takesSpace, end < min(next, count), bytes[end] == 0x20 {
              end += 1
              takesSpace = false
            } else {
              break
            }
          }
          if follows, end == count, start > offset { start -= 1 }
        }
        sink.append(UnsafeBufferPointer(rebasing: bytes[offset..<start]))
        withUTF8Bytes(of: edit.text) { sink.append($0) }
        offset = end
      }
      sink.append(UnsafeBufferPointer(rebasing: bytes[offset..<count]))
    }
  }
}

extension StyledText {
  /// Returns edits that insert the URLs of allowed links after them, by paragraph; a URL that equals the text of its
  /// link is omitted.
  func addressEdits(_ policy: LinkPolicy) -> [Int: [ParagraphEdit]] {
    let code = BoxTreeElements.shared.a
    var edits: [Int: [ParagraphEdit]] = [:]
    func add(_ node: MarkupNode, _ start: TextPosition, _ end: TextPosition) {
      guard start < end, let address = node["href"].flatMap(policy.normalized) else { return }
      // A link that ends at the start of a paragraph is treated as ending in the preceding one.
      let index = end.offset > 0 ? end.paragraph : end.paragraph - 1
      guard paragraphs.indices.contains(index) else { return }
      let paragraph = paragraphs[index]
      var offset = end.offset > 0 ? end.offset : paragraph.text.utf8.count
      let first = start.paragraph == index ? start.offset : 0
      // A space at the end of the link is written after the URL.
      if offset > first, paragraph[offset - 1..<offset] == " " { offset -= 1 }
      if start.paragraph == index, paragraph[first..<offset] == address { return }
      edits[index, default: []].append(
        ParagraphEdit(offset..<offset, " <\(address)>", .address))
    }
    for element in inlineElements where element.node.record.name == code {
      add(element.node, element.start, element.end)
    }
    for block in blocks where block.node.record.name == code && block.kind != .anonymous {
      add(
        block.node, TextPosition(paragraph: block.paragraphs.lowerBound, offset: 0),
        TextPosition(paragraph: block.paragraphs.upperBound, offset: 0))
    }
    return edits
  }
}
