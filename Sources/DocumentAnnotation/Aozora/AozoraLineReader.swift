internal import TextFoundation

/// Reads a line of an Aozora text.
struct AozoraLineReader {
  /// The maximum number of bytes in which the end of a range is searched for.
  private static let maximumDistance = 1024

  private let bytes: UnsafeBufferPointer<UInt8>
  private let line: Range<Int>
  private var position: Int
  /// The offset of the source up to which text is appended to the passage.
  private var copied: Int
  private(set) var passage = Passage()
  private(set) var rubies: [AozoraRuby] = []
  /// The ranges of the passage that are not writable.
  var protected: [Range<Int>] = []
  /// The offsets of the passage at kunten, whose kanji are not read in the order of the text.
  private var kunten: [Int] = []
  /// The ｜ that starts the next base, and its offset in the passage.
  private var bar: (source: Range<Int>, text: Int)?
  /// The offsets of the passage and of the source after the last ruby.
  private var lastRuby = (text: 0, source: 0)
  private(set) var (startsHeading, endsHeading, isHeading) = (false, false, false)
  private(set) var startsPage = false

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    self.bytes = bytes
    self.line = line
    position = line.lowerBound
    copied = position
    lastRuby.source = position
  }

  /// Reads the line to its end.
  mutating func read() {
    while position < line.upperBound {
      switch bytes[position] {
      case 0xE2 where starts("※［＃"): readGaiji()
      case 0xEF where starts("［＃"): readNote()
      case 0xEF where starts("｜"): readBar()
      case 0xEF where starts("／＼"), 0xEF where starts("／″＼"): readRepeatMark()
      case 0xE3 where starts("《"): readRuby()
      case 0xE3 where starts("〔"): readAccents()
      default: position += 1
      }
    }
    position = line.upperBound
    copyText()
  }

  /// Returns the passage with what is reserved, and with the readings of kana.
  consuming func finished() -> Passage {
    for offset in kunten { protected.append(kanji(around: offset)) }
    protected += rubies.map(\.text)
    protected.sort { $0.lowerBound < $1.lowerBound }
    var disjoint: [Range<Int>] = []
    for range in protected where !range.isEmpty {
      if let last = disjoint.last, range.lowerBound <= last.upperBound {
        disjoint[disjoint.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        disjoint.append(range)
      }
    }
    passage.rewrite(omitting: [], protecting: disjoint)
    for ruby in rubies where ruby.reading.isKanaReading {
      passage.give(
        Passage.GivenReading(
          text: ruby.text, reading: ruby.reading, opening: ruby.bar, notation: ruby.notation))
    }
    return passage
  }

  private func starts(_ text: StaticString) -> Bool {
    bytes.starts(with: text, at: position, limit: line.upperBound)
  }

  /// Appends the text before the position.
  private mutating func copyText() {
    if copied < position { passage.append(bytes, copied..<position, isWritable: true) }
    copied = position
  }

  /// Continues after a range of the source that is not text.
  private mutating func skip(to end: Int) { (position, copied) = (end, end) }

  private mutating func appendReserved(to end: Int) {
    copyText()
    let start = passage.text.count
    passage.append(bytes, position..<end, isWritable: true)
    protected.append(start..<passage.text.count)
    skip(to: end)
  }

  // MARK: Notes

  private mutating func readNote() {
    guard let note = AozoraNote(in: bytes, at: position, limit: line.upperBound) else { return }
    copyText()
    if note.separatesText, !passage.isEmpty {
      let start = passage.text.count
      passage.append("\u{FFFC}".utf8, for: note.range, isWritable: true)
      protected.append(start..<passage.text.count)
    } else if note.isKunten {
      kunten.append(passage.text.count)
    } else {
      readTag(note)
    }
    if note.startsPage { startsPage = true }
    if note.content.hasSuffix("見出し") {
      isHeading = true
      if note.content.hasPrefix("ここから") { startsHeading = true }
    } else if note.content.hasSuffix("見出し終わり") {
      isHeading = true
      endsHeading = true
    }
    skip(to: note.range.upperBound)
  }

  /// Appends the tag of a note that starts or ends a range of the line.
  private mutating func readTag(_ note: AozoraNote) {
    if note.content.hasSuffix("終わり") {
      passage.append(InlineTag(kind: .end, source: note.range))
      return
    }
    // Most notes are references to the text before, with its quotation.
    guard !note.content.hasPrefix("「") else { return }
    let end = Array("［＃\(note.content)終わり］".utf8)
    let rest = bytes[note.range.upperBound..<line.upperBound].prefix(Self.maximumDistance)
    guard rest.count >= end.count, rest.firstRange(of: end) != nil else { return }
    passage.append(InlineTag(kind: .start, source: note.range))
  }

  /// Reads a character that the encoding lacks: ※［＃…］.
  private mutating func readGaiji() {
    let start = position
    guard let note = AozoraNote(in: bytes, at: position + 3, limit: line.upperBound) else { return }
    copyText()
    let range = start..<note.range.upperBound
    if let scalar = note.namedScalar ?? JISCharacterTable.scalar(for: note.content) {
      passage.append(String(Character(scalar)).utf8, for: range, isWritable: true)
    } else {
      let text = passage.text.count
      passage.append("\u{FFFC}".utf8, for: range, isWritable: true)
      protected.append(text..<passage.text.count)
    }
    skip(to: range.upperBound)
  }

  /// Reads 〔…〕, which is reserved if it contains a letter with an accent, as in 〔cafe'〕.
  private mutating func readAccents() {
    var (end, hasAccent) = (position + 3, false)
    let limit = min(line.upperBound, position + Self.maximumDistance)
    while end < limit, !bytes.starts(with: "〕", at: end, limit: limit) {
      if end > position + 3, bytes[end - 1].isASCIILetter, "'`^~:&,/_@".utf8.contains(bytes[end]) {
        hasAccent = true
      }
      end += 1
    }
    if hasAccent, end < limit { appendReserved(to: end + 3) } else { position += 3 }
  }

  private mutating func readRepeatMark() {
    appendReserved(to: position + (starts("／＼") ? 6 : 9))
  }

  // MARK: Ruby

  private mutating func readBar() {
    var end = position + 3
    while end < line.upperBound {
      if let note = AozoraNote(in: bytes, at: end, limit: line.upperBound) {
        end = note.range.upperBound
        continue
      }
      if bytes.starts(with: "｜", at: end, limit: line.upperBound) { break }
      if bytes.starts(with: "《", at: end, limit: line.upperBound) {
        guard end > position + 3 else { break }
        copyText()
        bar = (position..<position + 3, passage.text.count)
        skip(to: position + 3)
        return
      }
      end += 1
    }
    appendReserved(to: position + 3)
  }

  private mutating func readRuby() {
    if starts("《《") {
      // Without an end, an insertion could supply one.
      var limit = min(line.upperBound, position + Self.maximumDistance)
      while limit < line.upperBound, bytes[limit] & 0xC0 == 0x80 { limit -= 1 }
      let range = min(position + 6, limit)..<limit
      appendReserved(to: bytes.firstOffset(of: "》》", in: range).map { $0 + 6 } ?? limit)
      bar = nil
      return
    }
    guard let (reading, end) = reading() else {
      appendReserved(to: position + 3)
      bar = nil
      return
    }
    copyText()
    let text = bar?.text ?? baseStart()
    guard text < passage.text.count, !reading.isEmpty,
      let base = passage.extent(of: text..<passage.text.count)
    else {
      appendReserved(to: end)
      bar = nil
      return
    }
    let start = bar?.source.upperBound ?? base.lowerBound
    rubies.append(
      AozoraRuby(
        bar: bar?.source, base: start..<position, notation: position..<end,
        text: text..<passage.text.count, reading: reading))
    bar = nil
    skip(to: end)
    lastRuby = (passage.text.count, end)
  }

  /// Returns the reading without notes, and the offset after 》.
  private func reading() -> (text: String, end: Int)? {
    var (offset, start) = (position + 3, position + 3)
    var text = ""
    while offset < line.upperBound {
      if let note = AozoraNote(in: bytes, at: offset, limit: line.upperBound) {
        text += String(decoding: bytes[start..<offset], as: UTF8.self)
        offset = note.range.upperBound
        start = offset
      } else if bytes.starts(with: "》", at: offset, limit: line.upperBound) {
        return (text + String(decoding: bytes[start..<offset], as: UTF8.self), offset + 3)
      } else if bytes.starts(with: "《", at: offset, limit: line.upperBound) {
        return nil
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// Returns the offset of the passage at which a base without ｜ starts: the longest text of one
  /// class of characters.
  private func baseStart() -> Int {
    passage.text.withUnsafeBufferPointer { text in
      var start = text.count
      var first: BaseCharacter?
      while start > lastRuby.text, let scalar = text.scalar(before: start) {
        let character = BaseCharacter(scalar.value)
        guard character != .other, first == nil || first == character else { break }
        first = character
        start -= scalar.length
      }
      return start
    }
  }

  /// Returns the range of the kanji around an offset of the passage.
  private func kanji(around offset: Int) -> Range<Int> {
    passage.text.withUnsafeBufferPointer { text in
      var (start, end) = (offset, offset)
      while let scalar = text.scalar(before: start), start > 0,
        BaseCharacter(scalar.value) == .kanji
      {
        start -= scalar.length
      }
      while end < text.count, let scalar = text.scalar(at: end),
        BaseCharacter(scalar.value) == .kanji
      {
        end += scalar.length
      }
      return start..<end
    }
  }
}
