extension InjectionVectors {
  /// Returns vectors that combine an element, an attribute, a payload and an obfuscation; the same
  /// ones for the same seed.
  public static func generated(count: Int, seed: UInt64) -> [String] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in vector(&generator) }
  }

  private static let names = [
    "a", "p", "b", "img", "svg", "math", "iframe", "script", "style", "table", "td", "dl", "dt",
    "ruby",
    "rt", "q", "blockquote", "input", "button", "form", "object", "embed", "video", "audio", "body",
    "details", "select", "textarea", "title", "noscript", "template", "xmp", "pre", "li", "ul",
    "lambda",
    "my-x", "h1", "div", "span", "animate", "foreignObject", "annotation-xml", "base", "link",
    "meta",
  ]
  private static let attributes = [
    "href", "src", "onclick", "onerror", "onload", "onfocus", "ontoggle", "style", "srcdoc",
    "action",
    "formaction", "data", "xlink:href", "cite", "background", "poster", "srcset", "title", "id",
    "alt",
    "lang", "dir", "class", "name", "value", "type", "width", "content", "http-equiv", "ping",
  ]
  private static let payloads = [
    "javascript:alert(1)", "alert(1)", "data:text/html,<script>alert(1)</script>",
    "vbscript:alert(1)",
    "\"><img src=x onerror=alert(1)>", "'><script>alert(1)</script>", "url(http://evil.test/x)",
    "background:url(javascript:alert(1))", "</style><script>alert(1)</script>",
    "--><script>alert(1)</script>", "]]><script>alert(1)</script>", "0;url=javascript:alert(1)",
    "http://evil.test/x", "&#x6A;avascript:alert(1)", "</title><svg onload=alert(1)>",
    "`onerror=alert(1)`", "\" onclick=\"alert(1)", "' onmouseover='alert(1)",
  ]
  private static let quotes = ["\"", "'", "", "`"]
  private static let separators = [" ", "/", "\t", "\n", "\u{0C}", "\r\n", " / "]

  private static func vector(_ generator: inout SeededGenerator) -> String {
    func pick(_ list: [String]) -> String { list.randomElement(using: &generator) ?? "" }
    var result = Bool.random(using: &generator) ? "字" : ""
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      var name = pick(names)
      if Int.random(in: 0..<4, using: &generator) == 0 { name = name.uppercased() }
      result += "<" + name
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let quote = pick(quotes)
        let payload = obfuscated(pick(payloads), &generator)
        result += pick(separators) + pick(attributes) + "=" + quote + payload + quote
      }
      result += ">" + (Bool.random(using: &generator) ? pick(payloads) : "字")
      if Bool.random(using: &generator) { result += "</" + name + ">" }
    }
    return result
  }

  /// Returns a payload with a change that some parsers undo.
  private static func obfuscated(_ payload: String, _ generator: inout SeededGenerator) -> String {
    let offset = Int.random(in: 0...payload.count, using: &generator)
    let (start, end) = (payload.prefix(offset), payload.dropFirst(offset))
    switch Int.random(in: 0..<9, using: &generator) {
    case 0: return start + "\t" + end
    case 1: return start + "\n" + end
    case 2: return start + "&#10;" + end
    case 3: return start + "\u{0}" + end
    case 4: return "\u{1} " + payload
    case 5: return payload.unicodeScalars.map { "&#\($0.value);" }.joined()
    case 6:
      return payload.unicodeScalars.map { "&#x" + String($0.value, radix: 16) }.joined(
        separator: ";")
    case 7: return payload.enumerated().map { $0 % 2 == 0 ? $1.uppercased() : String($1) }.joined()
    default: return payload
    }
  }
}
