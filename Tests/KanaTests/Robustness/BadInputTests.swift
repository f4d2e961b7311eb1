import Kana
import TestSupport
import Testing
import TextFoundation

@Suite("Bad input")
struct BadInputTests {
  private let converters: [any ByteConverter] = [
    KanaConverter(to: .hiragana), KanaConverter(to: .katakana),
    WidthConverter(to: .full, .all), WidthConverter(to: .half, .all),
    VoicingMarkConverter(.composed, spacingMarks: true), VoicingMarkConverter(.decomposed),
    IterationMarkExpander(),
  ]

  @Test("Only kana and widths are changed")
  func passedThrough() {
    let texts = [
      "\u{0}", "\u{E000}\u{F8FF}\u{10FFFF}", "\u{378}\u{3097}\u{3040}\u{FFFE}", "\u{3099}\u{309A}",
      "〱", "〳〵〲", "\u{200D}\u{FE0F}\u{E0100}", "👩‍👩‍👧🇯🇵", "\u{301}\u{300}é", "\u{FFFD}", "ไทย한국",
    ]
    for text in texts {
      for converter in converters {
        #expect(converter.string(from: text).utf8.elementsEqual(text.utf8), "\(converter) \(text)")
      }
    }
  }

  @Test("The string and the bytes are converted alike, into a buffer that has content")
  func byteForm() {
    var generator = SeededGenerator(seed: 6)
    for round in 0..<300 {
      let text = RandomText.scalars(count: round % 50, using: &generator)
      for converter in converters {
        var buffer = ByteBuffer(minimumCapacity: 64)
        buffer.append("前")
        withUTF8Bytes(of: text) { converter.convert($0, into: &buffer) }
        #expect(buffer.text.utf8.elementsEqual(("前" + converter.string(from: text)).utf8))
      }
    }
  }

  @Test("Ill-formed bytes cause no access outside of the buffers")
  func illFormed() {
    var generator = SeededGenerator(seed: 7)
    let leads: [UInt8] = [
      0xE3, 0x81, 0x82, 0x83, 0x99, 0xEF, 0xBD, 0xBE, 0x9E, 0xF0, 0x9B, 0x85, 0xC2,
    ]
    for round in 0..<2000 {
      let bytes = (0..<(round % 60)).map { _ in leads.randomElement(using: &generator) ?? 0 }
      for converter in converters {
        // Guard bytes after the buffer: nothing may be written there.
        let capacity = bytes.count * converter.maximumGrowth
        var output = [UInt8](repeating: 0xA5, count: capacity + 16)
        let count = bytes.withUnsafeBufferPointer { source in
          output.withUnsafeMutableBufferPointer { output in
            output.baseAddress.map { converter.write(source, to: $0) } ?? 0
          }
        }
        #expect((0...capacity).contains(count))
        #expect(output[capacity...].allSatisfy { $0 == 0xA5 })
      }
    }
  }

  @Test("Megabytes in one line, in linear time")
  func longLine() {
    let unit = "ｶﾞかがカガゞわ\u{3099}ヷﾞa Ａ漢ー〱"
    func measure(_ converter: any ByteConverter, repeating count: Int) -> Duration {
      let text = String(repeating: unit, count: count)
      return ThreadClock().measure { #expect(!converter.string(from: text).isEmpty) }
    }
    for converter in converters {
      // Up to 3 MB, since debug builds are slow; quadratic time would give a ratio of 100.
      let size = 300_000 / unit.utf8.count
      let small = measure(converter, repeating: size)
      let large = measure(converter, repeating: size * 10)
      #expect(large < small * 40, "\(converter): \(small) and \(large)")
    }
  }
}
