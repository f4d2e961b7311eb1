import MeCabDictionary

/// The context ids that a dictionary gives words of a part of speech.
struct WordClass {
  let leftID: Int
  let rightID: Int
  /// The names of the part of speech, as in 名詞, 固有名詞, 一般.
  let names: [String]
}

/// Finds the class for a part of speech as a user writes it.
///
/// The unknown-word dictionary is asked first: it has the open classes and a few dozen entries.
/// Only for other names the whole system dictionary is read.
struct WordClassFinder {
  private let dictionary: String
  private let schema: DictionarySchema
  private var found: [[String]: WordClass] = [:]

  init(dictionary: String, schema: DictionarySchema) {
    self.dictionary = dictionary
    self.schema = schema
  }

  /// The class of words called `names`: ours (`noun.place`), the dictionary's, or none for a
  /// proper noun.
  ///
  /// - Returns: `nil` if the dictionary has no such words.
  mutating func wordClass(named names: [String]) throws(TokenizerError) -> WordClass? {
    if let known = found[names] { return known }
    let wanted = dictionaryNames(for: names)
    for file in ["unk.dic", "sys.dic"] {
      if let wordClass = try mostFrequentClass(in: file, wanted: wanted) {
        found[names] = wordClass
        return wordClass
      }
    }
    return nil
  }

  /// The dictionary's names that may stand for the user's: each a prefix of part-of-speech fields.
  private func dictionaryNames(for names: [String]) -> [[String]] {
    let rows = PartOfSpeechTable.rows(for: schema.tagSet)
    let description = names.isEmpty ? "noun.proper" : names.joined(separator: "-")
    let ours = rows.filter { row in
      PartOfSpeech(category: row.1, subcategory: row.2).description == description
    }
    if !ours.isEmpty { return ours.map { $0.0.split(separator: ",").map { String($0) } } }
    return [names]
  }

  /// Of the uninflected classes whose part of speech begins with one of `wanted`, the most general
  /// and among those the most frequent.
  private func mostFrequentClass(
    in file: String, wanted: [[String]]
  ) throws(TokenizerError) -> WordClass? {
    var counts: [Candidate: Int] = [:]
    do throws(MeCabError) {
      let lexicon = try DictionaryFile(path: FileSystem.join(dictionary, file))
      for entry in try lexicon.entries() where wanted.contains(where: { entry.begins(with: $0) }) {
        guard let names = uninflectedNames(of: entry.feature) else { continue }
        guard wanted.contains(where: { names.starts(with: $0) }) else { continue }
        let ids = (Int(entry.leftID), Int(entry.rightID))
        counts[Candidate(leftID: ids.0, rightID: ids.1, names: names), default: 0] += 1
      }
    } catch {
      throw TokenizerError(error)
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

    /// The fewest names, and of those 一般: what one means by 固有名詞 alone.
    var generality: Int { names.count * 2 + (names.last == "一般" ? 0 : 1) }
  }

  /// The part-of-speech names, or `nil` for a word that conjugates.
  private func uninflectedNames(of feature: String) -> [String]? {
    Array(feature.utf8).withUnsafeBufferPointer { bytes in
      let fields = FeatureFields(bytes)
      if let type = schema.conjugationType, fields.text(at: type) != nil { return nil }
      return schema.partOfSpeech.compactMap { fields.text(at: $0) }
    }
  }
}

extension DictionaryEntry {
  /// A cheap first look: whether the feature begins with the names, before it is taken apart.
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
