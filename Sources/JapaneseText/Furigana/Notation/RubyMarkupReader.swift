internal import TextFoundation

extension FuriganaText {
  /// Reads HTML `<ruby>` elements; other markup stays in the text as it is.
  ///
  /// Inside of `<ruby>` the elements `rb`, `rt`, `rp` and `rtc` may be closed or not; several bases
  /// before their readings pair in order. `<rp>` is left out, and readings that have no base. A
  /// `<ruby>` that is never closed is text. `&lt;`, `&gt;`, `&amp;`, `&quot;`, `&apos;`, `&nbsp;`
  /// and numeric references become characters.
  ///
  /// ```swift
  /// FuriganaText(html: "お<ruby>茶<rt>ちゃ</ruby>&amp;<b>水</b>").text  // "お茶&<b>水</b>"
  /// ```
  /// - Parameter source: Text with markup; it may be empty.
  /// - Complexity: O(*n*), where *n* is the length of `source`.
  public init(html source: String) {
    self = withUTF8Bytes(of: source) {
      var reader = RubyMarkupReader(bytes: $0)
      return reader.read()
    }
  }
}

/// Reads `<ruby>` in one pass over the bytes.
struct RubyMarkupReader {
  private enum Tag {
    case ruby
    case rb
    case rt
    case rp
    case rtc
  }

  /// What text inside of `<ruby>` belongs to.
  private enum Place {
    case outside
    case base
    case reading
    case dropped
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var output = FuriganaTextBuilder()
  private var place = Place.outside
  private var baseStart = 0
  private var bases: [Range<Int>] = []
  private var nextBase = 0
  private var reading: [UInt8] = []
  /// Where the last `</ruby>` of the text starts: a `<ruby>` after it is never closed.
  private let lastClosing: Int

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    var last = -1
    for index in bytes.indices.reversed() where bytes[index] == UInt8(ascii: "<") {
      if let tag = Self.tag(at: index, in: bytes), tag.name == .ruby, tag.isClosing {
        last = index
        break
      }
    }
    lastClosing = last
  }

  mutating func read() -> FuriganaText {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "<"):
        if let tag = Self.tag(at: offset, in: bytes), take(tag.name, isClosing: tag.isClosing) {
          offset = tag.end
        } else {
          appendByte()
        }
      case UInt8(ascii: "&"): readReference()
      default: appendByte()
      }
    }
    return output.finish()
  }

  private mutating func appendByte() {
    append(CollectionOfOne(bytes[offset]))
    offset &+= 1
  }

  private mutating func append(_ text: some Collection<UInt8>) {
    switch place {
    case .outside, .base: output.append(text)
    case .reading: reading.append(contentsOf: text)
    case .dropped: break
    }
  }

  // MARK: Elements

  /// Does what a tag says; false if it is text.
  private mutating func take(_ tag: Tag, isClosing: Bool) -> Bool {
    if place == .outside {
      guard tag == .ruby, !isClosing, offset < lastClosing else { return false }
      place = .base
      baseStart = output.count
      return true
    }
    switch (tag, isClosing) {
    case (.ruby, false):
      leave()
      place = .base
    case (.ruby, true):
      leave()
      endBase()
      bases.removeAll(keepingCapacity: true)
      nextBase = 0
      place = .outside
    case (.rb, false), (.rb, true), (.rt, true), (.rp, true), (.rtc, true):
      leave()
      place = .base
    case (.rt, false):
      leave()
      place = .reading
    case (.rp, false), (.rtc, false):
      leave()
      place = .dropped
    }
    return true
  }

  /// Ends what was open: a base waits for its reading, a reading goes to the first base that waits.
  private mutating func leave() {
    if place == .base { endBase() }
    guard place == .reading else { return }
    if nextBase < bases.count {
      output.addReading(String(decoding: reading, as: UTF8.self), over: bases[nextBase])
      nextBase &+= 1
    }
    reading.removeAll(keepingCapacity: true)
    baseStart = output.count
  }

  private mutating func endBase() {
    if baseStart < output.count { bases.append(baseStart..<output.count) }
    baseStart = output.count
  }

  /// The ruby element's tag that starts at `start`.
  private static func tag(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: Tag, isClosing: Bool, end: Int)? {
    var index = start &+ 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index &+= 1 }
    var letters: [UInt8] = []
    while index < bytes.count, letters.count < 5, bytes[index] | 0x20 >= UInt8(ascii: "a"),
      bytes[index] | 0x20 <= UInt8(ascii: "z")
    {
      letters.append(bytes[index] | 0x20)
      index &+= 1
    }
    let name: Tag
    switch String(decoding: letters, as: UTF8.self) {
    case "ruby": name = .ruby
    case "rb": name = .rb
    case "rt": name = .rt
    case "rp": name = .rp
    case "rtc": name = .rtc
    default: return nil
    }
    // Attributes are skipped; a tag is short, so that what looks like one costs little.
    let limit = min(bytes.count, start &+ 300)
    if index < limit, ![0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains(bytes[index]) { return nil }
    while index < limit, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
      index &+= 1
    }
    guard index < limit, bytes[index] == UInt8(ascii: ">") else { return nil }
    return (name, isClosing, index &+ 1)
  }

  // MARK: Character references

  private static let named: [(name: StaticString, scalar: Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&quot;", "\""), ("&apos;", "'"),
    ("&nbsp;", "\u{A0}"),
  ]

  private mutating func readReference() {
    let end = min(bytes.count, offset &+ 12)
    guard let semicolon = bytes[offset..<end].firstIndex(of: UInt8(ascii: ";")),
      let scalar = Self.scalar(of: bytes[offset...semicolon])
    else {
      appendByte()
      return
    }
    append(String(scalar).utf8)
    offset = semicolon &+ 1
  }

  private static func scalar(of reference: Slice<UnsafeBufferPointer<UInt8>>) -> Unicode.Scalar? {
    for (name, scalar) in named {
      let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
      if reference.elementsEqual(bytes) { return scalar }
    }
    let text = String(decoding: reference, as: UTF8.self).dropLast()
    guard text.hasPrefix("&#") else { return nil }
    let digits = text.dropFirst(2)
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return value.flatMap { $0 == 0 ? nil : Unicode.Scalar($0) }
  }
}
