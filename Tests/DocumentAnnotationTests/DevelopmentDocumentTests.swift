import DocumentAnnotation
import Foundation
import JapaneseText
import Mutsu
import Testing

/// Tests the properties that hold for every document: only insertions, and removal restores it.
@Suite struct DevelopmentDocumentTests {
  /// A row of `manifest.tsv`, which describes the documents.
  struct Document: CustomTestStringConvertible {
    let name: String
    let encoding: String
    /// Strings that occur as often after annotation as before.
    let kept: [String]
    /// Bases with their possible readings.
    let words: [(base: String, readings: [String])]
    var testDescription: String { name }

    /// Whether the document is not the same text in another encoding or with other line ends.
    var isOriginal: Bool {
      !["bom", "nobom", "sjis", "eucjp", "utf16le", "utf16be", "lf", "cr", "crlf"].contains {
        name.contains("-\($0).")
      }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Documents")

    func bytes() throws -> [UInt8] {
      try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name)))
    }

    static func all() throws -> [Document] {
      let manifest = try String(
        contentsOf: folder.appendingPathComponent("manifest.tsv"), encoding: .utf8)
      return manifest.split(separator: "\n").dropFirst().map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        return Document(
          name: fields[0], encoding: fields[1],
          kept: fields[6].split(separator: "¦").map { unescaped(String($0)) },
          words: fields[7].split(separator: " ").map { pair in
            let parts = pair.split(separator: "=")
            return (String(parts[0]), parts[1].split(separator: ",").map(String.init))
          })
      }
    }

    private static func unescaped(_ text: String) -> String {
      var result = ""
      var isEscape = false
      for character in text {
        if isEscape {
          result.append(["n": "\n", "t": "\t", "0": "\0", "v": "\u{B}"][character] ?? character)
          isEscape = false
        } else if character == "\\" {
          isEscape = true
        } else {
          result.append(character)
        }
      }
      return result
    }
  }

  private func annotator(
    _ annotation: AnnotationOptions.Annotation = .furigana,
    _ notation: AnnotationOptions.Notation? = nil
  ) throws -> DocumentAnnotator {
    try DocumentAnnotator(
      tokenizer: Tokenizer.embedded(),
      options: AnnotationOptions(annotation: annotation, notation: notation))
  }

  @Test(arguments: try Document.all()) func formatsAreDetected(document: Document) throws {
    let format = try DocumentFormat(detecting: document.bytes(), fileName: "without extension")
    let named = DocumentFormat(fileName: document.name)
    #expect(format == named || named == .html && format == .xhtml)
  }

  @Test(arguments: try Document.all()) func encodingsAreDetected(document: Document) throws {
    let expected = DocumentEncoding(label: document.encoding)
    #expect(try DocumentEncoding(detecting: document.bytes()) == expected)
  }

  @Test(arguments: try Document.all(), AnnotationOptions.Annotation.allCases)
  func onlyInsertions(document: Document, annotation: AnnotationOptions.Annotation) throws {
    let bytes = try document.bytes()
    let annotator = try annotator(annotation)
    let result = try annotator.annotate(bytes)
    #expect(result.edits.isEmpty == (result.counts.annotated == 0))
    // Short texts have one phrase, and not every encoding has the zero-width space.
    let hasWords = result.counts.annotated + result.counts.notEncodable > 0
    #expect(hasWords == (annotation != .none) || annotation == .phrases || annotation == .language)
    #expect(result.edits.allSatisfy { $0.range.isEmpty })
    #expect(isSubsequence(bytes, of: result.bytes))
    #expect(try annotator.annotate(result.bytes).bytes == result.bytes || annotation != .furigana)
  }

  @Test(arguments: try Document.all(), AnnotationOptions.Annotation.allCases)
  func removalOfElements(document: Document, annotation: AnnotationOptions.Annotation) throws {
    let bytes = try document.bytes()
    let hasElements = Self.elementFormats.contains(DocumentFormat(fileName: document.name) ?? .text)
    guard hasElements || annotation == .furigana || annotation == .romaji else { return }
    let annotator = try annotator(annotation, .ruby)
    let result = try annotator.annotate(bytes)
    #expect(try annotator.removingAnnotations(from: result.bytes).bytes == bytes)
  }

  /// The formats in which the separators of words are elements too.
  private static let elementFormats: [DocumentFormat] = [.html, .xhtml, .webVTT, .ttml]

  @Test(arguments: try Document.all().filter(\.isOriginal), AnnotationOptions.Notation.allCases)
  func everyNotationIsRemoved(
    document: Document, notation: AnnotationOptions.Notation
  ) throws {
    let bytes = try document.bytes()
    // The notation does not matter for breaks and languages, which are tested once.
    let annotations: [AnnotationOptions.Annotation] =
      notation == .ruby ? [.words, .phrases, .language] : [.furigana, .romaji]
    for annotation in annotations {
      let options = AnnotationOptions(annotation: annotation, notation: notation)
      let annotator = try DocumentAnnotator(tokenizer: Tokenizer.embedded(), options: options)
      let format = DocumentFormat(detecting: bytes, fileName: document.name)
      let annotated = try annotator.annotate(bytes, format: format)
      #expect(
        try annotator.removingAnnotations(from: annotated.bytes, format: format).bytes == bytes)
    }
  }

  /// Returns whether all bytes of one array occur in another in order.
  private func isSubsequence(_ bytes: [UInt8], of other: [UInt8]) -> Bool {
    var rest = bytes[...]
    for byte in other where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  @Test(arguments: try Document.all()) func keptStringsAndReadings(document: Document) throws {
    let bytes = try document.bytes()
    let result = try annotator().annotate(bytes)
    let original = try annotator(.none).annotate(bytes).text
    let text = result.text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    let source = original.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    for kept in document.kept {
      #expect(text.ranges(of: kept).count >= source.ranges(of: kept).count, "\(kept)")
    }
    var annotations = annotations(
      in: text.replacing("<ruby.jptok>", with: #"<ruby class="jptok">"#))
    annotations += bracketAnnotations(in: text, "（", "）") + bracketAnnotations(in: text, "[", "]")
    for word in document.words {
      let found = word.readings.contains { reading in
        annotations.contains { $0.base.hasSuffix(word.base) && $0.reading.hasSuffix(reading) }
      }
      #expect(found, "\(word.base) \(word.readings)")
    }
  }

  /// Returns the inserted readings; those of adjacent words are joined too.
  private func annotations(in text: String) -> [(base: String, reading: String)] {
    var annotations: [(base: String, reading: String)] = []
    var isAdjacent = false
    for part in text.split(separator: #"<ruby class="jptok">"#).dropFirst() {
      guard let reading = part.firstRange(of: "<rt>"),
        let end = part.firstRange(of: "</rt></ruby>")
      else { continue }
      let word = (
        base: String(part[..<reading.lowerBound]),
        reading: String(part[reading.upperBound..<end.lowerBound])
      )
      let last = isAdjacent ? annotations.last : nil
      annotations.append(word)
      if let last { annotations.append((last.base + word.base, last.reading + word.reading)) }
      isAdjacent = end.upperBound == part.endIndex
    }
    return annotations
  }

  /// Returns the readings in brackets with the text before them; those of adjacent words are joined
  /// too.
  private func bracketAnnotations(
    in text: String, _ opening: Character, _ closing: Character
  ) -> [(base: String, reading: String)] {
    var annotations: [(base: String, reading: String)] = []
    for line in text.split(separator: "\n") {
      var last: (base: String, reading: String)?
      var rest = line[...]
      while let start = rest.firstIndex(of: opening),
        let end = rest[start...].firstIndex(of: closing)
      {
        let word = (
          base: String(rest[..<start]), reading: String(rest[start..<end].dropFirst())
        )
        annotations.append(word)
        if let last { annotations.append((last.base + word.base, last.reading + word.reading)) }
        last = word
        rest = rest[end...].dropFirst()
      }
    }
    return annotations
  }
}
