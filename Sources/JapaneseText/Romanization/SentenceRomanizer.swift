import Kana
import TextFoundation

/// Writes the words of a chunk in Latin letters, with spaces between words of ``WordUnit/reader``.
///
/// Holds reusable buffers: use one per task.
struct SentenceRomanizer: ~Copyable {
  private let options: RomanizationOptions
  private let table: KanaRomanizer
  private let others = OtherScripts()
  /// Kana not yet romanized: words are batched, because each call of the table has a fixed cost.
  private var kana: [UInt8] = []
  /// Whether words may be batched: only without capitals and with a space as separator.
  private let canBatch: Bool
  private var needsCapital = true
  /// Whether a space may follow the last output.
  private var allowsSpace = false
  private var quotes = StraightQuotes()

  init(options: RomanizationOptions) {
    self.options = options
    table = options.makeTable()
    canBatch = options.capitalization == .none && options.wordSeparator == " "
  }

  /// Resets the state for the start of a line.
  mutating func beginLine() {
    needsCapital = options.capitalization != .none
    allowsSpace = false
    quotes = StraightQuotes()
  }

  /// Appends a chunk whose words are grouped by ``WordGrouping``.
  ///
  /// Continues the line of the preceding chunk, unless that ended with LF.
  mutating func append(_ text: AnalyzedText, to output: inout ByteBuffer) {
    appendWords(text, to: &output)
    if text.bytes.last == UInt8(ascii: "\n") { beginLine() }
  }

  private mutating func appendWords(_ text: AnalyzedText, to output: inout ByteBuffer) {
    if appendUnknownKana(text, to: &output) { return }
    var end = 0
    var index = 0
    while index < text.words.count {
      let first = index
      index += 1
      while index < text.words.count, joinsPrevious(text, index) { index += 1 }
      appendGap(text.bytes, end..<text.words[first].start, to: &output)
      appendGroup(text, first..<index, to: &output)
      end = text.words[index - 1].end
    }
    appendGap(text.bytes, end..<text.bytes.count, to: &output)
    flush(to: &output)
  }

  /// Returns whether a word continues the preceding one: in the same unit, or after a っ, which
  /// needs the consonant.
  private func joinsPrevious(_ text: AnalyzedText, _ index: Int) -> Bool {
    text.words[index].joinsPrevious
      || text.touchesPrevious(index) && text.words[index - 1].reading.hasSuffix("ッ")
        && !text.words[index].reading.isEmpty
  }

  /// Appends a line that is a single run of kana without dictionary words as one word; returns
  /// false for other lines.
  private mutating func appendUnknownKana(
    _ text: AnalyzedText, to output: inout ByteBuffer
  ) -> Bool {
    guard text.words.count > 1, text.words.contains(where: { $0.isUnknownOrFillerSyllable }),
      !text.words.contains(where: { $0.intersects(.overridden) }),
      text.words.allSatisfy({ $0.scripts.isSubset(of: .kana) }),
      text.words.indices.dropFirst().allSatisfy(text.touchesPrevious)
    else { return false }
    let range = text.words[0].start..<text.words[text.words.count - 1].end
    appendGap(text.bytes, 0..<range.lowerBound, to: &output)
    let start = output.count
    table.append(UnsafeBufferPointer(rebasing: text.bytes[range]), to: &output)
    capitalize(from: start, in: &output)
    appendGap(text.bytes, range.upperBound..<text.bytes.count, to: &output)
    return true
  }

  /// Appends the whitespace between words; an ideographic space becomes an ASCII space.
  private mutating func appendGap(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, to output: inout ByteBuffer
  ) {
    guard !range.isEmpty else { return }
    flush(to: &output)
    table.append(UnsafeBufferPointer(rebasing: bytes[range]), to: &output)
    allowsSpace = false
  }

  // MARK: Words

