import Testing

@testable import DocumentAnnotation

/// Tests where the body of an Aozora text starts and ends.
@Suite struct AozoraFrameTests {
  private static let rule = String(repeating: "-", count: 55)
  private static let legend = "\(rule)\n【テキスト中に現れる記号について】\n《》：ルビ\n\(rule)\n"
  private static let colophon = "底本：「本」社\n入力：人\n"

  private func frame(_ text: String) -> (body: String, isCertain: Bool) {
    let bytes = Array(text.utf8)
    let frame = bytes.withUnsafeBufferPointer { AozoraFrame($0) }
    return (
      String(decoding: bytes[frame.bodyStart..<frame.bodyEnd], as: UTF8.self), frame.isCertain
    )
  }

  @Test(arguments: [
    ("題\n人\n\n\(legend)本文\n\(colophon)", "本文\n", true, "legend and colophon"),
    ("題\n人\n\n\(legend)本文\n", "本文\n", true, "a legend only"),
    ("題\n人\n\n本文\n\(colophon)", "本文\n", true, "a colophon only: after the first empty line"),
    ("題\n本文\n\(colophon)", "題\n本文\n", true, "no empty line: nothing is the title"),
    ("題\n人\n\n本文\n", "題\n人\n\n本文\n", false, "neither: the text may be a fragment"),
    ("\n題\n\n本文\n\(colophon)", "本文\n", true, "an empty first line does not end the title"),
    ("", "", false, "empty"), ("\u{FEFF}", "", false, "a byte order mark"),
    ("\u{FEFF}本文", "本文", false, "text after a byte order mark"),
    ("\(legend)", "", true, "a legend alone"), ("\(colophon)", "", true, "a colophon alone"),
    ("本文\n底本は\n", "本文\n底本は\n", false, "底本 without a colon"),
    ("題\n\n本文\n底本: 本\n", "本文\n", true, "an ASCII colon"),
    ("題\n\n文\n 底本：本\n", "題\n\n文\n 底本：本\n", false, "not at the start of the line"),
    ("題\n\n文\n底本：一\n文\n底本：二\n", "文\n", true, "the first of two"),
    ("\(rule)\n題\n\(rule)\n本文\n", "\(rule)\n題\n\(rule)\n本文\n", false, "rules without a legend"),
    ("\(rule)\n【テキスト中に現れる記号について】\n本文", "\(rule)\n【テキスト中に現れる記号について】\n本文", false, "no end"),
    (
      "----------\n【テキスト中に現れる記号について】\n----------\n本文", "本文", true,
      "ten hyphens are a rule"
    ),
    (
      "---------\n【テキスト中に現れる記号について】\n---------\n本文",
      "---------\n【テキスト中に現れる記号について】\n---------\n本文", false, "nine are not"
    ),
    ("\(legend.replacing("\n", with: "\r\n"))本文\r\n", "本文\r\n", true, "CR LF"),
    ("\(legend.replacing("\n", with: "\r"))本文\r", "本文\r", true, "CR"),
  ])
  func body(text: String, body: String, isCertain: Bool, why: String) {
    let frame = frame(text)
    #expect(frame.body == body, "\(why)")
    #expect(frame.isCertain == isCertain, "\(why)")
  }

  @Test func legendIsNearTheStart() {
    let before = String(repeating: "行\n", count: 56)
    #expect(frame(before + Self.legend + "本文").body == "本文", "the legend ends on line 60")
    let text = before + "行\n" + Self.legend + "本文"
    #expect(frame(text) == (text, false), "on line 61")
  }

  @Test func invalidBytes() {
    let bytes: [UInt8] = [0xE5, 0xBA, 0x95, 0xE6, 0x9C, 0x0A, 0xFF, 0xE5]
    let frame = bytes.withUnsafeBufferPointer { AozoraFrame($0) }
    #expect(frame.bodyStart == 0)
    #expect(frame.bodyEnd == bytes.count)
  }
}
