internal import TextFoundation

/// Finds the annotations in the cues of WebVTT that were inserted earlier: `<ruby.jptok>` and
/// separators in `<c.jptok>`.
struct CueAnnotationRemover {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let className: [UInt8]
  private var cues: WebVTTCues
  /// The `ruby` elements that are open; true for an inserted one.
  private var rubies: [Bool] = []
  private var annotationStart: Int?
  /// The range of the last inserted start tag of a separator, until the next tag.
  private var separatorTag: Range<Int>?
  private var edits: [DocumentEdit] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, className: String) {
    self.bytes = bytes
    self.className = Array(AnnotationNotation.cueClass(className).utf8.dropFirst())
    cues = WebVTTCues(bytes)
  }

  /// Returns the removals, in ascending order.
  mutating func removals() -> [DocumentEdit] {
    guard !className.isEmpty else { return [] }
    while let cue = cues.next() {
      (rubies, annotationStart, separatorTag) = ([], nil, nil)
      var offset = cue.lowerBound
      while offset < cue.upperBound {
        guard bytes[offset] == UInt8(ascii: "<") else {
          offset += 1
          continue
        }
        let tag = CueTag(in: bytes, at: offset, limit: cue.upperBound)
        read(tag)
        offset = tag.range.upperBound
      }
    }
    return edits
  }

  private mutating func read(_ tag: CueTag) {
    let isInserted = tag.kind == .start && bytes[tag.classes].elementsEqual(className)
    let separator = separatorTag
    separatorTag = nil
    switch (tag.element, tag.kind) {
    case (.ruby, .start):
      annotationStart = nil
      rubies.append(isInserted)
      if isInserted { remove(tag.range) }
    case (.ruby, .end):
      // The end tag of the reading may be omitted.
      if rubies.popLast() == true {
        remove((annotationStart ?? tag.range.lowerBound)..<tag.range.upperBound)
      }
      annotationStart = nil
    case (.rubyText, .start) where rubies.last == true:
      annotationStart = annotationStart ?? tag.range.lowerBound
    case (.rubyText, .end) where rubies.last == true:
      guard let start = annotationStart else { return }
      remove(start..<tag.range.upperBound)
      annotationStart = nil
    case (.classSpan, .start):
      separatorTag = isInserted && annotationStart == nil ? tag.range : nil
    case (.classSpan, .end):
      guard let separator else { return }
      let content = bytes[separator.upperBound..<tag.range.lowerBound]
      if InsertedContent(content).isSeparator {
        remove(separator.lowerBound..<tag.range.upperBound)
      }
    default: break
    }
  }

  private mutating func remove(_ range: Range<Int>) {
    edits.appendRemoval(of: range)
  }
}
