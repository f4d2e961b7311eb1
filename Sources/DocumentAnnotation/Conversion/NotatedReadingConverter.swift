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
  private(set) var edits: [DocumentEdit] = []
  private(set) var counts = AnnotationCounts()

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, from source: AnnotationOptions.Notation?,
    to target: AnnotationNotation, syntax: InsertionSyntax, encoding: DocumentEncoding,
    hasReferences: Bool
  ) {
    self.bytes = bytes
    self.source = source
    self.target = target
    self.syntax = syntax
    self.encoding = encoding
    self.hasReferences = hasReferences
  }

  /// Adds the replacements in a passage.
  mutating func convert(_ passage: Passage) {
    var tags = PassageTags(passage.tags)
    var limit = 0
    var name: [Passage.GivenReading] = []
    for given in passage.givenReadings {
      guard let notation = given.notation else { continue }
      name.append(given)
      // The brackets of a name follow its last word.
      guard !notation.isEmpty else { continue }
      defer { name = [] }
      guard source == nil || source == self.notation(of: given) else { continue }
      var bases: [Range<Int>] = []
      for word in name {
        let start = bases.last?.upperBound ?? limit
        guard let base = passage.extent(of: word.text),
          let whole = whole(base, word, from: start, &tags)
        else { break }
        bases.append(whole)
      }
      guard bases.count == name.count else {
        counts.splitByMarkup += 1
        continue
      }
      limit = notation.upperBound
      for (word, base) in zip(name, bases) {
        append(word, base: base, isTableCell: passage.isTableCell)
      }
    }
  }

  /// Returns the range of a base with the elements that enclose all of it, or nil if its reading
  /// cannot follow it: an element starts or ends inside the base or the reading, or encloses both
  /// and more.
  private func whole(
    _ base: Range<Int>, _ given: Passage.GivenReading, from limit: Int, _ tags: inout PassageTags
  ) -> Range<Int>? {
    guard let notation = given.notation,
      // From the base to the brackets there are only tags.
      let range = tags.balanced(base.lowerBound..<notation.lowerBound, from: limit),
      range.upperBound == notation.lowerBound,
      given.opening.map({ $0.isEmpty || $0.upperBound == range.lowerBound }) ?? true,
      !tags.hasTag(in: notation)
    else { return nil }
    return range
  }

  private mutating func append(
    _ given: Passage.GivenReading, base: Range<Int>, isTableCell: Bool
  ) {
    guard let notation = given.notation else { return }
    let prefix = syntax.escaped(target.prefix())
    var suffix = syntax.escaped(target.suffix(given.reading))
    if isTableCell { suffix = suffix.replacing("|", with: "\\|") }
    guard !syntax.reserves(prefix), !syntax.reserves(suffix) else {
      counts.notWritable += 1
      return
    }
    guard hasReferences || TextEncoder.canEncode(prefix + suffix, in: encoding) else {
      counts.notEncodable += 1
      return
    }
    var opening = base.lowerBound..<base.lowerBound
    if let marked = given.opening, !marked.isEmpty { opening = marked }
    if !opening.isEmpty || !prefix.isEmpty {
      edits.append(DocumentEdit(range: opening, text: prefix))
    }
    edits.append(DocumentEdit(range: notation, text: suffix))
    counts.annotated += 1
  }

  /// Returns the notation of a reading, by the first character after its base.
  private func notation(of given: Passage.GivenReading) -> AnnotationOptions.Notation? {
    guard let start = given.notation?.lowerBound, let scalar = bytes.scalar(at: start) else {
      return nil
    }
    switch scalar.value {
    case 0x28, 0xFF08: return .parentheses
    case 0x300A: return .aozora
    case 0x7C, 0x5C: return .denden
    case 0x5B, 0xFF3B:
      let base = given.opening?.lowerBound ?? start
      return base > 0 && bytes[base] == 0x20 ? .anki : .brackets
    default: return nil
    }
  }
}
