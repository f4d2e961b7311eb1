import Foundation
import TestSupport
import Testing

@testable import LinkDetection

/// The encoding of addresses against the functions of Foundation.
@Suite struct EncodedAddressTests {
  private static let unescaped = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
      + "-._~:/?#@!$&'()*+,;=%")

  /// Returns text with the escapes of a URI, by Foundation.
  private static func escaped(_ text: String) -> String? {
    text.replacing(
      /%(?![0-9A-Fa-f][0-9A-Fa-f])/.matchingSemantics(.unicodeScalar), with: "%25"
    )
    .addingPercentEncoding(withAllowedCharacters: unescaped)
  }

  @Test func pathsAreEscapedAsByFoundation() {
    var generator = SeededGenerator(seed: 31)
    let extra = [
      "%", "%4", "%41", "%zz", "%%20", "<", ">", "\"", "^", "`", "{", "|", "}", "\u{7F}",
    ]
    for _ in 0..<1500 {
      var text = RandomText.string(
        fragments: Int.random(in: 0...8, using: &generator), using: &generator)
      text += extra.randomElement(using: &generator) ?? ""
      text += RandomText.string(fragments: 2, using: &generator)
      let encoded = EncodedAddress("http://a.jp/" + text).text
      let expected = Self.escaped(text).map { "http://a.jp/" + $0 }
      if encoded != expected { Issue.record("\(text.debugDescription): \(encoded)") }
      // Encoding again changes nothing.
      if EncodedAddress(encoded).text != encoded { Issue.record("\(encoded) changes") }
      if !text.contains("%"), encoded.removingPercentEncoding != "http://a.jp/" + text {
        Issue.record("\(encoded) does not decode to \(text.debugDescription)")
      }
    }
  }

  @Test func partsAreFoundAgainByFoundation() {
    var generator = SeededGenerator(seed: 32)
    let hosts = [
      ("a.jp", "a.jp"), ("A.JP", "A.JP"), ("日本語.jp", "xn--wgv71a119e.jp"),
      ("www.例え.テスト", "www.xn--r8jz45g.xn--zckzah"), ("127.0.0.1", "127.0.0.1"),
      ("BÜCHER.example", "xn--bcher-kva.example"), ("[2001:db8::1]", "[2001:db8::1]"),
    ]
    let users = [nil, "u", "u-1"]
    let ports = [nil, 1, 80, 65_535]
    let paths = ["", "/", "/a/b", "/寿司/x", "/a:b@c"]
    let queries = [nil, "", "a=b&c=d", "q=検索", "to=x@日本.jp", "u=http://b.jp:80/"]
    let fragments = [nil, "", "x", "概要", "@x:1"]
    for _ in 0..<600 {
      let scheme = ["http", "https", "ftp", "x-y"].randomElement(using: &generator) ?? ""
      let (host, encodedHost) = hosts.randomElement(using: &generator) ?? ("", "")
      let user = users.randomElement(using: &generator) ?? nil
      let port = ports.randomElement(using: &generator) ?? nil
      let path = paths.randomElement(using: &generator) ?? ""
      let query = queries.randomElement(using: &generator) ?? nil
      let fragment = fragments.randomElement(using: &generator) ?? nil
      var address = scheme + "://" + (user.map { $0 + "@" } ?? "") + host
      address += (port.map { ":\($0)" } ?? "") + path + (query.map { "?" + $0 } ?? "")
      address += fragment.map { "#" + $0 } ?? ""
      let encoded = EncodedAddress(address).text
      guard let parts = URLComponents(string: encoded, encodingInvalidCharacters: false) else {
        Issue.record("\(address) becomes \(encoded), which is invalid")
        continue
      }
      let isSame =
        parts.scheme == scheme && parts.percentEncodedUser == user
        && parts.encodedHost == encodedHost && parts.port == port && parts.path == path
        && parts.query == query && parts.fragment == fragment
      if !isSame { Issue.record("\(address) becomes \(encoded), with parts \(parts)") }
    }
  }

  @Test func onlyTheHostIsConvertedToPunycode() {
    let cases: [(address: String, encoded: String, why: String)] = [
      ("", "", "nothing"),
      ("日本", "%E6%97%A5%E6%9C%AC", "no scheme"),
      ("http://日本", "http://xn--wgv71a", "a host of one label"),
      ("http://日本@日本/日本", "http://%E6%97%A5%E6%9C%AC@xn--wgv71a/%E6%97%A5%E6%9C%AC", "a user"),
      ("http://a@b@日本", "http://a@b@xn--wgv71a", "the last @ counts"),
      ("http://a:1@日本:2", "http://a:1@xn--wgv71a:2", "the port after the host"),
      ("http://日本?@ü", "http://xn--wgv71a?@%C3%BC", "an @ in a query"),
      ("http://日本#@ü", "http://xn--wgv71a#@%C3%BC", "an @ in a fragment"),
      ("mailto:ü@ü.jp", "mailto:%C3%BC@xn--tda.jp", "a mail address"),
      ("mailto:?to=a@ü.jp", "mailto:?to=a@%C3%BC.jp", "no address before the query"),
      ("mailto:ü", "mailto:%C3%BC", "no host without an @"),
      ("http:", "http:", "nothing after the scheme"),
      ("http:/", "http:/", "one slash"),
      ("http://", "http://", "two slashes"),
      ("http://a..ü", "http://a..xn--tda", "an empty label"),
      ("http://ÄB.ÄB", "http://xn--b-zfa.xn--b-zfa", "lower case in labels that are encoded"),
    ]
    for row in cases {
      let encoded = EncodedAddress(row.address).text
      if encoded != row.encoded { Issue.record("\(row.address): \(encoded) (\(row.why))") }
    }
  }
}
