public import JapaneseText

/// What is inserted into a document, and where.
public struct AnnotationOptions: Sendable, Hashable, Codable {
  /// What is inserted.
  public enum Annotation: String, Sendable, Hashable, Codable, CaseIterable {
    /// The readings of kanji, in kana.
    case furigana
    /// The readings of words, in Latin letters.
    case romaji
    /// A space, or `<wbr>`, between words.
    case words
    /// A possible line break between phrases (bunsetsu).
    case phrases
    /// The `lang` attribute of text in other languages than Japanese, in HTML, XHTML and Markdown.
    case language
    /// Nothing: the output is the input.
    case none
  }

  /// How a reading is written.
  public enum Notation: String, Sendable, Hashable, Codable, CaseIterable {
    /// `<ruby>漢字<rt>かんじ</rt></ruby>`
    case ruby
    /// `｜漢字《かんじ》`
    case aozora
    /// `漢字[かんじ]`
    case brackets
    /// `漢字（かんじ）`
    case parentheses
    /// `{漢字|かんじ}`
    case denden
    /// ` 漢字[かんじ]`, with a space before the kanji.
    case anki
  }

  /// What is inserted.
  public var annotation: Annotation
  /// How readings are written; nil for the notation of the format, such as `<ruby>` in HTML.
  public var notation: Notation?
  /// The unit and syllabary of the readings, and the kanji without them.
  public var furigana: FuriganaOptions
  /// The words to which readings of the document are applied.
  public var givenReadings: GivenReadingUse
  /// The words that get readings.
  public var words: WordSelection
  /// The content of the document that is annotated.
  public var content: ContentSelection
  /// Details of `<ruby>`.
  public var ruby: RubyMarkup
  /// The limits for archives.
  public var archive: ArchivePolicy
  /// The columns of tables and the keys of JSON that are annotated.
  public var fields: FieldSelection

  /// Creates options; by default all kanji get furigana in the notation of the
  /// format.
  public init(
    annotation: Annotation = .furigana, notation: Notation? = nil,
    furigana: FuriganaOptions = FuriganaOptions(),
    givenReadings: GivenReadingUse = .document, words: WordSelection = WordSelection(),
    content: ContentSelection = ContentSelection(), ruby: RubyMarkup = RubyMarkup(),
    archive: ArchivePolicy = ArchivePolicy(), fields: FieldSelection = FieldSelection()
  ) {
    self.annotation = annotation
    self.notation = notation
    self.furigana = furigana
    self.givenReadings = givenReadings
    self.words = words
    self.content = content
    self.ruby = ruby
    self.archive = archive
    self.fields = fields
  }
}

/// The content of a document that is annotated.
///
/// Attributes, comments, scripts, style sheets, code, titles, URLs, existing readings, content that
/// is marked `translate="no"` and content in other languages are never annotated.
public struct ContentSelection: Sendable, Hashable, Codable {
  /// Whether headings are annotated.
  public var includesHeadings: Bool

  /// Creates a selection; by default headings are annotated too.
  public init(includesHeadings: Bool = true) { self.includesHeadings = includesHeadings }
}

/// Details of the `<ruby>` elements that are inserted.
public struct RubyMarkup: Sendable, Hashable, Codable {
  /// The value of the `class` attribute, by which style sheets and removal recognize the elements;
  /// nil for no attribute.
  public var className: String?
  /// Whether `<rp>` elements with parentheses are written, for programs that cannot draw ruby.
  public var hasParentheses: Bool

  /// Creates the details; by default the class is `jptok`, without `<rp>`.
  public init(className: String? = "jptok", hasParentheses: Bool = false) {
    self.className = className
    self.hasParentheses = hasParentheses
  }
}
