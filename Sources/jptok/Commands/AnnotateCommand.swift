public import ArgumentParser
import CommandSupport
public import DocumentAnnotation
import JapaneseText
import MeCabDictionary
import Transliteration

/// The command `jptok annotate`: inserts readings or breaks into documents.
struct AnnotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "annotate",
    abstract: "Insert readings, or breaks between words or phrases, into documents.",
    discussion: """
      HTML, XHTML, plain text, subtitles (SubRip, WebVTT, ASS, TTML) and tables (CSV, TSV, JSON, JSON \\
      Lines), in UTF-8, UTF-16, Shift_JIS, EUC-JP and ISO-2022-JP. Nothing but the insertions \\
      changes: line ends, quotes and encoding stay. Attributes, scripts, code, titles, existing ruby, \\
      translate="no", other languages, times, overrides and keys are left alone.

        jptok annotate page.html -o annotated.html
        jptok annotate --in-place *.html
        jptok annotate --remove annotated.html      # the original, byte for byte
        echo '<p>東<b>京</b>へ</p>' | jptok annotate
      """)

  @Argument(
    help: "Documents; - or no file means standard input.", completion: .file())
  var files: [String] = []

  @Option(help: "What is inserted: furigana, romaji, words, phrases or none.")
  var annotate = AnnotationOptions.Annotation.furigana

  @Option(
    help: """
      The notation of readings: ruby, aozora, brackets, parentheses, denden or anki; by default ruby \\
      in markup and WebVTT, parentheses in other subtitles and brackets in text and tables.
      """)
  var notation: AnnotationOptions.Notation?

  @Option(
    help: """
      The format: html, xhtml, text, srt, vtt, ass, ttml, csv, tsv, json or jsonl; by default \\
      recognized by the content.
      """)
  var input: DocumentFormat?

  @Option(
    help: ArgumentHelp(
      "The encoding, such as utf-8 or shift_jis; by default detected.", valueName: "label"))
  var encoding: String?

  @OptionGroup var furiganaArguments: FuriganaArguments

  @Flag(help: "Leave headings alone.")
  var noHeadings = false

  @Flag(help: "Write parentheses for programs that cannot draw ruby (<rp>).")
  var rp = false

  @Option(
    help: ArgumentHelp(
      "The class of inserted elements, by which --remove recognizes them.", valueName: "name"))
  var rubyClass = "jptok"

  @Flag(help: "Remove what was inserted earlier.")
  var remove = false

  @Flag(help: "Replace the files; the originals are kept with the suffix .bak.")
  var inPlace = false

  @Option(
    name: [.short, .long], help: ArgumentHelp("The output file.", valueName: "out"),
    completion: .file())
  var output: String?

  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions

  func validate() throws {
    if let encoding, DocumentEncoding(label: encoding) == nil {
      throw ValidationError("--encoding does not know '\(encoding)'")
    }
    if inPlace, files.isEmpty || files.contains("-") || output != nil {
      throw ValidationError("--in-place takes files, and neither - nor --output")
    }
    if output != nil, files.count > 1 {
      throw ValidationError("--output takes one file; use --in-place for several")
    }
  }

  func run() throws {
    Process.ignoreClosedPipeSignal()
    let options = AnnotationOptions(
      annotation: annotate, notation: notation,
      furigana: furiganaArguments.options,
      content: ContentSelection(includesHeadings: !noHeadings),
      ruby: RubyMarkup(className: rubyClass, hasParentheses: rp))
    let annotator = DocumentAnnotator(
      tokenizer: try dictionaryOptions.makeTokenizer(overrides: readingOptions.overrides()),
      options: options)
    let encoding = encoding.flatMap(DocumentEncoding.init(label:))
    for file in files.isEmpty ? ["-"] : files {
      let bytes = try WholeFile.bytes(ofFile: file)
      do {
        try annotate(file, bytes, annotator, encoding)
      } catch let error as TransliterationError {
        throw CommandFailure("\(WholeFile.name(ofFile: file)): \(error.message)")
      }
    }
  }

  private func annotate(
    _ file: String, _ bytes: [UInt8], _ annotator: DocumentAnnotator, _ encoding: DocumentEncoding?
  ) throws {
    guard inPlace || output != nil || remove else {
      let counts = try annotator.annotate(bytes, format: input, encoding: encoding) { chunk in
        try WholeFile.write(chunk, toFile: nil)
      }
      report(counts, file)
      return
    }
    let document =
      remove
      ? try annotator.removingAnnotations(from: bytes, format: input, encoding: encoding)
      : try annotator.annotate(bytes, format: input, encoding: encoding)
    if inPlace {
      guard document.bytes != bytes else { return }
      try replace(file, bytes, with: document.bytes)
    } else {
      try WholeFile.write(document.bytes, toFile: output)
    }
    report(document.counts, file)
  }

  private func report(_ counts: AnnotationCounts, _ file: String) {
    guard counts.notEncodable > 0 else { return }
    StandardError.write(
      "jptok: \(WholeFile.name(ofFile: file)): \(counts.notEncodable) insertions left out, whose "
        + "characters the encoding lacks (convert the text to UTF-8)\n")
  }

  /// Writes a backup and then replaces a file, so that neither is ever incomplete.
  private func replace(_ file: String, _ original: [UInt8], with bytes: [UInt8]) throws {
    do throws(MeCabError) {
      try FileSystem.writeAtomically(original, to: file + ".bak", isSynchronized: true)
      try FileSystem.writeAtomically(bytes, to: file, isSynchronized: true)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension AnnotationOptions.Annotation: ExpressibleByArgument {}
extension AnnotationOptions.Notation: ExpressibleByArgument {}
extension DocumentFormat: ExpressibleByArgument {}
