import LayoutTestSupport
import Testing
import TextLayout

@Suite("data: URLs and base64")
struct DataURLTests {
  private static let gif = PictureFiles.gif(width: 3, height: 2)
  private static let gifBase64 = Base64.encode(gif)

  @Test("Test vectors of RFC 4648, 10, and lengths around a group")
  func base64() {
    let rows = [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ]
    for (text, expected) in rows {
      #expect(Base64.encode(Array(text.utf8)) == expected)
      #expect(Base64.decode(expected.utf8) == Array(text.utf8))
    }
    let all = (0...255).map { UInt8($0) }
    for count in 0...256 {
      let bytes = Array(all.prefix(count))
      #expect(Base64.decode(Base64.encode(bytes).utf8) == bytes)
    }
    #expect(Base64.encode([0xFB, 0xFF, 0xFE]) == "+//+")
  }

  @Test("Deviations that base64 decoding tolerates")
  func malformedBase64() {
    let rows: [(text: String, expected: String?, why: String)] = [
      ("Zm9v\nYmFy", "foobar", "white space"),
      (" Z m 9 v\t\r\u{C}", "foo", "white space everywhere"),
      ("Zg", "f", "padding left out"),
      ("Zm8", "fo", "padding left out"),
      ("Zg=", nil, "half of the padding"),
      ("Zg===", nil, "too much padding"),
      ("Zm9v=", nil, "padding without need"),
      ("====", nil, "only padding"),
      ("Zg==Zg==", nil, "text after the padding"),
      ("Z", nil, "six bits are not a byte"),
      ("Zm9vY", nil, "six bits are not a byte"),
      ("Zm-v", nil, "the alphabet of URLs is another"),
      ("Zm9あ", nil, "not ASCII"),
      ("Zm9\0", nil, "NUL"),
    ]
    for row in rows {
      let decoded = Base64.decode(row.text.utf8).map { String(decoding: $0, as: UTF8.self) }
      #expect(decoded == row.expected, "\(row.text): \(row.why)")
    }
  }

  @Test("Which addresses contain an image")
  func addresses() {
    let percent = Self.gif.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
    let base64 = Self.gifBase64
    let rows: [(address: String, isPicture: Bool, why: String)] = [
      ("data:image/gif;base64,\(base64)", true, "base64"),
      ("DATA:Image/GIF;BASE64,\(base64)", true, "letters of either case"),
      ("data:image/gif;charset=x; base64,\(base64)", true, "parameters and a space"),
      ("data:image/gif,\(percent)", true, "percent-encoded"),
      ("data:image/gif,\(percent.lowercased())", true, "percent-encoded, small letters"),
      ("data:image/png;base64,\(base64)", true, "the bytes decide about the format"),
      ("data:image/jpg;base64,\(base64)", true, "a name that is much used"),
      ("data:image/gif;base64,\(base64)#part", true, "a fragment is no part of it"),
      ("data:image/gif;base64,\(base64.replacing("=", with: "%3D"))", true, "both encodings"),
      (PictureFiles.redPixel, true, "PNG"),
      ("data:text/html;base64,\(base64)", false, "another type"),
      ("data:image/svg+xml;base64,\(base64)", false, "a type that is not drawn"),
      ("data:;base64,\(base64)", false, "no type is text"),
      ("data:image/gif;base64;x=1,\(base64)", false, "base64 comes last"),
      ("data:image/gif;base64,*\(base64)", false, "malformed base64"),
      ("data:image/gif;base64,", false, "empty"),
      ("data:image/gif;base64", false, "no comma"),
      ("data:image/gif,GIF89a%", false, "cut off"),
      ("http://example.com/a.gif", false, "another scheme"),
      ("data", false, "too short"),
      ("", false, "nothing"),
    ]
    for row in rows {
      #expect((EncodedImage(dataURL: row.address) != nil) == row.isPicture, "\(row.why)")
    }
    #expect(EncodedImage(dataURL: "data:image/png;base64,\(base64)")?.format == .gif)
    #expect(EncodedImage(dataURL: "data:image/gif,\(percent)")?.bytes == Self.gif)
    #expect(EncodedImage(dataURL: PictureFiles.redPixel)?.size == Size(width: 1, height: 1))
  }

  @Test("Media types name the formats that they are read from")
  func mediaTypes() {
    #expect(
      EncodedImage.Format.allCases.map(\.mediaType) == ["image/png", "image/jpeg", "image/gif"])
  }
}