  private mutating func appendGroup(
    _ text: AnalyzedText, _ group: Range<Int>, to output: inout ByteBuffer
  ) {
    var isFirst = true
    var index = group.lowerBound
    while index < group.upperBound {
      let word = text.words[index]
      guard !word.reading.isEmpty || word.scripts.intersects(.kana) else {
        appendWithoutReading(text, word, isFirst: isFirst, to: &output)
        isFirst = false
        index += 1
        continue
      }
      let isBatched = canBatch && !text.surface(word).mayProduceNoLetters
      if !isBatched { flush(to: &output) }
      let end = output.count
      if isFirst { appendSpace(before: text, index, isBatched: isBatched, to: &output) }
      let start = output.count
      let first = index
      repeat {
        appendKana(text, index, isFirst: index == first)
        index += 1
      } while index < group.upperBound && !text.words[index].reading.isEmpty
      if !isBatched {
        flush(to: &output)
        guard output.count > start else {
          // A っ without a consonant to geminate produces no output, and therefore no space.
          output.truncate(to: end)
          continue
        }
        if options.capitalization == .properNouns, isFirst, word.intersects(.proper) {
          needsCapital = true
        }
        capitalize(from: start, in: &output)
      }
      // A middle dot in katakana has become a space, with no output after it (ジョン・ッ).
      allowsSpace = isBatched || output.bytes.last != UInt8(ascii: " ")
      isFirst = false
    }
  }

  /// Romanizes the batched kana.
  private mutating func flush(to output: inout ByteBuffer) {
    guard !kana.isEmpty else { return }
    kana.withUnsafeBufferPointer { table.append($0, to: &output) }
    kana.removeAll(keepingCapacity: true)
  }

  private mutating func appendKana(_ text: AnalyzedText, _ index: Int, isFirst: Bool) {
    let word = text.words[index]
    let surface = text.surface(word)
    if !isFirst, !(word.intersects(.auxiliaryVerb) && surface.equals("う")) {
      kana.append(SpokenKana.vowelSeparator)
    }
    if word.reading.isEmpty {
      kana.append(contentsOf: surface)
    } else {
      SpokenKana.append(
        word, surface: surface, followsSound: options.system.spellsParticlesBySound, to: &kana)
    }
  }

  /// Appends the space between two words, or the hyphen between a name and its suffix.
  private mutating func appendSpace(
    before text: AnalyzedText, _ index: Int, isBatched: Bool, to output: inout ByteBuffer
  ) {
    guard allowsSpace else { return }
    let isSuffix =
      options.hyphenatesNameSuffixes && text.touchesPrevious(index)
      && text.words[index].intersects(.suffix) && text.surface(at: index).isNameSuffix
    if isBatched {
      kana.append(UInt8(ascii: isSuffix ? "-" : " "))
    } else if isSuffix {
      output.append(UInt8(ascii: "-"))
    } else {
      output.append(options.wordSeparator)
    }
  }

  // MARK: Marks, letters, other scripts

  private mutating func appendWithoutReading(
    _ text: AnalyzedText, _ word: AnalyzedWord, isFirst: Bool, to output: inout ByteBuffer
  ) {
    let surface = text.surface(word)
    flush(to: &output)
    if word.scripts.isDisjoint(with: .other) {
      appendSpace(beforeByte: word.start, of: text, if: isFirst, to: &output)
      appendLetters(surface, to: &output)
      allowsSpace = true
      return
    }
    var offset = 0
    while let scalar = surface.scalar(at: offset) {
      let bytes = UnsafeBufferPointer(rebasing: surface[offset..<offset + scalar.length])
      let start = word.start + offset
      offset += scalar.length
      if SurfaceScripts.kind(of: scalar.value) != .other {
        let end = output.count
        appendSpace(beforeByte: start, of: text, if: isFirst, to: &output)
        let letters = output.count
        appendLetters(bytes, to: &output)
        if output.count > letters {
          allowsSpace = offset == surface.count
        } else {
          output.truncate(to: end)
        }
      } else if scalar.value == 0x30FB || scalar.value == 0xFF65 {
        // The middle dot between the components of a name or the items of a list.
        if allowsSpace { output.append(options.wordSeparator) }
        allowsSpace = false
      } else {
        let spacing = spacing(of: scalar.value, at: start, in: text)
        appendSpace(beforeByte: start, of: text, if: spacing.before, to: &output)
        table.append(bytes, to: &output)
        allowsSpace = spacing.after
        if spacing.endsSentence, options.capitalization != .none { needsCapital = true }
      }
    }
  }

