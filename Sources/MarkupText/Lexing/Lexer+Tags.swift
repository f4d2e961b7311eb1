import TextFoundation

/// Lexing of tags and attributes (WHATWG HTML, 13.2.5.6 to 13.2.5.8 and 13.2.5.32 to 13.2.5.40).
extension Lexer {
  /// The maximum number of attributes in a tag; the rest are ignored to bound the search for
  /// duplicates.
  static var maximumAttributeCount: Int { 255 }
  /// The number of scans for the end of a tag that may reach the end of the source.
  ///
  /// After that, quotes no longer hide `>`, which keeps lexing linear.
  private static var maximumFailedTagScans: Int { 8 }

  mutating func startTag(at start: Int) -> Outcome {
    guard start < lastTagEnd else { return unterminatedTag(at: start) }
    failedTagScansBeforeTag = failedTagScans
    var name = TagName()
    scanName(from: start &+ 1, &name)
    let firstAttribute = attributes.count
    guard let tag = scanAttributes(from: name.end) else { return unterminatedTag(at: start) }
    lastTagMayBeText =
      mode == .lenient && !name.code.isKnown && !name.hasHyphen && !tag.hasValues
      && !tag.isSelfClosing
    if name.code == .none || lastTagMayBeText && !looksAhead && !isEnded(tagAt: start) {
      attributes.truncate(to: firstAttribute)
      note(.tagAsText, at: start, name.code)
      if mode != .lenient { return .token(MarkupToken(.ignored, start, tag.end)) }
      return .text(upTo: tag.end)
    }
    var token = MarkupToken(.startTag, start, tag.end)
    token.name = name.code
    token.firstAttribute = Int32(truncatingIfNeeded: firstAttribute)
    token.attributeCount = UInt8(truncatingIfNeeded: attributes.count &- firstAttribute)
    token.isSelfClosing = tag.isSelfClosing
    if looksAhead { attributes.truncate(to: firstAttribute) }
    let properties = table.properties(of: name.code)
    if mode != .xml, properties.contains(.rawText) || properties.contains(.escapableRawText) {
      rawTextElement = name.code
    }
    return .token(token)
  }

  mutating func endTag(at start: Int) -> Outcome {
    guard start < lastTagEnd else { return unterminatedTag(at: start) }
    var name = TagName()
    scanName(from: start &+ 2, &name)
    let firstAttribute = attributes.count
    guard let tag = scanAttributes(from: name.end) else { return unterminatedTag(at: start) }
    if attributes.count > firstAttribute {
      attributes.truncate(to: firstAttribute)
      note(.endTagAttributes, at: start, name.code)
    }
    var token = MarkupToken(.endTag, start, tag.end)
    token.name = name.code
    return .token(token)
  }

  mutating func unterminatedTag(at start: Int) -> Outcome {
    note(.unterminatedTag, at: start)
    // Browsers drop a tag that the end of the source ends (13.2.5.8).
    if mode != .lenient { return .token(MarkupToken(.ignored, start, bytes.count)) }
    return .text(upTo: start &+ 1)
  }

  // MARK: Names

  private struct TagName {
    var code = ElementCode.none
    var end = 0
    var hasHyphen = false
  }

