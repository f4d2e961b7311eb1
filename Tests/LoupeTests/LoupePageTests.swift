import EmbeddedDictionary
import JapaneseText
import MarkupText
import Testing
import TextLayout

/// Pages as HTML.
@Suite struct LoupePageTests {
  @Test func small() throws {
    #expect(try BrowserPage.html(text: "").contains("<main"))
  }
}
