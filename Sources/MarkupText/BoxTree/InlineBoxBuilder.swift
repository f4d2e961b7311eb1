import TextFoundation

/// The inline content of a paragraph or ruby annotation under construction, with white space
/// processed as text is appended (CSS Text 3 §4.1.1 and §4.1.2).
///
/// The first of several collapsible spaces is written immediately and removed later if it ends a
/// line or is a newline between two East Asian characters.
struct InlineBoxBuilder: ~Copyable {
  private var text = ByteBuffer(minimumCapacity: 256)
  private var runs: [StyledRun] = []
  private var boxes: [InlineBox] = []
  private var segments: [SourceSegment] = []
  /// Recorded offsets, in ascending order; they are adjusted when a preceding space is removed.
  private(set) var recordedOffsets: [Int] = []
  /// The start offset of the run of the current node.
  private var runStart = 0
  private var trailing = Trailing.none
  /// Whether a newline at the end belongs to East Asian text.
  private var isBreakEastAsian = false
  private var isAtLineStart = true

  /// The kind of collapsible white space at the end, which is one space in the text.
  private enum Trailing { case none, space, segmentBreak }

  var isEmpty: Bool { text.isEmpty }
  var count: Int { text.count }

  /// Records the offset of the end of the text and returns its index in `recordedOffsets`.
  mutating func recordOffset() -> Int {
    recordedOffsets.append(text.count)
    return recordedOffsets.count - 1
  }

  /// Returns whether anything except collapsible white space was appended since an offset was
  /// recorded.
  func hasText(since recordIndex: Int) -> Bool {
    text.count - (trailing == .none ? 0 : 1) > recordedOffsets[recordIndex]
  }

  // MARK: Content

  /// Appends the text of a node.
  mutating func append(
    _ bytes: UnsafeBufferPointer<UInt8>, of node: MarkupNode, _ context: InlineContext
  ) {
    runStart = text.count
    switch context.whiteSpace {
    case .collapse: appendCollapsing(bytes, context, preservesBreaks: false)
    case .preserveBreaks: appendCollapsing(bytes, context, preservesBreaks: true)
    case .preserve, .preserveSpaces:
      appendPreserved(bytes, breaksLines: context.whiteSpace == .preserve)
    }
    if text.count > runStart { runs.append(context.run(.text, node, runStart..<text.count)) }
  }

  /// Appends the line break of a `br`.
  mutating func appendForcedBreak(_ node: MarkupNode, _ context: InlineContext) {
    breakLine()
    runs.append(context.run(.forcedBreak, node, text.count - 1..<text.count))
  }

  /// Appends U+200B for a `wbr`.
  mutating func appendBreakOpportunity(_ node: MarkupNode, _ context: InlineContext) {
    if trailing == .segmentBreak { removeTrailingSpace() }
    trailing = .none
    append("\u{200B}", .breakOpportunity, node, context)
  }

  /// Appends U+FFFC for a replaced element.
  mutating func appendBox(_ node: MarkupNode, _ context: InlineContext) {
    trailing = .none
    isAtLineStart = false
    boxes.append(InlineBox(offset: text.count, node: node, style: context.style))
    append("\u{FFFC}", .box, node, context)
  }

  private mutating func append(
    _ replacement: StaticString, _ kind: StyledRun.Kind, _ node: MarkupNode,
    _ context: InlineContext
  ) {
    let start = text.count
    text.append(replacement)
    runs.append(context.run(kind, node, start..<text.count))
  }

  // MARK: White space

