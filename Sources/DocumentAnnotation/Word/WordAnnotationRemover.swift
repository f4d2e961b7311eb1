internal import MarkupText

/// Finds the runs in a text document that were inserted earlier, by their revision identifiers.
struct WordAnnotationRemover {
  private struct Tag {
    let element: WordElement
    let isStart: Bool
    let range: Range<Int>
    let revision: WordRevision?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var tags: [Tag] = []
  private var ranges: [Range<Int>] = []

  /// Reads the tags of a document.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var tokenizer = MarkupTokenizer(bytes, dialect: .xml)
    var namespaces = WordNamespaces()
    var open: [Int] = []
    var openCounts: [Int: Int] = [:]
    while let token = tokenizer.next() {
      guard token.kind == .startTag || token.kind == .endTag else { continue }
      let isStart = token.kind == .startTag
      if isStart { namespaces.start(token, depth: open.count, in: tokenizer) }
      let element = namespaces.element(token.nameCode, in: tokenizer)
      var revision: WordRevision?
      if element == .run, isStart {
        revision = tokenizer.attribute(localName: "rsidR", of: token)
          .flatMap(WordRevision.init(rawValue:))
      }
      tags.append(Tag(element: element, isStart: isStart, range: token.range, revision: revision))
      if isStart, !token.isSelfClosing {
        open.append(token.nameCode)
        openCounts[token.nameCode, default: 0] += 1
      } else if !isStart, openCounts[token.nameCode, default: 0] > 0 {
        // Elements that are not closed end here, as for the reader.
        while let code = open.popLast() {
          openCounts[code, default: 1] -= 1
          if code == token.nameCode { break }
        }
      }
      namespaces.end(depth: open.count)
    }
  }

  /// Returns the removals, in ascending order.
  mutating func removals() -> [DocumentEdit] {
    for index in tags.indices {
      guard let revision = tags[index].revision else { continue }
      if revision.isRuby { removeRuby(at: index) }
      if revision.isText { removeText(at: index) }
    }
    ranges.sort { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    var edits: [DocumentEdit] = []
    for range in ranges {
      guard let last = edits.last, last.range.upperBound >= range.lowerBound else {
        edits.append(DocumentEdit(range: range, text: ""))
        continue
      }
      edits[edits.count - 1] = DocumentEdit(
        range: last.range.lowerBound..<max(last.range.upperBound, range.upperBound), text: "")
    }
    return edits
  }

  private mutating func removeRuby(at index: Int) {
    // The identifier alone is not enough: the run must consist of a ruby.
    guard let ruby = next(after: index, .ruby, isStart: true),
      !tags[(index + 1)..<ruby].contains(where: { $0.element == .run }),
      let base = next(after: ruby, .rubyBase, isStart: true),
      let baseEnd = next(after: base, .rubyBase, isStart: false),
      isTag(baseEnd + 1, .ruby, isStart: false), isTag(baseEnd + 2, .run, isStart: false)
    else { return }
    var start = tags[index].range.lowerBound
    var end = tags[base].range.upperBound
    if tags.indices.contains(base + 1), tags[base + 1].revision == .continuation {
      guard let text = next(after: base + 1, .text, isStart: true) else { return }
      end = tags[text].range.upperBound
      if isEndOfText(before: index) {
        start = tags[index - 2].range.lowerBound
        removeSpaceAttribute(index)
      }
    }
    ranges.append(start..<end)
    let following = baseEnd + 3
    let lastEnd = tags[baseEnd + 2].range.upperBound
    if isAdjacent(following), tags[following].revision == .continuation,
      let text = next(after: following, .text, isStart: true), isEndOfText(before: baseEnd)
    {
      ranges.append(tags[baseEnd - 2].range.lowerBound..<tags[text].range.upperBound)
    } else if isAdjacent(following), tags[following].revision?.isRuby ?? false,
      let base = next(after: following, .rubyBase, isStart: true), tags.indices.contains(base + 1),
      tags[base + 1].revision == .continuation, isEndOfText(before: baseEnd)
    {
      ranges.append(tags[baseEnd - 2].range.lowerBound..<lastEnd)
    } else {
      ranges.append(tags[baseEnd].range.lowerBound..<lastEnd)
    }
  }

  private mutating func removeText(at index: Int) {
    guard let end = next(after: index, .run, isStart: false) else { return }
    let following = end + 1
    if isAdjacent(following), tags[following].revision == .continuation,
      let text = next(after: following, .text, isStart: true), isEndOfText(before: index)
    {
      removeSpaceAttribute(index)
      ranges.append(tags[index - 2].range.lowerBound..<tags[text].range.upperBound)
    } else {
      ranges.append(tags[index].range.lowerBound..<tags[end].range.upperBound)
    }
  }

  /// Removes the attribute that was inserted into the text before a division.
  private mutating func removeSpaceAttribute(_ index: Int) {
    guard tags[index].revision?.followsSpace ?? false, isTag(index - 3, .text, isStart: true) else {
      return
    }
    let attribute = Array(WordRevision.spaceAttribute.utf8)
    let start = bytes.elementName(in: tags[index - 3].range).upperBound
    guard start + attribute.count < tags[index - 3].range.upperBound,
      bytes[start..<start + attribute.count].elementsEqual(attribute)
    else { return }
    ranges.append(start..<start + attribute.count)
  }

  /// Returns the index of the next tag of an element, which is near in what was inserted: the
  /// properties of a run have a maximum size.
  private func next(after index: Int, _ element: WordElement, isStart: Bool) -> Int? {
    tags[(index + 1)...].prefix(8192).firstIndex {
      $0.element == element && $0.isStart == isStart
    }
  }

  private func isTag(_ index: Int, _ element: WordElement, isStart: Bool) -> Bool {
    tags.indices.contains(index) && tags[index].element == element
      && tags[index].isStart == isStart
  }

  /// Returns whether a tag directly follows the one before.
  private func isAdjacent(_ index: Int) -> Bool {
    tags.indices.contains(index) && index > 0
      && tags[index - 1].range.upperBound == tags[index].range.lowerBound
  }

  /// Returns whether `</w:t></w:r>` directly precedes a tag.
  private func isEndOfText(before index: Int) -> Bool {
    isTag(index - 2, .text, isStart: false) && isTag(index - 1, .run, isStart: false)
      && isAdjacent(index - 1) && isAdjacent(index)
  }
}
