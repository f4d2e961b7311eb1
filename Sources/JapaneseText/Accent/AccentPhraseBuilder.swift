/// Combines the accents of words, in order, into the accent of a phrase.
///
/// A phrase may have several components: an auxiliary verb (読んで|いる, 勉強|する) combines with its own
/// auxiliaries before it joins the phrase, and its accent counts only if the preceding component
/// has no fall (よꜜんで います, いって いまꜜす; 秋永一枝「アクセント習得法則」, 新明解日本語アクセント辞典, on 補助動詞).
struct AccentPhraseBuilder {
  /// The completed components, combined.
  private var completed = AccentPart(nucleus: 0)
  /// The component to which words are appended.
  private var part = AccentPart(nucleus: 0)
  /// The rule of the phrase's first word if it is a prefix, applied when the next word is appended.
  private var prefix: AccentRule?
  private var previous: AnalyzedWord?

  /// The number of morae of the phrase so far.
  var moraCount: Int { completed.moraCount + part.moraCount }

  /// The nucleus of the phrase so far; `nil` if unknown.
  var nucleus: Int? {
    let nucleus = combinedNucleus
    return nucleus.flatMap { 0...moraCount ~= $0 ? $0 : nil }
  }

  private var combinedNucleus: Int? {
    guard let first = completed.nucleus else { return nil }
    if first > 0 { return first }
    return part.nucleus.map { $0 == 0 ? 0 : completed.moraCount + $0 }
  }

  /// Appends a word.
  ///
  /// - Parameters:
  ///   - word: the word.
  ///   - surface: its text.
  ///   - override: an accent that replaces the dictionary's, if a rule determined one.
  mutating func append(_ word: AnalyzedWord, surface: KanaBytes, override: AccentPart?) {
    let accent = override ?? WordAccent(word).part
    defer { previous = word }
    guard let previous else {
      start(with: word, accent: accent)
      return
    }
    if let prefix {
      self.prefix = nil
      join(accent, nucleus: prefix.nucleus(front: part, rear: accent))
      return
    }
    if startsPart(word, after: previous) {
      completed = AccentPart(moraCount: moraCount, nucleus: nucleus)
      part = AccentPart(nucleus: 0)
      start(with: word, accent: accent)
      return
    }
    if deaccents(surface, word) {
      join(accent, nucleus: 0)
      return
    }
    let corrected = AccentRuleCorrection.rule(for: word, surface: surface, after: previous)
    let rule = corrected ?? entryRule(word, accent: accent, after: AccentHost(previous))
    join(accent, nucleus: rule.nucleus(front: part, rear: accent))
    modify(by: word, isCorrected: corrected != nil)
  }

  /// Modifies the accent of the current component by the conjugation form of an auxiliary or a
  /// second verb.
  private mutating func modify(by word: AnalyzedWord, isCorrected: Bool) {
    guard word.intersects([.auxiliaryVerb, .verb]),
      let modification = AccentModification(word.entry)
    else { return }
    // M1 sets the nucleus regardless of its previous value; a corrected rule has already accounted
    // for it.
    if isCorrected, case .fromEnd = modification { return }
    part.modify(modification)
  }

  private mutating func start(with word: AnalyzedWord, accent: AccentPart) {
    part = accent
    guard word.intersects(.prefix) else { return }
    let rule = AccentRuleField(word.entry.accentRule).rule(after: .noun)
    prefix = rule.flatMap { $0.isPrefixRule ? $0 : nil }
    if part.nucleus == nil { part.nucleus = 0 }
  }

  private mutating func join(_ accent: AccentPart, nucleus: Int?) {
    part.moraCount += accent.moraCount
    if accent.moraCount > 0 { part.endsInsideSyllable = accent.endsInsideSyllable }
    part.nucleus = nucleus
  }

  /// Returns whether an auxiliary verb or adjective starts a new component.
  private func startsPart(_ word: AnalyzedWord, after previous: AnalyzedWord) -> Bool {
    guard word.intersects([.verb, .adjective]), !word.intersects(.suffix) else { return false }
    return previous.intersects([.particle, .verbal])
  }

  /// Returns whether の deletes the accent of the noun before it.
  ///
  /// The particle の makes a noun flat if the noun's last syllable has the nucleus (はなꜜ, はなの; にほꜜん,
  /// にほんの), unless the noun is one syllable (きꜜの) or one of two exceptions (つぎꜜの, よそꜜの).
  ///
  /// Source: 秋永一枝, as above, on the particle の; J. McCawley, The Phonological Component of a
  /// Grammar of Japanese (1968).
  private func deaccents(_ surface: KanaBytes, _ word: AnalyzedWord) -> Bool {
    guard word.intersects(.particle), surface.equals("の"), let previous,
      previous.intersects([.noun, .pronoun, .adjectivalNoun, .suffix]),
      let nucleus = part.nucleus, nucleus > 1,
      !previous.kana.isOne(of: ["ツギ", "ヨソ"])
    else { return false }
    return nucleus + (part.endsInsideSyllable ? 1 : 0) >= part.moraCount
  }

  /// Returns the rule of the dictionary entry, or a default rule for entries without one.
  private func entryRule(
    _ word: AnalyzedWord, accent: AccentPart, after host: AccentHost
  ) -> AccentRule {
    let field = AccentRuleField(word.entry.accentRule)
    if let rule = field.rule(after: host), !rule.isPrefixRule { return rule }
    if host == .particle, word.intersects(.functional) {
      return particleRule(word, field, moraCount: accent.moraCount)
    }
    guard word.entry.accentRule.isEmpty, !word.intersects(.functional) else { return .dependent }
    return Self.usualRule(of: accent, isSuffix: word.intersects(.suffix))
  }

  /// Returns the rule for a particle that follows another particle.
  ///
  /// Of two particles of one mora each, the first gets the nucleus (とうきょうにꜜは); から, だけ and ほど get it
  /// on their last mora (とうきょうからꜜは).
  ///
  /// Source: 日本語アクセントの決定過程の構造 (www5a.biglobe.ne.jp/~accent/accent2.htm), table of particles.
  private func particleRule(
    _ word: AnalyzedWord, _ field: AccentRuleField, moraCount: Int
  ) -> AccentRule {
    if moraCount == 1, word.intersects([.binding, .caseMarking]), let previous,
      !previous.intersects([.nominalizing, .sentenceFinal])
    {
      return .dominatingFlat(offset: 0)
    }
    return field.rule(after: .noun) ?? .dependent
  }

  /// Returns the default compound rule, for a second word whose entry has no rule.
  ///
  /// A word of more than two morae preserves its nucleus, or gets it on its first mora if it is
  /// flat or falls at its end; a shorter word moves the nucleus to the mora before it, and a short
  /// suffix changes nothing.
  ///
  /// Source: 匂坂・佐藤 (1983); 窪薗晴夫『日本語の音声』 (1999), chapter 6.
  static func usualRule(of accent: AccentPart, isSuffix: Bool) -> AccentRule {
    if accent.moraCount <= 2 { return isSuffix ? .dependentSuffix : .beforeSuffix }
    return accent.isFlat == false ? .preserving : .initial
  }
}
