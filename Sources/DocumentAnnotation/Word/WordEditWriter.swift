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
      endBase(
        at: reading.range.upperBound, last, isFollowed: isFollowed,
        prefix: runs[texts[first].run].prefix)
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
    let base = start(of: .continuation, run) + startTag(text)
    if openEnd == offset {
      insert(rubyStart(reading.reading, run, .ruby) + base, at: offset)
      openEnd = nil
    } else {
      let hasSpace = closeText(index, at: offset)
      let ruby = rubyStart(reading.reading, run, hasSpace ? .rubyAfterSpace : .ruby)
      insert(endTags(text) + ruby + base, at: offset)
    }
    dividedText = index
  }

  /// Ends a base whose ruby has been started with a prefix.
  private mutating func endBase(
    at offset: Int, _ index: Int, isFollowed: Bool, prefix: WordPrefix
  ) {
    let text = texts[index]
    let run = runs[text.run]
    let name = prefix.element
    let end = "</\(name)rubyBase></\(name)ruby></\(name)r>"
    if text.isLast, offset == text.content.upperBound, let runEnd = run.end {
      insert(end, at: runEnd)
      return
    }
    dividedText = index
    // The next base follows at once: no empty run between them.
    if isFollowed, offset < text.content.upperBound {
      openEnd = offset
      insert(endTags(text) + end, at: offset)
    } else {
      insert(endTags(text) + end + continuation(of: text), at: offset)
    }
  }

  /// Returns the start of a ruby as Word writes it for a phonetic guide: in half the size of the base,
  /// raised by the size without a point, in whole points.
  private func rubyStart(_ reading: String, _ run: WordRun, _ revision: WordRevision) -> String {
    let size = max(run.size / 2, 2)
    let (prefix, name) = (run.prefix, run.prefix.element)
    let (tag, endTag) = propertyTags(of: run)
    return start(of: revision, run)
      + "<\(name)ruby><\(name)rubyPr>" + prefix.property("rubyAlign", "distributeSpace")
      + prefix.property("hps", "\(size)")
      + prefix.property("hpsRaise", "\(max((run.size - 2) / 2 * 2, 2))")
      + prefix.property("hpsBaseText", "\(run.size)") + prefix.property("lid", "ja-JP")
      + "</\(name)rubyPr><\(name)rt><\(name)r>" + tag + source(run.sharedProperties)
      + prefix.property("sz", "\(size)") + endTag
      + "<\(name)t>\(EscapeTable.basic.escape(reading))</\(name)t></\(name)r></\(name)rt>"
      + "<\(name)rubyBase>"
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
      let name = run.prefix.element
      return start(of: revision, run)
        + "<\(name)t\(WordRevision.spaceAttribute)>\(content)</\(name)t></\(name)r>"
    }
    if text.isFirst, offset == text.content.lowerBound {
      insert(inserted(.text), at: run.start)
    } else if text.isLast, offset == text.content.upperBound, let end = run.end {
      insert(inserted(.text), at: end)
    } else {
      let hasSpace = closeText(index, at: offset)
      insert(
        endTags(text) + inserted(hasSpace ? .textAfterSpace : .text) + continuation(of: text),
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

  /// Returns the start of a run that continues that of a text.
  private func continuation(of text: WordText) -> String {
    start(of: .continuation, runs[text.run])
      + startTag(text, attribute: WordRevision.spaceAttribute)
  }

  private func startTag(_ text: WordText, attribute: String = "") -> String {
    "<\(text.prefix.element)t\(text.prefix.declarations)\(attribute)>"
  }

  private func endTags(_ text: WordText) -> String {
    "</\(text.prefix.element)t></\(runs[text.run].prefix.element)r>"
  }

  /// Returns a start tag with the properties of a run.
  private func start(of revision: WordRevision, _ run: WordRun) -> String {
    let prefix = run.prefix
    let identifier = isMarked ? " \(prefix.attribute)rsidR=\"\(revision.rawValue)\"" : ""
    let start = "<\(prefix.element)r\(prefix.declarations)\(identifier)>"
    if run.properties.isEmpty { return start }
    let (tag, endTag) = propertyTags(of: run)
    return start + tag + source(run.properties) + endTag
  }

  /// Returns the tags of the properties of a run, written as the author's if there are any.
  private func propertyTags(of run: WordRun) -> (start: String, end: String) {
    guard let tag = run.propertiesTag else {
      return ("<\(run.prefix.element)rPr>", "</\(run.prefix.element)rPr>")
    }
    return (source([tag]), "</\(source([bytes.elementName(in: tag)]))>")
  }

  private func source(_ ranges: [Range<Int>]) -> String {
    ranges.map { String(decoding: bytes[$0], as: UTF8.self) }.joined()
  }

  /// Returns the index of the text that contains the character at, or before, an offset.
  private func textIndex(at offset: Int, isEnd: Bool) -> Int? {
    let position = isEnd ? offset - 1 : offset
    let index = texts.partitioningIndex { $0.content.upperBound > position }
    return index < texts.count && texts[index].content.lowerBound <= position ? index : nil
  }
}
