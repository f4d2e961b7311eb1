import TextFoundation

/// A scanner that extracts the letters of UTF-8 text in one pass, lowercased and composed.
///
/// It skips web and mail addresses, digits, punctuation, symbols, control characters, emoji and
/// private-use characters. Ill-formed bytes are skipped or treated as letters of some script;
/// nothing outside the buffer is read.
struct LetterScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let buffer: LetterBuffer
  private let letters: UnsafeMutablePointer<UInt32>
  private var letterCount = 0
  /// The current word; its script is `none` if there is none.
  private var word = LetterWord()
  /// Whether a 0 has to precede the next letter.
  private var needsDivision = false
  private var endsInKana = false

  /// The maximum length of a word; models and lattices process a longer word in parts.
  private static let maximumWordLength = 4096

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
        guard let scalar = bytes.scalar(at: offset) else { break }
        scanOther(scalar.value, at: offset)
        offset &+= scalar.length
      }
    }
    closeWord(at: bytes.count)
    buffer.letterCount = letterCount
  }

  // MARK: ASCII

  private mutating func scanASCII(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte < 0x80 else { break }
      if byte.isASCIILetter {
        if word.script != .latin { open(.latin, at: offset, isCapital: byte.isASCIIUppercase) }
        append(UInt32(byte | 0x20), at: offset)
        offset &+= 1
        continue
      }
      closeWord(at: offset)
      if byte == 0x2E || byte == 0x3A || byte == 0x40,
        let address = WebAddress.range(around: offset, in: bytes)
      {
        buffer.removeWords(from: address.lowerBound)
        letterCount = min(letterCount, buffer.letterCount)
        return address.upperBound
      }
      offset &+= 1
    }
    return offset
  }

  // MARK: Kana, ideographs, Hangul

  /// Scans the scalars of the common East Asian blocks from `start` on, all of three bytes, run by
  /// run.
  ///
  /// - Returns: the offset of the first scalar of another kind; `start` if that is the first one.
  private mutating func scanEastAsian(from start: Int) -> Int {
    var offset = start
    while let scalar = threeByteScalar(at: offset) {
      switch scalar {
      case 0x4E00...0x9FFF: offset = scanIdeographs(from: offset)
      case 0xAC00...0xD7A3:
        if word.script != .hangul { open(.hangul, at: offset) }
        let end = self.end(from: offset) { 0xAC00...0xD7A3 ~= $0 }
        word.uncopiedCount &+= (end &- offset) / 3
        offset = end
      case 0x3000...0x3004, 0x3008...0x3020, 0x30FB:
        closeWord(at: offset)
        offset &+= 3
      case _ where Self.isPlainKana(scalar):
        startKana(at: offset)
        let end = self.end(from: offset, while: Self.isPlainKana)
        word.kanaCount &+= (end &- offset) / 3
        offset = end
      default: return offset
      }
    }
    return offset
  }

  /// Returns the scalar of three bytes that starts at `offset`; nil if there is none.
  private func threeByteScalar(at offset: Int) -> UInt32? {
    guard offset &+ 2 < bytes.count, bytes[offset] & 0xF0 == 0xE0 else { return nil }
    return UInt32(bytes[offset] & 0x0F) &<< 12 | UInt32(bytes[offset &+ 1] & 0x3F) &<< 6
      | UInt32(bytes[offset &+ 2] & 0x3F)
  }

  private static func isPlainKana(_ scalar: UInt32) -> Bool {
    scalar &- 0x3041 <= 0xBE && !(0x3097...0x309C ~= scalar) && scalar != 0x30A0
      && scalar != 0x30FB
  }

  /// Returns the end of a run of scalars of one kind.
  private func end(from start: Int, while isKind: (UInt32) -> Bool) -> Int {
    var offset = start
    while let scalar = threeByteScalar(at: offset), isKind(scalar) { offset &+= 3 }
    return offset
  }

  private mutating func scanIdeographs(from start: Int) -> Int {
    startIdeographs(at: start)
    var offset = start
    let limit = word.firstLetter &+ Self.maximumWordLength
    while letterCount < limit, let scalar = threeByteScalar(at: offset),
      0x4E00...0x9FFF ~= scalar
    {
      letters[letterCount] = scalar
      letterCount &+= 1
      offset &+= 3
    }
    word.letterCount = letterCount &- word.firstLetter
    return offset
  }

  private mutating func startIdeographs(at offset: Int) {
    if word.script != .han || word.letterCount >= Self.maximumWordLength { open(.han, at: offset) }
    if endsInKana { (needsDivision, endsInKana) = (true, false) }
    if needsDivision { divide() }
  }

  private mutating func startKana(at offset: Int) {
    if word.script != .han { open(.han, at: offset) }
    if !endsInKana {
      endsInKana = true
      word.kanaRunCount &+= 1
    }
  }

  // MARK: Other scripts

  private mutating func scanOther(_ scalar: UInt32, at offset: Int) {
    let script = LetterScript.table[scalar]
    switch script {
    case .none: closeWord(at: offset)
    case .ignorable: break
    case .mark: appendMark(scalar, at: offset)
    case .hiragana, .katakana:
      startKana(at: offset)
      word.kanaCount &+= 1
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

  /// Adds a combining mark to the preceding letter; voicing marks of kana are ignored.
  private mutating func appendMark(_ mark: UInt32, at offset: Int) {
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

  private mutating func open(_ script: LetterScript, at offset: Int, isCapital: Bool = false) {
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

  private mutating func append(_ letter: UInt32, at offset: Int) {
    if word.letterCount >= Self.maximumWordLength {
      open(word.script, at: offset, isCapital: word.isCapitalized)
    }
    if needsDivision { divide() }
    letters[letterCount] = letter
    letterCount &+= 1
    word.letterCount = letterCount &- word.firstLetter
  }

  private mutating func divide() {
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

  private mutating func closeWord(at offset: Int) {
    guard word.script != .none else { return }
    word.end = offset
    if word.letterCount &+ word.kanaCount &+ word.uncopiedCount > 0 { buffer.append(word) }
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
