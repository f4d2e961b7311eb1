public import ArgumentParser
import CommandSupport
public import DocumentAnnotation
import JapaneseText
import MeCabDictionary

/// The command `jptok annotate`: inserts readings or breaks into documents.
struct AnnotateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "annotate",
    abstract: "Insert readings, breaks between words or phrases, or languages into documents.",
    discussion: """
      HTML, XHTML, EPUB, Markdown, DOCX, subtitles (SRT, WebVTT, ASS, TTML), CSV, TSV, JSON, JSON \
      Lines, Aozora texts and plain text, in UTF-8, UTF-16, Shift_JIS, EUC-JP and ISO-2022-JP. \
      Nothing but the insertions changes: line ends, quotes and encoding stay. \
      Attributes, scripts, code, titles, existing ruby, translate="no" and other languages are left \
      alone. The exit code is 1 if a file cannot be annotated; the others are.

        jptok annotate page.html -o annotated.html
        jptok annotate --in-place *.html
        jptok annotate --recursive site -o annotated-site
        jptok annotate --known-words n5.tsv --occurrences chapter book.epub -o out.epub
        jptok annotate --remove annotated.html      # the original, byte for byte
        jptok annotate --check --report json book.epub
        jptok annotate --convert parentheses:ruby book.docx -o ruby.docx
        echo '<p>東<b>京</b>へ</p>' | jptok annotate
      """)

  @OptionGroup var outputArguments: DocumentOutputArguments

  @Option(help: "What is inserted: furigana, romaji, words, phrases, language or none.")
  var annotate = AnnotationOptions.Annotation.furigana

  @Option(
    help: """
      The notation of readings: ruby, aozora, brackets, parentheses, denden or anki; by default ruby \
      in markup and brackets in text.
      """)
  var notation: AnnotationOptions.Notation?

  @Option(help: "The format; by default recognized by the content and the name of the file.")
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

  @Option(
    help: ArgumentHelp(
      "Convert the readings of the documents from one notation to another, such as aozora:ruby; any:ruby "
        + "converts all.",
      valueName: "from:to"))
  var convert: NotationConversion?

  @Flag(
    help: """
      List the readings of the documents that differ from ours, with their lines and, in EPUB and \
      DOCX, their entries; the exit code is 1 if there are some.
      """)
  var check = false

  @Option(
    help: """
      Where readings that a document gives are used: sameWord, preceding (for later occurrences of \
      the word) or document (for all).
      """)
  var givenReadings = GivenReadingUse.document

  @OptionGroup(title: "Tables and JSON") var fieldArguments: FieldSelectionArguments
  @OptionGroup(title: "Words") var wordArguments: WordSelectionArguments
  @OptionGroup var readingOptions: ReadingOverrideOptions
  @OptionGroup var dictionaryOptions: DictionaryOptions

  func validate() throws {
    if let encoding, DocumentEncoding(label: encoding) == nil {
      throw ValidationError("--encoding does not know '\(encoding)'")
    }
    if outputArguments.recursive, outputArguments.writesToStandardOutput, !check {
      throw ValidationError(
        "--recursive needs --in-place, --output, --diff, --dry-run or --check")
    }
    if convert != nil, remove || check {
      throw ValidationError("--convert cannot be combined with --remove or --check")
    }
    if check, remove || outputArguments.inPlace || outputArguments.output != nil {
      throw ValidationError(
        "--check writes no documents: leave out --remove, --in-place and --output")
    }
  }

  func run() throws {
    Process.ignoreClosedPipeSignal()
    let files = try DocumentFiles(outputArguments.files, isRecursive: outputArguments.recursive)
      .files
    let annotator = try makeAnnotator(threadCount: files.count == 1 ? outputArguments.jobCount : 1)
    if check {
      return try ReadingCheck(
        annotator: annotator, format: input,
        encoding: encoding.flatMap(DocumentEncoding.init(label:)),
        writesJSON: outputArguments.report == .json
      ).process(files)
    }
    if !remove, convert == nil, outputArguments.writesToStandardOutput, files.count == 1,
      outputArguments.report == nil
    {
      return try stream(files[0], annotator)
    }
    let (format, encoding) = (input, encoding.flatMap(DocumentEncoding.init(label:)))
    let (remove, convert) = (remove, convert)
    let run = DocumentRun(
      arguments: outputArguments,
      verb: remove ? "restored" : convert == nil ? "annotated" : "converted"
    ) { (bytes, file) throws(DocumentError) in
      let format = format ?? DocumentFormat(ofFile: file, bytes)
      if let convert {
        return try annotator.convertingReadings(
          in: bytes, from: convert.source, to: convert.target, format: format, encoding: encoding)
      }
      return remove
        ? try annotator.removingAnnotations(from: bytes, format: format, encoding: encoding)
        : try annotator.annotate(bytes, format: format, encoding: encoding)
    }
    try run.process(files)
  }

  private func makeAnnotator(threadCount: Int) throws -> DocumentAnnotator {
    var annotator = DocumentAnnotator(
      tokenizer: try dictionaryOptions.makeTokenizer(overrides: readingOptions.overrides()),
      options: try options())
    annotator.threadCount = threadCount
    return annotator
  }

  private func options() throws -> AnnotationOptions {
    AnnotationOptions(
      annotation: annotate, notation: notation, furigana: furiganaArguments.options,
      givenReadings: givenReadings,
      words: try wordArguments.selection(),
      content: ContentSelection(includesHeadings: !noHeadings),
      ruby: RubyMarkup(className: rubyClass, hasParentheses: rp),
      fields: fieldArguments.selection)
  }

  /// Writes a document to standard output in chunks.
  private func stream(_ file: DocumentFiles.File, _ annotator: DocumentAnnotator) throws {
    let bytes = try WholeFile.bytes(ofFile: file.path)
    let encoding = encoding.flatMap(DocumentEncoding.init(label:))
    var result = DocumentResult(file: WholeFile.name(ofFile: file.path))
    do {
      if DocumentFormat.isArchive(bytes) {
        let document = try annotator.annotate(bytes, format: input, encoding: encoding)
        (result.counts, result.warnings) = (document.counts, document.warnings)
        try WholeFile.write(document.bytes, toFile: nil)
      } else {
        result.counts = try stream(bytes, of: file, annotator, encoding)
      }
    } catch let error as DocumentError {
      throw CommandFailure("\(result.file): \(error.description)")
    }
    DocumentRun.writeWarnings(of: result)
  }

  private func stream(
    _ bytes: [UInt8], of file: DocumentFiles.File, _ annotator: DocumentAnnotator,
    _ encoding: DocumentEncoding?
  ) throws -> AnnotationCounts {
    try annotator.annotate(
      bytes, format: input ?? DocumentFormat(ofFile: file.path, bytes), encoding: encoding
    ) { chunk in
      try WholeFile.write(chunk, toFile: nil)
    }
  }
}

extension GivenReadingUse: ExpressibleByArgument {}
extension AnnotationOptions.Annotation: ExpressibleByArgument {}
extension AnnotationOptions.Notation: ExpressibleByArgument {}
extension DocumentFormat: ExpressibleByArgument {}

extension DocumentFormat {
  /// Creates the format of a file, or nil for an archive, which is recognized when it is read.
  init?(ofFile file: String, _ bytes: [UInt8]) {
    if Self.isArchive(bytes) { return nil }
    self.init(detecting: bytes, fileName: file)
  }
}
