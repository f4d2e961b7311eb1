import TextFoundation

/// Writes a text to be read aloud, with pauses between blocks.
package struct AccessibilityWriter: ParagraphSink {
  private enum Pause: Int { case none, short, long }

  private let text: StyledText
  private let options: AccessibilityTextOptions
  private var output: [UInt8] = []
  /// The start offset of the current segment, which follows the last pause.
  private var start = 0
  private var pause = Pause.none
  private var isEastAsian = false
  /// The number to be read before the following text.
  private var number: String?
  /// The row of the last cell.
  private var row: Int?
  private var labels: [Int: [ParagraphEdit]] = [:]

  package init(_ text: StyledText, _ options: AccessibilityTextOptions) {
    self.text = text
    self.options = options
    labels = text.labelEdits()
  }

  /// Returns the whole text.
  mutating func write() -> String {
    var index = 0
    while index < text.blocks.count {
      let block = text.blocks[index]
      let isNextCell = block.kind == .cell && block.parent == row
      row = block.kind == .cell ? block.parent : row
      if block.kind != .anonymous || block.paragraph != nil { add(isNextCell ? .short : .long) }
      if block.isAriaHidden {
        index = block.descendants.upperBound
        continue
      }
      if let label = block.label {
        append(label)
        index = block.descendants.upperBound
        continue
      }
      if let marker = block.marker, marker.isNumbered, options.readsNumbers {
        number = marker.text
      }
      if let paragraph = block.paragraph { write(paragraph) }
      index += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Returns the spoken form of a part of a paragraph.
  ///
  /// - Parameters:
  ///   - index: The index of the paragraph.
  ///   - range: The part, in UTF-8 offsets, or nil for the whole paragraph.
  ///   - number: The number of a list item, read before the text, or nil.
  /// - Returns: The spoken text; empty if there is nothing to read.
  package mutating func text(
    ofParagraph index: Int, in range: Range<Int>? = nil, number: String? = nil
  ) -> String {
    output.removeAll(keepingCapacity: true)
    (start, pause, row) = (0, .none, nil)
    self.number = options.readsNumbers ? number : nil
    if let range { write(index, in: range) } else { write(index) }
    self.number = nil
    while let last = output.last, last.isMarkupSpace { output.removeLast() }
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func write(_ index: Int) {
    let paragraph = text.paragraphs[index]
    write(
      paragraph.text, paragraph.runs[...], paragraph.rubies[...], labels[index, default: []][...])
  }

  /// Writes a part of a paragraph, in time independent of the rest of the paragraph.
  private mutating func write(_ index: Int, in range: Range<Int>) {
    let paragraph = text.paragraphs[index]
    let count = paragraph.text.utf8.count
    let upper = max(range.upperBound, 0)
    // The edits that remove the text outside the range precede all others.
    let around = [0..<max(0, range.lowerBound), upper..<max(upper, count)].map {
      ParagraphEdit($0, "", .trailing)
    }
    let runs = paragraph.runs
    let first = runs.lastIndex(atOrBefore: range.lowerBound, of: \.range.lowerBound) ?? 0
    let last = runs.lastIndex(atOrBefore: upper - 1, of: \.range.lowerBound) ?? first
    write(
      paragraph.text, first < runs.count ? runs[first...max(first, last)] : [],
      paragraph.rubies.starting(in: range, \.base.lowerBound),
      labels[index, default: []].starting(in: range, \.range.lowerBound), around: around)
  }

  private mutating func write(
    _ text: String, _ runs: ArraySlice<StyledRun>, _ rubies: ArraySlice<RubyAnnotation>,
    _ labels: ArraySlice<ParagraphEdit>, around: [ParagraphEdit] = []
  ) {
    let visibility = TextVisibility(isSpoken: true, showsAlternatives: true)
    var edits = around
    edits += visibility.replacements(of: runs)
    edits += visibility.rubyEdits(of: rubies, options.readsRuby ? .reading : .base)
    edits += labels
    visibility.write(text, edits, into: &self)
  }

  // MARK: Text

  private mutating func append(_ text: String) {
    withUTF8Bytes(of: text) { append($0) }
  }

  package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while let end = bytes.firstOffset(of: 0x0A, from: start) {
      appendInLine(bytes[start..<end])
      add(.short)
      start = end + 1
    }
    appendInLine(bytes[start...])
  }

  private mutating func appendInLine(_ part: Slice<UnsafeBufferPointer<UInt8>>) {
    let part = pause == .none && !output.isEmpty ? part : part.drop(while: \.isMarkupSpace)
    guard !part.isEmpty else { return }
    writePause()
    if let number {
      self.number = nil
      output += number.utf8
      if number.utf8.last?.isASCII == true { output.append(0x20) }
    }
    output.append(contentsOf: part)
  }

  /// Requests a pause before the following text, if there is any.
  private mutating func add(_ pause: Pause) {
    if pause.rawValue > self.pause.rawValue { self.pause = pause }
    number = nil
  }

  private mutating func writePause() {
    defer {
      pause = .none
      start = output.count
    }
    guard pause != .none, !output.isEmpty else { return }
    while let last = output.last, last.isMarkupSpace { output.removeLast() }
    let isLong = pause == .long
    if let fixed = isLong ? options.separator : options.cellSeparator {
      output += fixed.utf8
      return
    }
    let text = output.withUnsafeBufferPointer {
      SpeechPauses.pause(after: $0, from: start, isLong: isLong, isEastAsian: &isEastAsian)
    }
    output += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }
}

extension Array {
  /// Returns the elements that start in a range, given that they are ordered by their start.
  fileprivate func starting(in range: Range<Int>, _ start: (Element) -> Int) -> ArraySlice<Element>
  {
    let first = lastIndex(atOrBefore: range.lowerBound - 1, of: start).map { $0 + 1 } ?? 0
    let last = lastIndex(atOrBefore: range.upperBound - 1, of: start).map { $0 + 1 } ?? 0
    return self[first..<Swift.max(first, last)]
  }
}

extension UInt8 {
  fileprivate var isASCII: Bool { self < 0x80 }
}

extension StyledBlock {
  /// The `aria-label` that is read instead of its content.
  package var label: String? {
    guard kind != .root, kind != .anonymous, node.record.attributeCount > 0 else { return nil }
    return node.label
  }
}

extension MarkupNode {
  /// The value of `aria-label` without surrounding white space, or nil if it is empty.
  var label: String? {
    self["aria-label"].flatMap { label in
      let label = label.trimmingMarkupSpaces
      return label.isEmpty ? nil : label
    }
  }
}

extension StyledText {
  /// Returns edits that replace the content of inline elements with their labels, by paragraph.
  fileprivate func labelEdits() -> [Int: [ParagraphEdit]] {
    var edits: [Int: [ParagraphEdit]] = [:]
    var end = TextPosition(paragraph: 0, offset: 0)
    for element in inlineElements where element.start >= end {
      guard element.node.record.attributeCount > 0, !element.isAriaHidden,
        let label = element.node.label
      else { continue }
      end = element.end
      for index in element.start.paragraph...max(element.start.paragraph, end.paragraph)
      where index < paragraphs.count {
        let first = index == element.start.paragraph
        let lower = first ? element.start.offset : 0
        let upper = index == end.paragraph ? end.offset : paragraphs[index].text.utf8.count
        if first || lower < upper {
          edits[index, default: []].append(
            ParagraphEdit(lower..<max(lower, upper), first ? label : "", .label))
        }
      }
    }
    return edits
  }

  /// Returns the text in a form to be read aloud.
  ///
  /// Blocks are separated by a pause: `。` after Japanese and `. ` after other text, or nothing
  /// after punctuation that itself indicates a pause (`！`, `?`, `…`, also in `はい。」`). The pause
  /// between the cells of a row, and at line breaks within a block, is `、` or `, `. Ruby
  /// annotations are read instead of their bases; `alt` and `aria-label` are read, and content
  /// hidden by `aria-hidden` or `visibility` is not.
  ///
  /// ```swift
  /// let tree = MarkupTree(
  ///   parsing: "<h1>旅</h1><p><ruby>東京<rt>とうきょう</rt></ruby>へ！<p><img alt=塔><p>The end")
  /// StyledText(tree).accessibilityText()  // "旅。とうきょうへ！塔。The end"
  /// ```
  ///
  /// - Parameter options: The separators, and the content to be read.
  /// - Returns: The text; empty if there is nothing to read.
  /// - Complexity: linear in the length of the text.
  public func accessibilityText(
    _ options: AccessibilityTextOptions = AccessibilityTextOptions()
  ) -> String {
    var writer = AccessibilityWriter(self, options)
    return writer.write()
  }
}
