public import CMutsu
import DocumentAnnotation
import TextFoundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Annotates documents.
#if compiler(>=6.3)
@c(mutsu_annotate) @implementation
#else
@_cdecl("mutsu_annotate")
#endif
public func mutsu_annotate(
  _ engine: OpaquePointer?, _ bytes: UnsafePointer<CChar>?, _ length: Int64,
  _ offsets: UnsafePointer<Int64>?, _ textCount: Int64,
  _ options: UnsafePointer<mutsu_annotation_options>?,
  _ result: OpaquePointer?
) -> mutsu_status {
  analyze(engine, bytes, length, offsets, textCount, result) { (engine) throws(Failure) in
    try AnnotationAnalysis(engine, Options.copy(options, mutsu_annotation_options()))
  }
}

/// Annotated documents.
struct AnnotationAnalysis: TextAnalysis {
  let columns: ResultColumns = [.ranges, .inserted, .output, .counts]
  let requiresUTF8 = false
  private let annotator: DocumentAnnotator
  private let format: DocumentFormat?
  private let removes: Bool

  init(_ engine: Engine, _ options: mutsu_annotation_options) throws(Failure) {
    format = try Options.value(
      options.format, "format",
      [
        DocumentFormat?.none, .html, .xhtml, .markdown, .text, .aozora, .epub, .docx, .subRip,
        .webVTT, .ass, .ttml, .csv, .tsv, .json, .jsonLines,
      ])
    let annotation = try Options.value(
      options.annotation, "annotation",
      [AnnotationOptions.Annotation?.some(.furigana), .romaji, .words, .phrases, .language, nil])
    let notation = try Options.value(
      options.notation, "notation",
      [
        AnnotationOptions.Notation?.none, .ruby, .aozora, .brackets, .parentheses, .denden, .anki,
      ])
    removes = annotation == nil
    annotator = DocumentAnnotator(
      tokenizer: try engine.tokenizer,
      options: AnnotationOptions(
        annotation: annotation ?? .furigana, notation: notation,
        furigana: try Options.furigana(grouping: options.grouping, syllabary: options.syllabary),
        content: ContentSelection(
          includesHeadings: !(try Options.flag(options.excludes_headings, "excludes_headings"))),
        ruby: RubyMarkup(
          hasParentheses: try Options.flag(options.has_parentheses, "has_parentheses"))))
  }

  func analyze(
    _ text: UnsafeBufferPointer<UInt8>, into result: AnalysisResult
  ) throws(Failure) {
    let document: AnnotatedDocument
    do throws(DocumentError) {
      let bytes = Array(text)
      document =
        removes
        ? try annotator.removingAnnotations(from: bytes, format: format)
        : try annotator.annotate(bytes, format: format)
    } catch {
      throw Failure(error)
    }
    document.bytes.withUnsafeBufferPointer { result.output.append($0) }
    let isUTF8 = text.firstInvalidUTF8() == nil
    for edit in document.edits {
      if isUTF8 {
        result.appendItem(edit.range.lowerBound, edit.range.upperBound)
      } else {
        result.appendItemWithoutCodePoints(edit.range.lowerBound, edit.range.upperBound)
      }
      result.items.inserted.append(result.strings.index(of: edit.text))
    }
    append(document.counts, warnings: document.warnings.count, to: result)
  }

  /// Adds the numbers in the order of the constants `MUTSU_COUNT_…`.
  private func append(
    _ counts: AnnotationCounts, warnings: Int, to result: AnalysisResult
  ) {
    for count in [
      counts.annotated, counts.splitByMarkup, counts.notEncodable, counts.changingStructure,
      counts.unresolvedBlocks, counts.known, counts.repeated, counts.common, counts.otherLanguage,
      counts.notWritable, counts.malformed, counts.unknownColumns, warnings,
    ] {
      result.counts.append(Int64(count))
    }
  }
}
