package import TextFoundation

/// A word of a larger unit, consisting of adjacent words of the dictionary.
///
/// Borrows memory: valid only during the callback that receives it.
package struct GroupedWord {
  /// The dictionary's words; never empty.
  let parts: UnsafeBufferPointer<AnalyzedWord>
  let bytes: UnsafeBufferPointer<UInt8>
  let offset: Int
  let partsOfSpeech: PartOfSpeechTable

  private var localRange: Range<Int> { parts[0].start..<parts[parts.count - 1].end }

  /// The range of the word in the text, in UTF-8 offsets.
  package var range: Range<Int> {
    localRange.lowerBound + offset..<localRange.upperBound + offset
  }

  /// The UTF-8 of the word.
  package var surface: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[localRange])
  }

  /// The number of components of the word without its endings: 悪化・し of 悪化しました, 食べ・始め of 食べ始めている.
  ///
  /// If a word consists only of endings (ている), it is the whole word.
  private var stemCount: Int {
    guard !parts[0].intersects(.functional) else { return parts.count }
    var count = 1
    while count < parts.count, isStem(parts[count], after: parts[count - 1]) { count += 1 }
    return count
  }

  private func isStem(_ word: AnalyzedWord, after previous: AnalyzedWord) -> Bool {
    if word.intersects(.functional) { return isDerived(word, from: previous) }
    guard word.intersects([.verb, .adjective]) else { return true }
    // れる, させる, the contractions that IPADIC classifies as verbs, and JumanDIC's ない.
    if word.intersects(.suffix) || word.entry.baseForm.isOne(of: Self.endings) { return false }
    return true
  }

  /// Returns whether a function word forms another word with a noun: 何か, 急に, 申し訳ない; not 静かな.
  private func isDerived(_ word: AnalyzedWord, from previous: AnalyzedWord) -> Bool {
    guard previous.intersects(Self.nominal), !previous.intersects([.verb, .adjective]) else {
      return false
    }
    return word.intersects(.particle) || word.entry.baseForm.isOne(of: Self.negatives)
  }

  private static let nominal: WordTraits = [.noun, .pronoun, .adjectivalNoun]
  private static let negatives: TextList = ["ない", "無い"]
  private static let endings = GrammarWords.contractions + ["とる", "なさる", "ない", "無い"]

  /// The part of speech of the stem: that of its last component, or that of the first if the word
  /// ends in a suffix or begins with a number.
  package var partOfSpeech: PartOfSpeech {
    let stem = parts[..<stemCount]
    let last = stem[stem.endIndex - 1]
    if last.intersects(.functional), !stem[0].intersects(.functional) {
      // 申し訳ない, 急に.
      if last.intersects(.auxiliaryVerb) { return PartOfSpeech(category: .adjective) }
      let isPronoun = stem[0].intersects(.pronoun)
      return PartOfSpeech(category: isPronoun ? .pronoun : .adverb)
    }
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

  /// Appends the dictionary form: the stem, with its last component in the dictionary form (食べました
  /// becomes 食べる, 悪化した becomes 悪化する, 子供たち is unchanged).
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
