import LineBreaking
import MarkupText

/// Finds the line break opportunities of a paragraph.
struct BreakOpportunityFinder {
  private let input: ParagraphInput
  private let rules: BreakingRules

  init(_ input: ParagraphInput, rules: BreakingRules) {
    self.input = input
    self.rules = rules
  }

  /// Returns the opportunities in the source text.
  ///
  /// The rules of the block are applied to the whole text, so that element boundaries do not divide
  /// words or pairs of characters.
  func find(in content: InlineContent, rubies: [ShapedRuby]) -> [BreakOpportunity] {
    let shown = content.transformed?.text ?? input.source.text
    var boundaries = TextBoundaries.none
    if let analyzer = input.context.options.analyzer, rules.findsPhrases || shown.hasComplexScript {
      boundaries = analyzer.boundaries(of: shown)
    }
    var found =
      (try? rules.breaker.opportunities(
        in: shown, boundaries: boundaries, fallbacks: rules.findsPhrases))
      ?? (try? rules.breaker.opportunities(in: shown)) ?? []
    if let transformed = content.transformed { found = transformed.sourceOpportunities(found) }
    return filtered(found, content, rubies)
  }

  /// Returns the opportunities that are not prohibited by spans without wrapping, ruby or
  /// `hyphens: none`.
  private func filtered(
    _ opportunities: [BreakOpportunity], _ content: InlineContent, _ rubies: [ShapedRuby]
  ) -> [BreakOpportunity] {
    let (wraps, hyphens, spans) = (rules.wraps, rules.hyphenates, content.spans)
    let isUniform = hyphens && spans.allSatisfy { $0.style.wraps == wraps } && rubies.isEmpty
    if isUniform, wraps { return opportunities }
    func start(of span: Int) -> Int { Int(content.items[spans[span].items.lowerBound].offset) }
    let closed = rubies.map { closedOffsets(of: $0, in: content.items) }
    var (spanIndex, ruby) = (0, 0)
    var kept: [BreakOpportunity] = []
    kept.reserveCapacity(opportunities.count)
    for opportunity in opportunities {
      if opportunity.kind == .mandatory {
        kept.append(opportunity)
        continue
      }
      if opportunity.kind == .hyphen, !hyphens { continue }
      // The nearest common ancestor of the characters before and after decides (CSS Text 4 §6.2).
      while spanIndex + 1 < spans.count, start(of: spanIndex + 1) < opportunity.offset {
        spanIndex += 1
      }
      if spanIndex < spans.count {
        let before = spans[spanIndex].style.wraps
        let isEdge = spanIndex + 1 < spans.count && start(of: spanIndex + 1) == opportunity.offset
        let after = isEdge ? spans[spanIndex + 1].style.wraps : before
        guard before == after ? before : wraps else { continue }
      } else if !wraps {
        continue
      }
      while ruby < closed.count, closed[ruby].upperBound <= opportunity.offset { ruby += 1 }
      if ruby < closed.count, closed[ruby].contains(opportunity.offset) {
        if let last = endWithinRuby(opportunity) { kept.append(last) }
      } else {
        kept.append(opportunity)
      }
    }
    return kept
  }

  /// Returns the offsets inside of a ruby base, where lines normally do not end.
  private func closedOffsets(of ruby: ShapedRuby, in items: InlineItems) -> Range<Int> {
    let start = Int(items[ruby.items.lowerBound].offset) + 1
    let end =
      ruby.items.upperBound < items.count
      ? Int(items[ruby.items.upperBound].offset) : input.source.text.utf8.count
    return start..<max(start, end)
  }

  /// Returns an opportunity within a ruby base as a break within a word, used only if the base is
  /// wider than a line.
  private func endWithinRuby(_ opportunity: BreakOpportunity) -> BreakOpportunity? {
    guard opportunity.kind != .hyphen, input.strut.breaksRubyBases else { return nil }
    return BreakOpportunity(offset: opportunity.offset, kind: .withinWord)
  }
}

extension TransformedText {
  /// Returns break opportunities in the displayed text as opportunities in the source.
  fileprivate func sourceOpportunities(_ found: [BreakOpportunity]) -> [BreakOpportunity] {
    found.compactMap { opportunity in
      guard startsCharacter(opportunity.offset) else { return nil }
      return BreakOpportunity(offset: sourceOffset(opportunity.offset), kind: opportunity.kind)
    }
  }
}
