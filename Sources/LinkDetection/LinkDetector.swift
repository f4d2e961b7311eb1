import TextFoundation

/// Finds links in plain text: addresses with a scheme, `www.` hosts, domains with a path, and mail
/// addresses.
///
/// ```swift
/// let text = "詳しくはhttp://example.com/をご覧ください（foo@example.jp）。"
/// for link in LinkDetector().links(in: text) { print(text[link.range], link.address) }
/// // http://example.com/ http://example.com/
/// // foo@example.jp mailto:foo@example.jp
/// ```
///
/// Where a link starts and ends:
/// - It starts behind anything but an ASCII letter or digit: behind kana, kanji, `（` and `、`.
/// - White space, controls, `"`, `<`, `>`, `\`, `` ` `` and the marks and full-width forms of
///   Japanese end it. So do other punctuation that is not ASCII, and symbols.
/// - In a path, a query or a fragment, kanji, katakana, `ー` and letters of other scripts go on, and
///   so does `・` between two katakana or kanji. Hiragana end it, and so does Japanese behind the
///   name of a file (`/index.html参照`).
/// - Japanese ends a host behind a top-level domain (`http://example.com次の文`) and hiragana behind
///   any ASCII letter (`http://localhostへ`). Otherwise it belongs to the host if a label in ASCII
///   comes last (`http://日本語.jp`) or `/`, `?`, `#` or a port is behind it.
/// - `. , ; : ! ? ' * |` at the end are left out. Pairs of `()`, `[]` and `{}` are kept; the first
///   one that is not closed, or not open, ends the link. So does a `'`, `*` or `|` if one stands
///   directly before the link, and a `,` or `;` before the next `http://`.
/// - A domain without `www.` needs a top-level domain of two letters that is a country's, or one of
///   a common one, so that `src/main.swift`, `and/or` and `1.2/3` are no links.
///
/// No regular expression is used. The time is linear in the text, whatever is in it: each byte is
/// looked at by a search for `:`, `@`, `.` and `/`, and what is around one of them is read a bounded
/// number of times.
///
/// Sendable: a plain value.
public struct LinkDetector: Sendable {
  /// What is taken for a link.
  public let options: LinkDetectorOptions
  /// The schemes, ready to be compared.
  let schemes: LinkSchemes

  /// Makes a detector.
  public init(_ options: LinkDetectorOptions = LinkDetectorOptions()) {
    self.options = options
    schemes = LinkSchemes(options)
  }

  /// The links in a text, in order; they do not overlap.
  ///
  /// - Complexity: linear in the length of the text.
  public func links(in text: String) -> [DetectedLink] {
    var found: [DetectedLink] = []
    withUTF8Bytes(of: text) { bytes in
      var scanner = LinkScanner(bytes, detector: self)
      guard var match = scanner.next() else { return }
      let places = UTF8Offsets(text)
      var characters = CharacterBoundaries(text)
      var end = 0
      while true {
        let offsets = Self.rounded(match.range, behind: end, &characters, in: bytes)
        end = offsets.upperBound
        found.append(
          DetectedLink(
            range: places.range(offsets), offsets: offsets, kind: match.kind,
            address: match.address(in: bytes)))
        guard let next = scanner.next() else { return }
        match = next
      }
    }
    return found
  }

  /// A range with the rest of the Characters in which it starts and ends.
  private static func rounded(
    _ range: Range<Int>, behind end: Int, _ characters: inout CharacterBoundaries,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var (start, upper) = (range.lowerBound, range.upperBound)
    // Links start in ASCII, and nothing of ASCII joins with what is before or behind it.
    if start > 0, bytes[start - 1] >= 0x80 {
      start = max(end, characters.boundary(atOrBefore: start, in: bytes))
    }
    if upper < bytes.count, bytes[upper] >= 0x80 {
      upper = characters.boundary(atOrAfter: upper, in: bytes)
    }
    return start..<upper
  }

  /// The links in UTF-8, with the ranges and offsets of `String(decoding: bytes, as: UTF8.self)`,
  /// in which each ill-formed sequence is U+FFFD and ends a link.
  ///
  /// - Complexity: linear in the number of bytes.
  public func links(inUTF8 bytes: some Collection<UInt8>) -> [DetectedLink] {
    links(in: String(decoding: bytes, as: UTF8.self))
  }
}
