import DocumentAnnotation
import Testing

/// Tests that a sentence has the same readings in every format as in plain text.
@Suite struct PlainTextEquivalenceTests {
  private static let sentences = [
    "東京へ行く。", "吾輩は猫である。名前はまだ無い。", "食べ物を買いに市場へ行った", "今日は一日中雨が降っていた。",
    "大人が二人と子供が三人いる", "日本橋の上を人力車が走る", "辛い料理と辛い別れ", "彼女は上手に絵を描く",
    "明日の朝九時に駅前で会いましょう！", "株価は十二月三十一日に最高値を付けた", "生糸の輸出は横浜港から始まった",
    "その本は図書館で借りられますか？", "人気のない路地に人気の店がある", "「行間を読む」とはどういう意味か", "カタカナとひらがなと漢字",
    "12月の第3土曜日、午後5時半", "𠮷野家で牛丼を食べた", "時々、故郷の山々を思い出す", "三ヶ月の間に何度も", "ＡＢＣ社の新製品",
    "記号＆引用と〜波線", "最後の晩餐", "山", "々",
  ]

  /// How a format writes a text, and how the text is read back.
  private struct Embedding {
    let format: DocumentFormat
    let start: String
    let end: String
    var encode: (String) -> String = { $0 }
    var decode: (String) -> String = { $0 }
  }

  private static var embeddings: [Embedding] {
    [
      Embedding(format: .html, start: "<p>", end: "</p>"),
      Embedding(
        format: .ttml, start: "<tt xmlns='http://www.w3.org/ns/ttml'><body><div><p>",
        end: "</p></div></body></tt>"),
      Embedding(format: .subRip, start: "1\n00:00:01,000 --> 00:00:02,000\n", end: "\n\n"),
      Embedding(
        format: .subRip, start: "00:01,0 --> 00:02,0\n", end: "",
        encode: { divided($0, by: "\n") }, decode: { $0.replacing("\n", with: "") }),
      Embedding(format: .webVTT, start: "WEBVTT\n\n00:01.000 --> 00:02.000\n<v 客>", end: "\n"),
      Embedding(
        format: .webVTT, start: "WEBVTT\n\n00:01.000 --> 00:02.000\n", end: "",
        encode: { divided($0, by: "<00:01.500>") },
        decode: { $0.replacing("<00:01.500>", with: "") }),
      Embedding(format: .ass, start: "[Events]\nFormat: Style, Text\nDialogue: 標準,", end: "\n"),
      Embedding(
        format: .ass, start: "[Events]\nFormat: Text\nDialogue: ", end: "",
        encode: { divided($0, by: "{\\k10}") }, decode: { $0.replacing("{\\k10}", with: "") }),
      Embedding(format: .csv, start: "番,", end: ",1\n"),
      Embedding(format: .csv, start: "1,\"a,\n", end: "\"\n"),
      Embedding(format: .tsv, start: "1\t", end: "\t2"),
      Embedding(format: .json, start: "{\"題\":[\"", end: "\",1]}"),
      Embedding(format: .jsonLines, start: "{\"a\":\"", end: "\"}\n"),
      Embedding(format: .json, start: "[\"", end: "\"]", encode: escaped, decode: unescaped),
    ]
  }

  /// Returns a text with a separator between its characters where no line of it would start or end
  /// a sentence.
  private static func divided(_ text: String, by separator: String) -> String {
    let characters = Array(text)
    let middle = characters.count / 2
    guard characters.count > 3,
      characters[middle - 1...middle].allSatisfy({ $0.isLetter && !$0.isASCII })
    else { return text }
    return String(characters[..<middle]) + separator + String(characters[middle...])
  }

  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      guard unit > 0x7F else { return String(UnicodeScalar(UInt8(unit))) }
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = text[...]
    while let first = rest.utf16.first {
      if rest.hasPrefix("\\u"), let unit = UInt16(rest.dropFirst(2).prefix(4), radix: 16) {
        units.append(unit)
        rest = rest.dropFirst(6)
      } else {
        units.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  @Test func sameReadings() throws {
    let plain = AnnotatedText(.text) { $0.notation = .brackets }
    for embedding in Self.embeddings {
      let annotated = AnnotatedText(embedding.format) { $0.notation = .brackets }
      var difference: [String] = []
      for sentence in Self.sentences {
        let document = embedding.start + embedding.encode(sentence) + embedding.end
        let result = try annotated(document)
        var content = result.dropFirst(embedding.start.count)
        // The first fields of some embeddings are annotated too.
        if !result.hasPrefix(embedding.start), let end = result.firstIndex(of: ",") {
          content = result[end...].dropFirst()
        }
        let found = embedding.decode(String(content.dropLast(embedding.end.count)))
        let expected = try plain(sentence)
        if found != expected { difference.append("\(expected) is \(found)") }
      }
      #expect(difference.isEmpty, "\(embedding.format) after \(embedding.start)")
    }
  }

  @Test func sameBreaks() throws {
    let plain = AnnotatedText(.text) { $0.annotation = .phrases }
    for format in [DocumentFormat.subRip, .csv, .jsonLines] {
      guard let embedding = Self.embeddings.first(where: { $0.format == format }) else { continue }
      let annotated = AnnotatedText(format) { $0.annotation = .phrases }
      for sentence in Self.sentences {
        let expected = try plain(sentence)
        let result = try annotated(embedding.start + sentence + embedding.end)
        #expect(result == embedding.start + expected + embedding.end)
      }
    }
  }
}
