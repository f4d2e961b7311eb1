internal import TextFoundation

/// The treatment of Aozora Bunko's notes ［＃…］ that do not describe characters.
public enum AozoraAnnotations: Sendable, Hashable, Codable {
  /// Keeps the notes as text.
  case keep
  /// Removes the notes.
  case drop
}

extension FuriganaText {
  /// Parses the notation of Aozora Bunko: `漢字《かんじ》` and `｜base《reading》`.
  ///
  /// Without a bar, the base is the preceding run of characters of one kind: kanji with 々仝〆〇ヶ,
  /// hiragana, katakana, or letters. Notes for single characters (`※［＃縦線、1-1-35］`, or with a code
  /// point `U+…`) become the character; other ※ notes remain in the text and count as kanji.
  /// Delimiters without a counterpart in their line are text; so is `《》`.
  ///
  /// ```swift
  /// FuriganaText(aozora: "お｜茶の間《ちゃのま》《》").text  // "お茶の間《》"
  /// ```
  /// - Parameters:
  ///   - source: Text in the notation; it may be empty.
  ///   - annotations: The treatment of notes such as ［＃改ページ］.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public init(aozora source: String, annotations: AozoraAnnotations = .keep) {
    self = withUTF8Bytes(of: source) {
      var reader = FuriganaNotationReader(bytes: $0, delimiters: .aozora)
      reader.dropsAnnotations = annotations == .drop
      return reader.read()
    }
  }

  /// Parses readings in brackets: `漢字[かんじ]`, `｜base[reading]`.
  ///
  /// Brackets that contain anything except kana, or that have no base, are text. A delimiter after
  /// a backslash is text too, without the backslash.
  ///
  /// ```swift
  /// FuriganaText(brackets: "取[と]り扱[あつか]い a[1]").text  // "取り扱い a[1]"
  /// ```
  /// - Parameter source: Text in the notation; it may be empty.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public init(brackets source: String) {
    self = withUTF8Bytes(of: source) {
      var reader = FuriganaNotationReader(bytes: $0, delimiters: .brackets)
      return reader.read()
    }
  }
}

