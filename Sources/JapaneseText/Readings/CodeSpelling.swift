import TextFoundation

/// Reads codes of letters and digits, together with words in Latin letters (``LatinSpelling``).
///
/// | text | reading | rule |
/// | --- | --- | --- |
/// | 5G, G20, COVID-19 | ファイブジー, ジートゥエンティー, コビッドナインティーン | a row of ``CodeRows`` |
/// | A4, B5, EOS5 | エーヨン, ビーゴ | letters by name, digits as a Japanese number |
/// | No.3, Ver.2.0 | ナンバーサン, バージョンニテンゼロ | an abbreviation before a number |
/// | v1.2.3 | バージョンイッテンニテンサン | v before digits with a point |
/// | A007 | エーゼロゼロナナ | a leading zero: digit by digit |
///
/// A hyphen in a code without a row is copied.
struct CodeSpelling: ~Copyable {
  private var number = NumberReading()
  private var words: [AnalyzedWord] = []

  static let codes = readings(of: CodeRows.rows)
  static let prefixes = readings(of: CodeRows.prefixes)

  private static func readings(of table: String) -> [String: [UInt8]] {
    var readings: [String: [UInt8]] = [:]
    for line in table.split(separator: "\n") {
      let fields = line.split(separator: " ")
      guard fields.count == 2 else { continue }
      for code in fields[0].split(separator: "|") { readings[String(code)] = Array(fields[1].utf8) }
    }
    return readings
  }

  /// Gives readings to the codes of a text; words of letters alone are left to ``LatinSpelling``.
  mutating func apply(to text: inout AnalyzedText, _ arena: inout KanaArena) {
    guard text.words.contains(where: { Self.isUnreadLetters($0) }) else { return }
    words.removeAll(keepingCapacity: true)
    var index = 0
    while index < text.words.count {
      let end = Self.endOfCode(from: index, in: text)
      if end > index {
        index = append(index..<end, of: text, &arena)
      } else {
        words.append(text.words[index])
        index += 1
      }
    }
    swap(&text.words, &words)
  }

  // MARK: Finding codes

  private static func isUnreadLetters(_ word: AnalyzedWord) -> Bool {
    word.scripts == .letters && word.reading.isEmpty
  }

  /// Returns the index after the words of the code that starts with a word: letters and digits,
  /// joined by single hyphens and points.
  private static func endOfCode(from start: Int, in text: AnalyzedText) -> Int {
    guard isUnreadLetters(text.words[start]) else { return start }
    var end = start + 1
    while end < text.words.count, text.touchesPrevious(end) {
      if isUnreadLetters(text.words[end]) {
        end += 1
      } else if isJoint(text.words[end], text), end + 1 < text.words.count,
        text.touchesPrevious(end + 1), isUnreadLetters(text.words[end + 1])
      {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func isJoint(_ word: AnalyzedWord, _ text: AnalyzedText) -> Bool {
    guard word.end - word.start == 1 else { return false }
    return text.bytes[word.start] == UInt8(ascii: "-") || isPoint(word, text)
  }

  private static func isPoint(_ word: AnalyzedWord, _ text: AnalyzedText) -> Bool {
    text.surface(word).equals(".") || text.surface(word).equals("．")
      || text.surface(word).equals("。")
  }

  /// Returns a text in ASCII and upper case; `nil` if it has other characters.
  private static func key(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var key = ""
    var offset = 0
    while let scalar = bytes.scalar(at: offset) {
      let value = (0xFF01...0xFF5E).contains(scalar.value) ? scalar.value - 0xFEE0 : scalar.value
      guard value < 0x80 else { return nil }
      key.unicodeScalars.append(Unicode.Scalar(UInt8(truncatingIfNeeded: value)))
      offset += scalar.length
    }
    return key.uppercased()
  }

  // MARK: Reading

  /// Appends the words of a code; returns the index after it and the point that belongs to it.
  private mutating func append(
    _ range: Range<Int>, of text: AnalyzedText, _ arena: inout KanaArena
  ) -> Int {
    guard let last = range.last else { return range.upperBound }
    let whole = text.words[range.lowerBound].start..<text.words[last].end
    let surface = UnsafeBufferPointer(rebasing: text.bytes[whole])
    if let key = Self.key(surface), let reading = Self.codes[key] {
      appendWord(whole, text.words[range.lowerBound], text, arena.copy(reading))
      return range.upperBound
    }
    var index = range.lowerBound
    while index < range.upperBound {
      let word = text.words[index]
      if text.bytes.numeralSymbol(at: word.start) != nil {
        index = appendDigits(from: index, to: range.upperBound, of: text, &arena)
      } else if let next = appendPrefix(at: index, of: text, &arena) {
        index = next
      } else {
        words.append(word)
        index += 1
      }
    }
    return index
  }

  private mutating func appendWord(
    _ range: Range<Int>, _ word: AnalyzedWord, _ text: AnalyzedText, _ reading: KanaBytes
  ) {
    // The letters have a reading now, so LatinSpelling does not read them again.
    words.append(
      AnalyzedWord(
        range, in: text.bytes, traits: word.traits, entry: word.entry, reading: reading,
        pronunciation: .none, origin: .latinSpelling))
  }

  /// Appends digits, and those after points, as one number; returns the index after them.
  private mutating func appendDigits(
    from start: Int, to limit: Int, of text: AnalyzedText, _ arena: inout KanaArena
  ) -> Int {
    number.removeAll()
    var index = start
    while let group = DigitGroup(in: text.bytes, at: text.words[index].start, &number.digits),
      group.end == text.words[index].end
    {
      if group.hasLeadingZero || group.count > NumeralScanner.maximumNumberLength {
        for digit in number.digits { number.morphemes.append(.digit(digit)) }
      } else {
        number.appendInteger(isMyriadNext: false)
      }
      index += 1
      guard index + 1 < limit, Self.isPoint(text.words[index], text),
        text.bytes.numeralSymbol(at: text.words[index + 1].start) != nil
      else { break }
      number.appendPoint()
      index += 1
    }
    guard index > start else {
      words.append(text.words[start])
      return start + 1
    }
    let range = text.words[start].start..<text.words[index - 1].end
    number.append(range, morphemeRange: 0..<number.morphemes.count)
    appendWord(range, text.words[start], text, arena.copy(Array(number.readings.bytes)))
    return index
  }

  /// Appends an abbreviation before a number with its point; returns the index after it.
  private mutating func appendPrefix(
    at index: Int, of text: AnalyzedText, _ arena: inout KanaArena
  ) -> Int? {
    let word = text.words[index]
    guard let key = Self.key(text.surface(word)) else { return nil }
    if key == "V", index + 2 < text.words.count, text.touchesPrevious(index + 1),
      text.bytes.numeralSymbol(at: text.words[index + 1].start) != nil,
      Self.isPoint(text.words[index + 2], text)
    {
      appendWord(word.start..<word.end, word, text, arena.copy(Array("バージョン".utf8)))
      return index + 1
    }
    guard let reading = Self.prefixes[key], index + 1 < text.words.count,
      Self.isPoint(text.words[index + 1], text), text.touchesPrevious(index + 1)
    else { return nil }
    let end = text.words[index + 1].end
    let number = end < text.bytes.count && text.bytes[end] == 0x20 ? end + 1 : end
    guard text.bytes.numeralSymbol(at: number) != nil else { return nil }
    appendWord(word.start..<end, word, text, arena.copy(reading))
    return index + 2
  }
}
