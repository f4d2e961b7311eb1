import Testing

@testable import DocumentAnnotation

/// Tests the elements that are inserted with the prefixes of a TTML document.
@Suite struct TimedTextNamesTests {
  private static let styling = "http://www.w3.org/ns/ttml#styling"
  private static let metadata = "http://www.w3.org/ns/ttml#metadata"

  private func names(_ document: String) -> TimedTextNames {
    Array(document.utf8).withUnsafeBufferPointer { TimedTextNames($0) }
  }

  @Test(arguments: [
    (
      "<tt xmlns:tts=\"\(styling)\" xmlns:ttm=\"\(metadata)\">",
      "<span ttm:role=\"x-jptok\" tts:ruby=\"container\"><span tts:ruby=\"base\">", "declared"
    ),
    (
      "<t:tt xmlns:t=\"http://www.w3.org/ns/ttml\" xmlns:s=\"\(styling)\" xmlns:m='\(metadata)'>",
      "<t:span m:role=\"x-jptok\" s:ruby=\"container\"><t:span s:ruby=\"base\">", "other prefixes"
    ),
    (
      "<tt>",
      "<span xmlns:ttm=\"\(metadata)\" ttm:role=\"x-jptok\" xmlns:tts=\"\(styling)\""
        + " tts:ruby=\"container\"><span tts:ruby=\"base\">", "declared where they are used"
    ),
    (
      "<?xml version=\"1.0\"?><!-- <x:tt> --><y:tt xmlns:tts=\"\(styling)\"/>",
      "<y:span xmlns:ttm=\"\(metadata)\" ttm:role=\"x-jptok\" tts:ruby=\"container\">"
        + "<y:span tts:ruby=\"base\">", "after a declaration and a comment"
    ),
    (
      "<tt xmlns:ttm=\"\(metadata)\"><p xmlns:tts=\"\(styling)\">",
      "<span ttm:role=\"x-jptok\" xmlns:tts=\"\(styling)\" tts:ruby=\"container\">"
        + "<span tts:ruby=\"base\">", "only declarations of the root are valid everywhere"
    ),
  ])
  func starts(document: String, expected: String, why: String) {
    #expect(names(document).rubyStart("jptok") == expected, "\(why)")
  }

  @Test(arguments: ["", "text", "<", "</tt>", "<!-- -->", "<tt"])
  func noRoot(document: String) {
    #expect(names(document).rubyEnd("やま") == names("<tt>").rubyEnd("やま"))
  }

  @Test func ends() {
    let names = names("<a:tt xmlns:b=\"\(Self.styling)\">")
    #expect(
      names.rubyEnd("や&<")
        == "</a:span><a:span b:ruby=\"text\">や&amp;&lt;</a:span></a:span>")
  }

  @Test func withoutAClass() {
    let names = names("<tt xmlns:tts=\"\(Self.styling)\">")
    #expect(names.rubyStart(nil) == "<span tts:ruby=\"container\"><span tts:ruby=\"base\">")
    #expect(names.separator(" ", nil) == " ")
    #expect(
      names.separator(" ", "a")
        == "<span xmlns:ttm=\"\(Self.metadata)\" ttm:role=\"x-a\"> </span>")
  }

  /// The elements that start are those that end.
  @Test(arguments: ["<tt>", "<p:tt>", "<tt xmlns:q='\(styling)'>"])
  func elementsAreBalanced(document: String) {
    let names = names(document)
    let text = names.rubyStart("c") + "山" + names.rubyEnd("やま")
    #expect(text.matches(of: /<[^\/]/).count == text.matches(of: /<\//).count)
  }

  @Test(arguments: [
    ("jptok", "x-jptok"), ("a b", "x-a_b"), ("a\"<", "x-a__"), ("山1-_", "x-山1-_"), ("", "x-"),
    ("é", "x-é"), ("😀", "x-_"),
  ])
  func roles(className: String, role: String) {
    #expect(TimedTextNames.role(className) == role)
  }
}
