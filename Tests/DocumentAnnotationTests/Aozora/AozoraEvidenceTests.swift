import Testing

@testable import DocumentAnnotation

/// Tests the evidence for the notation of Aozora Bunko.
@Suite struct AozoraEvidenceTests {
  @Test(arguments: [
    ("", false, false, "empty"), ("学校へ行く", false, false, "prose"),
    ("【テキスト中に現れる記号について】", true, true, "a legend"), ("学校［＃「学校」に傍点］", true, true, "a note"),
    ("［＃終わらない", false, false, "a note without an end"),
    ("｜学校《がっこう》", true, false, "a bar"), ("学校《がっこう》", false, false, "one ruby"),
    ("山《やま》川《かわ》", false, false, "two"), ("山《やま》川《かわ》海《うみ》", true, false, "three"),
    ("山《やま》川《かわ》海《》", false, false, "an empty one does not count"),
    ("山《ヤマ》川《カワ》海《ウミ》", true, false, "katakana"),
    ("山《山》川《川》海《海》", false, false, "quotation marks"),
    ("か《やま》き《かわ》く《うみ》", false, false, "no kanji before them"),
    ("《やま》《かわ》《うみ》", false, false, "no base"), ("山《や\nま》", false, false, "across lines"),
    ("｜駅\n山《やま》", false, false, "a bar on another line"),
    ("｜駅《えき》山《やま》", true, false, "a bar before the first"),
    ("<p>［＃改行］</p>", false, false, "a tag before the note"),
    ("［＃改行］<p>", true, true, "a tag after it"), ("</p>［＃改行］", false, false, "an end tag"),
    ("a < b［＃改行］", true, true, "no tag"), ("<", false, false, "at the end"),
    ("《《《《《《", false, false, "open brackets only"), ("［＃", false, false, "the start of a note"),
  ])
  func evidence(text: String, occurs: Bool, isCertain: Bool, why: String) {
    #expect(AozoraEvidence.occur(in: Array(text.utf8)) == occurs, "\(why)")
    #expect(AozoraEvidence.occur(in: Array(text.utf8), areCertain: true) == isCertain, "\(why)")
  }

  @Test func onlyTheStartIsRead() {
    let padding = String(repeating: "a", count: 65_536)
    #expect(!AozoraEvidence.occur(in: Array((padding + "［＃改行］").utf8)))
    #expect(AozoraEvidence.occur(in: Array((padding.dropLast(12) + "［＃改］").utf8)))
    #expect(
      !AozoraEvidence.occur(in: Array((padding.dropLast(11) + "［＃改］").utf8)),
      "the closing bracket is outside")
  }

  @Test func longRuby() {
    // A reading has at most 48 kana here, as 150 bytes with its brackets are read.
    func text(_ count: Int) -> [UInt8] {
      Array("｜山《\(String(repeating: "や", count: count))》".utf8)
    }
    #expect(AozoraEvidence.occur(in: text(48)))
    #expect(!AozoraEvidence.occur(in: text(50)))
  }

  @Test(arguments: [[0xE5, 0xB1], [0xEF, 0xBC], [0xE3], [0xFF, 0xFE]] as [[UInt8]])
  func truncatedCharacters(bytes: [UInt8]) {
    #expect(!AozoraEvidence.occur(in: bytes))
    // What is certain is found after invalid bytes too.
    #expect(AozoraEvidence.occur(in: bytes + Array("［＃改行］".utf8)))
  }
}
