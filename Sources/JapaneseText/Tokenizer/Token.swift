import LatticeEngine

/// A word of a text, as the dictionary splits it.
///
/// A value that refers to the text it was found in: `range` is valid in that string, and so in
/// every string equal to it. The features are read when they are asked for.
///
/// ```swift
/// let tokens = tokenizer.tokens(in: "東京へ行った")
/// tokens.map(\.surface)             // ["東京", "へ", "行っ", "た"]
/// tokens[2].baseForm                // "行く"
/// tokens[2].partOfSpeech.category   // .verb
/// tokens[2].utf8Range               // 9..<15
/// ```
///
/// Edges lie on Character boundaries: what the engine splits inside a Character (👨‍👩‍👧, か with a
/// combining ゛) is one token; see ``isMerged``.
///
/// Sendable: immutable, and so is all it refers to.
public struct Token: Sendable {
  /// The text and the dictionary the token belongs to.
  let source: TokenSource
  let start: Int
  let end: Int
  let feature: DictionaryFeature
  /// The word's own cost in the dictionary: the lower, the more readily it is chosen.
  public let cost: Int
  /// Whether the word is in no dictionary and was made by the rules for unknown words.
  public let isUnknown: Bool
  /// Whether several of the engine's words were joined because a Character spans them; the
  /// features are then the first one's, and there is no reading.
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

  /// The token's place in the text.
  public var range: Range<String.Index> { source.index(at: start)..<source.index(at: end) }

  /// The token's place in the text's UTF-8.
  public var utf8Range: Range<Int> { start..<end }

  /// The token's text.
  public var surface: Substring { source.text[range] }

  /// Whether the token is nothing but white space, such as U+3000, which is a word for MeCab.
  package var isWhitespace: Bool {
    var surface = surface
    return surface.withUTF8 { $0.isWhitespace }
  }

  // MARK: Features

  /// The feature row as the dictionary has it, as in `名詞,固有名詞,地域,一般,*,*,東京,…`.
  public var featureRow: String { String(cString: feature.bytes) }

  /// All fields of the feature row, `*` and empty ones as they are.
  public var features: [String] { FeatureFields(feature.bytes).texts }

  /// The field at `index`, or `nil` where it is absent, empty or `*`.
  public func feature(at index: Int) -> String? { FeatureFields(feature.bytes).text(at: index) }

  /// What kind of word it is.
  public var partOfSpeech: PartOfSpeech {
    let (category, subcategory) = classification
    return PartOfSpeech(
      category: category, subcategory: subcategory,
      levels: source.schema.partOfSpeech.compactMap { feature(at: $0) })
  }

  /// Category and subcategory without the dictionary's names: no allocation.
  var classification: (category: PartOfSpeech.Category, subcategory: PartOfSpeech.Subcategory?) {
    source.partsOfSpeech.classify(feature.bytes)
  }

  /// The conjugation type, as in `一段` or `五段・カ行イ音便`.
  public var conjugationType: String? { field(source.schema.conjugationType) }

  /// The conjugation form, as in `連用形`.
  public var conjugationForm: String? { field(source.schema.conjugationForm) }

  /// The dictionary form; the surface where the dictionary gives none (unknown words).
  public var baseForm: String {
    isMerged ? String(surface) : field(source.schema.baseForm) ?? String(surface)
  }

  /// The lemma, which unites spellings (UniDic only).
  public var lemma: String? { isMerged ? nil : field(source.schema.lemma) }

  /// The reading in the dictionary's kana, as in `トウキョウ`; `nil` for words without one.
  public var reading: String? { isMerged ? nil : field(source.schema.reading) }

  /// The pronunciation, as in `トーキョー`; `nil` for words without one.
  public var pronunciation: String? { isMerged ? nil : field(source.schema.pronunciation) }

  /// The accent as the dictionary writes it, as in `0/4`; `nil` where there is none.
  public var accentNotation: String? {
    let notation = isMerged ? nil : field(source.schema.accent)
    return notation == "*/*" ? nil : notation  // Open JTalk's way to say that it does not know.
  }

  private func field(_ index: Int?) -> String? { index.flatMap { feature(at: $0) } }
}

extension Token: Hashable {
  /// Whether surface, place, features and cost are the same; the rest of the text does not count.
  public static func == (one: Token, other: Token) -> Bool {
    one.start == other.start && one.end == other.end && one.cost == other.cost
      && one.isUnknown == other.isUnknown && one.isMerged == other.isMerged
      && one.featureRow == other.featureRow && one.surface == other.surface
  }

  /// Hashes place and surface.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(start)
    hasher.combine(end)
    hasher.combine(surface)
  }
}

extension Token: CustomStringConvertible {
  /// Surface, TAB and feature row, as MeCab prints a word.
  public var description: String { "\(surface)\t\(featureRow)" }
}

/// What all tokens of one text share.
///
/// Sendable: immutable; the dictionary keeps the features' memory.
final class TokenSource: Sendable {
  let text: String
  let schema: DictionarySchema
  let partsOfSpeech: PartOfSpeechTable
  private let dictionary: OpenedDictionary

  init(text: String, dictionary: OpenedDictionary, schema: DictionarySchema) {
    self.text = text
    self.dictionary = dictionary
    self.schema = schema
    partsOfSpeech = .table(for: schema.tagSet)
  }

  func index(at utf8Offset: Int) -> String.Index {
    text.utf8.index(text.utf8.startIndex, offsetBy: utf8Offset)
  }
}

/// A feature row in the memory of a dictionary, NUL at its end.
///
/// `@unchecked Sendable`: the memory is mapped read-only and lives as long as the opened
/// dictionary, which the token's source keeps.
struct DictionaryFeature: @unchecked Sendable {
  let bytes: UnsafePointer<UInt8>
}
