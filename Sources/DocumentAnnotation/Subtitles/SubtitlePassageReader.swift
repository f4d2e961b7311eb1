internal import MarkupText
internal import TextFoundation

/// Reads the passages of subtitles: the texts of cues, without tags and overrides.
///
/// A line end inside a cue does not end a sentence unless the line before it does, or the next line
/// starts with another speaker.
struct SubtitlePassageReader<Cues: CueSource>: PassageReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var cues: Cues
  /// The rest of the text of the cue.
  private var rest = 0..<0
  private var elements = CueElements()
  /// Whether text is the outline of a drawing of ASS.
  private var isDrawing = false
  /// Whether a brace that opens an override may be closed in the rest of the cue.
  private var mayHaveOverrides = true
  /// The passage that ``next()`` has read.
  private(set) var passage = Passage()

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    cues = Cues(bytes)
  }

  var counts: AnnotationCounts {
    var counts = AnnotationCounts()
    counts.malformed = cues.malformedCount
    return counts
  }

  /// Reads the next passage, and returns false at the end.
  mutating func next() -> Bool {
    passage.removeAll()
    while passage.isEmpty {
      if rest.isEmpty {
        guard let cue = cues.next() else { return false }
        rest = cue
        passage.removeAll()
        (elements, isDrawing, mayHaveOverrides) = (CueElements(), false, true)
      }
      read()
    }
    passage.protect(.notes)
    return true
  }

  /// Reads the cue up to the end of a passage.
  private mutating func read() {
    while !rest.isEmpty {
      if passage.isEmpty, !isDrawing, !elements.ruby.isOpen, readSpeaker() { return }
      let start = rest.lowerBound
      var end = start
      while end < rest.upperBound, !mayBeSpecial(bytes[end]) { end &+= 1 }
      append(start..<end)
      rest = end..<rest.upperBound
      guard end < rest.upperBound else { return }
      if readSpecial(at: end) { return }
    }
  }

  /// Skips a dash that introduces a speaker, and reads a name in parentheses.
  ///
  /// - Returns: whether a name has been read, which is a passage of its own.
  private mutating func readSpeaker() -> Bool {
    var offset = rest.lowerBound
    while offset < rest.upperBound, let scalar = bytes.scalar(at: offset) {
      switch scalar.value {
      case 0x20, 0x3000, 0x2D, 0xFF0D, 0x2013...0x2015, 0x2010, 0x226A:
        offset = min(offset + scalar.length, rest.upperBound)
        continue
      case 0x28, 0xFF08:
        guard let end = bytes.endOfParentheses(at: offset, limit: rest.upperBound),
          !bytes[offset..<end].contains(where: mayBeSyntax)
        else { break }
        append(offset..<end)
        rest = end..<rest.upperBound
        return true
      default: break
      }
      break
    }
    rest = offset..<rest.upperBound
    return false
  }

  private func mayBeSyntax(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x26, 0x3C, 0x5C, 0x7B: true
    default: false
    }
  }

  @inline(__always)
  private func mayBeSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x0A, 0x0D, 0x26, 0x3C, 0x5C, 0x7B, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Reads what may not be text, and returns whether the passage ends after it.
  private mutating func readSpecial(at start: Int) -> Bool {
    var end: Int?
    switch (bytes[start], Cues.syntax) {
    case (0x0A, _), (0x0D, _):
      let isPair = bytes.starts(with: "\r\n", at: start, limit: rest.upperBound)
      return readLineEnd(start..<start + (isPair ? 2 : 1))
    case (UInt8(ascii: "\\"), .subRip), (UInt8(ascii: "\\"), .ass):
      guard start + 1 < rest.upperBound else { break }
      switch bytes[start + 1] {
      case UInt8(ascii: "N"), UInt8(ascii: "n"): return readLineEnd(start..<start + 2)
      case UInt8(ascii: "h"):
        append(" ".utf8, for: start..<start + 2)
        end = start + 2
      default: break
      }
    case (UInt8(ascii: "{"), .subRip), (UInt8(ascii: "{"), .ass): end = readOverride(at: start)
    case (UInt8(ascii: "<"), .subRip):
      if let tag = TagLikeText(in: bytes, at: start, limit: rest.upperBound) {
        passage.append(InlineTag(kind: tag.kind, source: tag.range))
        elements.readTag(tag, in: &passage)
        end = tag.range.upperBound
      }
    case (UInt8(ascii: "<"), .webVTT):
      let tag = CueTag(in: bytes, at: start, limit: rest.upperBound)
      elements.readTag(tag, in: &passage, bytes)
      end = tag.range.upperBound
    case (UInt8(ascii: "&"), .webVTT): end = readReference(at: start)
    case (0xC2, _), (0xE2, _), (0xEF, _):
      if let scalar = bytes.scalar(at: start), InvisibleCharacters.contains(scalar.value) {
        end = min(start + scalar.length, rest.upperBound)
      }
    default: break
    }
    if end == nil { append(start..<start + 1) }
    rest = (end ?? start + 1)..<rest.upperBound
    return false
  }

  /// Reads an override of ASS, and returns the offset after it; nil for a brace that is text.
  private mutating func readOverride(at start: Int) -> Int? {
    let next = start + 1 < rest.upperBound ? bytes[start + 1] : 0
    guard mayHaveOverrides, Cues.syntax == .ass || next == UInt8(ascii: "\\") else { return nil }
    guard let close = bytes[rest].firstIndex(of: UInt8(ascii: "}")) else {
      mayHaveOverrides = false
      return nil
    }
    // `\p1` starts a drawing, and `\p0` ends it.
    var offset = start
    while let found = bytes.firstOffset(of: #"\p"#, in: offset..<close) {
      let digits = bytes[(found + 2)..<close].prefix { $0.isASCIIDigit }
      if !digits.isEmpty { isDrawing = digits.contains { $0 != UInt8(ascii: "0") } }
      offset = found + 2
    }
    passage.append(InlineTag(kind: .empty, source: start..<close + 1))
    return close + 1
  }

  /// Reads a character reference, and returns the offset after it, or nil if it is text.
  private mutating func readReference(at start: Int) -> Int? {
    let name = bytes[(start + 1)..<min(start + 34, rest.upperBound)].prefix {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#")
    }
    let end = name.endIndex + 1
    guard !name.isEmpty, end <= rest.upperBound, bytes[end - 1] == UInt8(ascii: ";") else {
      return nil
    }
    let source = String(decoding: bytes[start..<end], as: UTF8.self)
    let decoded = CharacterReferences.decode(source)
    guard decoded != source else { return nil }
    if !decoded.unicodeScalars.allSatisfy({ InvisibleCharacters.contains($0.value) }) {
      append(decoded.utf8, for: start..<end)
    }
    return end
  }

  private mutating func append(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if elements.ruby.isAnnotation {
      elements.ruby.append(bytes[range])
    } else if isDrawing || elements.isOtherLanguage {
      passage.append("\u{FFFC}".utf8, for: range, isWritable: false)
    } else {
      passage.append(bytes, range, isWritable: !elements.ruby.isOpen)
    }
  }

  private mutating func append(_ decoded: some Collection<UInt8>, for range: Range<Int>) {
    if elements.ruby.isAnnotation {
      elements.ruby.append(decoded)
    } else {
      passage.append(
        decoded, for: range, isWritable: !elements.ruby.isOpen && !elements.isOtherLanguage)
    }
  }

  /// Reads a line end inside the cue, and returns whether the passage ends there.
  private mutating func readLineEnd(_ range: Range<Int>) -> Bool {
    rest = range.upperBound..<rest.upperBound
    guard !passage.isEmpty, !elements.ruby.isOpen else { return false }
    let boundary = CueLineEnd(
      after: passage.text, next: CueLineStart(bytes, rest, Cues.syntax), bytes)
    switch boundary {
    case .sentence: return true
    case .space: passage.append(" ".utf8, for: range, isWritable: true)
    case .nothing: break
    }
    return false
  }
}
