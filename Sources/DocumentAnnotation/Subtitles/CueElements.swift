/// The elements that are open in the text of a cue.
struct CueElements {
  private var open: [(element: CueTag.Element, isOtherLanguage: Bool)] = []
  private(set) var isOtherLanguage = false
  var ruby = InlineRuby()

  /// Reads a tag of SubRip.
  mutating func readTag(_ tag: TagLikeText, in passage: inout Passage) {
    switch tag.kind {
    case .start: ruby.start(tag.name, in: passage)
    case .end: ruby.end(tag.name, in: &passage)
    case .empty, .division: break
    }
  }

  /// Reads a tag of WebVTT (section 6.4, WebVTT cue text parsing rules).
  mutating func readTag(
    _ tag: CueTag, in passage: inout Passage, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    guard tag.isClosed else {
      passage.append(InlineTag(kind: .empty, source: tag.range))
      return
    }
    switch tag.kind {
    case .start:
      // `rt` is an element only inside `ruby`.
      guard tag.element != .rubyText || open.last?.element == .ruby else {
        passage.append(InlineTag(kind: .empty, source: tag.range))
        return
      }
      passage.append(InlineTag(kind: .start, source: tag.range))
      open.append((tag.element, isOtherLanguage))
      switch tag.element {
      case .language: isOtherLanguage = tag.language(bytes) == .other
      case .ruby: ruby.start("ruby", in: passage)
      case .rubyText: ruby.start("rt", in: passage)
      default: break
      }
    case .end:
      let isEnd = close(tag.element, &passage)
      passage.append(InlineTag(kind: isEnd ? .end : .empty, source: tag.range))
    case .empty, .division: passage.append(InlineTag(kind: .empty, source: tag.range))
    }
  }

  /// Closes the last element if it has the name of an end tag; `</ruby>` closes `rt` too.
  private mutating func close(_ element: CueTag.Element, _ passage: inout Passage) -> Bool {
    guard let last = open.last else { return false }
    if last.element == .rubyText, element == .ruby {
      pop(&passage)
    } else if last.element != element {
      return false
    }
    pop(&passage)
    return true
  }

  private mutating func pop(_ passage: inout Passage) {
    guard let last = open.popLast() else { return }
    isOtherLanguage = last.isOtherLanguage
    if last.element == .ruby { ruby.end("ruby", in: &passage) }
    if last.element == .rubyText { ruby.end("rt", in: &passage) }
  }
}
