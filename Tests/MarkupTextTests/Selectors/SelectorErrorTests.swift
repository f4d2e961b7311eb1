import MarkupText
import Testing

/// Invalid selectors: the error and its position.
@Suite struct SelectorErrorTests {
  /// Texts, the offset of the invalid token (nil at the end), and a part of the message.
  static let rows: [(String, Int?, String)] = [
    ("", nil, "missing"), ("   ", nil, "missing"), (",", 0, "missing"), ("p,", nil, "missing"),
    ("p, ", nil, "missing"), (",p", 0, "missing"), ("p,,b", 2, "missing"), ("p, ,b", 3, "missing"),
    (">", 0, "missing"), ("p >", nil, "missing"), ("p > ", nil, "missing"),
    ("p > > b", 4, "missing"), ("p ~ + b", 4, "missing"), ("p >, b", 3, "missing"),
    ("~p", 0, "missing"), ("p 5", 2, "missing"), ("5", 0, "missing"), ("p\"a\"", 1, "unexpected"),
    ("p!", 1, "unexpected"), ("p !", 2, "missing"), ("p{}", 1, "unexpected"),
    ("p)", 1, "unexpected"), ("p]", 1, "unexpected"), ("p;", 1, "unexpected"),
    ("@p", 0, "missing"), ("p%", 1, "unexpected"), ("p/b", 1, "unexpected"),
    (".", nil, "class name"), ("p.", nil, "class name"), (". a", 1, "class name"),
    (".5a", 0, "missing"), ("p..a", 2, "class name"), (".#a", 1, "class name"),
    ("#", 0, "missing"), ("p#", 1, "unexpected"), ("#5", 0, "not a valid id"),
    ("p#5a", 1, "not a valid id"),
    ("#-5", 0, "not a valid id"), ("a|b", 1, "namespaces"), ("*|*", 1, "namespaces"),
    ("|b", 0, "namespaces"),
    ("[", nil, "attribute's name"), ("[]", nil, "attribute's name"),
    ("[=a]", 1, "attribute's name"), ("[ 'a']", 2, "attribute's name"),
    ("[5]", 1, "attribute's name"), ("[a=]", nil, "value"), ("[a= ]", nil, "value"),
    ("[a=5]", 3, "value"), ("[a=#b]", 3, "value"), ("[a==b]", 4, "operator '=='"),
    ("[a!=b]", 4, "operator '!='"), ("[a%=b]", 4, "operator '%='"), ("[a b]", 3, "operator ''"),
    ("[a~b]", 3, "operator '~'"), ("[a=b c]", 5, "flag"), ("[a=b 5]", 5, "flag"),
    ("[a=b i i]", 7, "after the flag"), ("[a=b i s]", 7, "after the flag"),
    ("[a=b,c]", 4, "flag"), (":", nil, "follow the colon"), ("p:", nil, "follow the colon"),
    (": root", 1, "follow the colon"), (":5", 1, "follow the colon"),
    ("::before", 1, "pseudo-elements"), ("p::marker", 2, "pseudo-elements"),
    (":hover", 1, "unknown pseudo-class :hover"), ("p > :unknown", 5, ":unknown"),
    (":unknown(p)", 1, "unknown pseudo-class :unknown()"), (":root()", 1, ":root()"),
    (":nth-child", 1, ":nth-child"), (":not", 1, ":not"), (":is", 1, ":is"),
    (":not()", nil, "missing"), (":not(p,)", nil, "missing"), (":not(:x)", 6, ":x"),
    (":not(p > )", nil, "missing"), (":not(> p)", 5, "missing"), (":not(p;)", 6, "unexpected"),
    (":has()", nil, "missing"), (":has(> )", nil, "missing"), (":has(> > p)", 7, "missing"),
    (":has(p b,)", nil, "missing"), (":has(:has(a))", 6, ":has() inside"),
    (":has(:is(p, :has(a)))", nil, ""), (":has(:not(:has(a)))", 11, ":has() inside"),
    (":nth-child()", nil, "an+b"), (":nth-child(p)", nil, "an+b"), (":nth-child('1')", 11, "an+b"),
    (":nth-child(1.5)", 11, "an+b"), (":nth-child(2n 1)", nil, "an+b"),
    (":nth-child(2n+ +1)", nil, "an+b"), (":nth-child(2n of)", nil, "missing"),
    (":nth-child(of p)", 11, "an+b"), (":nth-child(1 of :x)", 17, ":x"),
    (":nth-of-type(2 of p)", 15, "take 'of'"), (":nth-last-of-type(2 of p)", 20, "take 'of'"),
    ("日本 > :x", 10, ":x"), ("/* あ */:x", 10, ":x"), ("p\n>\n:x", 5, ":x"),
  ]

