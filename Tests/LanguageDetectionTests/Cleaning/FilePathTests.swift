import Testing

@testable import LanguageDetection

/// Tests file paths, file names, tags and placeholders, which have no language.
@Suite struct FilePathTests {
  @Test func paths() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("/usr/local/bin/python", [], "absolute"),
      ("run /usr/bin/env now", ["run", "now"], "in a sentence"),
      ("~/Documents/notes", [], "in the home folder"),
      ("./configure --help", ["help"], "in the current folder"),
      ("../include/header", [], "in the parent folder"),
      ("C:\\Users\\tanaka\\Desktop", [], "Windows"),
      ("\\\\server\\share\\folder", [], "a network path"),
      (".\\build\\out", [], "Windows, in the current folder"),
      ("src/main.swift", [], "a relative path with an extension"),
      ("README.md", [], "a file name"),
      ("archive.tar.gz", [], "two extensions"),
      ("open file.swift in it", ["open", "in", "it"], "a name in a sentence"),
      ("REPORT.PDF", [], "capitals"),
      ("see example.com for more", ["see", "for", "more"], "a host"),
      ("my_file-2.txt", [], "with punctuation"),
      ("（/etc/nginx/conf）を見る", ["を見る"], "in Japanese brackets"),
      ("and/or", ["and", "or"], "alternatives"),
      ("he/she/they", ["he", "she", "they"], "three of them"),
      ("/help me", ["help", "me"], "a command of one word"),
      ("it ended.Then we left", ["it", "ended", "Then", "we", "left"], "a missing space"),
      ("end.of line", ["end", "of", "line"], "no extension"),
      ("a ~ b", ["a", "b"], "a tilde"),
      ("either / or", ["either", "or"], "a slash with spaces"),
      ("ratio 1:2\\3", ["ratio"], "a colon after a digit"),
    ]
    for row in rows { #expect(ScannedText(row.text).words == row.words, "\(row.why): \(row.text)") }
  }

  @Test func tagsAndPlaceholders() {
    let rows: [(text: String, words: [String], why: String)] = [
      ("<b>Hello world</b>", ["Hello", "world"], "tags"),
      ("<div class=\"container\">", [], "an attribute"),
      ("<a href=\"/x/y\">link</a>", ["link"], "a link"),
      ("<!-- comment -->", [], "a comment"),
      ("<?xml version=\"1.0\"?>", [], "a declaration"),
      ("<p>日本<br/>語</p>", ["日本", "語"], "in Japanese"),
      ("I <3 you", ["I", "you"], "a heart"),
      ("a < b and c", ["a", "b", "and", "c"], "a comparison"),
      ("<unclosed text here", ["unclosed", "text", "here"], "no tag"),
      ("{count} files", ["files"], "a placeholder"),
      ("{0} of {1}", ["of"], "numbered placeholders"),
      ("{} items", ["items"], "an empty one"),
      ("Hello ${name}", ["Hello"], "of a template"),
    ]
    for row in rows { #expect(ScannedText(row.text).words == row.words, "\(row.why): \(row.text)") }
  }

  @Test func tagsHaveALimitedLength() {
    let long = "<a " + String(repeating: "x ", count: 400) + ">"
    #expect(ScannedText(long).words.count == 401)
    #expect(ScannedText("<a " + String(repeating: "x ", count: 200) + ">").words == [])
  }

  @Test func incompleteTextAtTheEnd() {
    for text in [
      "<", "<a", "</", "{", "{a", "$", "~", "~/", "\\\\", "C:\\", "a.", "a./", "./", "/", ".",
    ] {
      _ = ScannedText(text)
      #expect(LanguageDetector().spans(in: text).count == 1, "\(text)")
    }
  }
}
