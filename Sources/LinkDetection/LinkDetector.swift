import TextFoundation

/// A detector of links in plain text: URLs with a scheme, `www.` hosts, domains with a path, and
/// email addresses.
///
/// ```swift
/// let text = "詳しくはhttp://example.com/をご覧ください（foo@example.jp）。"
/// for link in LinkDetector().links(in: text) { print(text[link.range], link.address) }
/// // http://example.com/ http://example.com/
/// // foo@example.jp mailto:foo@example.jp
/// ```
///
/// The bounds of a link follow these rules:
/// - A link may start after any character except an ASCII letter or digit: after kana, kanji, `（`
///   and `、`.
/// - White space, controls, `"`, `<`, `>`, `\`, `` ` ` , Japanese punctuation and fullwidth forms
///   end it. So do other non-ASCII punctuation and symbols.
/// - In a path, a query or a fragment, kanji, katakana, `ー` and letters of other scripts continue
///   the link, and so does `・` between two katakana or kanji. Hiragana ends it, and so does
///   Japanese text after a file name (`/index.html参照`).
/// - A host ends at Japanese text after a top-level domain (`http://example.com次の文`) and at
///   hiragana after any ASCII letter (`http://localhostへ`). Other Japanese text belongs to the host
///   if an ASCII label is last (`http://日本語.jp`) or if `/`, `?`, `#` or a port follows.
/// - Trailing `. , ; : ! ? ' * |` are excluded. Balanced `()`, `[]` and `{}` are included; the
///   first unbalanced bracket ends the link. So does a `'`, `*` or `|` if the same character
///   directly precedes the link, and a `,` or `;` before the next `http://`.
/// - A domain without `www.` needs a country-code top-level domain of two letters or one of the
///   common other ones, so that `src/main.swift`, `and/or` and `1.2/3` are not links.
///
/// No regular expressions are used. The time is linear for any text: the detector searches for `:`,
/// `@`, `.` and `/`, and reads the text around each of them a bounded number of times.
public struct LinkDetector: Sendable {
  /// The kinds of links that are detected.
  public let options: LinkDetectorOptions
  /// The schemes, prepared for comparison.
  let schemes: LinkSchemes

  /// Creates a detector.
  public init(_ options: LinkDetectorOptions = LinkDetectorOptions()) {
    self.options = options
    schemes = LinkSchemes(options)
  }

  /// Returns the links in a text, in order and without overlaps.
  ///
  /// - Complexity: linear in the length of the text.
  public func links(in text: String) -> [DetectedLink] {
    var found: [DetectedLink] = []
    withUTF8Bytes(of: text) { bytes in
      var scanner = LinkScanner(bytes, detector: self)
      guard var match = scanner.next() else { return }
      let utf8Offsets = UTF8Offsets(text)
      var characters = CharacterBoundaries(text)
      var end = 0
      while true {
        let offsets = Self.extended(match.range, after: end, &characters, in: bytes)
        end = offsets.upperBound
        found.append(
          DetectedLink(
            range: utf8Offsets.range(offsets), offsets: offsets, kind: match.kind,
            address: match.address(in: bytes)))
        guard let next = scanner.next() else { return }
        match = next
      }
    }
    return found
  }

  /// Returns a range extended to whole grapheme clusters.
  private static func extended(
    _ range: Range<Int>, after end: Int, _ characters: inout CharacterBoundaries,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int> {
    var (start, upper) = (range.lowerBound, range.upperBound)
    // Links start with an ASCII character, which never joins with ASCII characters around it.
    if start > 0, bytes[start - 1] >= 0x80 {
      start = max(end, characters.boundary(atOrBefore: start, in: bytes))
    }
    if upper < bytes.count, bytes[upper] >= 0x80 {
      upper = characters.boundary(atOrAfter: upper, in: bytes)
    }
    return start..<upper
  }

  /// Returns the links in UTF-8 text.
  ///
  /// Ranges and offsets refer to `String(decoding: bytes, as: UTF8.self)`, in which every
  /// ill-formed sequence is replaced by U+FFFD and ends a link.
  ///
  /// - Complexity: linear in the number of bytes.
  public func links(inUTF8 bytes: some Collection<UInt8>) -> [DetectedLink] {
    links(in: String(decoding: bytes, as: UTF8.self))
  }
}
