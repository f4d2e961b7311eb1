internal import TextFoundation

/// Reads the lines of an Aozora text: notes are not part of the text, ruby gives readings.
///
/// Title, legend and colophon are left out, see ``AozoraFrame``.
struct AozoraPassageReader: PassageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let selection: ContentSelection
  private let frame: AozoraFrame
  private var lines: LineRanges
  private var isAfterPageBreak = false
  private var isInHeading = false
  /// The passage that ``next()`` has read.
  private(set) var passage = Passage()
  /// The ruby of the passage, in order, also with readings that are not kana.
  private(set) var rubies: [AozoraRuby] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>, selection: ContentSelection = ContentSelection()) {
    self.bytes = bytes
    self.selection = selection
    frame = AozoraFrame(bytes)
    lines = LineRanges(bytes)
    lines.position = frame.bodyStart
  }

  /// Reads the next line with text, and returns false at the colophon.
  mutating func next() -> Bool {
    while lines.position < frame.bodyEnd, let line = lines.next() {
      var reader = AozoraLineReader(bytes, line)
      reader.read()
      if reader.startsHeading { isInHeading = true }
      let isHeading = isInHeading || reader.isHeading
      if reader.endsHeading { isInHeading = false }
      let startsPage = isAfterPageBreak || reader.startsPage
      isAfterPageBreak = startsPage && reader.passage.isEmpty
      guard !reader.passage.isEmpty else { continue }
      if isHeading, !selection.includesHeadings {
        reader.protected = [0..<reader.passage.text.count]
      }
      passage = reader.finished()
      rubies = reader.rubies
      passage.isHeading = isHeading
      passage.startsPage = startsPage
      return true
    }
    passage = Passage()
    rubies = []
    return false
  }
}
