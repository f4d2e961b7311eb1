import Testing

@testable import LanguageDetection

/// Tests strings with a known language, and the evidence that identifies it.
@Suite struct HanModelTests {
  @Test func japaneseIsRecognised() {
    let table = [
      ("会社概要", "the heading of every company's page; 会社 for 公司"),
      ("東京特許許可局", "no 专利"),
      ("日本経済新聞社", "the shinjitai 経 and 済"),
      ("図書館", "the shinjitai 図"),
      ("労働基準法", "the kokuji 働"),
      ("働", "one kokuji is enough"),
      ("峠", "kokuji"),
      ("畑", "kokuji"),
      ("榊原", "a kokuji in a surname"),
      ("株式会社", "a Japanese form of company"),
      ("取扱説明書", "written in Japanese alone"),
      ("時々", "the repetition mark"),
      ("佐々木", "the repetition mark in a surname"),
      ("渡辺謙", "a name with the shinjitai 辺"),
      ("高橋", "a surname; 橋 is also Traditional"),
      ("鈴木一郎", "a name of characters that Traditional has too"),
      ("新宿駅", "the shinjitai 駅"),
      ("北海道大学", "the shinjitai 学, which Simplified shares"),
      ("自動販売機", "the shinjitai 売"),
      ("駐車場", "場 for Chinese 停車場"),
      ("切手", "native compound"),
      ("手紙", "a letter, where Chinese has toilet paper"),
      ("大丈夫", "a compound of another sense in Chinese, with a lean"),
      ("真剣勝負", "the shinjitai 剣"),
      ("月極駐車場", "月極 is Japanese alone"),
    ]
    expect(table, .japanese)
  }

  @Test func simplifiedIsRecognised() {
    let table = [
      ("简体中文", "简 is Simplified alone"),
      ("中华人民共和国", "华 is Simplified alone"),
      ("计算机", "计 is Simplified alone"),
      ("北京语言大学", "语 is Simplified alone"),
      ("软件工程师", "软 and 师"),
      ("东京", "东: Japan's capital as China writes it"),
      ("公司简介", "the heading of a Chinese company's page"),
      ("图书馆", "图 and 馆"),
      ("你好", "你 is Chinese"),
      ("我们", "们 is Simplified alone"),
      ("他们说什么", "text with 说 and 么"),
      ("这是什么", "这 is Simplified alone"),
      ("邓小平", "a name with 邓"),
      ("机场", "场 is Simplified alone"),
      ("电影", "电 is Simplified alone"),
      ("经济发展", "经 济 发 are Simplified alone"),
    ]
    expect(table, .simplified)
  }

  @Test func traditionalIsRecognised() {
    let table = [
      ("繁體中文", "體 is not used in Japan"),
      ("中華民國", "國 is not used in Japan"),
      ("臺灣大學", "臺 and 灣"),
      ("電腦", "腦, and a word of Chinese"),
      ("公司簡介", "the heading of a Chinese company's page"),
      ("圖書館", "圖 is not used in Japan"),
      ("我們", "們 is Chinese"),
      ("這是什麼", "這 and 麼"),
      ("計程車", "Taiwan's word for a taxi"),
      ("蔣經國", "a name with 蔣 經 國"),
      ("香港特別行政區", "區 is not used in Japan"),
      ("經濟發展", "經 濟 發 are not used in Japan"),
      ("機場", "characters shared with Japan, a word that is not"),
      ("飛機", "characters shared with Japan, a word that is not"),
      ("網際網路", "Taiwan's word for the Internet"),
    ]
    expect(table, .traditional)
  }

  /// Words that both languages write alike are probable in one of them, but not certain.
  @Test func sharedWordsAreDoubtful() throws {
    for text in ["文化", "民主", "人口", "科学", "先生", "山水"] {
      let scores = try #require(HanScores(text))
      #expect((0.005...0.995).contains(scores.probabilities[0]), "\(text) \(scores)")
    }
  }

  /// Text that is equally valid in both Chinese scripts is certain in neither.
  @Test func chineseOfBothScriptsIsDivided() throws {
    for text in ["你好", "你是我的", "他也是"] {
      let scores = try #require(HanScores(text))
      #expect(!scores.isJapanese, "\(text)")
      #expect(abs(scores.simplified - scores.traditional) < 3, "\(text) \(scores)")
    }
  }

  private func expect(_ table: [(text: String, why: String)], _ answer: HanAnswer) {
    for (text, why) in table {
      let scores = HanScores(text)
      #expect(
        scores?.answer == answer, "\(text) (\(why)): \(scores?.probabilities ?? [])")
    }
  }
}
