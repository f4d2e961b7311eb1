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
    var passage = passage
    // Readers recognize readings only where a format usually has them.
    passage.readNotations(.all)
    var tags = PassageTags(passage.tags)
    var limit = 0
    for given in passage.givenReadings {
      guard let notation = given.notation, source == nil || source == self.notation(of: given),
        let base = passage.extent(of: given.text)
      else { continue }
      guard tags.balanced(base, from: limit) == base else {
        counts.splitByMarkup += 1
        continue
      }
      limit = notation.upperBound
      append(given, base: base, notation: notation, isTableCell: passage.isTableCell)
    }
  }

  private mutating func append(
    _ given: Passage.GivenReading, base: Range<Int>, notation: Range<Int>, isTableCell: Bool
  ) {
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
    let opening = given.opening ?? base.lowerBound..<base.lowerBound
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
