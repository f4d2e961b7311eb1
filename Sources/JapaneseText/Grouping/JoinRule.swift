/// A rule that decides whether a word joins the preceding word, based on the two words.
struct JoinRule: Sendable {
  let left: WordPattern
  let right: WordPattern
  let joins: Bool

  /// Creates a rule that joins the words.
  static func join(_ left: WordPattern, _ right: WordPattern) -> JoinRule {
    JoinRule(left: left, right: right, joins: true)
  }

  /// Creates a rule that separates the words.
  static func split(_ left: WordPattern, _ right: WordPattern) -> JoinRule {
    JoinRule(left: left, right: right, joins: false)
  }
}

/// An ordered list of rules: the first matching rule decides; if no rule matches, the words are
/// separate.
///
/// The rules are indexed by the categories of both words and compared by bits first, so that few
/// rules are tested for a word and texts are compared only if necessary.
struct JoinRuleTable: Sendable {
  /// The conditions of a rule as bits, which are trivial to copy.
  private struct Condition: Sendable {
    let leftAny, leftAll, leftNot, rightAny, rightAll, rightNot: UInt64
    let leftForms, rightForms: UInt16
    let comparesTexts, joins: Bool
    let rule: Int32

    init(_ rule: JoinRule, index: Int) {
      (leftAny, leftAll) = (rule.left.traits.rawValue, rule.left.all.rawValue)
      (rightAny, rightAll) = (rule.right.traits.rawValue, rule.right.all.rawValue)
      (leftNot, rightNot) = (rule.left.not.rawValue, rule.right.not.rawValue)
      (leftForms, rightForms) = (rule.left.forms.rawValue, rule.right.forms.rawValue)
      comparesTexts = rule.left.comparesTexts || rule.right.comparesTexts
      joins = rule.joins
      self.rule = Int32(index)
    }

    @inline(__always)
    func matches(_ left: AnalyzedWord, _ right: AnalyzedWord) -> Bool {
      let (one, other) = (left.traits.rawValue, right.traits.rawValue)
      return (leftAny == 0 || one & leftAny != 0) && one & leftNot == 0
        && one & leftAll == leftAll && other & rightAll == rightAll
        && (rightAny == 0 || other & rightAny != 0) && other & rightNot == 0
        && leftForms & ConjugationForms(left.entry.conjugationForm).rawValue != 0
        && rightForms & ConjugationForms(right.entry.conjugationForm).rawValue != 0
    }
  }

  private let rules: [JoinRule]
  private let conditions: [Condition]
  /// The indices of the conditions for each pair of categories.
  private let candidates: [UInt16]
  /// The start index of the candidates of each pair, followed by the end.
  private let starts: [Int32]
  /// The number of categories of a left word, plus one for words with no category or several.
  private static let leftCount = WordTraits.categoryCount + 1

  init(_ rules: [JoinRule]) {
    self.rules = rules
    conditions = rules.indices.map { Condition(rules[$0], index: $0) }
    var candidates: [UInt16] = []
    var starts: [Int32] = []
    for right in 0..<WordTraits.categoryCount {
      // A suffix may also be a verb.
      let found = rules.indices.filter {
        rules[$0].right.traits.contains(.suffix) || rules[$0].right.traits.mayFit(right)
      }
      for left in 0..<Self.leftCount {
        starts.append(Int32(candidates.count))
        for index in found
        where left == WordTraits.categoryCount || rules[index].left.traits.mayFit(left) {
          candidates.append(UInt16(index))
        }
      }
    }
    starts.append(Int32(candidates.count))
    self.candidates = candidates
    self.starts = starts
  }

  /// Returns whether `right` joins `left`, which it touches.
  func joins(
    _ left: AnalyzedWord, _ leftSurface: UnsafeBufferPointer<UInt8>, _ right: AnalyzedWord,
    _ rightSurface: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let category = right.traits.intersection(.anyCategory).rawValue.trailingZeroBitCount
    guard category < WordTraits.categoryCount else { return false }
    let pair = category * Self.leftCount + left.traits.onlyCategory
    for candidateIndex in Int(starts[pair])..<Int(starts[pair + 1]) {
      let condition = conditions[Int(candidates[candidateIndex])]
      guard condition.matches(left, right) else { continue }
      guard condition.comparesTexts else { return condition.joins }
      let rule = rules[Int(condition.rule)]
      if rule.left.matchesTexts(left, leftSurface), rule.right.matchesTexts(right, rightSurface) {
        return rule.joins
      }
    }
    return false
  }
}

extension WordTraits {
  /// The number of low bits that are categories.
  static let categoryCount = 18

  /// The index of the word's category; ``categoryCount`` if it has none or several.
  fileprivate var onlyCategory: Int {
    let bits = intersection(.anyCategory).rawValue
    return bits != 0 && bits & (bits - 1) == 0 ? bits.trailingZeroBitCount : Self.categoryCount
  }

  /// Returns whether a pattern that requires one of these traits may match a word of a category;
  /// always true for traits that are not categories.
  fileprivate func mayFit(_ category: Int) -> Bool {
    let wanted = intersection(.anyCategory)
    return wanted.isEmpty || wanted != self || wanted.rawValue & 1 << category != 0
  }

  /// All categories.
  static let anyCategory = WordTraits(rawValue: 1 << UInt64(categoryCount) - 1)
}
