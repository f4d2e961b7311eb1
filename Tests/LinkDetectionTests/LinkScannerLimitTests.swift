import TestSupport
import Testing

@testable import LinkDetection

/// Lengths at which links start to be refused, and brackets against a naive model.
@Suite struct LinkScannerLimitTests {
  private func found(_ text: String, schemes: Set<String> = ["http", "mailto"]) -> [String] {
    var options = LinkDetectorOptions()
    options.schemes = schemes
    options.findsOtherSchemes = true
    return LinkDetector(options).links(in: text).map { String(text[$0.range]) }
  }

  /// The search reads eight bytes at once; a link is found wherever it starts and ends.
  @Test func linksAreFoundAtAnyOffset() {
    let samples = ["http://a.jp/x", "www.a.jp", "www2.a.jp", "bit.ly/x", "a@b.jp", "x-y://z"]
    // `;`, `!` and `\u{1}` differ from `:` and space in one bit; the others have high bits.
    for filler in [" ", ";", "!", "\u{1}", ">", "é", "あ", "😀"] {
      for count in 0...20 {
        for sample in samples {
          let before = String(repeating: filler, count: count) + " "
          let start = before.utf8.count
          for after in ["", " ", "。" + before] {
            let links = LinkDetector(.anyScheme).links(in: before + sample + after)
            if links.map(\.offsets) != [start..<(start + sample.utf8.count)] {
              Issue.record("\(count) × \(filler) before \(sample): \(links.map(\.offsets))")
            }
          }
        }
      }
    }
  }

  /// Each form is found at its longest length and not at one byte more.
  @Test func lengthsAreLimited() {
    func letters(_ count: Int) -> String { String(repeating: "a", count: count) }
    /// Returns a name of `count` bytes that ends in `.jp`.
    func name(_ count: Int) -> String {
      let labels = String(repeating: "aaaaaaaa.", count: count / 9)
      return String((labels + letters(9)).prefix(count - 4)) + "a.jp"
    }
    let cases: [(limit: Int, why: String, text: (Int) -> String)] = [
      (64, "a local part", { letters($0) + "@b.jp" }),
      (64, "a local part after mailto:", { "mailto:" + letters($0) + "@b.jp" }),
      (255, "a host at the end", { "http://" + name($0) }),
      (255, "a host before a path", { "http://" + name($0) + "/x" }),
      (255, "a host with www.", { "www." + name($0 - 4) }),
      (255, "a domain", { name($0) + "/x" }),
      (255, "the host of a mail address", { "b@" + name($0) }),
      (64, "a scheme", { letters($0) + "://b.jp/" }),
      (63, "an IPv6 address", { "http://[::" + letters($0 - 2) + "]/" }),
      (3, "digits after www", { "www" + String(repeating: "1", count: $0) + ".b.jp" }),
      (5, "a port", { "http://b.jp:" + String(repeating: "1", count: $0) }),
      (5, "a port of a domain", { "b.jp:" + String(repeating: "1", count: $0) + "/" }),
    ]
    for row in cases {
      for before in ["", " ", "。"] {
        for after in ["", " ", "。"] {
          let (longest, longer) = (row.text(row.limit), row.text(row.limit + 1))
          if found(before + longest + after) != [longest] {
            Issue.record("\(row.why) of \(row.limit) bytes: \(found(before + longest + after))")
          }
          if found(before + longer + after).contains(longer) {
            Issue.record("\(row.why) of \(row.limit + 1) bytes is found")
          }
        }
      }
    }
  }

  /// Returns whether a text has only pairs of brackets, by removing them from the inside out.
  private func isBalanced(_ text: some StringProtocol) -> Bool {
    var rest = text.filter { "()[]{}".contains($0) }
    while true {
      let next = rest.replacing("()", with: "").replacing("[]", with: "").replacing("{}", with: "")
      if next.count == rest.count { return rest.isEmpty }
      rest = next
    }
  }

  /// A path ends with its longest balanced part that does not end in punctuation.
  @Test func pathsEndWithTheirLongestBalancedPart() {
    var generator = SeededGenerator(seed: 41)
    let parts = Array("()()[]{}ab1.,!?;:/-_~%=&+$@#^日")
    for _ in 0..<3000 {
      let count = Int.random(in: 0...12, using: &generator)
      let path = String((0..<count).compactMap { _ in parts.randomElement(using: &generator) })
      let prefixes = (0...path.count).map { path.prefix($0) }
      let expected = prefixes.last { prefix in
        isBalanced(prefix) && !(prefix.last.map { ".,!?;:".contains($0) } ?? false)
      }
      let text = "http://a.jp/" + path
      let links = found(text + " ")
      if links != ["http://a.jp/" + (expected ?? "")] { Issue.record("\(text): \(links)") }
    }
  }

  /// The two-letter codes of countries are top-level domains, except those without a delegation.
  @Test func countriesAreTopLevelDomains() {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var known: [String] = []
    for first in letters {
      for second in letters where !found("x.\(first)\(second)/y").isEmpty {
        known.append("\(first)\(second)")
        #expect(found("x.\(first)\(second)/y".uppercased()).count == 1)
      }
    }
    // 249 countries, of which bl, bq, eh, mf and um have no domain, and ac, eu, su and uk.
    #expect(known.count == 249 - 5 + 4)
    for code in ["bl", "bq", "eh", "mf", "um", "xx", "aa", "zz"] { #expect(!known.contains(code)) }
    for code in ["ac", "eu", "su", "uk", "jp", "us", "io", "ly", "tv", "zw", "aq", "mq", "ss"] {
      #expect(known.contains(code), "\(code)")
    }
  }
}
