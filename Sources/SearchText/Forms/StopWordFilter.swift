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
    case .conjunction: return kinds.contains(.conjunctions)
    case .verb, .adjective:
      return word.isDependent && kinds.contains(.dependentWords) && modifies(chunk, index)
    case .prefix: return kinds.contains(.honorificPrefixes) && isHonorific(chunk, index)
    default: return false
    }
  }

  /// Returns whether a dependent word modifies a verb or an adjective before it: いる of 食べている and られる
  /// of 食べられる, but neither 始める of 食べ始める nor 下さい of 御記入下さい.
  private func modifies(_ chunk: TermChunk, _ index: Int) -> Bool {
    guard chunk.touches(index) else { return false }
    let previous = chunk.words[index - 1].kind
    return chunk.words[index].isSuffix || previous == .particle || previous == .auxiliaryVerb
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
