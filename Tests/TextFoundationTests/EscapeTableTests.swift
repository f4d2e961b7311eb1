import Testing

@testable import TextFoundation

/// Tests the tables for text in XML and JSON against implementations by scalar, for each byte.
@Suite("Escaping")
struct EscapeTableTests {
  /// Texts of one scalar from each class of bytes, alone and between others.
  private static let texts: [String] = {
    var scalars = (UInt32(0)...0x17F).compactMap(Unicode.Scalar.init)
    scalars += ["\u{7FF}", "\u{800}", "あ", "、", "！", "\u{F000}", "\u{FEFF}", "\u{FFFC}"]
    scalars += ["\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}", "🎄", "\u{10FFFF}"]
    return scalars.flatMap { scalar in
      ["\(scalar)", "a\(scalar)", "\(scalar)<", "あ\(scalar)\(scalar)b&"]
    }
  }()

  private func expect(
    _ table: EscapeTable, _ comment: Comment, _ replacement: (Unicode.Scalar) -> String?
  ) {
    for text in Self.texts {
      let expected = text.unicodeScalars.map { replacement($0) ?? String($0) }.joined()
      #expect(Array(table.escape(text).utf8) == Array(expected.utf8), comment)
      var buffer = ByteBuffer()
      buffer.append("x" as StaticString)
      buffer.append(text, escapedBy: table)
      #expect(Array(buffer.bytes) == Array("x\(expected)".utf8), comment)
    }
  }

  private func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  @Test("the four characters that text and quoted values must not contain")
  func basic() {
    expect(.basic, "basic") { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] }
  }

  /// XML 1.0, 2.2 allows TAB, LF, CR and all scalars from U+0020 except U+FFFE and U+FFFF; 2.11 and
  /// 3.3.3 change CR everywhere, and TAB and LF in attribute values.
  @Test("XML of drawings", arguments: [false, true])
  func svg(inAttribute: Bool) {
    expect(inAttribute ? .svgAttribute : .svgText, "attribute: \(inAttribute)") { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": inAttribute ? "&quot;" : nil
      case "\t": inAttribute ? "&#9;" : nil
      case "\n": inAttribute ? "&#10;" : nil
      case "\r": "&#13;"
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }

  @Test("XML of trees is that of drawings with a reference for U+00A0", arguments: [false, true])
  func xml(inAttribute: Bool) {
    let svg = inAttribute ? EscapeTable.svgAttribute : .svgText
    expect(inAttribute ? .xmlAttribute : .xmlText, "attribute: \(inAttribute)") {
      $0 == "\u{A0}" ? "&#160;" : svg.escape(String($0))
    }
  }

  /// RFC 8259, 7: the quotation mark, the reverse solidus and U+0000 to U+001F must be escaped.
  @Test("JSON")
  func json() {
    expect(.jsonCodes, "codes") { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\0"..<" ": code(scalar)
      default: nil
      }
    }
    let short: [Unicode.Scalar: String] = [
      "\u{8}": "\\b", "\t": "\\t", "\n": "\\n", "\u{C}": "\\f", "\r": "\\r",
    ]
    expect(.json, "short forms") { short[$0] ?? EscapeTable.jsonCodes.escape(String($0)) }
    expect(.jsonInHTML, "in HTML") {
      $0 == "<" || $0 == "\u{7F}" ? code($0) : EscapeTable.jsonCodes.escape(String($0))
    }
  }

  @Test("the tables of MarkupEscaping")
  func markup() {
    let minimal: [Unicode.Scalar: String] = [
      "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;", "\r": "&#13;",
    ]
    expect(.minimal, "minimal") { minimal[$0] }
    let punctuation = Set("!\"$%&'+,<=>@[]`{}\r".unicodeScalars)
    expect(.punctuation, "punctuation") { punctuation.contains($0) ? "&#\($0.value);" : nil }
    expect(.nonASCII, "all but ASCII") {
      punctuation.contains($0) || $0.value >= 0xA0 ? "&#\($0.value);" : nil
    }
  }

  @Test("text without special characters is returned unchanged, at any length")
  func unchanged() {
    for count in [0, 1, 2, 15, 16, 63, 64, 65, 5000] {
      let text = String(repeating: "あa ", count: count)
      #expect(EscapeTable.basic.escape(text) == text)
      #expect(EscapeTable.verbatim.escape(text + "<&\">\0\r") == text + "<&\">\0\r")
      let amps = String(repeating: "&", count: count)
      #expect(EscapeTable.basic.escape(amps) == String(repeating: "&amp;", count: count))
    }
    #expect(EscapeTable.lineFeeds.escape("a\nb\r\n") == "a&#10;b\r&#10;")
  }

  @Test("a truncated sequence counts as U+FFFD, and nothing after it is read")
  func truncated() {
    for bytes: [UInt8] in [[0xEF], [0xEF, 0xBF], [0xC2], [0xF0, 0x9F], [0x61, 0xEF, 0xBF]] {
      for table in [EscapeTable.svgText, .xmlText, .htmlText, .nonASCII] {
        var buffer = ByteBuffer()
        bytes.withUnsafeBufferPointer { buffer.append($0, escapedBy: table) }
        var expected = bytes
        if table === EscapeTable.nonASCII {
          expected = bytes.filter { $0 < 0x80 } + Array("&#65533;".utf8)
        }
        #expect(Array(buffer.bytes) == expected)
      }
    }
  }

  @Test("bytes of source that a decoder handles: &, CR and NUL")
  func needs() {
    for byte in UInt8.min...UInt8.max {
      let isSource = byte == UInt8(ascii: "&") || byte == 0x0D || byte == 0
      for table in [EscapeTable.htmlText, .xmlAttribute, .verbatim] {
        #expect(table.needs(.decoding, for: byte) == isSource, "\(byte)")
      }
      #expect(!EscapeTable.verbatim.needs(.escaping, for: byte), "\(byte)")
      let text = [UInt8](repeating: UInt8(ascii: "a"), count: 3) + [byte]
      let needs = EscapeTable.xmlText.needs(.escaping, for: byte)
      text.withUnsafeBufferPointer {
        let first = EscapeTable.xmlText.firstOffset(needing: .escaping, in: $0, from: 1)
        #expect(first == (needs ? 3 : 4), "\(byte)")
      }
    }
  }
}
