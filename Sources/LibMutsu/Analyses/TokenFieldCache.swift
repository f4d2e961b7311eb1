import JapaneseText
import TextFoundation

/// The strings of tokens, by entry of the dictionary, so that the fields of an entry are parsed and
/// interned once for all its tokens.
struct TokenFieldCache {
  /// The indices of the strings of an entry, or -1.
  private struct Entry {
    var partOfSpeech: Int32 = -1
    /// -1 if the entry has no base form, which is then the surface of the token.
    var baseForm: Int32 = -1
    var reading: Int32 = -1
    var pronunciation: Int32 = -1
    var features: Int32 = -1
  }

  private let fields: WordField
  private var entries: [UnsafePointer<UInt8>: Entry] = [:]

  init(_ fields: WordField) { self.fields = fields }

  /// Adds the fields of the token that is the last item of a result.
  mutating func append(
    _ token: Token, surface: UnsafeBufferPointer<UInt8>, to result: AnalysisResult
  ) {
    guard !fields.isEmpty else { return }
    var entry: Entry
    // A merged token has a part of its fields only.
    if token.isMerged {
      entry = makeEntry(token, in: result)
    } else if let known = entries[token.featureAddress] {
      entry = known
    } else {
      entry = makeEntry(token, in: result)
      entries[token.featureAddress] = entry
    }
    if fields.contains(.partOfSpeech) { result.items.partOfSpeech.append(entry.partOfSpeech) }
    if fields.contains(.baseForm) {
      if entry.baseForm < 0 { entry.baseForm = result.strings.index(of: surface) }
      result.items.baseForm.append(entry.baseForm)
    }
    if fields.contains(.reading) { result.items.reading.append(entry.reading) }
    if fields.contains(.pronunciation) { result.items.pronunciation.append(entry.pronunciation) }
    if fields.contains(.features) { result.items.features.append(entry.features) }
  }

  private func makeEntry(_ token: Token, in result: AnalysisResult) -> Entry {
    var entry = Entry()
    func index(_ text: String?) -> Int32 { text.map { result.strings.index(of: $0) } ?? -1 }
    if fields.contains(.partOfSpeech) {
      entry.partOfSpeech = index(token.partOfSpeech.description)
    }
    if fields.contains(.baseForm) { entry.baseForm = index(token.recordedBaseForm) }
    if fields.contains(.reading) { entry.reading = index(token.reading) }
    if fields.contains(.pronunciation) { entry.pronunciation = index(token.pronunciation) }
    if fields.contains(.features) { entry.features = index(token.featureRow) }
    return entry
  }
}
