import TextFoundation

/// A converter that replaces kana iteration marks with the kana they repeat.
///
/// ```swift
/// IterationMarkExpander().convert("こゝろ、いすゞ、バナヽ")  // "こころ、いすず、バナナ"
/// IterationMarkExpander().convert("いよ〱、しみ〲")  // "いよいよ、しみじみ"
/// ```
/// - ゝ and ヽ repeat the preceding kana without voicing (ばゝ becomes ばは), ゞ and ヾ with voicing (かゞ
///   becomes かが). The copy is in the syllabary of that kana: くヽる becomes くくる. Small kana are
///   repeated as small kana.
/// - 〱, also written 〳〵, repeats two morae (いよ〱 becomes いよいよ, ちょい〱 becomes ちょいちょい); 〲 or 〴〵 also
///   voices the first kana of the copy. These marks are expanded only after exactly two morae of
///   one syllabary: how much of a longer run they repeat cannot be determined without a dictionary.
///
/// A mark is unchanged if it has nothing to repeat or would need a voiced letter that does not
/// exist (なゞ); so is 々, which repeats kanji. ゝ followed by U+3099 is treated as ゞ.
///
/// The rules for ゝ and ゞ are those of くりかへし符号の使ひ方 (Ministry of Education, 1946).
public struct IterationMarkExpander: Sendable, Hashable, Codable {
  /// Creates an expander; it has no options.
  public init() {}

  /// Returns the text with its iteration marks expanded, in linear time.
  public func convert(_ text: String) -> String { string(from: text) }
}

extension IterationMarkExpander: ByteConverter {
  // 〱 grows most: its three bytes become two morae of two kana each.
  package var maximumGrowth: Int { 4 }

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

/// An iteration mark found in a text.
private struct IterationMark {
  /// Whether the mark repeats two morae rather than one kana.
  let isLong: Bool
  let isVoiced: Bool
  /// The number of bytes of the mark.
  let size: Int

  /// Returns whether any of the marks may occur; most text has none and needs no further scan.
  static func mayOccur(in source: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let start = source.baseAddress else { return false }
    var offset = 0
    while offset + ByteBlock.scalarCount + 2 <= source.count {
      let address = UnsafeRawPointer(start + offset)
      let first = address.loadUnaligned(as: ByteBlock.self)
      let second = (address + 1).loadUnaligned(as: ByteBlock.self)
      let third = (address + 2).loadUnaligned(as: ByteBlock.self)
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

  /// Creates the mark that starts at an offset; nil if there is none.
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

/// An output that tracks the run of kana at its end.
private struct RepetitionWriter {
  private var output: ScalarOutput
  /// The run of kana of one syllabary at the end of the output.
  private var run = KanaRun()

  var count: Int { output.count }

  init(_ start: UnsafeMutablePointer<UInt8>) { output = ScalarOutput(start) }

  /// Copies a scalar that is not an iteration mark.
  mutating func append(_ source: UnsafePointer<UInt8>, size: Int, scalar: UInt32) {
    output.append(source, size: size)
    run.append(scalar)
  }

  /// Writes the kana that a mark repeats; returns false if there are none.
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
