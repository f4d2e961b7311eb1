import Testing

@testable import LanguageDetection

/// Tests kana in Chinese, ideographs in Japanese, and kinds of text written with kana or ideographs.
@Suite struct JapaneseMixtureTests {
  private let detector = LanguageDetector()

  private func expect(_ rows: [(text: String, expected: LanguageTag, why: String)]) {
    for row in rows {
      #expect(detector.detect(row.text)?.language == row.expected, "\(row.why): \(row.text)")
    }
  }

  @Test func chineseThatQuotesJapanese() {
    expect([
      ("我最喜欢的动画是《千と千尋の神隠し》。", .simplifiedChinese, "a title in title marks"),
      ("我最喜歡的動畫是《千と千尋の神隠し》。", .traditionalChinese, "in traditional characters"),
      ("他唱的「世界に一つだけの花」很好听", .simplifiedChinese, "a song in corner brackets"),
      ("日语“ありがとう”是什么意思？", .simplifiedChinese, "a word in quotation marks"),
      ("龙猫（となりのトトロ）是宫崎骏导演的动画电影", .simplifiedChinese, "a title in brackets"),
      ("日语里的ありがとう是谢谢的意思", .simplifiedChinese, "a word without quotation marks"),
      ("今天去了イオン买东西", .simplifiedChinese, "a shop"),
      ("我爱吃ラーメン和寿司", .simplifiedChinese, "a dish"),
      ("阿里巴巴集團の決算", .traditionalChinese, "a single の"),
    ])
  }

  @Test func japaneseThatQuotesChinese() {
    expect([
      ("中国語の「你好吗」はこんにちはの意味です", .japanese, "a phrase quoted"),
      ("华为技术有限公司が新製品を発表した", .japanese, "a company in simplified characters"),
      ("腾讯控股が上場", .japanese, "with one particle"),
      ("アリババ（阿里巴巴集团）の決算を発表した", .japanese, "in brackets"),
      ("宮崎駿監督『千と千尋の神隠し』公開", .japanese, "a headline without kana outside"),
      ("北京大学へ留学", .japanese, "a university"),
      ("台北市立動物園のパンダ", .japanese, "a zoo"),
      ("『三体』を読み終えた", .japanese, "a Chinese novel"),
    ])
  }

  @Test func particlesAreEvidence() {
    expect([
      ("日本語が書いてある", .japanese, "が"), ("中国語で話す", .japanese, "で"),
      ("国立競技場オリンピック", .japanese, "katakana without a particle"),
      ("新潟県魚沼産コシヒカリ", .japanese, "a brand of rice"),
      ("有限会社すずき", .japanese, "a company"),
    ])
  }

  @Test func kanbunAndClassicalChinese() {
    expect([
      ("學而時習之不亦說乎", .traditionalChinese, "Classical Chinese is Chinese"),
      ("學㆑而時習㆑之", .japanese, "with reading marks"),
      ("有㆑朋自㆓遠方㆒來", .japanese, "with marks of two kinds"),
      ("學ビテ而時ニ習フ㆑之ヲ", .japanese, "with kana"),
      ("国破れて山河在り", .japanese, "read in Japanese"),
    ])
    #expect(detector.detect("㆑")?.language == .japanese, "a reading mark alone")
    #expect(detector.detect("㆐") == nil, "the linking mark is punctuation")
  }

  @Test func ainu() {
    expect([
      ("ㇰㇱㇳㇷ゚", .ainu, "small letters alone"),
      ("カムイチカㇷ゚　シロカニペ　ランラン　ピㇱカン", .ainu, "a line of a song"),
      ("シロカニペ ランラン ピㇱカン コンカニペ", .ainu, "one small letter in twenty kana"),
      ("セタ ト゚ ミンタㇻ", .ainu, "semi-voiced ト"),
      ("ト゚レㇷ゚", .ainu, "a word"),
      ("アイヌ語のㇰㇱㇳ", .japanese, "in a Japanese phrase with ideographs"),
      ("アイヌのことばのㇰ", .japanese, "with hiragana"),
      ("イランカラプテ", .japanese, "without letters of its own"),
      ("カ゚行鼻濁音", .japanese, "semi-voiced カ is a phonetic symbol"),
    ])
    #expect(LanguageDetector(candidates: [.japanese]).detect("ㇰㇱㇳㇷ゚") == nil)
  }

  @Test func okinawanAndOldJapanese() {
    expect([
      ("ちゅーや　いい　てぃんち　やいびーん", .japanese, "Okinawan in hiragana"),
      ("めんそーれー", .japanese, "a greeting"),
      ("春過ぎて夏來にけらし白妙の", .japanese, "Old Japanese with kana"),
      ("いろはにほへとちりぬるを", .japanese, "a poem"),
    ])
    let manyogana = detector.detect("茜草指武良前野逝標野行野守者不見哉君之袖布流")?.language
    #expect(manyogana?.isChinese == true || manyogana == .japanese, "ideographs like any others")
  }

  @Test func nestedQuotationMarks() {
    func depth(_ start: Int, _ text: String) -> Int {
      Array(text.utf8).withUnsafeBufferPointer {
        QuotationDepth.depth(start, after: 0..<$0.count, in: $0)
      }
    }
    let rows: [(start: Int, text: String, expected: Int, why: String)] = [
      (0, "", 0, "nothing"), (0, "「", 1, "one"), (0, "「『", 2, "two"), (2, "』」", 0, "closed"),
      (0, "」", 0, "never negative"), (1, "」「", 1, "closed and opened"),
      (0, "（《“", 3, "three kinds"),
      (0, "、。", 0, "other punctuation"),
    ]
    for row in rows { #expect(depth(row.start, row.text) == row.expected, "\(row.why)") }
  }
}
