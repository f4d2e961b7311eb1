import TestSupport
import Testing
import TextFoundation

@testable import JapaneseText

/// Tests what belongs to a sentence after its punctuation; `|` marks the end of the punctuation.
@Suite struct SentenceTailTests {
  /// Returns the text and the offset of the mark.
  private func split(_ marked: String) -> (text: String, offset: Int) {
    (marked.replacing("|", with: ""), marked.prefix { $0 != "|" }.utf8.count)
  }

  private func tail(_ marked: String, isOpening: Bool = false) -> String {
    let (text, offset) = split(marked)
    return withUTF8Bytes(of: text) { bytes in
      let tail = SentenceTail(bytes: bytes, limit: bytes.count)
      let end = tail.end(from: offset) { _ in isOpening }
      return String(decoding: bytes[offset..<end], as: UTF8.self)
    }
  }

  @Test func tails() {
    let rows: [(text: String, tail: String, why: String)] = [
      ("。|", "", "the end"), ("。|次", "", "text"), ("！|？！次", "？！", "more marks"),
      ("。|」』）次", "」』）", "closing brackets"), ("。|「次", "", "an opening bracket"),
      ("！|…．.次", "…．.", "ellipses and full stops"), ("。|、次", "", "a comma"),
      ("！|♪★☆♡♥〜～~次", "♪★☆♡♥〜～~", "ornaments"), ("！|♫♬♩次", "♫♬♩", "other notes"),
      ("！|→次", "", "a sign that is not an ornament"),
      ("！|😀👍🏽❤️🇯🇵次", "😀👍🏽❤️🇯🇵", "emoji"), ("！|」\u{301}\u{3099}次", "」\u{301}\u{3099}", "marks"),
      ("！| 😀 次", " 😀", "an emoji between spaces"), ("！| 😀", " 😀", "at the end"),
      ("！| 😀\n次", " 😀", "at the end of a line"), ("！| 😀次", "", "an emoji before a word"),
      ("！|　😀🎉　次", "　😀🎉", "wide spaces"), ("！| 次", "", "a space before a word"),
      ("！|\n😀 次", "", "an emoji on the next line"), ("！|」 😀 次", "」 😀", "after a bracket"),
    ]
    for row in rows { #expect(tail(row.text) == row.tail, "\(row.text): \(row.why)") }
  }

  @Test func straightQuotationMarks() {
    for mark in ["\"", "'"] {
      for closing in [" 次", "\n次", ")次", "」次", "。次", "!次", ""] {
        let text = "!|\(mark)\(closing)"
        #expect(tail(text).hasPrefix(mark), "\(text) closes")
        #expect(tail(text, isOpening: true) == "", "\(text) opens a pair")
      }
      for word in ["次", "b", "…次", "😀"] {
        #expect(tail("!|\(mark)\(word)") == "", "\(mark) before \(word) does not close")
      }
    }
    // Other brackets that close are not affected by pairs.
    #expect(tail("!|)次", isOpening: true) == ")")
  }

  @Test func facesAndAsides() {
    let accepted = [
      "（笑）", "(笑)", "（爆笑）", "(苦笑)", "（微笑）", "（泣）", "（涙）", "（汗）", "（怒）", "（照）", "（棒）", "(w)",
      "（ｗ）", "(^_^)", "(T_T)", "(o_O)", "(´・ω・｀)", "(；Д；)", "(>_<)", "(--)", "（＾＾）", "(ﾟ∀ﾟ)",
      "(????????????)", "^^", "^^;", "^_^", "^_^;", "^o^", "^-^*", "(xx)", "(uu)", "(v_v)",
      "（笑)", "(笑）", "（笑）（笑）", "(^^)😀",
    ]
    for face in accepted { #expect(tail("！|\(face)次") == face, "\(face)") }
    let refused = [
      "（注）", "(1)", "(a)", "(ab)", "()", "(-)", "（東京）", "（です）", "(笑い)", "(^_^", "(Tokyo)",
      "(?????????????)", "^", "^a", "(o_p)", "(^笑^)", "(^あ^)", "[笑]", "「笑」",
    ]
    for text in refused { #expect(tail("！|\(text)次") == "", "\(text)") }
    // Katakana is part of faces, kanji and hiragana are not.
    #expect(tail("！|(ノ_ヽ)次") == "(ノ_ヽ)")
    // A face of carets has at most six bytes.
    #expect(tail("！|^^^^^^^^次") == "^^^^^^^^", "six and two")
    #expect(tail("！|^^^^^^^次") == "^^^^^^", "six, and one that is no face")
  }

  @Test func laughter() {
    for laugh in ["w", "www", "ｗｗｗ", "笑", "草", "笑w草", "wｗ"] {
      for end in ["", " ", "\n", "　"] { #expect(tail("！|\(laugh)\(end)") == laugh, "\(laugh)") }
      for next in ["次", "い", "a", "。", "）"] {
        #expect(tail("！|\(laugh)\(next)") == "", "\(laugh) before \(next)")
      }
    }
    for word in ["W", "ww.", "v", "笑う", "草原", "爆"] { #expect(tail("！|\(word) ") == "", "\(word)") }
  }

  @Test func paragraphsLimitTheTail() {
    for text in ["！！！", "！）））", "！😀😀", "！(^_^)", "！ 😀", "！www", "！^^^^", "！（笑）"] {
      withUTF8Bytes(of: text) { bytes in
        for limit in 3...bytes.count {
          let tail = SentenceTail(bytes: bytes, limit: limit)
          let end = tail.end(from: 3) { _ in false }
          // A scalar that the limit divides is used whole; paragraphs do not divide scalars.
          guard bytes.scalarStart(atOrAfter: limit) == limit else { continue }
          #expect((3...limit).contains(end), "\(text) up to \(limit)")
        }
      }
    }
  }

  // MARK: Continuation

  private func check(
    _ rows: [(text: String, continues: Bool)], _ rule: (SentenceTail, Int) -> Bool
  ) {
    for row in rows {
      let (text, offset) = split(row.text)
      let continues = withUTF8Bytes(of: text) { bytes in
        rule(SentenceTail(bytes: bytes, limit: bytes.count), offset)
      }
      #expect(continues == row.continues, "\(row.text)")
    }
  }

  @Test func afterQuotations() {
    check(
      [
        ("」|", false), ("」|と", true), ("」|東京", true), ("」|a", true), ("」|、", true),
        ("」|「", false), ("」|(", false), ("」|（", false), ("」|【", false), ("」|\n", false),
        ("」|\u{2028}", false), ("」| ", false), ("」| と言", true), ("」|　って", true),
        ("」| とても", true), ("」| の本", true), ("」| のんびり", false), ("」| は", true),
        ("」| という", true), ("」| です", true), ("」| 東京", false), ("」| he said", true),
        ("」| He said", false), ("」|  を", true), ("」| é", true), ("」|\"", false),
      ]
    ) { $0.continuesAfterQuote(at: $1) }
  }

  @Test func afterTerminators() {
    let rows: [(text: String, continues: Bool)] = [
      ("！|", false), ("！|、", true), ("！|，", true), ("！|,", true), ("！|・", true), ("！|。", false),
      ("！|っ", true), ("！|ッ", false), ("！|を", true), ("！|の映画", true), ("！|のアニメ", true),
      ("！|のんびり", false), ("！|の", false), ("！|のA", false), ("！|が東京", true),
      ("！|がんばる", false), ("！|は東京", false), ("！|と", false), ("！|と言う", true), ("！|とても", false),
      ("！|と思う", true), ("！|ところが", false), ("！|とか、", true), ("！|とかが", false),
      ("！|として", true), ("！|とし", false), ("！|と、", true), ("！|とのこと", true), ("！|次", false),
      ("！| と言う", false),
    ]
    check(rows) { $0.continuesAfterTerminator(at: $1) }
  }

  @Test func afterSpaces() {
    let particles = "のがにはでもへやとか"
    var rows: [(text: String, continues: Bool)] = [
      (".|", false), (".|の", false), (".| ", false), (".| を", true), (".| をん", true),
      (".| という", true), (".| となる", true), (".| となった", true), (".| だけ", true),
      (".| から", true), (".| ので", false), (".| 東京", false), (".| a", false), (".|\nの", false),
    ]
    for particle in particles {
      rows += [
        (".| \(particle)", true), (".|　\(particle)東京", true), (".| \(particle)A", true),
        (".| \(particle)、", false), (".| \(particle)ん", false),
      ]
    }
    check(rows) { $0.continuesAfterSpace(at: $1) }
  }
}
