/// URLs and whether the default link policy allows them, by the URL parser of the WHATWG URL
/// Standard (4.4), for the tests of every writer.
public enum LinkVectors {
  /// A URL, with character references decoded.
  public struct Row: Sendable {
    /// The URL.
    public let url: String
    /// Whether it may be written as a link.
    public let isAllowed: Bool
    /// The reason.
    public let why: String

    init(_ url: String, _ isAllowed: Bool, _ why: String) {
      (self.url, self.isAllowed, self.why) = (url, isAllowed, why)
    }
  }

  /// The URLs.
  public static let rows = [
    Row("https://example.com/", true, "an allowed scheme"),
    Row("http://example.com:80/a?b=c&d#e", true, "with all components"),
    Row("mailto:a@example.com", true, "mail"), Row("tel:+81-3-1234-5678", true, "telephone"),
    Row("HTTPS://example.com/", true, "schemes ignore case"),
    Row(" \u{1F}https://example.com/ ", true, "controls and spaces at the ends are ignored"),
    Row("ht\ttp\n:/\r/example.com", true, "TAB, LF and CR are ignored anywhere"),
    Row("/path?q=javascript:", true, "a path"), Row("#data:", true, "a fragment"),
    Row("?vbscript:", true, "a query"), Row("//example.com/file:", true, "a host"),
    Row("javascript", true, "relative: no colon"),
    Row("a/b:c", true, "relative: a slash before it"),
    Row("./javascript:alert(1)", true, "the same"), Row("東京", true, "relative"),
    Row("東京:data:", true, "a scheme is ASCII"), Row(":x", true, "no scheme"),
    Row("1data:x", true, "a scheme starts with a letter"), Row("+a:x", true, "the same"),
    Row("java script:x", true, "an inner space ends the scheme"),
    Row("javascript :x", true, "also before the colon"),
    Row("\u{7F}javascript:x", true, "DEL is not ignored"),
    Row("\u{A0}javascript:x", true, "NO-BREAK SPACE is not ignored"),
    Row("\u{FEFF}javascript:x", true, "nor is U+FEFF"),
    Row("ｊavascript:x", true, "fullwidth letters are not ASCII"),
    Row("java\u{17F}cript:x", true, "ſ is not s"), Row("java%73cript:x", true, "no escapes in it"),
    Row("javascript&colon;x", true, "references are decoded once"),
    Row("javascript:alert(1)", false, "runs a program"), Row("JavaScript:x", false, "in any case"),
    Row("javascript:", false, "an empty program"), Row(" javascript:x", false, "leading spaces"),
    Row("\u{1}\u{2}\u{1F} javascript:x", false, "leading controls"),
    Row("java\tscript:x", false, "TAB"), Row("java\r\nscript:x", false, "CR and LF"),
    Row("\tjavascript\n:x", false, "around the scheme"),
    Row("javascript://example.com/%0Ax()", false, "with a host"),
    Row("vbscript:x", false, "runs a program"), Row("livescript:x", false, "runs a program"),
    Row("data:text/html,x", false, "a whole page"), Row("DATA:,", false, "in any case"),
    Row("data:image/png;base64,AA", false, "an image is not a link"),
    Row("file:///etc/passwd", false, "a local file"), Row("FILE:x", false, "in any case"),
    Row("blob:https://example.com/x", false, "a page of this origin"),
    Row("filesystem:https://example.com/x", false, "the same"),
    Row("about:blank", false, "not listed"),
    Row("view-source:https://example.com/", false, "not listed"),
    Row("ftp://a.jp/", false, "not listed"),
    Row("ms-settings:x", false, "a program of the system"),
    Row("intent://x#Intent;end", false, "an app"),
    Row("jar:https://example.com/a!/b", false, "an archive"), Row("x-app:open", false, "any app"),
    Row("mhtml:https://example.com/", false, "a page"), Row("a.b+c-d:x", false, "any scheme"),
    Row("C:\\Windows\\system.ini", false, "a drive letter is a scheme"),
    Row("httpsx:x", false, "a longer scheme"), Row("htt:x", false, "a shorter one"),
    Row("a:https:x", false, "only the first colon counts"),
    Row("", false, "empty"), Row(" \n\t", false, "only ignored characters"),
  ]
}
