import LatticeEngine
import MeCabDictionary

/// The context ids of a part of speech in a dictionary.
struct WordClass {
  let leftID: Int
  let rightID: Int
  /// The names of the part of speech, such as 名詞, 固有名詞, 一般.
  let names: [String]
}

/// Finds the word class for a part of speech given by a user.
///
/// The unknown-word dictionary is searched first: it has the open classes and only a few dozen
/// entries. The system dictionary is read only for other names.
struct WordClassFinder {
  private let dictionary: String
  private let schema: DictionarySchema
  private var found: [[String]: WordClass] = [:]

  init(dictionary: String, schema: DictionarySchema) {
    self.dictionary = dictionary
    self.schema = schema
  }

  /// Returns the class of words called `names`: the name of a ``PartOfSpeech`` (`noun.place`), the
  /// dictionary's names, or empty for a proper noun.
  ///
  /// - Returns: `nil` if the dictionary has no such words.
  mutating func wordClass(named names: [String]) throws(TokenizerError) -> WordClass? {
    if let known = found[names] { return known }
    let wanted = dictionaryNames(for: names)
    do throws(MeCabError) {
      let folder = try DictionaryFolder(dictionary)
      let unknown = EntrySource.compiled(try DictionaryFile(folder.contents(of: "unk.dic")))
      var wordClass = try mostFrequentClass(in: unknown, wanted: wanted)
      if wordClass == nil {
        wordClass = try mostFrequentClass(in: EntrySource(folder), wanted: wanted)
      }
      found[names] = wordClass
      return wordClass
    } catch {
      throw TokenizerError(error)
    }
  }

  /// Returns the dictionary's names for the user's: each is a prefix of the part-of-speech fields.
  private func dictionaryNames(for names: [String]) -> [[String]] {
    let rows = PartOfSpeechTable.rows(for: schema.tagSet)
    let description = names.isEmpty ? "noun.proper" : names.joined(separator: "-")
    let ours = rows.filter { row in
      PartOfSpeech(category: row.1, subcategory: row.2).description == description
    }
    if !ours.isEmpty { return ours.map { $0.0.split(separator: ",").map { String($0) } } }
    return [names]
  }

  /// Returns the most general of the uninflected classes whose part of speech begins with one of
  /// `wanted`, and of these the most frequent.
  private func mostFrequentClass(
    in source: EntrySource, wanted: [[String]]
  ) throws(MeCabError) -> WordClass? {
    var counts: [Candidate: Int] = [:]
    try source.forEachEntry { entry in
      guard wanted.contains(where: { entry.begins(with: $0) }),
        let names = uninflectedNames(of: entry.feature),
        wanted.contains(where: { names.starts(with: $0) })
      else { return }
      let ids = (Int(entry.leftID), Int(entry.rightID))
      counts[Candidate(leftID: ids.0, rightID: ids.1, names: names), default: 0] += 1
    }
    let best = counts.min { one, other in
      (one.key.generality, -one.value, one.key.leftID)
        < (other.key.generality, -other.value, other.key.leftID)
    }
    return best.map {
      WordClass(leftID: $0.key.leftID, rightID: $0.key.rightID, names: $0.key.names)
    }
  }

  private struct Candidate: Hashable {
    let leftID: Int
    let rightID: Int
    let names: [String]

    /// A sort key that puts classes with fewer names first, and among these 一般, the default meaning
    /// of 固有名詞 without a subclass.
    var generality: Int { names.count * 2 + (names.last == "一般" ? 0 : 1) }
  }

  /// Returns the part-of-speech names, or `nil` for a word that conjugates.
  private func uninflectedNames(of feature: String) -> [String]? {
    Array(feature.utf8).withUnsafeBufferPointer { bytes in
      let fields = FeatureFields(bytes)
      if let type = schema.conjugationType, fields.text(at: type) != nil { return nil }
      return schema.partOfSpeech.compactMap { fields.text(at: $0) }
    }
  }
}

extension DictionaryEntry {
  /// Returns whether the feature begins with the names, as a fast check before it is parsed.
  fileprivate func begins(with names: [String]) -> Bool {
    var rest = feature.utf8[...]
    for name in names {
      guard rest.starts(with: name.utf8) else { return false }
      rest = rest.dropFirst(name.utf8.count)
      guard rest.first ?? UInt8(ascii: ",") == UInt8(ascii: ",") else { return false }
      rest = rest.dropFirst()
    }
    return true
  }
}
