package import TextFoundation

/// A word of a larger unit: some words of the dictionary, one behind the other.
///
/// Borrowed: good only while it is handed over.
package struct GroupedWord {
  /// The dictionary's words; never empty.
  let parts: UnsafeBufferPointer<AnalyzedWord>
  let bytes: UnsafeBufferPointer<UInt8>
  let offset: Int
  let partsOfSpeech: PartOfSpeechTable

  private var localRange: Range<Int> { parts[0].start..<parts[parts.count - 1].end }

  /// The word's place in the text's UTF-8.
  package var range: Range<Int> {
    localRange.lowerBound + offset..<localRange.upperBound + offset
  }

  /// The word's text.
  package var surface: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[localRange])
  }

  /// How many parts make up the word without its endings: 悪化・し of 悪化しました, 食べ・始め of
  /// 食べ始めている.
  ///
  /// A word made of endings alone (ている) has no stem but the whole.
  private var stemCount: Int {
    guard !parts[0].intersects(.functional) else { return parts.count }
    var count = 1
    while count < parts.count, isStem(parts[count]) { count += 1 }
    return count
  }

  private func isStem(_ word: AnalyzedWord) -> Bool {
    if word.intersects(.functional) { return false }
    guard word.intersects([.verb, .adjective]) else { return true }
    // れる, させる, and the contractions that IPADIC has for verbs; ない of JumanDIC.
    if word.intersects(.suffix) || word.entry.baseForm.isOne(of: Self.endings) { return false }
    return true
  }

  private static let endings = GrammarWords.contractions + ["とる", "なさる", "ない", "無い"]

  /// The part of speech of the stem: of its last part, or the first for what ends in a suffix or
  /// begins with a number.
  package var partOfSpeech: PartOfSpeech {
    let stem = parts[..<stemCount]
    let last = stem[stem.endIndex - 1]
    let deciding =
      last.intersects(.suffix) || stem[0].intersects(.numeral) || parts[0].intersects(.functional)
      ? stem[0] : last
    let (category, subcategory) = partsOfSpeech.classify(deciding.entry.feature)
    if deciding.start == stem[0].start, last.intersects(.suffix), category != .noun,
      category != .pronoun
    {
      // 楽しさ, 読み方.
      return PartOfSpeech(category: .noun)
    }
    return PartOfSpeech(category: category, subcategory: subcategory)
  }

  /// Appends the dictionary form: the stem, its last part in its dictionary form (食べました
  /// becomes 食べる, 悪化した 悪化する, 子供たち stays).
  package func appendBaseForm(to output: inout ByteBuffer) {
    let last = parts[stemCount - 1]
    let base = last.entry.baseForm
    guard !base.isEmpty, !last.intersects(.merged),
      last.intersects([.verb, .adjective, .functional])
    else {
      output.append(UnsafeBufferPointer(rebasing: bytes[localRange.lowerBound..<last.end]))
      return
    }
    output.append(UnsafeBufferPointer(rebasing: bytes[localRange.lowerBound..<last.start]))
    output.append(base)
  }
}
