import LayoutTestSupport
import MarkupText
import Testing

@testable import TextLayout

/// The reader of header fields, and base64 compared with a naive implementation by bits.
@Suite("Fields of image headers")
struct ImageReaderTests {
  private static let bytes: [UInt8] = [0x01, 0x02, 0x03, 0x04, 0xFF, 0x80]

  @Test("Numbers at every offset and around the bounds")
  func numbers() {
    let reader = ImageHeaderReader(bytes: Self.bytes)
    let count = Self.bytes.count
    for offset in -3...count + 3 {
      func naive(_ length: Int, isLittle: Bool) -> Int? {
        guard offset >= 0, offset + length <= count else { return nil }
        let part = Self.bytes[offset..<offset + length]
        return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 * 256 + Int($1) }
      }
      #expect(reader.byte(offset) == naive(1, isLittle: false), "\(offset)")
      for isLittle in [false, true] {
        #expect(
          reader.number16(offset, isLittleEndian: isLittle) == naive(2, isLittle: isLittle),
          "\(offset)")
        #expect(
          reader.number32(offset, isLittleEndian: isLittle) == naive(4, isLittle: isLittle),
          "\(offset)")
      }
    }
    #expect(reader.number32(2) == 0x0304_FF80)
    #expect(reader.number32(2, isLittleEndian: true) == 0x80FF_0403)
    #expect(ImageHeaderReader(bytes: []).byte(0) == nil)
    #expect(ImageHeaderReader(bytes: [1]).number16(0) == nil)
  }

  @Test("Letters at every offset and around the bounds")
  func letters() {
    let reader = ImageHeaderReader(bytes: Array("xIHDR".utf8))
    for offset in -2...7 { #expect(reader.says("IHDR", at: offset) == (offset == 1), "\(offset)") }
    #expect(reader.says("", at: 5) && !reader.says("", at: 6))
    #expect(!reader.says("IHDr", at: 1) && !reader.says("IHDRx", at: 1))
    #expect(reader.begins(with: Array("xI".utf8)) && reader.begins(with: []))
    #expect(!reader.begins(with: Array("xIHDRx".utf8)))
  }

  /// Decodes digits by their bits; nil for a digit that is left over.
  private static func naiveDecode(_ text: String) -> [UInt8]? {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var bits: [Bool] = []
    var characters = Array(text.filter { !" \t\n\r\u{C}".contains($0) })
    if characters.count % 4 == 0, characters.last == "=" {
      characters.removeLast()
      if characters.last == "=" { characters.removeLast() }
    }
    guard characters.count % 4 != 1 else { return nil }
    for character in characters {
      guard let value = digits.firstIndex(of: character) else { return nil }
      for bit in (0..<6).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    return (0..<bits.count / 8).map { byte in
      (0..<8).reduce(UInt8(0)) { $0 << 1 | (bits[byte * 8 + $1] ? 1 : 0) }
    }
  }

  @Test("Base64, compared with a decoder by bits (WHATWG Infra, forgiving-base64 decode)")
  func base64() {
    var state: UInt64 = 1
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let alphabet = Array("AZaz09+/AZbmQ=")
    let strange = alphabet + Array(" \n\t-_=.")
    for round in 0..<4000 {
      let letters = round % 2 == 0 ? alphabet.dropLast() : strange[...]
      var text = String((0..<random(14)).map { _ in letters[random(letters.count)] })
      if round % 3 == 0 { text += ["", "=", "=="][random(3)] }
      #expect(Base64.decode(text.utf8) == Self.naiveDecode(text), "\(text)")
    }
    for length in 0..<70 {
      let bytes = (0..<length).map { _ in UInt8(random(256)) }
      let text = Base64.encode(bytes)
      #expect(text.utf8.count == (length + 2) / 3 * 4)
      #expect(Self.naiveDecode(text) == bytes)
    }
  }

  @Test("The size of a PNG is in its first chunk, each byte of which counts")
  func pngSizes() {
    for shift in stride(from: 0, to: 31, by: 3) {
      let size = 1 << shift
      let file = PictureFiles.png(width: size, height: 7)
      #expect(EncodedImage(bytes: file)?.size == Size(width: Double(size), height: 7), "\(size)")
      let turned = PictureFiles.png(width: 7, height: size)
      #expect(EncodedImage(bytes: turned)?.size == Size(width: 7, height: Double(size)), "\(size)")
    }
    let largest = PictureFiles.png(width: 1 << 31 - 1, height: 1 << 31 - 1)
    #expect(EncodedImage(bytes: largest)?.size.width == Double(1 << 31 - 1))
    #expect(EncodedImage(bytes: PictureFiles.png(width: 1, height: 1 << 31)) == nil)
  }

  @Test("The size of a GIF has 16 bits")
  func gifSizes() {
    for size in [1, 2, 255, 256, 257, 65_535] {
      let image = EncodedImage(bytes: PictureFiles.gif(width: size, height: 3))
      #expect(image?.size == Size(width: Double(size), height: 3), "\(size)")
      let turned = EncodedImage(bytes: PictureFiles.gif(width: 3, height: size))
      #expect(turned?.size == Size(width: 3, height: Double(size)), "\(size)")
    }
    #expect(EncodedImage(bytes: PictureFiles.gif(width: 0, height: 3)) == nil)
    #expect(EncodedImage(bytes: PictureFiles.gif(width: 3, height: 0)) == nil)
  }

  /// A GIF built by hand: color tables of some sizes, extensions and one image.
  private static func gif(
    globalTable: Int?, localTable: Int?, extensions: [[Int]], blocks: [Int]
  ) -> [UInt8] {
    func flags(_ table: Int?) -> UInt8 { table.map { 0x80 | UInt8($0) } ?? 0 }
    func colors(_ table: Int?) -> [UInt8] {
      table.map { [UInt8](repeating: 0x2C, count: 3 << ($0 + 1)) } ?? []
    }
    func subBlocks(_ lengths: [Int]) -> [UInt8] {
      lengths.flatMap { [UInt8($0)] + [UInt8](repeating: 0x21, count: $0) } + [0]
    }
    var file = Array("GIF89a".utf8) + [9, 0, 8, 0, flags(globalTable), 0, 0]
    file += colors(globalTable)
    for lengths in extensions { file += [0x21, 0xF9] + subBlocks(lengths) }
    file += [0x2C, 0, 0, 0, 0, 9, 0, 8, 0, flags(localTable)] + colors(localTable)
    return file + [2] + subBlocks(blocks)
  }

  @Test("GIFs with color tables, extensions and several blocks of pixels")
  func gifStructure() {
    for globalTable in [nil, 0, 1, 7] {
      for localTable in [nil, 0, 7] {
        for extensions in [[], [[]], [[4]], [[255, 1], [3]]] {
          for blocks in [[], [1], [255, 255, 2]] {
            let file = Self.gif(
              globalTable: globalTable, localTable: localTable, extensions: extensions,
              blocks: blocks)
            let image = EncodedImage(bytes: file)
            #expect(image?.size == Size(width: 9, height: 8))
            #expect(image?.format == .gif && image?.bytes == file)
            #expect(EncodedImage(bytes: file.dropLast()) == nil, "no end of the pixels")
            #expect(EncodedImage(bytes: file + [0x3B]) != nil)
          }
        }
      }
    }
  }

  /// A JPEG built by hand.
  private static func jpeg(
    frame: UInt8 = 0xC0, before: [UInt8] = [], fill: Int = 0, orientation: Int? = nil,
    isLittleEndian: Bool = false
  ) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
    var file: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let tiff =
        Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(2, 2)
        + number(0x010F, 2) + number(2, 2) + number(1, 4) + number(6, 4)
        + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
      let segment = Array("Exif\0\0".utf8) + tiff
      file += [0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment
    }
    file += before + [UInt8](repeating: 0xFF, count: fill)
    file += [0xFF, frame, 0, 11, 8, 0, 20, 0, 30, 1, 1, 0x11, 0]
    return file + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0x3F, 0, 0x55, 0xFF, 0xD9]
  }

  @Test("Frame headers of JPEG are the markers C0 to CF except C4, C8 and CC")
  func jpegFrames() {
    for marker in UInt8(0xC0)...0xCF {
      let isFrame = ![0xC4, 0xC8, 0xCC].contains(marker)
      let size = EncodedImage(bytes: Self.jpeg(frame: marker))?.size
      #expect(size == (isFrame ? Size(width: 30, height: 20) : nil), "\(marker)")
    }
    for marker: UInt8 in [0xBF, 0xD0, 0xE0, 0xFE] {
      #expect(EncodedImage(bytes: Self.jpeg(frame: marker)) == nil, "\(marker)")
    }
  }

  @Test("Segments and fill bytes before the frame header")
  func jpegSegments() {
    let rows: [(before: [UInt8], isImage: Bool, why: String)] = [
      ([0xFF, 0xE0, 0, 2], true, "an empty segment"),
      ([0xFF, 0xE0, 0, 4, 0xFF, 0xD9], true, "an end marker in a segment"),
      ([0xFF, 0xD0, 0xFF, 0xD7, 0xFF, 0x01], true, "markers without a segment"),
      ([0xFF, 0xE0, 0, 1], false, "a length that does not include itself"),
      ([0xFF, 0xE0, 0, 0], false, "no length"), ([0xFF, 0xD9], false, "the end"),
      ([0x00], false, "not a marker"), ([0xFF, 0xE0, 0xFF, 0xFF], false, "longer than the file"),
    ]
    for row in rows {
      #expect(
        (EncodedImage(bytes: Self.jpeg(before: row.before)) != nil) == row.isImage, "\(row.why)")
    }
    for fill in 0..<4 { #expect(EncodedImage(bytes: Self.jpeg(fill: fill)) != nil, "\(fill)") }
  }

  @Test("Orientations 5 to 8 exchange width and height (Exif 2.3, 4.6.4)")
  func orientations() {
    for isLittleEndian in [false, true] {
      for orientation in 0...10 {
        let file = Self.jpeg(orientation: orientation, isLittleEndian: isLittleEndian)
        let isTurned = (5...8).contains(orientation)
        #expect(
          EncodedImage(bytes: file)?.size
            == Size(width: isTurned ? 20 : 30, height: isTurned ? 30 : 20), "\(orientation)")
      }
    }
  }
}
