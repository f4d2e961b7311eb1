import Kana
import TextFoundation

/// Writes the words of a stretch in Latin letters, spaced as readers see words.
///
/// One per worker: it keeps scratch.
struct SentenceRomanizer: ~Copyable {
  private let options: RomanizationOptions
  private let table: KanaRomanizer
  private let others = OtherScripts()
  /// Kana not yet romanized: words wait for each other, since starting the table costs time.
  private var kana: [UInt8] = []
  /// Whether words may wait: not where a capital may be due, nor for a separator of one's own.
  private let mayWait: Bool
  private var needsCapital = true
  /// Whether a space may follow what was written last.
  private var allowsSpace = false

  init(options: RomanizationOptions) {
    self.options = options
    table = options.makeTable()
    mayWait = options.capitalization == .none && options.wordSeparator == " "
  }

  /// Appends a stretch whose words are grouped (see ``WordGrouping``).
  mutating func append(_ text: AnalyzedText, to output: inout ByteBuffer) {
    needsCapital = options.capitalization != .none
    allowsSpace = false
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

  /// Whether a word goes on with the one before: by its unit, or because a っ needs its consonant.
  private func joinsPrevious(_ text: AnalyzedText, _ index: Int) -> Bool {
    text.words[index].joinsPrevious
      || text.touchesPrevious(index) && text.words[index - 1].reading.hasSuffix("ッ")
        && !text.words[index].reading.isEmpty
  }

  /// A line that is one run of kana and not made of dictionary words is one word.
  private mutating func appendUnknownKana(
    _ text: AnalyzedText, to output: inout ByteBuffer
  ) -> Bool {
    guard text.words.count > 1, text.words.contains(where: { $0.isNoWord }),
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

  /// White space between words stays; an ideographic space becomes a plain one.
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
        appendUnread(text, word, isFirst: isFirst, to: &output)
        isFirst = false
        index += 1
        continue
      }
      if isFirst { appendSpace(before: text, index, to: &output) }
      var last = index
      repeat {
        appendKana(text, last, isFirst: last == index)
        last += 1
      } while last < group.upperBound && !text.words[last].reading.isEmpty
      if !mayWait {
        let start = output.count
        flush(to: &output)
        if options.capitalization == .properNouns, isFirst, word.intersects(.proper) {
          needsCapital = true
        }
        capitalize(from: start, in: &output)
      }
      allowsSpace = true
      isFirst = false
      index = last
    }
  }

  /// Romanizes the kana that wait.
  private mutating func flush(to output: inout ByteBuffer) {
    guard !kana.isEmpty else { return }
    kana.withUnsafeBufferPointer { table.append($0, to: &output) }
    kana.removeAll(keepingCapacity: true)
  }

  private mutating func appendKana(_ text: AnalyzedText, _ index: Int, isFirst: Bool) {
    let word = text.words[index]
    let surface = text.surface(word)
    if !isFirst, !(word.intersects(.auxiliaryVerb) && surface.equals("う")) {
      kana.append(SpokenKana.seam)
    }
    if word.reading.isEmpty {
      kana.append(contentsOf: surface)
    } else {
      SpokenKana.append(
        word, surface: surface, followsSound: options.system.spellsParticlesBySound, to: &kana)
    }
  }

  /// The space between two words, or the hyphen between a name and its suffix.
  private mutating func appendSpace(
    before text: AnalyzedText, _ index: Int, to output: inout ByteBuffer
  ) {
    guard allowsSpace else { return }
    let isSuffix =
      options.hyphenatesNameSuffixes && text.touchesPrevious(index)
      && text.words[index].intersects(.suffix) && text.surface(at: index).isNameSuffix
    if mayWait {
      kana.append(UInt8(ascii: isSuffix ? "-" : " "))
    } else if isSuffix {
      output.append(UInt8(ascii: "-"))
    } else {
      output.append(options.wordSeparator)
    }
  }

  // MARK: Marks, letters, other scripts

  private mutating func appendUnread(
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
        appendSpace(beforeByte: start, of: text, if: isFirst, to: &output)
        appendLetters(bytes, to: &output)
        allowsSpace = offset == surface.count
      } else if scalar.value == 0x30FB || scalar.value == 0xFF65 {
        // The middle dot between the words of a name or a list.
        if output.bytes.last != UInt8(ascii: " ") { output.append(UInt8(ascii: " ")) }
        allowsSpace = false
      } else {
        let spacing = MarkSpacing(scalar.value)
        appendSpace(beforeByte: start, of: text, if: spacing.before, to: &output)
        table.append(bytes, to: &output)
        allowsSpace = spacing.after
        if spacing.endsSentence, options.capitalization != .none { needsCapital = true }
      }
    }
  }

  /// A space where one is due and possible; none between ASCII that touches (`C++`, `3.5`).
  private func appendSpace(
    beforeByte start: Int, of text: AnalyzedText, if isDue: Bool, to output: inout ByteBuffer
  ) {
    guard allowsSpace, isDue else { return }
    if start > 0, text.bytes[start - 1] < 0x80, text.bytes[start] < 0x80 { return }
    output.append(UInt8(ascii: " "))
  }

  private mutating func appendLetters(
    _ letters: UnsafeBufferPointer<UInt8>, to output: inout ByteBuffer
  ) {
    let start = output.count
    others.append(letters, with: table, to: &output)
    capitalize(from: start, in: &output)
  }

  // MARK: Capitals

  /// Makes the letter at `start` a capital if one is due.
  private mutating func capitalize(from start: Int, in output: inout ByteBuffer) {
    guard needsCapital, start < output.count else { return }
    needsCapital = false
    output.withMutableBytes { LatinCapitals.capitalize($0, at: start) }
  }
}

extension AnalyzedWord {
  /// Whether no dictionary has the word, or only as one of the syllables that NAIST-jdic lists as
  /// fillers to have an entry for every kana (ぴゃ, ゔゅ).
  fileprivate var isNoWord: Bool {
    if intersects(.unknown) { return true }
    guard intersects(.filler), reading.count == 6 else { return false }
    return ["ャ", "ュ", "ョ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ヮ"].contains { reading.hasSuffix($0) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes are a suffix of names that romanization may hyphenate.
  fileprivate var isNameSuffix: Bool {
    isOne(of: [
      "さん", "サン", "さま", "様", "君", "くん", "クン", "ちゃん", "チャン", "氏", "殿", "どの", "先生",
    ])
  }
}
