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
/// Kept by the category of the right word, as bits that are compared first, so that few rules are
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
  /// Where the conditions of each category begin, and the end.
  private let starts: [Int]

  init(_ rules: [JoinRule]) {
    self.rules = rules
    var conditions: [Condition] = []
    var starts: [Int] = []
    for category in 0..<WordTraits.categoryCount {
      starts.append(conditions.count)
      for (index, rule) in rules.enumerated() {
        let wanted = rule.right.traits.intersection(.anyCategory)
        // A suffix may be a verb as well, and traits that are no category leave it open.
        let isOpen =
          wanted.isEmpty || wanted.contains(.suffix) || wanted != rule.right.traits
        if isOpen || wanted.rawValue & 1 << category != 0 {
          conditions.append(Condition(rule, index: index))
        }
      }
    }
    starts.append(conditions.count)
    self.conditions = conditions
    self.starts = starts
  }

  /// Whether `right` belongs to `left`, which it touches.
  func joins(
    _ left: AnalyzedWord, _ leftSurface: UnsafeBufferPointer<UInt8>, _ right: AnalyzedWord,
    _ rightSurface: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let category = right.traits.intersection(.anyCategory).rawValue.trailingZeroBitCount
    guard category < WordTraits.categoryCount else { return false }
    var index = starts[category]
    let end = starts[category + 1]
    while index < end {
      let condition = conditions[index]
      index += 1
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

  /// All categories.
  static let anyCategory = WordTraits(rawValue: 1 << UInt64(categoryCount) - 1)
}
