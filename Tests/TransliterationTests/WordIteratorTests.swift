import TestSupport
import Testing
import Transliteration

@Suite("Word iterator")
struct WordIteratorTests {
  @Test("words of scripts without spaces")
  func words() throws {
    let rows: [(locale: String, text: String, words: [Substring], why: String)] = [
      ("th", "ภาษาไทย", ["ภาษา", "ไทย"], "Thai"),
      ("lo", "ພາສາລາວ", ["ພາສາ", "ລາວ"], "Lao"),
      ("km", "ខ្ញុំស្រឡាញ់អ្នក", ["ខ្ញុំ", "ស្រឡាញ់", "អ្នក"], "Khmer"),
      ("my", "စာအုပ်ဝယ်တယ်", ["စာအုပ်", "ဝယ်", "တယ်"], "Burmese"),
      ("zh", "我们是学生", ["我们", "是", "学生"], "Chinese"),
      ("en", "Don't stop, 3.14!", ["Don't", "stop", "3.14"], "apostrophe and decimal point"),
      ("xx-nonsense", "a b", ["a", "b"], "an unknown language gets the root rules"),
      ("th", "", [], "empty"),
      ("th", " 。\u{0}", [], "no word in it"),
    ]
    for (locale, text, words, why) in rows {
      let found = try WordIterator(locale: locale).words(in: text).map(\.text)
      #expect(found == words, "\(why)")
    }
  }

  @Test("segments join to the text, at Characters, with matching offsets")
  func properties() throws {
    var generator = SeededGenerator(seed: 14)
    let iterator = try WordIterator(locale: "th")
    for round in 0..<400 {
      let text =
        round % 2 == 0
        ? RandomText.string(fragments: 20, using: &generator)
        : RandomText.scalars(count: 20, using: &generator)
      let segments = try iterator.segments(in: text)
      let starts = Set(text.indices)
      #expect(segments.map { String($0.text) }.joined().utf8.elementsEqual(text.utf8))
      for segment in segments {
        #expect(text[segment.range] == segment.text && starts.contains(segment.range.lowerBound))
        #expect(segment.utf8Range.count == segment.text.utf8.count)
        let start = text.utf8.distance(from: text.startIndex, to: segment.range.lowerBound)
        #expect(segment.utf8Range.lowerBound == start)
      }
    }
  }

  @Test("a long text without spaces", .timeLimit(.minutes(1)))
  func long() throws {
    let text = String(repeating: "ภาษาไทย", count: 5000)
    #expect(try WordIterator(locale: "th").words(in: text).count == 10_000)
  }
}
