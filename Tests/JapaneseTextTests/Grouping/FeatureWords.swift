@testable import JapaneseText

/// Groups words by their features, without a dictionary.
///
/// A row has words in the notation `surface/feature`, one after the other.
func group(_ row: String, _ schema: DictionarySchema, _ unit: WordUnit) -> String {
  var entries = LexicalEntryCache(schema: schema)
  let words = row.split(separator: " ").map { $0.split(separator: "/", maxSplits: 1) }
  let text = words.map { String($0[0]) }.joined()
  // Entries point into their features, which live until the words have been grouped.
  let features = words.map { Array($0[1].utf8) + [0] }
  let memory = features.map { feature -> UnsafeMutableBufferPointer<UInt8> in
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: feature.count)
    _ = bytes.initialize(from: feature)
    return bytes
  }
  defer { for bytes in memory { bytes.deallocate() } }
  return Array(text.utf8).withUnsafeBufferPointer { bytes in
    var offset = 0
    var analyzed = AnalyzedText(bytes: bytes, words: [])
    for (word, feature) in zip(words, memory) {
      guard let start = feature.baseAddress else { continue }
      let range = offset..<offset + word[0].utf8.count
      let entry = entries.entry(for: UnsafePointer(start))
      analyzed.words.append(
        AnalyzedWord(
          range, in: bytes, traits: entry.traits, entry: entry, reading: .none,
          pronunciation: .none))
      offset = range.upperBound
    }
    WordGrouping(unit: unit).joinWords(&analyzed)
    return analyzed.words.map { word in
      (word.joinsPrevious || word.start == 0 ? "" : " ")
        + String(decoding: analyzed.surface(word), as: UTF8.self)
    }.joined()
  }
}

/// Returns a word of UniDic: part of speech, conjugation form and dictionary form; the other fields
/// are unknown.
func unidic(_ surface: String, _ pos: String, _ form: String = "*", _ base: String = "")
  -> String
{
  let levels = pos.split(separator: ",").map { String($0) } + ["*", "*", "*"]
  let base = base.isEmpty ? surface : base
  return "\(surface)/" + levels.prefix(4).joined(separator: ",")
    + ",*,\(form),*,*,\(surface),*,\(base),*,*,*,*,*,*"
}

/// Returns a word of JumanDIC: part of speech, conjugation form and dictionary form.
func juman(_ surface: String, _ pos: String, _ form: String = "*", _ base: String = "")
  -> String
{
  let levels = pos.split(separator: ",").map { String($0) } + ["*"]
  let base = base.isEmpty ? surface : base
  return "\(surface)/" + levels.prefix(2).joined(separator: ",") + ",*,\(form),\(base),*,*"
}
