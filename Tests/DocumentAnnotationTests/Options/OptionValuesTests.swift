import Foundation
import Testing

@testable import DocumentAnnotation

/// Tests the values of options, word lists, and the texts of errors and warnings.
@Suite struct OptionValuesTests {
  @Test func columns() {
    let rows: [(argument: String, column: FieldSelection.Column, why: String)] = [
      ("1", .number(1), "a number"), ("12", .number(12), "of two digits"),
      ("0", .name("0"), "columns are counted from 1"), ("-1", .name("-1"), "a negative number"),
      ("1a", .name("1a"), "a name that starts with a digit"), ("", .name(""), "nothing"),
      ("本文", .name("本文"), "a name"), (" 1", .name(" 1"), "white space belongs to a name"),
      ("１", .name("１"), "a full-width digit"),
      ("99999999999999999999", .name("99999999999999999999"), "a number that is too large"),
    ]
    for row in rows {
      #expect(FieldSelection.Column(row.argument) == row.column, "\(row.why)")
    }
  }

  @Test func headers() {
    let (name, number) = (FieldSelection.Column.name("a"), FieldSelection.Column.number(1))
    typealias Row = (columns: [FieldSelection.Column], header: FieldSelection.Header, has: Bool)
    let rows: [Row] = [
      ([], .automatic, false), ([number], .automatic, false), ([name], .automatic, true),
      ([number, name], .automatic, true), ([name], .absent, false), ([], .absent, false),
      ([number], .present, true), ([], .present, true),
    ]
    for row in rows {
      let fields = FieldSelection(columns: row.columns, header: row.header)
      #expect(fields.hasHeader == row.has, "\(row)")
    }
  }

  @Test func linesOfWordLists() {
    let rows: [(text: String, entries: [[String]], why: String)] = [
      ("", [], "nothing"), ("\n\r\n\u{FEFF}\n", [], "empty lines"), ("山", [["山", ""]], "no level"),
      ("山\tN5", [["山", "N5"]], "a tab"), ("山,N5", [["山", "N5"]], "a comma"),
      ("山\t", [["山", ""]], "an empty level"), ("\tN5", [], "no word"),
      ("山,\tN5", [["山", ""]], "both separate"), ("山\tN5\tやま,x", [["山", "N5"]], "more fields"),
      ("#山\tN5", [], "a comment"), ("山#\t#5", [["山#", "#5"]], "a number sign elsewhere"),
      ("　山　\t N5 ", [["山", "N5"]], "white space around each"),
      ("行 く\tN5", [["行 く", "N5"]], "white space inside"),
      ("山\tN5\r川\tN4\r\n海", [["山", "N5"], ["川", "N4"], ["海", ""]], "each line end"),
      ("山\n山\tN5", [["山", ""], ["山", "N5"]], "a word twice"),
      ("\u{FEFF}山\tN5", [["山", "N5"]], "a byte order mark"),
    ]
    for row in rows {
      let list = WordList(row.text)
      #expect(list.entries.map { [$0.word, $0.level] } == row.entries, "\(row.why)")
      #expect(WordList(row.text[...]) == list)
    }
  }

