internal import TextFoundation

/// Writes annotations of a paragraph as runs, which are inserted between the author's or divide
/// them.
///
/// ```xml
/// <w:r><w:t>東京</w:t></w:r>
/// <w:r w:rsidR="4D747301"><w:ruby>…<w:rubyBase><w:r><w:t>東京</w:t></w:r></w:rubyBase></w:ruby></w:r>
/// ```
///
/// A base that starts or ends inside a run divides it: its end tags and a start tag with its
/// properties are inserted. A base of several runs, whose reading cannot be divided, includes them
/// all, so that no formatting is lost.
struct WordEditWriter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let runs: [WordRun]
  private let texts: [WordText]
  /// Whether inserted runs have revision identifiers, by which removal recognizes them.
  private let isMarked: Bool
  private var edits: [DocumentEdit] = []
  /// The index of the text that was divided last, whose first segment is already closed.
  private var dividedText = -1
  /// The offset where the last base ended inside a run that has not been continued yet.
  private var openEnd: Int?

  /// Creates a writer for the passage that a reader has read.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, runs: [WordRun], texts: [WordText], isMarked: Bool = true
  ) {
    self.isMarked = isMarked
    self.bytes = bytes
    self.runs = runs
    self.texts = texts
  }

  // MARK: Ruby

  /// Returns the insertions for readings, in order.
  mutating func edits(for readings: [PositionedReading]) -> [DocumentEdit] {
    edits.removeAll()
    for (index, reading) in readings.enumerated() {
      guard let first = textIndex(at: reading.range.lowerBound, isEnd: false),
        let last = textIndex(at: reading.range.upperBound, isEnd: true)
      else { continue }
      startBase(reading, first)
      let isFollowed =
        index + 1 < readings.count
        && readings[index + 1].range.lowerBound == reading.range.upperBound
      endBase(at: reading.range.upperBound, last, isFollowed: isFollowed)
    }
    return edits
  }

  private mutating func startBase(_ reading: PositionedReading, _ index: Int) {
    let (text, offset) = (texts[index], reading.range.lowerBound)
    let run = runs[text.run]
    if openEnd != offset, text.isFirst, offset == text.content.lowerBound {
      insert(rubyStart(reading.reading, run, .ruby), at: run.start)
      return
    }
    let base = start(of: .continuation, run) + "<w:t>"
    if openEnd == offset {
      insert(rubyStart(reading.reading, run, .ruby) + base, at: offset)
      openEnd = nil
    } else {
      let hasSpace = closeText(index, at: offset)
      let ruby = rubyStart(reading.reading, run, hasSpace ? .rubyAfterSpace : .ruby)
      insert("</w:t></w:r>" + ruby + base, at: offset)
    }
    dividedText = index
  }

  private mutating func endBase(at offset: Int, _ index: Int, isFollowed: Bool) {
    let text = texts[index]
    let run = runs[text.run]
    let end = "</w:rubyBase></w:ruby></w:r>"
    if text.isLast, offset == text.content.upperBound, let runEnd = run.end {
      insert(end, at: runEnd)
      return
    }
    dividedText = index
    // The next base follows at once: no empty run between them.
    if isFollowed, offset < text.content.upperBound {
      openEnd = offset
      insert("</w:t></w:r>" + end, at: offset)
    } else {
      insert("</w:t></w:r>" + end + continuation(of: run), at: offset)
    }
  }

  private func rubyStart(_ reading: String, _ run: WordRun, _ revision: WordRevision) -> String {
    let size = max(run.size / 2, 2)
    let shared = text(of: run.sharedProperties)
    return start(of: revision, run)
      + "<w:ruby><w:rubyPr><w:rubyAlign w:val=\"distributeSpace\"/><w:hps w:val=\"\(size)\"/>"
      + "<w:hpsRaise w:val=\"\(max(run.size - run.size / 10, 2))\"/>"
      + "<w:hpsBaseText w:val=\"\(run.size)\"/><w:lid w:val=\"ja-JP\"/></w:rubyPr>"
      + "<w:rt><w:r><w:rPr>\(shared)<w:sz w:val=\"\(size)\"/></w:rPr>"
      + "<w:t>\(EscapeTable.basic.escape(reading))</w:t></w:r></w:rt><w:rubyBase>"
  }

  // MARK: Text

  /// Returns the insertions of runs with text, in order.
  mutating func edits(for insertions: [DocumentEdit]) -> [DocumentEdit] {
    edits.removeAll()
    var index = 0
    while index < insertions.count {
      let offset = insertions[index].range.lowerBound
      var text = ""
      while index < insertions.count, insertions[index].range.lowerBound == offset {
        text += insertions[index].text
        index += 1
      }
      insertRun(EscapeTable.basic.escape(text), at: offset)
    }
    return edits
  }

  private mutating func insertRun(_ content: String, at offset: Int) {
    guard let index = textIndex(at: offset, isEnd: true) ?? textIndex(at: offset, isEnd: false)
    else { return }
    let text = texts[index]
    let run = runs[text.run]
    func inserted(_ revision: WordRevision) -> String {
      start(of: revision, run) + "<w:t xml:space=\"preserve\">\(content)</w:t></w:r>"
    }
    if text.isFirst, offset == text.content.lowerBound {
      insert(inserted(.text), at: run.start)
    } else if text.isLast, offset == text.content.upperBound, let end = run.end {
      insert(inserted(.text), at: end)
    } else {
      let hasSpace = closeText(index, at: offset)
      insert(
        "</w:t></w:r>" + inserted(hasSpace ? .textAfterSpace : .text) + continuation(of: run),
        at: offset)
      dividedText = index
    }
  }

  // MARK: Runs

  private mutating func insert(_ text: String, at offset: Int) {
    edits.append(DocumentEdit(range: offset..<offset, text: text))
  }

  /// Preserves white space at the end of the segment before a division, and returns whether that
  /// needed an insertion.
  private mutating func closeText(_ index: Int, at offset: Int) -> Bool {
    let text = texts[index]
    guard index != dividedText, !text.preservesSpace, offset > text.content.lowerBound,
      bytes[offset - 1] <= 0x20
    else { return false }
    insert(WordRevision.spaceAttribute, at: text.attributes)
    return true
  }

  private func continuation(of run: WordRun) -> String {
    start(of: .continuation, run) + "<w:t xml:space=\"preserve\">"
  }

  /// Returns a start tag with the properties of a run.
  private func start(of revision: WordRevision, _ run: WordRun) -> String {
    let properties = text(of: run.properties)
    return (isMarked ? "<w:r w:rsidR=\"\(revision.rawValue)\">" : "<w:r>")
      + (properties.isEmpty ? "" : "<w:rPr>\(properties)</w:rPr>")
  }

  private func text(of ranges: [Range<Int>]) -> String {
    ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
  }

  /// Returns the index of the text that contains the character at, or before, an offset.
  private func textIndex(at offset: Int, isEnd: Bool) -> Int? {
    let position = isEnd ? offset - 1 : offset
    let index = texts.partitioningIndex { $0.content.upperBound > position }
    return index < texts.count && texts[index].content.lowerBound <= position ? index : nil
  }
}
