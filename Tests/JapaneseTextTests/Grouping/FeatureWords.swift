@testable import JapaneseText

/// Calls `body` with words given by their features, without a dictionary.
///
/// An item in the notation `surface/feature` is a word; an item without a slash is text between
/// words, such as a space.
func withFeatureWords<Result>(
  _ items: [String], _ schema: DictionarySchema, _ body: (inout AnalyzedText) -> Result
) -> Result {
  var entries = LexicalEntryCache(schema: schema)
  let words = items.map { item -> (surface: String, feature: String?) in
    // The surface may itself be a slash.
    guard let slash = item.dropFirst().firstIndex(of: "/") else { return (item, nil) }
    return (String(item[..<slash]), String(item[item.index(after: slash)...]))
  }
  // Entries point into their features, which live until the words have been processed.
  let memory = words.map { word -> UnsafeMutableBufferPointer<UInt8> in
    let feature = Array((word.feature ?? "").utf8) + [0]
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: feature.count)
    _ = bytes.initialize(from: feature)
    return bytes
  }
  defer { for bytes in memory { bytes.deallocate() } }
  return Array(words.map(\.surface).joined().utf8).withUnsafeBufferPointer { bytes in
    var offset = 0
    var analyzed = AnalyzedText(bytes: bytes, words: [])
    for (word, feature) in zip(words, memory) {
      let range = offset..<offset + word.surface.utf8.count
      offset = range.upperBound
      guard word.feature != nil, let start = feature.baseAddress else { continue }
      let entry = entries.entry(for: UnsafePointer(start))
      analyzed.words.append(
        AnalyzedWord(
          range, in: bytes, traits: entry.traits, entry: entry, reading: .none,
          pronunciation: .none))
    }
    return body(&analyzed)
  }
}

/// Groups words by their features; a space in the result separates two units.
///
/// A row has words in the notation `surface/feature`, one after the other.
func group(_ row: String, _ schema: DictionarySchema, _ unit: WordUnit) -> String {
  group(row.split(separator: " ").map { String($0) }, schema, unit)
}

/// Groups words by their features; a space in the result separates two units.
func group(_ items: [String], _ schema: DictionarySchema, _ unit: WordUnit) -> String {
  withFeatureWords(items, schema) { text in
    WordGrouping(unit: unit).joinWords(&text)
    return text.words.map { word in
      (word.joinsPrevious || word.start == 0 ? "" : " ")
        + String(decoding: text.surface(word), as: UTF8.self)
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
