/// A language and the natural logarithm of its probability.
struct LanguageScore: Sendable, Hashable {
  var language: LanguageTag
  var logProbability: Float
}
