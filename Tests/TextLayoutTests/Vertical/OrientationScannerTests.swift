import LayoutTestSupport
import MarkupText
import Testing
import TextFoundation

@testable import TextLayout

@Suite("Upright characters in vertical lines (UAX #50)")
struct OrientationScannerTests {
  /// Returns the text with sideways segments in angle brackets.
  private func scanned(_ text: String) -> String {
    withUTF8Bytes(of: text) { bytes in
      var scanner = OrientationScanner(text, bytes: bytes)
      var (result, start) = ("", 0)
      while start < bytes.count {
        let found = scanner.nextRun(from: start, to: bytes.count)
        let segment = String(decoding: bytes[start..<found.end], as: UTF8.self)
        result += found.orientation == .upright ? segment : "<\(segment)>"
        start = found.end
      }
      return result
    }
  }

  @Test("text is divided where its orientation changes")
  func cuts() {
    let rows: [(text: String, expected: String, why: String)] = [
      ("", "", "nothing"),
      ("縦書き、「カナ」。", "縦書き、「カナ」。", "Japanese with its punctuation"),
      ("Swift", "<Swift>", "a word stays whole"),
      ("縦Swift 6書", "縦<Swift 6>書", "words and their spaces are one segment"),
      ("ＡＢＣ１２", "ＡＢＣ１２", "full-width letters and digits are upright"),
      ("ー〜（）：", "ー〜（）：", "Tr: fonts have forms for vertical text"),
      ("ぁっゃァッャ", "ぁっゃァッャ", "Tu: small kana"),
      ("あ…い", "あ<…>い", "R: the dots become vertical by turning"),
      ("あ—い", "あ<—>い", "R: the dash too"),
      ("日\u{3000}本", "日\u{3000}本", "the ideographic space is upright"),
      ("か\u{3099}a", "か\u{3099}<a>", "a combining mark has the orientation of its base"),
      ("e\u{301}日", "<e\u{301}>日", "a combining mark has the orientation of its base, sideways"),
      ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}", "an enclosed digit is upright"),
      ("😀👩‍👩‍👧a", "😀👩‍👩‍👧<a>", "emoji are upright"),
      ("☎\u{FE0F}x", "☎\u{FE0F}<x>", "emoji by selector"),
      ("日\n本", "日\n本", "a line feed makes no cut"),
      ("日\u{200B}本", "日\u{200B}本", "nor does an invisible space"),
      ("\u{200B}日", "\u{200B}日", "at the start it goes with what follows"),
      ("\u{200B}", "<\u{200B}>", "alone it is sideways"),
      ("ß한国", "<ß>한国", "Hangul is upright"),
      ("日שלום本", "日<שלום>本", "Hebrew is turned"),
    ]
    for row in rows { #expect(scanned(row.text) == row.expected, "\(row.why)") }
  }

  @Test("segments cover any text without a gap, and neighbors differ")
  func cover() {
    let texts = [
      "日本A語B\u{301}か\u{3099}1\u{FE0F}\u{20E3}", "\u{FFFD}\u{0}a", "\u{301}日", "🇯🇵a🇯🇵",
      "\r\n日\r\n",
    ]
    for text in texts {
      withUTF8Bytes(of: text) { bytes in
        var scanner = OrientationScanner(text, bytes: bytes)
        var (start, last) = (0, GlyphOrientation?.none)
        while start < bytes.count {
          let found = scanner.nextRun(from: start, to: bytes.count)
          #expect(found.end > start)
          #expect(found.orientation != last)
          (start, last) = (found.end, found.orientation)
        }
        #expect(start == bytes.count)
      }
    }
  }

  @Test("text that is set as a unit has the orientation of its first character")
  func wholes() {
    var vertical = WritingMode()
    vertical.isVertical = true
    #expect(GlyphOrientation(of: "一、", in: vertical) == .upright)
    #expect(GlyphOrientation(of: "1.", in: vertical) == .sideways)
    #expect(GlyphOrientation(of: "…", in: vertical) == .sideways)
    #expect(GlyphOrientation(of: "", in: vertical) == .sideways)
    #expect(GlyphOrientation(of: "一、", in: .horizontal) == .horizontal)
    vertical.isSideways = true
    #expect(GlyphOrientation(of: "一、", in: vertical) == .sideways)
  }

  @Test("the table has the values of VerticalOrientation.txt")
  func table() {
    let rows: [(UInt32, VerticalOrientation)] = [
      (0x41, .rotated), (0x3042, .upright), (0x3001, .transformedUpright),
      (0x300C, .transformedRotated), (0x30FC, .transformedRotated), (0x20E3, .upright),
      (0xFF21, .upright), (0x2026, .rotated), (0x1F600, .upright), (0xE000, .upright),
      (0x10FFFE, .rotated), (0x110000, .rotated), (0xA7, .upright),
    ]
    for (code, expected) in rows {
      #expect(VerticalOrientation.table[code] == expected, "\(String(code, radix: 16))")
    }
  }
}
