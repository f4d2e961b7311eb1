import TextFoundation

/// Writes out what iteration marks of kana repeat.
///
/// ```swift
/// IterationMarkExpander().convert("こゝろ、いすゞ、バナヽ")  // "こころ、いすず、バナナ"
/// IterationMarkExpander().convert("いよ〱、しみ〲")  // "いよいよ、しみじみ"
/// ```
/// - ゝ and ヽ repeat the kana before them without voicing (ばゝ is ばは), ゞ and ヾ with it (かゞ is
///   かが). The copy is in the syllabary of that kana: くヽる is くくる. Small kana are repeated small.
/// - 〱, also written 〳〵, repeats two morae (いよ〱 is いよいよ, ちょい〱 ちょいちょい), and 〲 or
///   〴〵 voices the first kana of the copy. That is done where exactly two morae of one syllabary
///   precede: of a longer run of kana only a dictionary could tell how much is repeated.
///
/// A mark that has nothing to repeat, or would need a voiced letter that does not exist (なゞ),
/// stays as it is; so does 々, which repeats kanji. U+3099 after ゝ is read as ゞ.
///
/// The rules for ゝ and ゞ are those of くりかへし符号の使ひ方 (Ministry of Education, 1946).
///
/// Sendable: a plain value.
public struct IterationMarkExpander: Sendable, Hashable, Codable {
  /// An expander; it has no options.
  public init() {}

  /// The text with the marks written out; empty for empty text.
  ///
  /// Never fails. Linear in the length of the text. Any number of threads may call it at once.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension IterationMarkExpander: ByteConverter {
  // The most for its size is 〱 with three bytes, which gives two morae of two kana each.
  package var greatestGrowth: Int { 4 }

  package func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let start = source.baseAddress else { return 0 }
    guard IterationMark.mayOccur(in: source) else {
      output.update(from: start, count: source.count)
      return source.count
    }
    var writer = RepetitionWriter(output)
    var offset = 0
    while let scalar = source.scalar(at: offset) {
      var size = scalar.length
      if let mark = IterationMark(at: offset, in: source), writer.expand(mark) {
        size = mark.size
      } else {
        writer.append(start + offset, size: size, scalar: scalar.value)
      }
      offset += size
    }
    return writer.count
  }
}

/// A mark found in a text.
private struct IterationMark {
  /// Whether it repeats two morae, not one kana.
  let isLong: Bool
  let isVoiced: Bool
  /// How many bytes it takes.
  let size: Int

  /// Whether any of the marks occurs: most text has none and need not be looked at closely.
  static func mayOccur(in source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = source.baseAddress else { return false }
    var offset = 0
    while offset + ByteBlock.scalarCount + 2 <= source.count {
      let place = UnsafeRawPointer(start + offset)
      let first = place.loadUnaligned(as: ByteBlock.self)
      let second = (place + 1).loadUnaligned(as: ByteBlock.self)
      let third = (place + 2).loadUnaligned(as: ByteBlock.self)
      let long = second.equals(0x80) & third.isAtLeast(0xB1) & third.isAtMost(0xB4)
      let hiragana = second.equals(0x82) & third.isAtLeast(0x9D) & third.isAtMost(0x9E)
      let katakana = second.equals(0x83) & third.isAtLeast(0xBD) & third.isAtMost(0xBE)
      if (first.equals(0xE3) & (long | hiragana | katakana)).isAnySet { return true }
      offset += ByteBlock.scalarCount
    }
    while offset < source.count {
      if IterationMark(at: offset, in: source) != nil { return true }
      offset += 1
    }
    return false
  }

  /// The mark that starts at an offset, if one does.
  init?(at offset: Int, in source: UnsafeBufferPointer<UInt8>) {
    guard source[offset] == 0xE3, let scalar = source.scalar(at: offset) else { return nil }
    let next = source.scalar(at: offset + scalar.length)?.value
    switch scalar.value {
    case 0x309D, 0x30FD:
      isLong = false
      isVoiced = next == VoicingTable.voicedMark
      size = isVoiced ? 6 : 3
    case 0x309E, 0x30FE:
      (isLong, isVoiced, size) = (false, true, 3)
    case 0x3031, 0x3032:
      (isLong, isVoiced, size) = (true, scalar.value == 0x3032, 3)
    case 0x3033, 0x3034:
      guard next == 0x3035 else { return nil }
      (isLong, isVoiced, size) = (true, scalar.value == 0x3034, 6)
    default: return nil
    }
  }
}

/// Output that remembers the kana at its end.
private struct RepetitionWriter {
  private var output: ScalarOutput
  /// The last kana of the run of one syllabary that the output ends with.
  private var run = KanaRun()

  var count: Int { output.count }

  init(_ start: UnsafeMutablePointer<UInt8>) { output = ScalarOutput(start) }

  /// Copies a scalar that is no mark.
  mutating func append(_ source: UnsafePointer<UInt8>, size: Int, scalar: UInt32) {
    output.append(source, size: size)
    run.append(scalar)
  }

  /// Writes what a mark repeats; false if there is nothing.
  mutating func expand(_ mark: IterationMark) -> Bool {
    if mark.isLong {
      guard var kana = run.twoMorae else { return false }
      if mark.isVoiced {
        guard let voiced = Self.voiced(kana[0]) else { return false }
        kana[0] = voiced
      }
      for letter in kana { append(letter) }
    } else {
      guard let last = run.last else { return false }
      let letter = mark.isVoiced ? Self.voiced(last) : VoicingTable.shared.unvoiced(last)
      guard let letter else { return false }
      append(letter)
    }
    return true
  }

  private mutating func append(_ letter: UInt32) {
    output.append(letter)
    run.append(letter)
  }

  private static func voiced(_ letter: UInt32) -> UInt32? {
    let table = VoicingTable.shared
    return table.composition(of: table.unvoiced(letter), with: VoicingTable.voicedMark)
  }
}
