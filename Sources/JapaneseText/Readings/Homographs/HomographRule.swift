/// A word of more than one reading, and when it has this one.
///
/// Rules are rows of text (see ``HomographTable``), so that they can be read, ordered and extended
/// without knowing the program:
///
/// ```
/// 後	ゴ	prev=その|この	その後 is read そのご
/// ```
///
/// The columns are surface, reading in katakana, conditions separated by spaces, which must all
/// hold, and the reason. A word that conjugates is named by its dictionary form and `*`, and its
/// reading by what replaces what at its beginning:
///
/// ```
/// 抱く*	イダ>ダ	near=子供|赤ん坊	one holds a child
/// ```
///
/// Conditions (`!` in front negates):
///
/// | condition | holds if |
/// | --- | --- |
/// | `prev=X\|Y`, `next=X\|Y` | the touching word is one of these |
/// | `prev2=`, `next2=` | likewise the one behind it |
/// | `prevbase=`, `nextbase=`, `selfbase=` | its dictionary form is one of these |
/// | `prev:T`, `next:T`, `next2:T`, `self:T` | it has one of these traits; `none`: there is no word or a mark |
/// | `before=`, `after=` | the text right before ends, right after begins with one of these |
/// | `near=` | one of these is the dictionary form or surface of a word at most ten words away |
/// | `reads=` | the dictionary reads the word like this |
struct HomographRule: Sendable {
  /// The surface, or the dictionary form if ``replaced`` is there.
  let word: [UInt8]
  /// What the reading becomes, or what its beginning becomes.
  let reading: [UInt8]
  /// The beginning of the reading that is replaced; `nil`: the whole reading is.
  let replaced: [UInt8]?
  let conditions: [Condition]

  /// One condition: what is looked at, and what it must be.
  struct Condition: Sendable {
    let subject: Subject
    let isNegated: Bool
    let texts: [[UInt8]]
    let traits: WordTraits
    /// Whether no word or a mark counts too.
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
  /// Whether all conditions hold for the word at an index.
  func applies(at index: Int, in text: AnalyzedText) -> Bool {
    for condition in conditions where condition.holds(at: index, in: text) == condition.isNegated {
      return false
    }
    return true
  }
}

extension HomographRule.Condition {
  private static var reach: Int { 10 }

  /// Whether the condition, taken without its negation, holds.
  func holds(at index: Int, in text: AnalyzedText) -> Bool {
    switch subject {
    case .previous: return matches(text.neighbour(of: index, distance: -1), in: text)
    case .next: return matches(text.neighbour(of: index, distance: 1), in: text)
    case .beforePrevious: return matches(text.neighbour(of: index, distance: -2), in: text)
    case .afterNext: return matches(text.neighbour(of: index, distance: 2), in: text)
    case .own: return matches(index, in: text)
    case .previousBase: return matchesBase(text.neighbour(of: index, distance: -1), in: text)
    case .nextBase: return matchesBase(text.neighbour(of: index, distance: 1), in: text)
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
    if acceptsNone, word.intersects(.marks) { return true }
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
  /// The index of the word so many words away, if all words up to it touch.
  func neighbour(of index: Int, distance: Int) -> Int? {
    let target = index + distance
    guard words.indices.contains(target) else { return nil }
    for right in (distance < 0 ? target + 1...index : index + 1...target)
    where !touchesPrevious(right) {
      return nil
    }
    return target
  }
}
