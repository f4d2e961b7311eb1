/// Text in other languages: left alone, or enclosed in elements that name its language.
extension PassageAnnotator {
  /// Decides whether text without kana is in another language, after a survey of all passages.
  func finishSurvey() {
    isForeignDocument = survey?.isForeign(languages) ?? false
    survey = nil
  }

  /// Returns whether a text is in another language that uses ideographs.
  func isForeign(_ text: [UInt8]) -> Bool {
    switch languages.script(of: text, detects: !isForeignDocument) {
    case .japanese: false
    case .foreign: true
    case .undecided(let ideographs): ideographs > 0 && isForeignDocument
    }
  }

  /// Encloses text in other languages in elements.
  func appendLanguages(_ passage: Passage, _ edits: inout [DocumentEdit]) {
    var tags = PassageTags(passage.tags)
    for run in languages.runs(in: passage.text) {
      guard let source = passage.source(of: run.range),
        let (start, end) = notation.languageTags(run.language)
      else { continue }
      guard let range = tags.balanced(source, from: lastEnd) else {
        counts.splitByMarkup += 1
        continue
      }
      guard !isEscaped(start, at: range.lowerBound, passage),
        !isEscaped(end, at: range.upperBound, passage)
      else {
        counts.changingStructure += 1
        continue
      }
      edits.append(DocumentEdit(range: range.lowerBound..<range.lowerBound, text: start))
      edits.append(DocumentEdit(range: range.upperBound..<range.upperBound, text: end))
      lastEnd = range.upperBound
      counts.annotated += 1
    }
  }
}
