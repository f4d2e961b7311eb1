internal import TextFoundation

extension Passage {
  /// Takes ranges out of the text, and makes others unwritable.
  ///
  /// - Parameters:
  ///   - omitted: ranges on character boundaries, in order and disjoint.
  ///   - protected: the same; may overlap with `omitted`.
  mutating func rewrite(omitting omitted: [Range<Int>], protecting protected: [Range<Int>]) {
    guard !omitted.isEmpty || !protected.isEmpty else { return }
    var result = Passage()
    result.isHeading = isHeading
    result.startsPage = startsPage
    result.isTableCell = isTableCell
    for tag in tags { result.append(tag) }
    var (omission, protection) = (omitted[...], protected[...])
    for span in spans {
      var position = span.text.lowerBound
      while position < span.text.upperBound {
        while let first = omission.first, first.upperBound <= position { omission.removeFirst() }
        while let first = protection.first, first.upperBound <= position {
          protection.removeFirst()
        }
        var end = span.text.upperBound
        let isOmitted = omission.first.map { $0.lowerBound <= position } ?? false
        let isProtected = protection.first.map { $0.lowerBound <= position } ?? false
        if let first = omission.first {
          end = min(end, isOmitted ? first.upperBound : first.lowerBound)
        }
        if let first = protection.first {
          end = min(end, isProtected ? first.upperBound : first.lowerBound)
        }
        if !isOmitted {
          result.append(
            text[position..<end], for: span.source(of: position..<end),
            isWritable: span.isWritable && !isProtected && span.isWhole(position..<end))
        }
        position = end
      }
    }
    var shift = 0
    var rest = omitted[...]
    for given in givenReadings {
      while let first = rest.first, first.upperBound <= given.text.lowerBound {
        shift += first.count
        rest.removeFirst()
      }
      let range = given.text.lowerBound - shift..<given.text.upperBound - shift
      guard range.upperBound <= result.text.count else { continue }
      result.give(
        GivenReading(
          text: range, reading: given.reading, opening: given.opening, notation: given.notation))
    }
    self = result
  }

  /// Returns the smallest range of the source that contains a range of the text; nil for an empty
  /// one.
  func extent(of range: Range<Int>) -> Range<Int>? {
    guard !range.isEmpty else { return nil }
    var result: Range<Int>?
    let first = spans.partitioningIndex { $0.text.upperBound > range.lowerBound }
    for span in spans[first...] {
      guard span.text.lowerBound < range.upperBound else { break }
      let source = span.source(of: range.clamped(to: span.text))
      result = (result?.lowerBound ?? source.lowerBound)..<source.upperBound
    }
    return result
  }
}

extension SourceSpan {
  /// Returns the range of the source that a range of the text comes from.
  fileprivate func source(of range: Range<Int>) -> Range<Int> {
    guard isCopied else { return source }
    let start = source.lowerBound + range.lowerBound - text.lowerBound
    return start..<start + range.count
  }

  /// Whether the source writes a range of the text on its own: not a fraction of a reference.
  fileprivate func isWhole(_ range: Range<Int>) -> Bool { isCopied || range == text }
}