  @Test func levelsOfWordLists() {
    let list = WordList("山\tN5\n川\tN4\n海\n空\tN5\n山\tN4\n")
    #expect(list.levels == ["N5", "N4"], "each once, in the order of the list")
    let rows: [(levels: Set<String>, words: Set<String>)] = [
      ([], ["山", "川", "海", "空"]), (["N5"], ["山", "空"]), (["N4"], ["川", "山"]),
      (["N4", "N5"], ["山", "川", "空"]), (["N1"], []), (["n5"], []), ([""], ["海"]),
    ]
    for row in rows { #expect(list.words(atLevels: row.levels) == row.words, "\(row.levels)") }
  }

  @Test func descriptions() {
    let rows: [(path: String?, description: String)] = [
      (nil, "a problem"), ("OPS/a.xhtml", "OPS/a.xhtml: a problem"), ("", ": a problem"),
    ]
    for row in rows {
      let error = DocumentError(.archiveDamaged, "a problem", path: row.path)
      #expect(error.description == row.description && "\(error)" == row.description)
      let warning = AnnotationWarning(.missingEntry, "a problem", path: row.path)
      #expect(warning.description == row.description)
    }
    let codes: [DocumentError.Code] = [
      .libraryMissing, .engine, .unknownFormat, .unsupportedFormat, .archiveDamaged,
      .archiveTooLarge, .unsupportedCompression, .documentEncrypted,
    ]
    #expect(Set(codes).count == codes.count && Set(codes.map(\.description)).count == codes.count)
    #expect(DocumentError.Code.archiveDamaged.description == "archiveDamaged")
    let concerning = AnnotationWarning.Code.allCases.filter(\.concernsRuby)
    #expect(concerning == [.formatWithoutRuby, .fixedLayout])
  }

  @Test func trimming() {
    let rows: [(text: String, trimmed: String)] = [
      ("", ""), (" ", ""), ("\n\t　", ""), ("a", "a"), (" a b\r\n", "a b"), ("　東 京　", "東 京"),
      ("\u{200B}a", "\u{200B}a"),
    ]
    for row in rows {
      #expect(row.text.trimmingWhitespace == row.trimmed, "\(row.text.debugDescription)")
    }
  }

  @Test func formats() {
    for format in DocumentFormat.allCases {
      #expect(format.isArchive == (format == .epub || format == .docx))
      #expect(format.isJSON == (format == .json || format == .jsonLines))
      // Elements need markup; DOCX has ruby of its own.
      #expect((format.defaultNotation == .ruby) == (format.isMarkup || format == .docx))
    }
    let compound: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    #expect(DocumentFormat.isArchive(compound) && !DocumentFormat.isArchive([0xD0, 0xCF]))
    #expect(
      DocumentFormat.isArchive([0x50, 0x4B, 3, 4]) && !DocumentFormat.isArchive([0x50, 0x4B]))
    #expect(DocumentFormat.isArchive([0x50, 0x4B, 5, 6]) && !DocumentFormat.isArchive([]))
  }

  /// A protected document is recognized by the name of a stream in UTF-16.
  @Test func compoundFiles() {
    func code(_ rest: [UInt8]) -> DocumentError.Code {
      CompoundFile.error(about: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + rest).code
    }
    let name = "EncryptedPackage".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let rows: [(bytes: [UInt8], code: DocumentError.Code, why: String)] = [
      ([], .unsupportedFormat, "an old document"), (name, .documentEncrypted, "at the end"),
      (Array("E".utf8) + name + [0], .documentEncrypted, "after the same letter"),
      (Array(name.dropLast()), .unsupportedFormat, "an incomplete name"),
      (Array("EncryptedPackage".utf8), .unsupportedFormat, "in ASCII"),
      (Array("EEEE".utf8), .unsupportedFormat, "its first letter"),
    ]
    for row in rows { #expect(code(row.bytes) == row.code, "\(row.why)") }
  }

  @Test func optionsAreCoded() throws {
    var options = AnnotationOptions(annotation: .romaji, notation: .brackets)
    options.ruby = RubyMarkup(className: nil, hasParentheses: true)
    options.words = WordSelection(
      occurrences: .page, knownWords: ["山"], isLimitedToRareReadings: true)
    options.content.includesHeadings = false
    options.archive = ArchivePolicy(maximumEntrySize: 1, maximumTotalSize: 2, maximumRatio: 3)
    options.fields = FieldSelection(
      columns: [.name("a"), .number(2)], header: .absent, keys: ["a.b"])
    options.givenReadings = .preceding
    for value in [options, AnnotationOptions()] {
      let data = try JSONEncoder().encode(value)
      #expect(try JSONDecoder().decode(AnnotationOptions.self, from: data) == value)
    }
    #expect(options != AnnotationOptions())
  }
}
