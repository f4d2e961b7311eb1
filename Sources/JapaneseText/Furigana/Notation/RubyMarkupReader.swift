internal import TextFoundation

extension FuriganaText {
  /// Parses HTML `<ruby>` elements; other markup is unchanged.
  ///
  /// Inside `<ruby>`, the end tags of `rb`, `rt`, `rp` and `rtc` are optional; several bases before
  /// their readings are paired with them in order. `<rp>` elements and readings without a base are
  /// removed. A `<ruby>` without an end tag is text. `&lt;`, `&gt;`, `&amp;`, `&quot;`, `&apos;`,
  /// `&nbsp;` and numeric references are replaced by characters.
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

/// Parses `<ruby>` elements in one pass over the bytes.
struct RubyMarkupReader {
  private enum Tag {
    case ruby
    case rb
    case rt
    case rp
    case rtc
  }

  /// The insertion mode: the part of a ruby element to which text at the current offset belongs.
  private enum Mode {
    case outside
    case base
    case reading
    case dropped
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset = 0
  private var output = FuriganaTextBuilder()
  private var mode = Mode.outside
  private var baseStart = 0
  private var bases: [Range<Int>] = []
  private var nextBase = 0
  private var reading: [UInt8] = []
  /// The offset of the last `</ruby>`; a `<ruby>` after it has no end tag.
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
        if let tag = Self.tag(at: offset, in: bytes), process(tag.name, isClosing: tag.isClosing) {
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
    switch mode {
    case .outside, .base: output.append(text)
    case .reading: reading.append(contentsOf: text)
    case .dropped: break
    }
  }

  // MARK: Elements

  /// Processes a tag; returns false if it is text.
  private mutating func process(_ tag: Tag, isClosing: Bool) -> Bool {
    if mode == .outside {
      guard tag == .ruby, !isClosing, offset < lastClosing else { return false }
      mode = .base
      baseStart = output.count
      return true
    }
    switch (tag, isClosing) {
    case (.ruby, false):
      endCurrentText()
      mode = .base
    case (.ruby, true):
      endCurrentText()
      endBase()
      bases.removeAll(keepingCapacity: true)
      nextBase = 0
      mode = .outside
    case (.rb, false), (.rb, true), (.rt, true), (.rp, true), (.rtc, true):
      endCurrentText()
      mode = .base
    case (.rt, false):
      endCurrentText()
      mode = .reading
    case (.rp, false), (.rtc, false):
      endCurrentText()
      mode = .dropped
    }
    return true
  }

  /// Ends the current base or reading; a reading is assigned to the first base without one.
  private mutating func endCurrentText() {
    if mode == .base { endBase() }
    guard mode == .reading else { return }
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

  /// Parses a tag of a ruby element at `start`; returns nil if there is none.
  private static func tag(
    at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (name: Tag, isClosing: Bool, end: Int)? {
    var index = start &+ 1
    let isClosing = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isClosing { index &+= 1 }
    var letters: [UInt8] = []
    while index < bytes.count, letters.count < 5, bytes[index].isASCIILetter {
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
    // Attributes are skipped; the maximum length limits the cost of text that resembles a tag.
    let limit = min(bytes.count, start &+ 300)
    if index < limit, ![0x20, 0x09, 0x0A, 0x0D, 0x2F, 0x3E].contains(bytes[index]) { return nil }
    while index < limit, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
      index &+= 1
    }
    guard index < limit, bytes[index] == UInt8(ascii: ">") else { return nil }
    return (name, isClosing, index &+ 1)
  }

  private mutating func readReference() {
    guard let reference = BasicCharacterReference(in: bytes, at: offset) else {
      appendByte()
      return
    }
    append(String(reference.scalar).utf8)
    offset &+= reference.length
  }
}
