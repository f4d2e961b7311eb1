import Foundation
import MarkupText
import TestSupport
import Testing
import TextLayout

@testable import TextDrawing

struct PDFTests {
  static let hasPoppler = ["pdftotext", "pdfinfo"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }
  static let reason = "needs poppler-utils and \(TestFonts.reason)"
  let renderer = PangoRenderer(fonts: TestFonts.installed)
  let font = FontRequest.named("Noto Sans CJK JP", size: 16)

  /// Returns the output of a Poppler program for a file.
  private func poppler(_ program: String, _ arguments: [String], _ pdf: [UInt8]) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    try Data(pdf).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments + [file.path] + (program == "pdftotext" ? ["-"] : [])
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  private func list(_ items: [DisplayItem], title: String? = nil) -> DisplayList {
    DisplayList(size: Size(width: 400, height: 200), items: items, language: "ja", title: title)
  }

  @Test(.enabled(if: TestFonts.areInstalled && hasPoppler, "\(reason)"))
  func textCanBeExtracted() throws {
    let expected: [(text: String, why: String)] = [
      ("吾輩は猫である。名前はまだ無い。", "Japanese"), ("office AVA fi", "ligatures and kerning"),
      ("混ぜたtextと、「括弧」", "mixed"), ("葛\u{E0100}飾", "variation selectors"),
      ("é e\u{301} か\u{309A}", "marks"),
      ("𠮷野家", "beyond the basic plane"), ("欠\u{E000}字", "what no font has"),
      ("Привет Γειά", "other alphabets"),
    ]
    for (text, why) in expected {
      let pdf = try renderer.pdf(
        list(TestFonts.installed.items(text, at: Point(x: 20, y: 50), font)))
      let found = try poppler("pdftotext", ["-raw"], pdf)
      #expect(
        found.trimmingCharacters(in: .whitespacesAndNewlines)
          .replacingOccurrences(of: "\u{E0100}", with: "").precomposedStringWithCanonicalMapping
          == text.replacingOccurrences(of: "\u{E0100}", with: "")
          .precomposedStringWithCanonicalMapping, "\(why)")
    }
  }

  @Test(.enabled(if: hasPoppler, "\(reason)"))
  func clipsToPaths() throws {
    let page = Rect(x: 0, y: 0, width: 400, height: 200)
    let pdf = try renderer.pdf(
      list([
        .pushClipPath(DisplayPath(ellipseIn: Rect(x: 0, y: 0, width: 400, height: 100))),
        .fill(page, CSSColor(rgb: 0xFF0000)), .popClip,
        .fill(Rect(x: 0, y: 150, width: 9, height: 9), CSSColor(rgb: 0xFF0000)),
      ]))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    try Data(pdf).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftoppm")
    // One pixel per px.
    process.arguments = ["-r", "96", file.path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let picture = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    let pixels = Array(picture.suffix(400 * 200 * 3))
    try #require(pixels.count == 400 * 200 * 3)
    let rows: [(x: Int, y: Int, isRed: Bool, why: String)] = [
      (200, 50, true, "in the ellipse"), (10, 50, true, "at its left end"),
      (10, 8, false, "at its corner"), (200, 110, false, "below it"),
      (4, 154, true, "after the end of the clip"),
    ]
    for row in rows {
      #expect((pixels[(row.y * 400 + row.x) * 3 + 1] < 9) == row.isRed, "\(row.why)")
    }
  }

  @Test(.enabled(if: TestFonts.areInstalled && hasPoppler, "\(reason)"))
  func verticalTextAndRubyComeInOrder() throws {
    let upright = TestFonts.installed.items(
      "「縦書き」の、ー例。", at: Point(x: 300, y: 10), font, orientation: .upright)
    let found = try poppler("pdftotext", ["-raw"], renderer.pdf(list(upright)))
    #expect(found.filter { !$0.isWhitespace } == "「縦書き」の、ー例。")
    let ruby =
      [DisplayItem.begin(.ruby)]
      + TestFonts.installed.items(
        "かんじ", at: Point(x: 20, y: 40), .named("Noto Sans CJK JP", size: 8))
      + [.end] + TestFonts.installed.items("漢字", at: Point(x: 20, y: 60), font)
    let lines = try poppler("pdftotext", ["-raw"], renderer.pdf(list(ruby)))
    #expect(lines.filter { !$0.isWhitespace } == "かんじ漢字")
  }

  @Test(.enabled(if: TestFonts.areInstalled && hasPoppler, "\(reason)"))
  func linksHeadingsTitleAndLanguageArePreserved() throws {
    let fonts = TestFonts.installed
    let items: [DisplayItem] =
      [.begin(.heading(level: 1, text: "見出し"))] + fonts.items("見出し", at: Point(x: 20, y: 30), font)
      + [.end, .begin(.heading(level: 3, text: "Sub"))]
      + fonts.items("Sub", at: Point(x: 20, y: 50), font)
      + [.end, .begin(.link(address: "https://example.jp/日本?q='a\\b'"))]
      + fonts.items("リンクの", at: Point(x: 20, y: 90), font)
      + fonts.items("続き", at: Point(x: 20, y: 110), font)
      + [.begin(.link(address: "https://example.com/inner")), .end, .end]
      + [.begin(.link(address: "https://example.com/nothing")), .end]
    let pdf = try renderer.pdf(list(items, title: "題名"))
    let links = try poppler("pdfinfo", ["-url"], pdf)
    #expect(links.contains("https://example.jp/%E6%97%A5%E6%9C%AC?q=%27a%5Cb%27"))
    #expect(!links.contains("inner") && !links.contains("nothing"))
    let info = try poppler("pdfinfo", [], pdf)
    #expect(info.contains("題名"))
    #expect(info.contains("300 x 150 pts"))
    #expect(info.contains("2000"))
    let file = String(decoding: pdf, as: Unicode.ASCII.self)
    #expect(file.contains("/Lang (ja)"))
    #expect(file.contains("/Outlines"))
    // 見出し and Sub in UTF-16.
    #expect(file.lowercased().contains("feff898b51fa3057"))
    // 15 pt from the left, and 16 px × 1.16 above a baseline at 67.5 pt of 150.
    #expect(file.contains("/Rect [ 15 "), "a rectangle for each of the two lines")
    #expect(file.components(separatedBy: "/URI (https://example.jp").count == 2)
    #expect(file.contains("/QuadPoints"))
  }

  @Test func theSameListGivesTheSameBytes() throws {
    let list = list(TestFonts.installed.items("同じ same", at: Point(x: 20, y: 50)), title: "t")
    let other = PangoRenderer(fonts: PangoFonts())
    #expect(try renderer.pdf(list) == other.pdf(list))
    #expect(try renderer.png(list) == other.png(list))
  }

  @Test func onlyAllowedAddressesAreLinks() throws {
    func file(_ url: String, _ links: LinkPolicy = .standard) throws -> String {
      var items = TestFonts.installed.items("字", at: Point(x: 20, y: 50))
      items.insert(.begin(.link(address: url)), at: 0)
      let pdf = try PangoRenderer(fonts: PangoFonts(), links: links).pdf(list(items + [.end]))
      return String(decoding: pdf, as: Unicode.ASCII.self)
    }
    for row in LinkVectors.rows {
      #expect(try file(row.url).contains("/URI") == row.isAllowed, "\(row.why)")
    }
    #expect(try file("x-app:a", LinkPolicy(schemes: ["x-app"])).contains("/URI (x-app:a)"))
    #expect(try file(" ht\ntp://a/ ").contains("/URI (http://a/)"), "as a browser parses it")
  }

  @Test func addressesAreQuoted() {
    let expected = [
      ("https://a.jp/?q=1&b=%20#x", "https://a.jp/?q=1&b=%20#x"), ("a'b\\c d", "a%27b%5Cc%20d"),
      ("日", "%E6%97%A5"), ("a\0\n", "a%00%0A"), ("", ""),
    ]
    for (address, quoted) in expected { #expect(PDFStructure.quoted(address) == quoted) }
  }
}
