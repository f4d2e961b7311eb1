import Testing

@testable import LanguageDetection

/// Tests Cantonese, and Chinese that is not.
@Suite struct CantoneseTests {
  private let detector = LanguageDetector()

  @Test func cantonese() {
    for text in [
      "我哋今日去飲茶", "你食咗飯未呀", "唔該", "冇問題", "佢係邊個", "我係香港人", "佢喺屋企睇電視", "呢啲嘢好靚",
      "唔使客氣", "你喺邊度", "佢哋嚟咗喇", "我唔知", "關係係好重要嘅", "唔系我嘅问题", "點解你唔話我知",
      "今晚食乜嘢好", "我諗住聽日先返工", "嗰個人真係好煩", "你咁夜仲未瞓呀", "搵日一齊食飯啦",
    ] {
      #expect(detector.detect(text)?.language == .cantonese, "\(text)")
    }
  }

  @Test func standardChinese() {
    let rows: [(text: String, expected: LanguageTag, why: String)] = [
      ("「唔」是廣東話的常用字，意思是「不」。", .traditionalChinese, "a character mentioned"),
      ("粵語的「嘅」相當於國語的「的」。", .traditionalChinese, "another"),
      ("我們今天去喝茶", .traditionalChinese, "without Cantonese characters"),
      ("這兩者之間的關係很複雜", .traditionalChinese, "係 in a word of Standard Chinese"),
      ("香港的士司機說「冇問題」，然後開車走了", .traditionalChinese, "a word quoted"),
      ("關係", .traditionalChinese, "係 alone"),
      ("他在邊境工作了三十年，那裡的生活很艱苦", .traditionalChinese, "邊 in another word"),
      ("这两者之间的关系很复杂", .simplifiedChinese, "simplified characters"),
      ("関係係数", .japanese, "係 in Japanese"),
      ("咖喱饭和啤酒", .simplifiedChinese, "other characters with a mouth"),
    ]
    for row in rows {
      #expect(detector.detect(row.text)?.language == row.expected, "\(row.why): \(row.text)")
    }
  }

  @Test func candidatesWithoutCantonese() {
    let text = "佢哋嚟咗喇，我哋走啦"
    let rows: [(candidates: Set<LanguageTag>, expected: LanguageTag?, why: String)] = [
      ([.chinese], .traditionalChinese, "zh does not include yue"),
      ([.chinese, .japanese], .traditionalChinese, "with another language"),
      ([.cantonese], .cantonese, "alone"),
      ([.cantonese, .traditionalChinese], .cantonese, "both"),
      ([.traditionalChinese], .traditionalChinese, "one script"),
      ([.korean], nil, "neither"),
    ]
    for row in rows {
      let detector = LanguageDetector(candidates: row.candidates)
      #expect(detector.detect(text)?.language == row.expected, "\(row.why)")
    }
    #expect(LanguageDetector(candidates: [.cantonese]).detect("我們今天去喝茶") == nil)
  }

  @Test func alternativesAreChinese() {
    let alternatives = detector.detect("佢哋嚟咗喇")?.alternatives.map(\.language) ?? []
    #expect(alternatives.contains(.traditionalChinese))
    #expect(!alternatives.contains(.cantonese))
  }

  @Test func weights() {
    func contains(_ text: String) -> Bool {
      text.unicodeScalars.map { $0 == "|" ? 0 : $0.value }.withUnsafeBufferPointer(
        Cantonese.contains)
    }
    #expect(contains("嘅"), "a single character")
    #expect(!contains("嘅|是|粵語"), "mentioned alone")
    #expect(!contains(""), "nothing")
    #expect(!contains("俾"), "half a weight")
    #expect(contains("俾咩"), "two halves")
    #expect(!contains(String(repeating: "東", count: 20) + "嘅"), "too few among many")
    #expect(contains("點解"), "two characters that are a word together")
    #expect(!contains("點心"), "and not with another")
  }
}