  @Test func errorsNameProblemAndPosition() {
    for (text, offset, message) in Self.rows {
      do throws(SelectorError) {
        let selectors = try SelectorList(parsing: text)
        // `:is()` drops its invalid selectors without an error.
        #expect(message.isEmpty, "'\(text)' is read as \(selectors)")
      } catch {
        #expect(error.offset == offset, "'\(text)': \(error)")
        #expect(!message.isEmpty && error.message.contains(message), "'\(text)': \(error)")
        let suffix = offset.map { "(at byte \($0))" } ?? "(at the end)"
        #expect(error.description.hasSuffix(suffix), "'\(text)'")
      }
    }
  }

  /// In sheets the rule is dropped, and the diagnostic is at the position of the error.
  @Test func sheetsReportTheErrorPosition() {
    for (text, offset, message) in Self.rows where !message.isEmpty {
      // These would end the selector or consume the block.
      guard !text.contains(where: { "{}[(;@".contains($0) }), !text.isEmpty else { continue }
      let sheet = StyleSheet(parsing: "a{}\n\(text) {color:red}\nb{}")
      #expect(sheet.rules.map(\.selectors.description) == ["a", "b"], "'\(text)'")
      #expect(sheet.diagnostics.map(\.code) == ["invalid-selector"], "'\(text)'")
      guard let offset else { continue }
      #expect(sheet.diagnostics.first?.position.offset == offset + 4, "'\(text)'")
    }
  }

  @Test func nestingAndLengthAreLimited() {
    func isRead(_ text: String) -> Bool { (try? SelectorList(parsing: text)) != nil }
    func nested(_ name: String, _ depth: Int) -> String {
      String(repeating: ":\(name)(", count: depth) + "p" + String(repeating: ")", count: depth)
    }
    for name in ["not", "nth-child(1 of "] {
      let opening = name == "not" ? name : "nth-child"
      let text = { (depth: Int) in
        name == "not"
          ? nested(opening, depth)
          : String(repeating: ":nth-child(1 of ", count: depth) + "p"
            + String(repeating: ")", count: depth)
      }
      #expect(isRead(text(32)), "\(name)")
      #expect(!isRead(text(33)), "\(name)")
      #expect(!isRead(text(100_000)), "\(name)")
    }
    // `:is()` drops selectors that are nested too deeply, like other invalid ones.
    #expect(isRead(nested("is", 33)))

    let chain = { (count: Int) in Array(repeating: "a", count: count).joined(separator: " ") }
    #expect(isRead(chain(256)))
    #expect(!isRead(chain(257)))
    #expect(isRead((0..<1000).map { "a\($0)" }.joined(separator: ",")), "lists have no limit")
    let alternatives = (0..<1000).map { "a\($0)" }.joined(separator: ",")
    #expect(isRead(":not(\(alternatives)) \(chain(254))"), "nor have those in functions")
    #expect(isRead(":not(\(chain(128))) \(chain(127))"))
    #expect(!isRead(":not(\(chain(128))) \(chain(128))"), "functions count")
    #expect(!isRead("\(chain(128)):not(\(chain(129)))"), "before and after")
    #expect(isRead(":not(\(chain(200)), b), \(chain(256))"), "each selector for itself")
  }
}