  private mutating func appendCollapsing(
    _ bytes: UnsafeBufferPointer<UInt8>, _ context: InlineContext, preservesBreaks: Bool
  ) {
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, !bytes[index].isMarkupSpace { index &+= 1 }
      if index > start {
        resolveBreak(before: start, in: bytes)
        write(UnsafeBufferPointer(rebasing: bytes[start..<index]), from: start)
        trailing = .none
        isAtLineStart = false
      }
      let space = index
      var hasBreak = false
      while index < bytes.count, bytes[index].isMarkupSpace {
        if bytes[index] == 0x0A {
          if preservesBreaks {
            breakLine(from: index)
          } else {
            hasBreak = true
          }
        }
        index &+= 1
      }
      if index > space { appendSpace(from: space, hasBreak: hasBreak, context) }
    }
  }

  /// Appends a sequence of collapsible white space.
  private mutating func appendSpace(from source: Int, hasBreak: Bool, _ context: InlineContext) {
    guard !isAtLineStart else { return }
    if trailing == .none {
      noteSource(source)
      text.append(0x20)
      trailing = .space
    }
    if hasBreak, trailing == .space {
      trailing = .segmentBreak
      isBreakEastAsian = context.language.isEastAsian
    }
  }

  private mutating func appendPreserved(
    _ bytes: UnsafeBufferPointer<UInt8>, breaksLines: Bool
  ) {
    guard let last = bytes.last else { return }
    if bytes[0] == 0x0A, breaksLines {
      if trailing != .none { removeTrailingSpace() }
    } else {
      resolveBreak(before: 0, in: bytes)
    }
    trailing = .none
    noteSource(0)
    if breaksLines {
      text.append(bytes)
      isAtLineStart = last == 0x0A
    } else {
      for byte in bytes { text.append(byte == 0x0A || byte == 0x09 ? 0x20 : byte) }
      isAtLineStart = false
    }
  }

  /// Appends a forced line break, which removes the collapsible space before it.
  private mutating func breakLine(from source: Int? = nil) {
    if trailing != .none { removeTrailingSpace() }
    if let source { noteSource(source) }
    text.append(0x0A)
    trailing = .none
    isAtLineStart = true
  }

  /// Decides whether a newline at the end is removed, now that the character after it is known.
  private mutating func resolveBreak(before offset: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard trailing == .segmentBreak else { return }
    let before = SegmentBreaks.characterClass(before: text.count - 1, in: text.bytes)
    let after = SegmentBreaks.characterClass(after: offset, in: bytes)
    if SegmentBreaks.isRemoved(before: before, after: after, inEastAsianText: isBreakEastAsian) {
      removeTrailingSpace()
    }
    trailing = .none
  }

  /// Removes the space at the end and adjusts everything that refers to it.
  private mutating func removeTrailingSpace() {
    let end = text.count - 1
    text.truncate(to: end)
    trailing = .none
    runStart = min(runStart, end)
    while let last = segments.last, last.textOffset >= end { segments.removeLast() }
    var index = recordedOffsets.count - 1
    while index >= 0, recordedOffsets[index] > end {
      recordedOffsets[index] = end
      index -= 1
    }
    guard let last = runs.last, last.range.upperBound > end else { return }
    if last.range.lowerBound < end {
      runs[runs.count - 1].range = last.range.lowerBound..<end
    } else {
      runs.removeLast()
    }
  }

  private mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, from source: Int) {
    noteSource(source)
    text.append(bytes)
  }

  /// Records that the next byte comes from an offset in the text of its node.
  private mutating func noteSource(_ source: Int) {
    if let last = segments.last, text.count > runStart,
      Int(last.sourceOffset) &- Int(last.textOffset) == source &- text.count
    {
      return
    }
    segments.append(
      SourceSegment(
        textOffset: Int32(truncatingIfNeeded: text.count),
        sourceOffset: Int32(truncatingIfNeeded: source)))
  }

  // MARK: The end

  /// The content of a finished text.
  struct Content {
    let text: String
    let runs: [StyledRun]
    let boxes: [InlineBox]
    let segments: [SourceSegment]
    let recordedOffsets: [Int]
  }

  /// Ends the text, removing a collapsible space at its end, and starts a new one.
  mutating func finish() -> Content {
    if trailing != .none { removeTrailingSpace() }
    let content = Content(
      text: text.text, runs: runs, boxes: boxes, segments: segments,
      recordedOffsets: recordedOffsets)
    text.removeAll()
    runs = []
    boxes = []
    segments = []
    recordedOffsets = []
    runStart = 0
    isAtLineStart = true
    return content
  }
}
