import TextFoundation

/// Inline content: text, line breaks, replaced elements and inline elements.
extension BoxTreeBuilder {
  /// Records the current position in the paragraph and returns its index.
  mutating func recordPosition() -> Int { positions.count + inline.recordOffset() }

  mutating func appendText(of node: MarkupNode, _ record: NodeRecord) {
    let context = frames[frames.count - 1].context
    let dropsSpaces = !isInAnnotation && blocks[container].kind.dropsSpaces
    storage.withText(of: record) { bytes in
      if isInAnnotation {
        annotation.append(bytes, of: node, context)
        return
      }
      if dropsSpaces || !ruby.isEmpty, bytes.allSatisfy(\.isMarkupSpace) {
        if dropsSpaces || dropsSpace(at: record) { return }
      } else {
        ruby.openBase(&inline)
      }
      inline.append(bytes, of: node, context)
    }
  }

  mutating func appendBreak(_ node: MarkupNode, isForced: Bool, _ context: InlineContext) {
    switch (isForced, isInAnnotation) {
    case (true, true): annotation.appendForcedBreak(node, context)
    case (true, false): inline.appendForcedBreak(node, context)
    case (false, true): annotation.appendBreakOpportunity(node, context)
    case (false, false): inline.appendBreakOpportunity(node, context)
    }
  }

  mutating func appendBox(_ node: MarkupNode, _ context: InlineContext) {
    if isInAnnotation {
      annotation.appendBox(node, context)
    } else {
      ruby.openBase(&inline)
      inline.appendBox(node, context)
    }
  }

  /// Opens an element that is not a block.
  mutating func enterInline(
    _ node: MarkupNode, _ record: NodeRecord, _ display: StyleKeyword, _ context: InlineContext
  ) -> Bool {
    var frame = Frame(context: context)
    if !isInAnnotation {
      switch display {
      case .ruby:
        ruby.openBase(&inline)
        ruby.open(depth: frames.count)
        frame.role = .ruby
      case .rubyBase where !ruby.isEmpty:
        ruby.startBase(&inline)
        frame.role = .rubyBase
      case .rubyText where ruby.hasBase(inline):
        ruby.startAnnotation(&inline, node, context)
        isInAnnotation = true
        frame.role = .annotation
      case .rubyTextContainer where !ruby.isEmpty:
        ruby.startLevel(&inline)
        if !hasAnnotations(record), ruby.hasBase(inline) {
          ruby.startAnnotation(&inline, node, context, spansBases: true)
          isInAnnotation = true
          frame.role = .annotation
        }
      default:
        if record.name == elementCodes.rp, !ruby.isEmpty { return false }
      }
    }
    if !isInAnnotation, display != .contents {
      let start = recordPosition()
      frame.element = elements.count
      elements.append(
        Element(
          node: node, style: context.style, isAriaHidden: context.isAriaHidden,
          start: start, end: start))
    }
    open(frame, node, record)
    return true
  }

  /// Closes an element that is part of ruby.
  mutating func leaveRuby(_ frame: Frame) {
    switch frame.role {
    case .ruby: ruby.close(depth: frames.count, &inline)
    case .rubyBase: ruby.endBase(&inline)
    case .annotation:
      isInAnnotation = false
      ruby.endAnnotation(annotation.finish())
    case .inline, .block: break
    }
  }

  /// Returns whether white space directly inside `ruby` is removed: it is preserved only between
  /// two bases, and between an annotation and the following base (CSS Ruby 1 §2.4).
  private func dropsSpace(at record: NodeRecord) -> Bool {
    let parent = storage.record(at: record.parent)
    guard frames[frames.count - 1].role == .ruby else { return false }
    guard record.nextSibling != NodeRecord.none,
      parent.firstChild != NodeRecord.none,
      storage.record(at: parent.firstChild).start != record.start
    else { return true }
    let next = storage.record(at: record.nextSibling)
    return next.kind == .element && elementCodes.isAnnotation(next.name)
  }

  /// Returns whether a ruby text container contains elements for its annotations.
  private func hasAnnotations(_ record: NodeRecord) -> Bool {
    var child = record.firstChild
    while child != NodeRecord.none {
      let record = storage.record(at: child)
      if record.kind == .element, elementCodes.isAnnotation(record.name) { return true }
      child = record.nextSibling
    }
    return false
  }
}

extension MarkupTree.Storage {
  /// Calls `body` with the decoded text of a text node in UTF-8.
  func withText<Result>(
    of record: NodeRecord, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let start = Int(record.start) &+ Int(record.firstAttribute)
    let end = max(start, Int(record.end) &- record.attributeCount)
    let hasReferences = record.kind == .text
    let direct: Result? = withBytes(start, end) {
      $0.isPlain(hasReferences: hasReferences) ? body($0) : nil
    }
    if let direct { return direct }
    return withUTF8Bytes(
      of: decoded(start..<end, hasReferences: hasReferences, inAttribute: false), body)
  }
}
