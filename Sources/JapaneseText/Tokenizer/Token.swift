import LatticeEngine

/// A word of a text, as segmented by the dictionary.
///
/// A token refers to the text it was found in: `range` is valid in that string and in every string
/// equal to it. Features are parsed on access.
///
/// ```swift
/// let tokens = tokenizer.tokens(in: "東京へ行った")
/// tokens.map(\.surface)             // ["東京", "へ", "行っ", "た"]
/// tokens[2].baseForm                // "行く"
/// tokens[2].partOfSpeech.category   // .verb
/// tokens[2].utf8Range               // 9..<15
/// ```
///
/// Tokens start and end at Character boundaries: words that the engine splits inside a Character
/// (👨‍👩‍👧, か with a combining ゛) are joined to one token; see ``isMerged``.
public struct Token: Sendable {
  /// The text and the dictionary of the token.
  let source: TokenSource
  let start: Int
  let end: Int
  let feature: DictionaryFeature
  /// The cost of the word in the dictionary: words with a lower cost are preferred.
  public let cost: Int
  /// Whether the word is not in any dictionary and was created by the rules for unknown words.
  public let isUnknown: Bool
  /// Whether several of the engine's words were joined because a Character spans them.
  ///
  /// The features are then those of the first word, and there is no reading.
  public let isMerged: Bool

  init(_ span: TokenSpan, source: TokenSource) {
    self.source = source
    start = span.start
    end = span.end
    feature = DictionaryFeature(bytes: span.record.feature)
    cost = Int(span.record.wordCost)
    isUnknown = span.record.isUnknown
    isMerged = span.isMerged
  }

  /// The range of the token in the text.
  public var range: Range<String.Index> { source.index(at: start)..<source.index(at: end) }

  /// The range of the token in the text, in UTF-8 offsets.
  public var utf8Range: Range<Int> { start..<end }

  /// The text of the token.
  public var surface: Substring { source.text[range] }

  /// Whether the token consists only of whitespace, such as U+3000, which MeCab treats as a word.
  package var isWhitespace: Bool {
    var surface = surface
    return surface.withUTF8 { $0.isWhitespace }
  }

  /// The address of the feature row, which is the same for all tokens of a dictionary entry.
  package var featureAddress: UnsafePointer<UInt8> { feature.bytes }

  // MARK: Features

  /// The feature row of the dictionary, such as `名詞,固有名詞,地域,一般,*,*,東京,…`.
  public var featureRow: String { String(cString: feature.bytes) }

  /// All fields of the feature row, including `*` and empty ones.
  public var features: [String] { FeatureFields(feature.bytes).texts }

  /// Returns the field at `index`, or `nil` if it is absent, empty or `*`.
  public func feature(at index: Int) -> String? { FeatureFields(feature.bytes).text(at: index) }

  /// Returns the field of the column called `name` in the schema, or `nil` if there is no such column
  /// or the field is absent, empty or `*`.
  ///
  /// ```swift
  /// // with mutsu-columns = reading, region in the dictionary's dicrc
  /// tokenizer.tokens(in: "京都").first?.feature(named: "region")  // "近畿"
  /// ```
  public func feature(named name: String) -> String? {
    source.schema.columns.firstIndex(of: name).flatMap { feature(at: $0) }
  }

  /// The part of speech.
  public var partOfSpeech: PartOfSpeech {
    let (category, subcategory) = classification
    return PartOfSpeech(
      category: category, subcategory: subcategory,
      levels: source.schema.partOfSpeech.compactMap { feature(at: $0) })
  }

  /// The category and subcategory without the dictionary's names, which need an allocation.
  var classification: (category: PartOfSpeech.Category, subcategory: PartOfSpeech.Subcategory?) {
    source.partsOfSpeech.classify(feature.bytes)
  }

  /// The conjugation type, such as `一段` or `五段・カ行イ音便`.
  public var conjugationType: String? { field(source.schema.conjugationType) }

  /// The conjugation form, such as `連用形`.
  public var conjugationForm: String? { field(source.schema.conjugationForm) }

  /// The dictionary form, or the surface if the dictionary has none (unknown words).
  public var baseForm: String { recordedBaseForm ?? String(surface) }

  /// The dictionary form, if the dictionary has one.
  package var recordedBaseForm: String? { form(source.schema.baseForm) }

  /// The lemma, which is common to all spellings (UniDic only).
  public var lemma: String? { isMerged ? nil : field(source.schema.lemma) }

  /// The reading in the dictionary's kana, such as `トウキョウ`; `nil` for words without one.
  public var reading: String? { form(source.schema.reading) }

  /// The pronunciation, such as `トーキョー`; `nil` for words without one.
  public var pronunciation: String? { form(source.schema.pronunciation) }

  /// The accent as written in the dictionary, such as `0/4`; `nil` if there is none.
  public var accentNotation: String? {
    let notation = isMerged ? nil : field(source.schema.accent)
    return notation == "*/*" ? nil : notation  // Open JTalk's notation for an unknown accent.
  }

  /// Returns a field that writes the whole word, without the separators of components.
  private func form(_ index: Int?) -> String? {
    guard !isMerged, let text = field(index) else { return nil }
    return ComponentSeparator.removed(from: text, of: surface)
  }

  private func field(_ index: Int?) -> String? { index.flatMap { feature(at: $0) } }
}

extension Token: Hashable {
  /// Returns whether surface, range, features and cost are equal; the rest of the text is not
  /// compared.
  public static func == (one: Token, other: Token) -> Bool {
    one.start == other.start && one.end == other.end && one.cost == other.cost
      && one.isUnknown == other.isUnknown && one.isMerged == other.isMerged
      && one.featureRow == other.featureRow && one.surface == other.surface
  }

  /// Hashes the range and the surface.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
    hasher.combine(surface)
  }
}

extension Token: CustomStringConvertible {
  /// The surface, TAB and the feature row, as printed by MeCab.
  public var description: String { "\(surface)\t\(featureRow)" }
}

/// The data shared by all tokens of a text.
///
/// Retains the dictionary, and with it the memory of the features.
final class TokenSource: Sendable {
  let text: String
  let schema: DictionarySchema
  let partsOfSpeech: PartOfSpeechTable
  private let dictionary: OpenedDictionary
  /// The owner of features that are not in the dictionary.
  private let featureOwner: (any Sendable)?

  init(
    text: String, dictionary: OpenedDictionary, schema: DictionarySchema,
    featureOwner: (any Sendable)? = nil
  ) {
    self.text = text
    self.dictionary = dictionary
    self.featureOwner = featureOwner
    self.schema = schema
    partsOfSpeech = .table(for: schema.tagSet)
  }

  func index(at utf8Offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: utf8Offset)
  }
}

/// A NUL-terminated feature row in the memory of a dictionary.
///
/// `@unchecked Sendable`: the memory is mapped read-only and lives as long as the opened
/// dictionary, which the token's source retains.
struct DictionaryFeature: @unchecked Sendable {
  let bytes: UnsafePointer<UInt8>
}