/// Parses, in one pass, a notation that writes readings after their base.
struct FuriganaNotationReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let delimiters: FuriganaDelimiters
  var dropsAnnotations = false
  private var output = FuriganaTextBuilder()
  private var offset = 0
  /// The output offset of a bar that is not yet followed by a reading.
  private var bar: Int?
  /// The output offset at which the last run of characters of one kind starts.
  private var run = 0
  private var runClass = RubyBaseClass.other

  private static let barSize = 3
  private static let maximumNoteLength = 400

  init(bytes: UnsafeBufferPointer<UInt8>, delimiters: FuriganaDelimiters) {
    self.bytes = bytes
    self.delimiters = delimiters
  }

  mutating func read() -> FuriganaText {
    while let scalar = bytes.scalar(at: offset) {
      switch scalar.value {
      case 0x0A, 0x0D:
        bar = nil
        appendText(scalar)
      case FuriganaDelimiters.bar.value: readBar(scalar)
      case delimiters.opening.value: readReading(scalar)
      case 0x5C where delimiters.escape == .backslash: readBackslash(scalar)
      case 0x203B where delimiters.escape == .notes: readCharacterNote(scalar)
      case 0xFF3B where dropsAnnotations && delimiters.escape == .notes: readAnnotation(scalar)
      default: appendText(scalar)
      }
    }
    return output.finish()
  }

  // MARK: Text

  /// Copies a scalar to the output.
  private mutating func appendText(_ scalar: DecodedScalar) {
    append(bytes[offset..<offset &+ scalar.length], RubyBaseClass(scalar.value))
    offset &+= scalar.length
  }

  private mutating func append(_ text: some Collection<UInt8>, _ kind: RubyBaseClass) {
    if kind != runClass || kind == .other || run < output.lastEnd {
      run = output.count
      runClass = kind
    }
    output.append(text)
  }

  private mutating func readBar(_ scalar: DecodedScalar) {
    bar = output.count
    appendText(scalar)
    runClass = .other
    run = output.count
  }

  // MARK: Readings

  /// Parses a reading if the opening delimiter has a closing one in its line and a base before it;
  /// otherwise copies the delimiter.
  private mutating func readReading(_ delimiter: DecodedScalar) {
    let start = offset &+ delimiter.length
    var end = start
    while let scalar = bytes.scalar(at: end) {
      if scalar.value == delimiters.closing.value {
        let reading = text(of: start..<end)
        guard !reading.isEmpty, !delimiters.readsKanaOnly || reading.isKana, add(reading) else {
          break
        }
        offset = end &+ scalar.length
        return
      }
      guard scalar.value != delimiters.opening.value, scalar.value != 0x0A, scalar.value != 0x0D
      else {
        break
      }
      end &+= scalar.length
    }
    appendText(delimiter)
    runClass = .other
  }

  /// Adds a reading to the base that ends here; returns false if there is none.
  private mutating func add(_ reading: String) -> Bool {
    if let bar {
      guard bar &+ Self.barSize < output.count else { return false }
      output.remove(Self.barSize, at: bar)
      output.addReading(reading, over: bar..<output.count)
    } else {
      guard runClass != .other, max(run, output.lastEnd) < output.count else { return false }
      guard !delimiters.readsKanaOnly || runClass == .kanji else { return false }
      output.addReading(reading, over: max(run, output.lastEnd)..<output.count)
    }
    bar = nil
    runClass = .other
    run = output.count
    return true
  }

  /// Returns the text of a reading with its escapes resolved.
  private func text(of range: Range<Int>) -> String {
    let slice = UnsafeBufferPointer(rebasing: bytes[range])
    guard slice.contains(0x5C) || slice.contains(0xE2) else {
      return String(decoding: slice, as: UTF8.self)
    }
    var inner = FuriganaNotationReader(bytes: slice, delimiters: delimiters)
    return inner.plainText()
  }

  /// Returns the text with escapes resolved, without parsing readings.
  private mutating func plainText() -> String {
    while let scalar = bytes.scalar(at: offset) {
      switch scalar.value {
      case 0x5C where delimiters.escape == .backslash: readBackslash(scalar)
      case 0x203B where delimiters.escape == .notes: readCharacterNote(scalar)
      default: appendText(scalar)
      }
    }
    return String(decoding: output.text, as: UTF8.self)
  }

  // MARK: Escapes and notes

  private mutating func readBackslash(_ backslash: DecodedScalar) {
    guard let next = bytes.scalar(at: offset &+ 1),
      [FuriganaDelimiters.bar.value, delimiters.opening.value, 0x5C].contains(next.value)
    else {
      appendText(backslash)
      return
    }
    offset &+= backslash.length
    append(bytes[offset..<offset &+ next.length], .other)
    offset &+= next.length
  }

  /// Replaces a note ※［＃…］ by the character it describes, or else copies it as one kanji.
  private mutating func readCharacterNote(_ delimiter: DecodedScalar) {
    guard let end = noteEnd(from: offset &+ delimiter.length) else {
      appendText(delimiter)
      return
    }
    let note = bytes[offset..<end]
    if let character = AozoraNotes.character(of: String(decoding: note, as: UTF8.self)) {
      append(String(character).utf8, RubyBaseClass(character.value))
    } else {
      append(note, .kanji)
    }
    offset = end
  }

  private mutating func readAnnotation(_ bracket: DecodedScalar) {
    guard let end = noteEnd(from: offset) else {
      appendText(bracket)
      return
    }
    offset = end
  }

  /// Returns the end of a note ［＃…］ that starts at `start`; notes may be nested.
  private func noteEnd(from start: Int) -> Int? {
    guard let bracket = bytes.scalar(at: start), bracket.value == 0xFF3B,
      let numberSign = bytes.scalar(at: start &+ bracket.length), numberSign.value == 0xFF03
    else { return nil }
    var depth = 0
    var end = start
    while let scalar = bytes.scalar(at: end), end &- start < Self.maximumNoteLength {
      end &+= scalar.length
      switch scalar.value {
      case 0xFF3B: depth &+= 1
      case 0xFF3D:
        depth &-= 1
        if depth == 0 { return end }
      case 0x0A, 0x0D: return nil
      default: break
      }
    }
    return nil
  }
}
