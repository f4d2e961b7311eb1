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
  mutating func convert(_ original: Passage) {
    var passage = original
    // Readers recognize readings only where a format usually has them.
    passage.readNotations(.all)
    var tags = PassageTags(passage.tags)
    var limit = 0
    for given in passage.givenReadings {
      guard let notation = given.notation, let base = passage.extent(of: given.text),
        let opening = given.opening(in: source, before: base, bytes)
      else { continue }
      // Only text is replaced, and not the base of a ruby element; what is written around the base
      // contains whole elements.
      guard !skipsUnwritable || original.isWritable(opening.lowerBound..<notation.upperBound),
        !tags.contain(tagIn: opening), !tags.contain(tagIn: notation),
        let start = start(of: opening.lowerBound..<notation.upperBound, from: limit, &tags),
        opening.isEmpty || start == opening.lowerBound
      else {
        counts.splitByMarkup += 1
        continue
      }
      limit = notation.upperBound
      append(
        given, opening: opening.isEmpty ? start..<start : opening, notation: notation,
        isTableCell: passage.isTableCell)
    }
  }

  /// Returns where the new notation of a range starts, or nil if elements divide the range.
  private func start(of range: Range<Int>, from limit: Int, _ tags: inout PassageTags) -> Int? {
    let isAfterBase = target.notation != .ruby && target.prefix().isEmpty
    guard !isAfterBase else { return range.lowerBound }
    guard let balanced = tags.balanced(range, from: limit),
      balanced.upperBound == range.upperBound
    else { return nil }
    return balanced.lowerBound
  }

  private mutating func append(
    _ given: Passage.GivenReading, opening: Range<Int>, notation: Range<Int>, isTableCell: Bool
  ) {
    let prefix = syntax.escaped(target.prefix())
    var suffix = syntax.escaped(target.suffix(given.reading))
    if isTableCell { suffix = suffix.replacing("|", with: "\\|") }
    if bytes[opening].elementsEqual(prefix.utf8), bytes[notation].elementsEqual(suffix.utf8) {
      return
    }
    guard !syntax.reserves(prefix), !syntax.reserves(suffix) else {
      counts.notWritable += 1
      return
    }
    guard hasReferences || TextEncoder.canEncode(prefix + suffix, in: encoding) else {
      counts.notEncodable += 1
      return
    }
    if !opening.isEmpty || !prefix.isEmpty {
      edits.append(DocumentEdit(range: opening, text: prefix))
    }
    edits.append(DocumentEdit(range: notation, text: suffix))
    counts.annotated += 1
  }
}
