import Testing

@testable import DocumentAnnotation

/// Tests the labels of encodings, and what declarations and bytes say about them.
@Suite struct DocumentEncodingTests {
  /// The labels of WHATWG Encoding, section 4.2, for the encodings that are read.
  private static let labels: [(encoding: DocumentEncoding, labels: String)] = [
    (.utf8, "unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8"),
    (.eucJP, "cseucpkdfmtjapanese euc-jp x-euc-jp"), (.iso2022JP, "csiso2022jp iso-2022-jp"),
    (.shiftJIS, "csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis"),
    (.utf16BigEndian, "unicodefffe utf-16be"),
    (
      .utf16LittleEndian, "csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le"
    ),
    (.ascii, "ansi_x3.4-1968 ascii us-ascii"),
  ]

  /// The labels of the other encodings that extend ASCII.
  private static let others = """
    866 cp866 csibm866 ibm866 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso_8859-2 l2 latin2 \
    iso-ir-109 l3 latin3 iso-ir-110 l4 latin4 csisolatincyrillic cyrillic iso-ir-144 arabic \
    asmo-708 csiso88596e ecma-114 iso-8859-6-e iso-ir-127 csisolatingreek ecma-118 elot_928 greek \
    greek8 sun_eu_greek csiso88598e hebrew visual logical iso-8859-8-i l6 latin6 iso-8859-13 l9 \
    iso-8859-15 csisolatin9 cskoi8r koi koi8 koi8-r koi8_r koi8-ru koi8-u csmacintosh mac \
    macintosh x-mac-roman dos-874 tis-620 windows-874 cp1250 windows-1250 x-cp1250 cp819 \
    csisolatin1 ibm819 iso-ir-100 l1 latin1 windows-1252 l5 latin5 iso-ir-148 windows-1258 \
    x-mac-cyrillic x-mac-ukrainian chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk \
    iso-ir-58 x-gbk gb18030 big5 big5-hkscs cn-big5 csbig5 x-x-big5 cseuckr csksc56011987 euc-kr \
    iso-ir-149 korean ks_c_5601-1987 ksc5601 ksc_5601 windows-949 x-user-defined
    """

  @Test func labelsOfTheStandard() {
    for (encoding, labels) in Self.labels {
      for label in labels.split(separator: " ") {
        for spelling in [String(label), label.uppercased(), " \t\(label)\r\n"] {
          #expect(DocumentEncoding(label: spelling) == encoding, "\(spelling.debugDescription)")
          #expect(DocumentEncoding(declared: spelling) == encoding)
        }
      }
    }
    for label in Self.others.split(separator: " ") {
      #expect(DocumentEncoding(label: String(label)) == nil, "\(label)")
      #expect(DocumentEncoding(declared: label.uppercased()) == .ascii, "\(label)")
    }
    for label in ["", " ", "utf", "utf-7", "utf-32", "jp", "shift jis", "x", "東京", "hz-gb-2312"] {
      #expect(DocumentEncoding(label: label) == nil && DocumentEncoding(declared: label) == nil)
    }
  }

  @Test func rawValuesAreLabels() {
    for encoding in DocumentEncoding.allCases {
      #expect(DocumentEncoding(label: encoding.rawValue) == encoding)
    }
  }

  @Test func declarations() {
    let kanji: [UInt8] = [0x93, 0x8C, 0x8B, 0x9E]
    typealias Row = (text: String, rest: [UInt8], encoding: DocumentEncoding, why: String)
    let rows: [Row] = [
      ("<META CHARSET = \"Shift_JIS\">", [], .shiftJIS, "capitals and spaces"),
      ("<?xml version=\"1.0\" encoding=\"Shift_JIS\"?>", kanji, .shiftJIS, "XML"),
      ("@charset \"euc-jp\";", [], .utf8, "no equals sign"),
      ("<meta charset=><meta charset=euc-jp>", [], .eucJP, "the first has no value"),
      ("<meta charset=xyz><meta charset=euc-jp>", [], .eucJP, "the first is unknown"),
      ("<meta charset=euc-jp><meta charset=sjis>", [], .eucJP, "the first counts"),
      (String(repeating: " ", count: 1003) + "<meta charset=euc-jp>", [], .eucJP, "ends at 1,024"),
      (String(repeating: " ", count: 1024) + "<meta charset=euc-jp>", [], .utf8, "after 1,024"),
      ("<meta charset=iso-2022-jp>", [], .utf8, "without any escape sequence"),
      ("<meta charset=utf-8>\u{1B}$BEl\u{1B}(B", [], .iso2022JP, "escape sequences are not UTF-8"),
      ("<meta charset=us-ascii>", [], .ascii, "ASCII"),
      ("<meta charset=windows-949>", [0xB0, 0xA1], .ascii, "Korean"),
      ("\u{1B}[1m", [], .utf8, "a sequence for terminals"), ("\u{1B}", [], .utf8, "a lone escape"),
    ]
    for row in rows {
      let bytes = Array(row.text.utf8) + row.rest
      #expect(DocumentEncoding(detecting: bytes) == row.encoding, "\(row.why)")
    }
  }

  @Test func marksWithContradictingDeclarations() {
    let declaration = Array("<meta charset=euc-jp>".utf8)
    #expect(DocumentEncoding(detecting: [0xEF, 0xBB, 0xBF] + declaration) == .utf8)
    #expect(DocumentEncoding(detecting: [0xFF, 0xFE] + declaration) == .utf16LittleEndian)
    #expect(DocumentEncoding(detecting: [0xFE, 0xFF] + declaration) == .utf16BigEndian)
    #expect(DocumentEncoding(detecting: [0xEF, 0xBB] + declaration) == .eucJP, "half a mark")
  }

  @Test func textOfBytes() {
    #expect(DocumentEncoding.shiftJIS.text(of: [0x93, 0x8C, 0xFF]) == "東\u{FFFD}")
    #expect(DocumentEncoding.utf8.text(of: [0xE6, 0x9D]) == "\u{FFFD}")
    for encoding in DocumentEncoding.allCases { #expect(encoding.text(of: []).isEmpty) }
  }
}
