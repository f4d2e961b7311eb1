import TextFoundation

/// A scanner that extracts the letters of UTF-8 text in one pass, lowercased and composed.
///
/// It skips web and mail addresses, file paths, fragments and lines of program code, digits,
/// punctuation, symbols, control characters, emoji and private-use characters. Ill-formed bytes are skipped or treated as letters of some script;
/// nothing outside the buffer is read.
struct LetterScanner {
  let bytes: UnsafeBufferPointer<UInt8>
  let buffer: LetterBuffer
  let letters: UnsafeMutablePointer<UInt32>
  var letterCount = 0
  /// The current word; its script is `none` if there is none.
  var word = LetterWord()
  /// The case of the last ASCII letters, one bit each, the latest in the lowest bit: 1 is lowercase.
  private var caseBits: UInt64 = 0
  /// The evidence that the current line is program code.
  var line = CodeLine()
  /// Whether a 0 has to precede the next letter.
  var needsDivision = false
  var endsInKana = false
  var features: TextFeatures = []

  /// The maximum length of a word; models and lattices process a longer word in parts.
  static let maximumWordLength = 4096

  /// Scans a text into `buffer`.
  static func scan(_ bytes: UnsafeBufferPointer<UInt8>, into buffer: LetterBuffer) {
    buffer.reset(byteCount: bytes.count)
    var scanner = LetterScanner(bytes, buffer)
    scanner.scan()
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, _ buffer: LetterBuffer) {
    self.bytes = bytes
    self.buffer = buffer
    letters = buffer.letters
  }

  private mutating func scan() {
    var offset = 0
    while offset < bytes.count {
      let lead = bytes[offset]
      if lead < 0x80 {
        offset = scanASCII(from: offset)
      } else {
        if lead >= 0xE3, lead <= 0xED {
          let end = scanEastAsian(from: offset)
          if end > offset {
            offset = end
            continue
          }
        }
        // Bytes that start no scalar are punctuation.
        guard 0xC2...0xF4 ~= lead else {
          closeWord(at: offset)
          offset &+= 1
          continue
        }
        guard let scalar = bytes.scalar(at: offset) else { break }
        scanOther(scalar.value, at: offset)
        offset &+= scalar.length
      }
    }
    closeWord(at: bytes.count)
    buffer.letterCount = letterCount
    buffer.features = features
    endLine()
  }

  // MARK: ASCII

