import Testing

@testable import JapaneseText

@Suite("Parts of furigana notation")
struct FuriganaTextBuilderTests {
  private func built(_ body: (inout FuriganaTextBuilder) -> Void) -> [String] {
    var builder = FuriganaTextBuilder()
    body(&builder)
    let result = builder.finish()
    #expect(result.segments.map(\.base).joined() == result.text)
    var end = 0
    for segment in result.segments {
      #expect(segment.utf8Range.lowerBound == end)
      end = segment.utf8Range.upperBound
    }
    #expect(end == result.text.utf8.count)
    return result.segments.map { $0.base + ($0.reading.map { "《\($0)》" } ?? "") }
  }

  @Test("segments cover the text in order")
  func segments() {
    #expect(built { _ in } == [])
    #expect(built { $0.append("東京へ".utf8) } == ["東京へ"])
    let annotated = built {
      $0.append("昨日東京へ".utf8)
      $0.addReading("きのう", over: 0..<6)
      $0.addReading("とうきょう", over: 6..<12)
    }
    #expect(annotated == ["昨日《きのう》", "東京《とうきょう》", "へ"])
    let scalars = built {
      $0.append(scalar: "𠮟")
      $0.addReading("しか", over: 0..<4)
      $0.append(scalar: "る")
    }
    #expect(scalars == ["𠮟《しか》", "る"])
  }

  @Test("readings without text, without a base, or over an annotated base are ignored")
  func ignoredReadings() {
    let result = built {
      $0.append("東京都".utf8)
      $0.addReading("", over: 0..<3)
      $0.addReading("と", over: 3..<3)
      $0.addReading("とうきょう", over: 0..<6)
      $0.addReading("きょう", over: 3..<6)
      $0.addReading("とう", over: 0..<3)
    }
    #expect(result == ["東京《とうきょう》", "都"])
  }

  @Test("removed text leaves no trace")
  func removal() {
    let result = built {
      $0.append("お｜茶の間".utf8)
      $0.remove(3, at: 3)
      $0.addReading("ちゃのま", over: 3..<12)
    }
    #expect(result == ["お", "茶の間《ちゃのま》"])
  }

  @Test("the last end is that of the last base")
  func lastEnd() {
    var builder = FuriganaTextBuilder()
    #expect(builder.lastEnd == 0 && builder.count == 0)
    builder.append("東京".utf8)
    #expect(builder.lastEnd == 0 && builder.count == 6)
    builder.addReading("ひがし", over: 0..<3)
    #expect(builder.lastEnd == 3)
  }

  @Test("each note of Aozora Bunko describes its character")
  func notes() {
    #expect(AozoraNotes.characters.count == 9)
    for (scalar, note) in AozoraNotes.characters {
      #expect(AozoraNotes.note(for: scalar) == note)
      // The reader passes the note without its ※.
      #expect(AozoraNotes.character(of: String(note.dropFirst())) == scalar, "\(note)")
    }
    for scalar: Unicode.Scalar in ["a", "漢", "「", "（", "　"] {
      #expect(AozoraNotes.note(for: scalar) == nil, "\(scalar)")
    }
  }

  @Test("characters of notes")
  func charactersOfNotes() {
    let table: [(note: String, character: Unicode.Scalar?, why: String)] = [
      ("［＃「口＋愛」、U+566F、12-3］", "噯", "a code point"), ("［＃「口＋愛」、U+566f、12-3］", "噯", "small digits"),
      ("［＃「土へん＋口」、U+20BB7］", "𠮷", "beyond the BMP"), ("［＃感嘆符二つ、1-8-75］", nil, "an unknown cell"),
      ("［＃「口＋愛」、第3水準1-15-23］", nil, "a character without a code point"),
      ("［＃U+D800］", nil, "not a scalar, and not a field of its own"),
      ("［＃「a」、U+D800］", nil, "a surrogate"), ("［＃「a」、U+110000］", nil, "beyond Unicode"),
      ("［＃「a」、U+］", nil, "no digits"), ("［＃「a」、U+GG］", nil, "not hexadecimal"),
      ("［＃米印、1-2-8］", "※", "a delimiter"), ("［＃別の名、1-2-8］", "※", "another name of the same cell"),
      ("［＃］", nil, "an empty note"), ("", nil, "no text"),
    ]
    for row in table {
      #expect(AozoraNotes.character(of: row.note) == row.character, "\(row.note): \(row.why)")
    }
  }

  @Test("the class of a character in a base, at both ends of each range")
  func classes() {
    let table: [(scalars: [UInt32], expected: RubyBaseClass)] = [
      ([0x4E00, 0x9FFF, 0x3400, 0x20000, 0x3005, 0x3006, 0x3007, 0x4EDD, 0x30F5, 0x30F6], .kanji),
      ([0xFE00, 0xFE0F, 0xE0100, 0xE01EF], .kanji),
      ([0x3041, 0x3096, 0x3099, 0x309A, 0x309D, 0x309E], .hiragana),
      ([0x30A1, 0x30F4, 0x30F7, 0x30FA, 0x30FC, 0x30FD, 0x30FE], .katakana),
      ([0x30, 0x39, 0x41, 0x5A, 0x61, 0x7A, 0xC0, 0x24F], .letters),
      ([0xFF10, 0xFF19, 0xFF21, 0xFF3A, 0xFF41, 0xFF5A], .fullwidthLetters),
      ([0x2F, 0x3A, 0x40, 0x5B, 0x60, 0x7B, 0xBF, 0x250], .other),
      ([0xFF0F, 0xFF1A, 0xFF20, 0xFF3B, 0xFF40, 0xFF5B], .other),
      ([0x3040, 0x3097, 0x309F, 0x30A0, 0x30FB, 0x30FF, 0x3001, 0x300A, 0xFF5C, 0x20, 0], .other),
      ([0xFDFF, 0xFE10, 0xE00FF, 0xE01F0], .other),
    ]
    for row in table {
      for scalar in row.scalars {
        #expect(RubyBaseClass(scalar) == row.expected, "\(String(scalar, radix: 16))")
      }
    }
  }

  @Test("kana are the letters, their marks and ー")
  func kana() {
    for text in ["", "かな", "カナ", "コーヒー", "ゔヴ", "いすゞ", "ヽヾ", "か\u{3099}"] {
      #expect(text.isKana, "\(text)")
    }
    for text in ["漢", "かな1", "a", "か な", "ｶﾅ", "。", "ゟ", "゛", "\u{3097}"] {
      #expect(!text.isKana, "\(text)")
    }
  }
}