  private mutating func scanName(from start: Int, _ name: inout TagName) {
    var key = PackedName()
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .greaterThan || byte == .slash || byte.isMarkupSpace { break }
      if byte == .hyphen { name.hasHyphen = true }
      key.append(byte.asciiLowercased)
      position &+= 1
    }
    name.end = position
    name.code = table.code(of: key)
    if name.code == .none { name.code = names.code(of: key, bytes, in: start..<position) }
  }

  // MARK: Attributes

  private struct TagEnd {
    /// The offset after the `>`.
    var end: Int
    var isSelfClosing = false
    /// Whether any attribute has a value.
    var hasValues = false
  }

  /// Reads attributes up to `>`; the source must contain a `>` at or after `start`.
  ///
  /// Returns nil if every `>` is inside quotes, except in the lenient mode: the first one ends the tag.
  private mutating func scanAttributes(from start: Int) -> TagEnd? {
    if bytes[start] == .greaterThan { return TagEnd(end: start &+ 1) }
    let firstAttribute = attributes.count
    if failedTagScans < Self.maximumFailedTagScans {
      if let tag = scanAttributes(from: start, limit: bytes.count) { return tag }
      failedTagScans += 1
      attributes.truncate(to: firstAttribute)
    }
    guard mode == .lenient else { return nil }
    note(.unterminatedQuote, at: start)
    let limit = bytes.firstOffset(of: .greaterThan, from: start) ?? bytes.count
    return scanAttributes(from: start, limit: limit) ?? TagEnd(end: min(limit &+ 1, bytes.count))
  }

  /// Reads attributes up to `>` or `limit`, and returns nil if the end of the source comes first.
  ///
  /// `limit` is the offset of a `>` or the end of the source.
  private mutating func scanAttributes(from start: Int, limit: Int) -> TagEnd? {
    var tag = TagEnd(end: start)
    var position = start
    let firstAttribute = attributes.count
    while true {
      while position < limit, bytes[position].isMarkupSpace || bytes[position] == .slash {
        position &+= 1
      }
      if position >= limit || bytes[position] == .greaterThan {
        guard position < bytes.count else { return nil }
        tag.isSelfClosing = bytes[position &- 1] == .slash
        tag.end = position &+ 1
        return tag
      }
      let nameStart = position
      position &+= 1
      while position < limit {
        let byte = bytes[position]
        if byte == 0x3D || byte == .greaterThan || byte == .slash || byte.isMarkupSpace { break }
        position &+= 1
      }
      let nameEnd = position
      while position < limit, bytes[position].isMarkupSpace { position &+= 1 }
      var value = nameEnd..<nameEnd
      if position < limit, bytes[position] == 0x3D {
        tag.hasValues = true
        position &+= 1
        while position < limit, bytes[position].isMarkupSpace { position &+= 1 }
        position = scanValue(from: position, limit: limit, &value)
        if position < limit, value.upperBound == position, bytes[position &- 1] == .slash,
          bytes[position] == .greaterThan
        {
          // `<a b=c/>`: the slash belongs to the value, so the tag is not self-closing.
          append(nameStart..<nameEnd, value, after: firstAttribute)
          tag.end = position &+ 1
          return tag
        }
      }
      append(nameStart..<nameEnd, value, after: firstAttribute)
    }
  }

  /// Reads an attribute value and returns the offset after it.
  private mutating func scanValue(from start: Int, limit: Int, _ value: inout Range<Int>) -> Int {
    guard start < limit else {
      value = start..<start
      return start
    }
    let quote = bytes[start]
    var position = start
    if quote == 0x22 || quote == 0x27 {
      if let close = closingQuote(quote, from: start &+ 1, limit: limit) {
        value = start &+ 1..<close
        return close &+ 1
      }
      note(.unterminatedQuote, at: start)
      // In a browser the tag has no end (13.2.5.36).
      guard mode == .lenient else {
        value = start..<start
        return bytes.count
      }
      position &+= 1
    }
    let valueStart = position
    while position < limit, !bytes[position].isMarkupSpace, bytes[position] != .greaterThan {
      position &+= 1
    }
    value = valueStart..<position
    return position
  }

  private mutating func closingQuote(_ quote: UInt8, from start: Int, limit: Int) -> Int? {
    if start >= (quote == 0x22 ? noDoubleQuoteFrom : noSingleQuoteFrom) { return nil }
    var position = start
    let near = min(limit, start &+ 32)
    while position < near {
      if bytes[position] == quote { return position }
      position &+= 1
    }
    if let found = bytes.firstOffset(of: quote, from: position) {
      return found < limit ? found : nil
    }
    if quote == 0x22 { noDoubleQuoteFrom = start } else { noSingleQuoteFrom = start }
    return nil
  }

  private mutating func append(
    _ name: Range<Int>, _ value: Range<Int>, after firstAttribute: Int
  ) {
    var index = firstAttribute
    while index < attributes.count {
      let other = attributes[index]
      if isSameName(name, Int(other.nameStart)..<Int(other.nameEnd)) {
        note(.duplicateAttribute, at: name.lowerBound)
        return
      }
      index &+= 1
    }
    guard attributes.count &- firstAttribute < Self.maximumAttributeCount else {
      if attributes.count &- firstAttribute == Self.maximumAttributeCount {
        note(.tooManyAttributes, at: name.lowerBound)
      }
      return
    }
    attributes.append(
      AttributeRecord(
        nameStart: Int32(truncatingIfNeeded: name.lowerBound),
        nameEnd: Int32(truncatingIfNeeded: name.upperBound),
        valueStart: Int32(truncatingIfNeeded: value.lowerBound),
        valueEnd: Int32(truncatingIfNeeded: value.upperBound)))
  }

  private func isSameName(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    guard one.count == other.count else { return false }
    for step in 0..<one.count
    where bytes[one.lowerBound &+ step].asciiLowercased
      != bytes[other.lowerBound &+ step].asciiLowercased
    {
      return false
    }
    return true
  }
}
