import JapaneseText
import TextFoundation

/// Decides which words are not indexed.
struct StopWordFilter {
  private let kinds: Set<SearchOptions.StopWords>

  init(_ kinds: Set<SearchOptions.StopWords>) { self.kinds = kinds }

  /// Returns whether the word at an index is not indexed.
  func skips(_ chunk: TermChunk, _ index: Int) -> Bool {
    let word = chunk.words[index]
    switch word.kind {
    case .particle: return kinds.contains(.particles)
    case .auxiliaryVerb: return kinds.contains(.auxiliaryVerbs)
    case .conjunction: return kinds.contains(.conjunctions) && chunk.words.count > 1
    case .verb, .adjective:
      return word.isDependent && kinds.contains(.dependentWords) && !isSecondVerb(chunk, index)
    case .prefix: return kinds.contains(.honorificPrefixes) && isHonorific(chunk, index)
    default: return false
    }
  }

  /// Returns whether a verb is the second one of a compound, as 始める of 食べ始める is.
  private func isSecondVerb(_ chunk: TermChunk, _ index: Int) -> Bool {
    chunk.touches(index) && chunk.words[index - 1].kind == .verb && !chunk.words[index].isSuffix
      && chunk.words[index].kind == .verb
  }

  private func isHonorific(_ chunk: TermChunk, _ index: Int) -> Bool {
    guard index + 1 < chunk.words.count, chunk.touches(index + 1),
      chunk.words[index + 1].kind != .symbol
    else { return false }
    let surface = chunk.surface(index)
    return Self.honorifics.contains { surface.elementsEqual($0) }
  }

  private static let honorifics = ["お", "ご", "御"].map { Array($0.utf8) }
}
