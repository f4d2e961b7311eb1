internal import TextFoundation

/// Reads the string values of JSON, or of JSON Lines, as passages.
///
/// Values of JSON are read up to the first violation of the syntax; a line of JSON Lines that is
/// malformed is left alone as a whole.
struct JSONPassageReader: PassageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let selection: KeySelection
  private var lines: LineRanges
  private let isLines: Bool
  private var scanner: JSONScanner
  private var text: FieldText
  private let syntax: FieldText.Syntax
  private(set) var counts = AnnotationCounts()

  init(_ bytes: UnsafeBufferPointer<UInt8>, isLines: Bool, _ fields: FieldSelection) {
    self.bytes = bytes
    self.isLines = isLines
    selection = KeySelection(fields.keys)
    lines = LineRanges(bytes)
    let range = isLines ? 0..<0 : lines.position..<bytes.count
    scanner = JSONScanner(bytes, range, readsKeys: !fields.keys.isEmpty)
    text = FieldText(bytes)
    // Where Japanese text is written as it is, an escape is deliberate and stays as it is.
    syntax = .json(annotatesEscapes: InsertionSyntax.isASCII(bytes))
  }

  var passage: Passage { text.passage }

  mutating func next() -> Bool {
    while true {
      if text.next() { return true }
      if let string = scanner.next() {
        if !string.isKey, selection.contains(scanner.keys, bytes) {
          text.read(string.range, syntax)
        }
      } else if !nextLine() {
        return false
      }
    }
  }

  /// Starts to read the next line that is well-formed, and returns false at the end.
  private mutating func nextLine() -> Bool {
    guard isLines else {
      if counts.malformed == 0, scanner.isMalformed || scanner.isIncomplete { counts.malformed = 1 }
      return false
    }
    while let line = lines.next() {
      var validation = JSONScanner(bytes, line, readsKeys: false)
      while validation.next() != nil {}
      if validation.isMalformed || validation.isIncomplete {
        counts.malformed += 1
      } else {
        scanner = JSONScanner(bytes, line, readsKeys: !selection.isEmpty)
        return true
      }
    }
    return false
  }
}
