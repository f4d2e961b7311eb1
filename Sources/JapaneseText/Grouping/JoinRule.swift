/// Whether a word belongs to the one before it, decided by the two.
struct JoinRule: Sendable {
  let left: WordPattern
  let right: WordPattern
  let joins: Bool

  /// The words are one.
  static func join(_ left: WordPattern, _ right: WordPattern) -> JoinRule {
    JoinRule(left: left, right: right, joins: true)
  }

  /// The words are two.
  static func split(_ left: WordPattern, _ right: WordPattern) -> JoinRule {
    JoinRule(left: left, right: right, joins: false)
  }
}

/// Rules in an order: the first that fits decides; none fits: the words are two.
///
/// Kept by the categories of both words, as bits that are compared first, so that few rules are
/// tried for a word and texts are compared only where the bits leave it open.
struct JoinRuleTable: Sendable {
  /// The bits of a rule: trivial to copy.
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
  /// The conditions of each pair of categories, as indices.
  private let candidates: [UInt16]
  /// Where the candidates of each pair begin, and the end.
  private let starts: [Int32]
  /// The categories of a left word, and one for those with none or several.
  private static let leftCount = WordTraits.categoryCount + 1

  init(_ rules: [JoinRule]) {
    self.rules = rules
    conditions = rules.indices.map { Condition(rules[$0], index: $0) }
    var candidates: [UInt16] = []
    var starts: [Int32] = []
    for right in 0..<WordTraits.categoryCount {
      // A suffix may be a verb as well.
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

  /// Whether `right` belongs to `left`, which it touches.
  func joins(
    _ left: AnalyzedWord, _ leftSurface: UnsafeBufferPointer<UInt8>, _ right: AnalyzedWord,
    _ rightSurface: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let category = right.traits.intersection(.anyCategory).rawValue.trailingZeroBitCount
    guard category < WordTraits.categoryCount else { return false }
    let pair = category * Self.leftCount + left.traits.onlyCategory
    for place in Int(starts[pair])..<Int(starts[pair + 1]) {
      let condition = conditions[Int(candidates[place])]
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
  /// How many of the low bits are categories.
  static let categoryCount = 18

  /// The number of its category; ``categoryCount`` if it has none or several.
  fileprivate var onlyCategory: Int {
    let bits = intersection(.anyCategory).rawValue
    return bits != 0 && bits & (bits - 1) == 0 ? bits.trailingZeroBitCount : Self.categoryCount
  }

  /// Whether a pattern that wants one of the traits may fit a word of a category; traits that are
  /// no category leave it open.
  fileprivate func mayFit(_ category: Int) -> Bool {
    let wanted = intersection(.anyCategory)
    return wanted.isEmpty || wanted != self || wanted.rawValue & 1 << category != 0
  }

  /// All categories.
  static let anyCategory = WordTraits(rawValue: 1 << UInt64(categoryCount) - 1)
}
