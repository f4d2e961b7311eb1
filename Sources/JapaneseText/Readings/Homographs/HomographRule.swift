/// A rule that selects one of several readings of a word under certain conditions.
///
/// Rules are rows of text (see ``HomographTable``), so that they can be read, sorted and extended
/// independently of the code:
///
/// ```
/// 後	ゴ	prev=その|この	その後 is read そのご
/// ```
///
/// The columns are surface, reading in katakana, conditions separated by spaces, which must all
/// hold, and the reason. For a word that conjugates, the surface is its dictionary form followed by
/// `*`, and the reading is the prefix to be replaced and its replacement:
///
/// ```
/// 抱く*	イダ>ダ	near=子供|赤ん坊	one holds a child
/// ```
///
/// Conditions (a preceding `!` negates):
///
/// | condition | holds if |
/// | --- | --- |
/// | `prev=X\|Y`, `next=X\|Y` | the adjacent word is one of these |
/// | `prev2=`, `next2=` | the word after the adjacent one is one of these |
/// | `prevbase=`, `nextbase=`, `selfbase=` | its dictionary form is one of these |
/// | `prev:T`, `next:T`, `next2:T`, `self:T` | it has one of these traits; `none`: there is no word, or it is punctuation or a symbol |
/// | `before=`, `after=` | the text directly before ends with, or directly after begins with, one of these |
/// | `near=` | one of these is the dictionary form or surface of a word at most ten words away |
/// | `reads=` | this is the reading in the dictionary |
struct HomographRule: Sendable {
  /// The surface, or the dictionary form if ``replaced`` is not nil.
  let word: [UInt8]
  /// The reading of the word, or the new prefix that replaces ``replaced``.
  let reading: [UInt8]
  /// The prefix of the reading that is replaced; `nil` to replace the whole reading.
  let replaced: [UInt8]?
  let conditions: [Condition]

  /// A condition on a word or on the text near it.
  struct Condition: Sendable {
    let subject: Subject
    let isNegated: Bool
    let texts: [[UInt8]]
    let traits: WordTraits
    /// Whether the condition also holds if there is no word, or if it is punctuation or a symbol.
    let acceptsNone: Bool
  }

  enum Subject: String, Sendable, CaseIterable {
    case previous = "prev"
    case next
    case beforePrevious = "prev2"
    case afterNext = "next2"
    case previousBase = "prevbase"
    case nextBase = "nextbase"
    case selfBase = "selfbase"
    case own = "self"
    case before
    case after
    case near
    case reads
  }
}

extension HomographRule {
  /// Returns whether all conditions hold for the word at an index.
  func applies(at index: Int, in text: AnalyzedText) -> Bool {
    for condition in conditions where condition.holds(at: index, in: text) == condition.isNegated {
      return false
    }
    return true
  }
}

extension HomographRule.Condition {
  private static var reach: Int { 10 }

  /// Returns whether the condition holds, without regard to its negation.
  func holds(at index: Int, in text: AnalyzedText) -> Bool {
    switch subject {
    case .previous: return matches(text.neighbor(of: index, distance: -1), in: text)
    case .next: return matches(text.neighbor(of: index, distance: 1), in: text)
    case .beforePrevious: return matches(text.neighbor(of: index, distance: -2), in: text)
    case .afterNext: return matches(text.neighbor(of: index, distance: 2), in: text)
    case .own: return matches(index, in: text)
    case .previousBase: return matchesBase(text.neighbor(of: index, distance: -1), in: text)
    case .nextBase: return matchesBase(text.neighbor(of: index, distance: 1), in: text)
    case .selfBase: return matchesBase(index, in: text)
    case .reads: return texts.contains { text.words[index].reading.elementsEqual($0) }
    case .before:
      let start = text.words[index].start
      return texts.contains { expected in
        start >= expected.count
          && text.bytes[(start - expected.count)..<start].elementsEqual(expected)
      }
    case .after:
      let end = text.words[index].end
      return texts.contains { expected in
        text.bytes.count - end >= expected.count
          && text.bytes[end..<end + expected.count].elementsEqual(expected)
      }
    case .near:
      let last = min(text.words.count - 1, index + Self.reach)
      for other in max(0, index - Self.reach)...last where other != index {
        if matchesBase(other, in: text) || matches(other, in: text) { return true }
      }
      return false
    }
  }

  private func matches(_ index: Int?, in text: AnalyzedText) -> Bool {
    guard let index else { return acceptsNone }
    let word = text.words[index]
    if acceptsNone, word.intersects(.punctuationAndSymbols) { return true }
    if word.intersects(traits) { return true }
    let surface = text.surface(word)
    return texts.contains { $0.elementsEqual(surface) }
  }

  private func matchesBase(_ index: Int?, in text: AnalyzedText) -> Bool {
    guard let index else { return false }
    let base = text.words[index].entry.baseForm
    return texts.contains { $0.elementsEqual(base) }
  }
}

extension AnalyzedText {
  /// Returns the index of the word at a distance, if all words up to it are adjacent without gaps.
  func neighbor(of index: Int, distance: Int) -> Int? {
    let target = index + distance
    guard words.indices.contains(target) else { return nil }
    for right in (distance < 0 ? target + 1...index : index + 1...target)
    where !touchesPrevious(right) {
      return nil
    }
    return target
  }
}
