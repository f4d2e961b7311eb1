internal import TextFoundation

/// Replaces the notation of readings that a text gives beside its bases.
struct NotatedReadingConverter {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The notation that is replaced; nil for any.
  private let source: AnnotationOptions.Notation?
  private let target: AnnotationNotation
  private let syntax: InsertionSyntax
  private let encoding: DocumentEncoding
  private let hasReferences: Bool
  /// Whether unwritable text stays: in markup that is the base of a ruby element, while readers of
  /// other formats make the bases of notations unwritable.
  private let skipsUnwritable: Bool
  private(set) var edits: [DocumentEdit] = []
  private(set) var counts = AnnotationCounts()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from source: AnnotationOptions.Notation?,
    to target: AnnotationNotation, syntax: InsertionSyntax, encoding: DocumentEncoding,
    hasReferences: Bool, skipsUnwritable: Bool
  ) {
    self.skipsUnwritable = skipsUnwritable
    self.bytes = bytes
    self.source = source
    self.target = target
    self.syntax = syntax
    self.encoding = encoding
    self.hasReferences = hasReferences
  }

  /// Adds the replacements in a passage.
  ///
  /// - Parameters:
  ///   - original: the passage.
  ///   - passage: the passage after the notations of its readings have been read.
  mutating func convert(_ original: Passage, _ passage: Passage) {
    var tags = PassageTags(passage.tags)
    var limit = 0
    var words: [Word] = []
    for given in passage.givenReadings {
      guard let notation = given.notation, let base = passage.extent(of: given.text) else {
        continue
      }
      words.append(Word(base: base, reading: given.reading))
      // The brackets of a name follow its last word.
      guard !notation.isEmpty else { continue }
      defer { words = [] }
      guard let opening = given.opening(in: source, before: words[0].base, bytes) else { continue }
      // Only text is replaced, and not the base of a ruby element; what is written around the base
      // contains whole elements.
      guard !skipsUnwritable || original.isWritable(opening.lowerBound..<notation.upperBound),
        !tags.contain(tagIn: opening), !tags.contain(tagIn: notation),
        let ranges = ranges(of: words, opening, notation, from: limit, &tags)
      else {
        counts.splitByMarkup += words.count
        continue
      }
      limit = notation.upperBound
      append(zip(words.map(\.reading), ranges), opening, notation, passage.isTableCell)
    }
  }

  /// A word with a reading; several share the brackets of a name.
  private struct Word {
    let base: Range<Int>
    let reading: String
  }

  /// Returns the ranges of the bases with the elements that enclose them, or nil if elements divide
  /// what is written.
  private func ranges(
    of words: [Word], _ opening: Range<Int>, _ notation: Range<Int>, from limit: Int,
    _ tags: inout PassageTags
  ) -> [Range<Int>]? {
    let isSuffix = target.notation != .ruby && target.prefix().isEmpty
    var ranges: [Range<Int>] = []
    for (index, word) in words.enumerated() {
      let isLast = index == words.count - 1
      let start = index == 0 ? opening.upperBound : word.base.lowerBound
      let range = start..<(isLast ? notation.lowerBound : word.base.upperBound)
      // What follows a base only may follow the half of an element.
      guard !isSuffix else {
        ranges.append(range)
        continue
      }
      guard let balanced = tags.balanced(range, from: ranges.last?.upperBound ?? limit),
        !isLast || balanced.upperBound == notation.lowerBound,
        index > 0 || opening.isEmpty || balanced.lowerBound == opening.upperBound
      else { return nil }
      ranges.append(balanced)
    }
    return ranges
  }

  private mutating func append(
    _ words: some Sequence<(String, Range<Int>)>, _ opening: Range<Int>,
    _ notation: Range<Int>, _ isTableCell: Bool
  ) {
    let prefix = syntax.escaped(target.prefix())
    var changes: [DocumentEdit] = []
    var count = 0
    for (reading, base) in words {
      var suffix = syntax.escaped(target.suffix(reading))
      if isTableCell { suffix = suffix.replacing("|", with: "\\|") }
      guard !syntax.reserves(prefix), !syntax.reserves(suffix) else {
        counts.notWritable += 1
        return
      }
      guard hasReferences || TextEncoder.canEncode(prefix + suffix, in: encoding) else {
        counts.notEncodable += 1
        return
      }
      let start = count == 0 && !opening.isEmpty ? opening : base.lowerBound..<base.lowerBound
      if !start.isEmpty || !prefix.isEmpty {
        changes.append(DocumentEdit(range: start, text: prefix))
      }
      let isLast = base.upperBound == notation.lowerBound
      let end = isLast ? notation : base.upperBound..<base.upperBound
      changes.append(DocumentEdit(range: end, text: suffix))
      count += 1
    }
    guard changes.contains(where: { !bytes[$0.range].elementsEqual($0.text.utf8) }) else { return }
    edits += changes
    counts.annotated += count
  }
}