  private mutating func scanASCII(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte < 0x80 else { break }
      if byte.isASCIILetter {
        offset = scanASCIILetters(from: offset)
        continue
      }
      closeWord(at: offset)
      if CodeLine.isRelevant(byte), let range = skippedRange(around: offset, byte) {
        buffer.removeWords(from: range.lowerBound)
        letterCount = min(letterCount, buffer.letterCount)
        return range.upperBound
      }
      offset &+= 1
    }
    return offset
  }

  /// Scans the run of ASCII letters at `start`, or as many of them as belong to one word.
  private mutating func scanASCIILetters(from start: Int) -> Int {
    let first = bytes[start]
    if word.script != .latin { open(.latin, at: start, isCapital: first.isASCIIUppercase) }
    append(UInt32(first | 0x20), at: start)
    // Local copies, since the compiler would write each letter's state to memory.
    var (offset, count) = (start &+ 1, letterCount)
    var bits = caseBits &<< 1 | UInt64(first &>> 5 & 1)
    let end = min(bytes.count, offset &+ Self.maximumWordLength &- word.letterCount)
    while offset < end {
      let byte = bytes[offset]
      guard byte.isASCIILetter else { break }
      letters[count] = UInt32(byte | 0x20)
      bits = bits &<< 1 | UInt64(byte &>> 5 & 1)
      count &+= 1
      offset &+= 1
    }
    caseBits = bits
    letterCount = count
    word.letterCount = count &- word.firstLetter
    return offset
  }

  /// Returns the text to skip at a punctuation mark: an address, path, tag or placeholder; nil for
  /// other text, in which case the mark is counted as evidence of code.
  private mutating func skippedRange(around offset: Int, _ byte: UInt8) -> Range<Int>? {
    switch byte {
    case UInt8(ascii: "\n"):
      endLine()
      return nil
    case UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "@"):
      if let address = WebAddress.range(around: offset, in: bytes) { return address }
    default: break
    }
    if let range = FilePath.range(around: offset, in: bytes)
      ?? MarkupTag.range(at: offset, in: bytes)
    {
      return range
    }
    line.count(byte, at: offset, in: bytes)
    return nil
  }

  /// Ends a line, without its Latin words if it is program code.
  private mutating func endLine() {
    if line.isCode(buffer, bytes) {
      buffer.removeLatinWords(from: line.firstWord)
      letterCount = buffer.letterCount
    }
    line = CodeLine(firstWord: buffer.wordCount)
  }

  // MARK: Other scripts

  private mutating func scanOther(_ scalar: UInt32, at offset: Int) {
    let script = LetterScript.table[scalar]
    switch script {
    case .none where Self.isReadingMark(scalar):
      startKana(at: offset)
      word.kanaCount &+= 1
    case .none:
      closeWord(at: offset)
      if scalar == 0x201C || scalar == 0xFF08 { features.insert(.quotations) }
    case .ignorable: break
    case .mark: appendMark(scalar, at: offset)
    case .hiragana, .katakana:
      startKana(at: offset)
      word.kanaCount &+= 1
      if KanaRuns.isSmallKatakanaOfAinu(scalar) { features.insert(.ainuKana) }
    case .hangul:
      if word.script != .hangul { open(.hangul, at: offset) }
      word.uncopiedCount &+= 1
    case .han:
      startIdeographs(at: offset)
      append(scalar, at: offset)
    default:
      let small = script.lowercased
      if word.script != small { open(small, at: offset, isCapital: script != small) }
      append(script == small ? Self.halfWidth(scalar) : lowercase(scalar), at: offset)
    }
  }

  /// Returns whether a scalar is one of the marks with which Japanese readers annotate Classical
  /// Chinese (kaeriten, Unicode block Kanbun); they count as kana.
  private static func isReadingMark(_ scalar: UInt32) -> Bool { 0x3191...0x319F ~= scalar }

  /// Adds a combining mark to the preceding letter; voicing marks of kana are ignored, except in
  /// セ゚, ツ゚ and ト゚, which only Ainu has.
  private mutating func appendMark(_ mark: UInt32, at offset: Int) {
    if mark == 0x309A, word.script == .han, offset >= 3,
      KanaRuns.isSemivoicedInAinu(Self.threeByteScalar(at: offset &- 3, in: bytes))
    {
      features.insert(.ainuKana)
    }
    guard word.script != .none, word.script != .han, word.letterCount > 0 else { return }
    let last = letterCount &- 1
    if let composite = LetterMapping.composite(of: letters[last], mark) {
      letters[last] = composite
    } else {
      append(mark, at: offset)
    }
  }

  private func lowercase(_ capital: UInt32) -> UInt32 {
    Self.halfWidth(capital == 0x130 ? 0x69 : LetterMapping.lowercase(capital))
  }

  private static func halfWidth(_ scalar: UInt32) -> UInt32 {
    scalar &- 0xFF41 < 26 ? scalar &- 0xFEE0 : scalar
  }

  // MARK: Words

  mutating func open(_ script: LetterScript, at offset: Int, isCapital: Bool = false) {
    closeWord(at: offset)
    word.start = offset
    word.script = script
    word.firstLetter = letterCount
    word.letterCount = 0
    word.kanaCount = 0
    word.divisionCount = 0
    word.kanaRunCount = 0
    word.uncopiedCount = 0
    word.isCapitalized = isCapital
    needsDivision = letterCount > 0
    endsInKana = false
  }

  mutating func append(_ letter: UInt32, at offset: Int) {
    if word.letterCount >= Self.maximumWordLength {
      open(word.script, at: offset, isCapital: word.isCapitalized)
    }
    if needsDivision { divide() }
    letters[letterCount] = letter
    letterCount &+= 1
    word.letterCount = letterCount &- word.firstLetter
  }

  mutating func divide() {
    needsDivision = false
    guard letterCount > 0, letters[letterCount &- 1] != 0 else { return }
    letters[letterCount] = 0
    letterCount &+= 1
    if word.letterCount == 0 {
      word.firstLetter = letterCount
    } else {
      word.divisionCount &+= 1
    }
  }

  @inline(__always)
  mutating func closeWord(at offset: Int) {
    guard word.script != .none else { return }
    word.end = offset
    if word.script == .latin, CodeFragment.contains(word, caseBits: caseBits, in: bytes) {
      letterCount = word.firstLetter
    } else if word.letterCount &+ word.kanaCount &+ word.uncopiedCount > 0 {
      buffer.append(word)
    }
    word.script = .none
    buffer.letterCount = letterCount
  }
}

extension LetterScript {
  /// Whether sentences in this script start with a capital.
  var hasCapitals: Bool {
    switch self {
    case .latin, .greek, .cyrillic, .armenian: true
    default: false
    }
  }

  /// The script of the lowercase letters.
  fileprivate var lowercased: LetterScript {
    switch self {
    case .latinCapital: .latin
    case .greekCapital: .greek
    case .cyrillicCapital: .cyrillic
    case .armenianCapital: .armenian
    case .georgianCapital: .georgian
    default: self
    }
  }
}
