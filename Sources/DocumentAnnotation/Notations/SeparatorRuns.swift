internal import TextFoundation

/// Makes separators between words removable in text: a run of n separators of the author gets one
/// more, and removal takes one from each run.
struct SeparatorRuns {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let view: SourceView?
  private let separator: [UInt8]
  /// The separator as it is inserted, which may be an escape.
  private let insertedText: String

  /// Creates the runs of a document.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - view: the document with decoded escapes, if it has any.
  ///   - separator: the separator; empty for a document that cannot have it.
  ///   - insertedText: the separator as the format writes it.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, view: SourceView?, _ separator: String,
    insertedText: String
  ) {
    self.bytes = view?.bytes ?? bytes
    self.view = view
    self.separator = Array(separator.utf8)
    self.insertedText = insertedText
  }

  /// Returns a passage with ranges of the bytes that are searched.
  private func viewed(_ passage: Passage) -> Passage {
    view.map { passage.mappingSource($0.range(ofSource:)) } ?? passage
  }

  private func source(_ range: Range<Int>) -> Range<Int> {
    view?.range(ofView: range) ?? range
  }

  /// Returns the runs between two characters of a passage, of which one is not ASCII.
  private func runs(in passage: Passage) -> [Range<Int>] {
    guard !separator.isEmpty, let first = passage.spans.first?.source.lowerBound,
      let last = passage.spans.last?.source.upperBound
    else { return [] }
    var runs: [Range<Int>] = []
    for (index, span) in passage.spans.enumerated() {
      // Invisible characters may not be text.
      if index > 0 {
        // Both may be fractions of one character reference.
        let start = passage.spans[index - 1].source.upperBound
        let gap = start..<max(start, span.source.lowerBound)
        if span.isWritable, passage.spans[index - 1].isWritable {
          runs += self.runs(beside: gap).filter { isBetweenText($0) }
        }
      }
      guard span.isWritable, span.isCopied else { continue }
      var offset = span.source.lowerBound
      while offset < span.source.upperBound {
        guard let run = run(at: offset) else {
          offset += 1
          continue
        }
        if run.lowerBound > first, run.upperBound < last, isBetweenText(run) {
          runs.append(run)
        }
        offset = run.upperBound
      }
    }
    return runs
  }

  /// Returns the runs at the start and the end of what is between two spans.
  private func runs(beside gap: Range<Int>) -> [Range<Int>] {
    guard let first = run(at: gap.lowerBound), first.upperBound <= gap.upperBound else {
      return runs(before: gap.upperBound, from: gap.lowerBound)
    }
    return [first] + runs(before: gap.upperBound, from: first.upperBound)
  }

  private func runs(before end: Int, from limit: Int) -> [Range<Int>] {
    var start = end
    while start - separator.count >= limit,
      bytes[(start - separator.count)..<start].elementsEqual(separator)
    {
      start -= separator.count
    }
    return start < end ? [start..<end] : []
  }

  private func run(at start: Int) -> Range<Int>? {
    guard !separator.isEmpty else { return nil }
    var end = start
    while bytes.count - end >= separator.count, bytes[end...].starts(with: separator) {
      end += separator.count
    }
    return end > start ? start..<end : nil
  }

  private func isBetweenText(_ run: Range<Int>) -> Bool {
    guard run.lowerBound > 0, run.upperBound < bytes.count else { return false }
    let (before, after) = (bytes[run.lowerBound - 1], bytes[run.upperBound])
    // A lead byte of a double-byte character that is invalid would take an insertion for its trail.
    guard !bytes[max(0, run.lowerBound - 3)..<run.lowerBound].elementsEqual("\u{FFFD}".utf8) else {
      return false
    }
    // A backslash starts a line end of ASS or an escape.
    guard before != UInt8(ascii: "\\"), after != UInt8(ascii: "\\") else { return false }
    return before > 0x20 && after > 0x20 && (before >= 0x80 || after >= 0x80)
  }

  /// Returns the insertions in a passage without those that removal would not find, and with one for
  /// each run of the author.
  func written(_ edits: [DocumentEdit], in passage: Passage) -> [DocumentEdit] {
    let runs = runs(in: viewed(passage))
    var result: [DocumentEdit] = []
    var rest = runs[...]
    for edit in edits {
      let offset = view?.range(ofSource: edit.range).lowerBound ?? edit.range.lowerBound
      while let run = rest.first, run.upperBound < offset {
        result.append(insertion(at: run.upperBound))
        rest.removeFirst()
      }
      if let run = rest.first, run.lowerBound <= offset { continue }
      if isBetweenText(offset..<offset), !isBeside(offset) { result.append(edit) }
    }
    for run in rest { result.append(insertion(at: run.upperBound)) }
    return result
  }

  private func insertion(at offset: Int) -> DocumentEdit {
    DocumentEdit(range: source(offset..<offset), text: insertedText)
  }

  private func isBeside(_ offset: Int) -> Bool {
    run(at: offset) != nil
      || offset >= separator.count
        && bytes[(offset - separator.count)...].starts(with: separator)
  }

  /// Returns the removals in a passage.
  func removals(in passage: Passage) -> [DocumentEdit] {
    // The insertion is the last of a run.
    runs(in: viewed(passage)).map { run in
      DocumentEdit(range: source(run.upperBound - separator.count..<run.upperBound), text: "")
    }
  }
}
