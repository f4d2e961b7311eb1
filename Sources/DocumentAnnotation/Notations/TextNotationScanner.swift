internal import TextFoundation

/// Finds what has the form of an inserted reading, in the source of a passage.
struct TextNotationScanner {
  /// An occurrence: the ranges of the source before and after the base.
  struct Match {
    let form: Int
    let ranges: [Range<Int>]
  }

  fileprivate let bytes: UnsafeBufferPointer<UInt8>
  private let forms: [TextNotationForm]
  private let isLatin: Bool
  /// The maximum number of bytes of a base or a reading.
  private static let maximumLength = 512

  private let view: SourceView?

  /// Creates a scanner of a document.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - view: the document with decoded escapes, if it has any.
  ///   - forms: the forms of the notation.
  ///   - isLatin: whether readings are in Latin letters.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, view: SourceView?, _ forms: [TextNotationForm],
    isLatin: Bool
  ) {
    self.bytes = view?.bytes ?? bytes
    self.view = view
    self.forms = forms
    self.isLatin = isLatin
  }

  /// Returns the occurrences in a passage, in order.
  func matches(in passage: Passage) -> [Match] {
    guard let view else { return viewMatches(in: passage) }
    return viewMatches(in: passage.mappingSource(view.range(ofSource:))).map { match in
      Match(form: match.form, ranges: match.ranges.map(view.range(ofView:)))
    }
  }

  private func viewMatches(in passage: Passage) -> [Match] {
    let text = textRanges(of: passage)
    var matches: [Match] = []
    var end = 0
    for (index, range) in text.enumerated() {
      var offset = max(range.lowerBound, end)
      while offset < range.upperBound {
        if let match = match(at: offset, in: range, text, index), match.ranges[0].lowerBound >= end
        {
          matches.append(match)
          end = match.ranges[match.ranges.count - 1].upperBound
          offset = max(offset + 1, min(end, range.upperBound))
        } else {
          offset += 1
        }
      }
    }
    return matches
  }

  /// Returns the ranges of the source that are text, in order, with those of notations.
  private func textRanges(of passage: Passage) -> [Range<Int>] {
    var ranges = passage.spans.map(\.source)
    for given in passage.givenReadings {
      if let opening = given.opening { ranges.append(opening) }
      if let notation = given.notation { ranges.append(notation) }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [Range<Int>] = []
    for range in ranges {
      if let last = merged.last,
        range.lowerBound <= last.upperBound || areWordJoiners(last.upperBound..<range.lowerBound)
      {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Returns whether a range consists of word joiners, which are part of a form but not of the text.
  private func areWordJoiners(_ range: Range<Int>) -> Bool {
    range.count <= 6 && range.count % 3 == 0
      && stride(from: range.lowerBound, to: range.upperBound, by: 3).allSatisfy {
        bytes[$0..<range.upperBound].starts(with: [0xE2, 0x81, 0xA0])
      }
  }

  private func match(
    at offset: Int, in range: Range<Int>, _ text: [Range<Int>], _ index: Int
  ) -> Match? {
    for (number, form) in forms.enumerated() {
      switch form {
      case .suffix(let open, let close):
        guard starts(open, at: offset, range.upperBound), isAfterBase(offset),
          let end = reading(from: offset + open.utf8.count, close, range.upperBound)
        else { continue }
        return Match(form: number, ranges: [offset..<end])
      case .spaced(let count):
        guard bytes[offset] == UInt8(ascii: "["), isAfterBase(offset),
          let end = reading(from: offset + 1, "]", range.upperBound, spaces: count),
          let space = space(before: offset, text, index)
        else { continue }
        return Match(form: number, ranges: [space..<space + 1, offset..<end])
      case .enclosing(let open, let separator, let close):
        guard starts(open, at: offset, range.upperBound),
          let match = enclosing(number, offset..<offset + open.utf8.count, separator, close, text)
        else { continue }
        return match
      }
    }
    return nil
  }

  private func starts(_ text: TextNotationForm.StaticText, at offset: Int, _ limit: Int) -> Bool {
    limit - offset >= text.utf8.count && bytes[offset...].starts(with: text.utf8)
  }

  /// Returns whether the character before an offset may end a base, or the markup around one.
  private func isAfterBase(_ offset: Int) -> Bool {
    guard let scalar = bytes.scalar(before: offset) else { return false }
    switch scalar.value {
    case 0x2060, 0xFFFD, 0x3E, 0x3B, 0x2A, 0x5F, 0x7E, 0xFF3D, 0x7D: return true
    default: return TextNotationForm.isEndOfBase(scalar.value, isLatin: isLatin)
    }
  }

  /// Returns the offset after a reading and what closes it.
  private func reading(
    from start: Int, _ close: TextNotationForm.StaticText, _ limit: Int, spaces: Int? = nil
  ) -> Int? {
    let limit = min(limit, start + Self.maximumLength)
    var offset = start
    while offset < limit, let scalar = bytes.scalar(at: offset),
      TextNotationForm.isReading(scalar.value, isLatin: isLatin)
    {
      offset += scalar.length
    }
    guard offset > start, isLatin || bytes[start] != 0x20 else { return nil }
    if let spaces {
      var count = 0
      while isLatin, offset - count > start, bytes[offset - 1 - count] == 0x20 { count += 1 }
      while !isLatin, offset < limit, bytes[offset] == 0x20 {
        (offset, count) = (offset + 1, count + 1)
      }
      guard count == spaces else { return nil }
    }
    return starts(close, at: offset, limit) ? offset + close.utf8.count : nil
  }

  /// Returns the offset of the space before the base that ends at an offset.
  private func space(before end: Int, _ text: [Range<Int>], _ index: Int) -> Int? {
    var (offset, index) = (end, index)
    while end - offset < Self.maximumLength {
      if offset == text[index].lowerBound {
        // A space at the start of a line may not be part of the passage.
        if offset < end, let space = spaceOutside(offset) { return space }
        guard index > 0 else { return nil }
        index -= 1
        offset = text[index].upperBound
        continue
      }
      offset -= 1
      switch bytes[offset] {
      case 0x20: return offset + 1 < end ? offset : nil
      case 0x0A, 0x0D, 0x09, UInt8(ascii: "["), UInt8(ascii: "]"): return nil
      default: break
      }
    }
    return nil
  }

  /// Returns the offset of the space directly before an offset, or before tags and delimiter runs of
  /// Markdown there.
  private func spaceOutside(_ offset: Int) -> Int? {
    var start = offset
    while start > 0, offset - start < Self.maximumLength {
      switch bytes[start - 1] {
      case 0x20: return start - 1
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): start -= 1
      case UInt8(ascii: ">"):
        let limit = max(0, start - Self.maximumLength)
        guard let tag = bytes[limit..<start].lastIndex(of: UInt8(ascii: "<")) else { return nil }
        start = tag
      default: return nil
      }
    }
    return nil
  }

  private func enclosing(
    _ number: Int, _ open: Range<Int>, _ separator: TextNotationForm.StaticText,
    _ close: TextNotationForm.StaticText, _ text: [Range<Int>]
  ) -> Match? {
    let limit = min(bytes.count, open.upperBound + Self.maximumLength)
    var offset = open.upperBound
    while offset < limit, !starts(separator, at: offset, limit) {
      if starts(close, at: offset, limit) { return nil }
      if bytes[offset...].starts(with: bytes[open]) || isDelimiter(at: offset) { return nil }
      offset += 1
    }
    guard offset > open.upperBound, offset < limit,
      let end = reading(from: offset + separator.utf8.count, close, limit)
    else { return nil }
    // In the table of a Markdown document `|` is escaped.
    let start = bytes[offset - 1] == UInt8(ascii: "\\") ? offset - 1 : offset
    let index = text.partitioningIndex { $0.upperBound > offset }
    guard start > open.upperBound, index < text.count, text[index].contains(offset),
      end <= text[index].upperBound
    else { return nil }
    return Match(form: number, ranges: [open, start..<end])
  }
}

extension TextNotationScanner {
  /// Returns whether a character that no base contains is at an offset: a brace or a bar.
  fileprivate func isDelimiter(at offset: Int) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"): true
    default: bytes[offset...].starts(with: "｜".utf8)
    }
  }
}