  /// Returns the spacing of a punctuation mark or symbol in its context.
  private mutating func spacing(
    of scalar: UInt32, at start: Int, in text: AnalyzedText
  ) -> PunctuationSpacing {
    let before = text.bytes.scalar(before: start)?.value ?? 0
    let followsLetter = SurfaceScripts.kind(of: before) == .letters
    if let quote = quotes.spacing(of: scalar, followsLetter: followsLetter) { return quote }
    // `#` begins a tag, except in C#.
    if followsLetter, scalar == 0x23 || scalar == 0xFF03 { return .closing }
    return PunctuationSpacing(scalar)
  }

  /// Appends a space if it is due and allowed; no space is added between touching ASCII characters
  /// (`C++`, `3.5`), or between other touching letters and symbols (`mc²`, 🇯🇵).
  private func appendSpace(
    beforeByte start: Int, of text: AnalyzedText, if isDue: Bool, to output: inout ByteBuffer
  ) {
    guard allowsSpace, isDue else { return }
    if let before = text.bytes.scalar(before: start), let after = text.bytes.scalar(at: start) {
      if before.value < 0x80, after.value < 0x80 { return }
      if before.value.isForeign, after.value.isForeign { return }
    }
    output.append(options.wordSeparator)
  }

  private mutating func appendLetters(
    _ letters: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer
  ) {
    let start = output.count
    others.append(letters, with: table, to: &output)
    capitalize(from: start, in: &output)
  }

  // MARK: Capitals

  /// Capitalizes the letter at `start` if a capital is due.
  private mutating func capitalize(from start: Int, in output: inout ByteBuffer) {
    guard needsCapital, start < output.count else { return }
    needsCapital = false
    output.withMutableBytes { LatinCapitals.capitalize($0, at: start) }
  }
}

extension UInt32 {
  /// Whether the scalar is a letter of a non-Japanese script or a symbol.
  ///
  /// Spaces between these are preserved. Digits are excluded, because they are read in Japanese.
  fileprivate var isForeign: Bool {
    let category = Unicode.Scalar(self)?.generalCategory
    switch SurfaceScripts.kind(of: self) {
    case .letters: return category != .decimalNumber
    case .other:
      return category == .format || category == .nonspacingMark || PunctuationSpacing(self) == .word
    default: return false
    }
  }
}

extension AnalyzedWord {
  /// Whether the word is unknown, or only one of the syllables that NAIST-jdic lists as fillers so
  /// that every kana has an entry (ぴゃ, ゔゅ).
  fileprivate var isUnknownOrFillerSyllable: Bool {
    if intersects(.unknown) { return true }
    guard intersects(.filler), reading.count == 6 else { return false }
    return ["ャ", "ュ", "ョ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ヮ"].contains { reading.hasSuffix($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are a name suffix that may be hyphenated.
  fileprivate var isNameSuffix: Bool {
    isOne(of: [
      "さん", "サン", "さま", "様", "君", "くん", "クン", "ちゃん", "チャン", "氏", "殿", "どの", "先生",
    ])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a word may produce no letters, or end with a space: a lone っ, or kana with a middle
  /// dot.
  fileprivate var mayProduceNoLetters: Bool {
    count <= 6 && (equals("っ") || equals("ッ") || equals("っっ") || equals("ッッ"))
      || containsMiddleDot
  }

  private var containsMiddleDot: Bool {
    var offset = 0
    while offset + 2 < count {
      if self[offset] == 0xE3, self[offset + 1] == 0x83, self[offset + 2] == 0xBB { return true }
      offset += 1
    }
    return false
  }
}
