import TextFoundation

/// Reads paths, queries and fragments of addresses (RFC 3987, as they occur in practice).
struct LinkPath {
  private let bytes: UnsafeBufferPointer<UInt8>
  /// The number of consecutive unclosed brackets in text that was read repeatedly.
  private var unclosedCount = 0
  /// The end of the text that was read for them.
  private var unclosedEnd = 0
  /// The maximum number of times that the same text is read for another unclosed bracket; beyond it
  /// a bracket ends the link.
  private static let maximumUnclosedCount = 8
  private static let maximumDepth = 32
  /// File extensions after which Japanese text ends a link.
  private static let fileExtensions: [StaticString] = [
    "html", "htm", "shtml", "xhtml", "php", "cgi", "asp", "aspx", "jsp", "pdf", "jpg", "jpeg",
    "png", "gif", "svg", "webp", "zip", "txt", "xml", "json", "csv", "mp3", "mp4", "do",
  ]

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the end of a path, query or fragment, which starts with `/`, `?` or `#`.
  ///
  /// - Parameters:
  ///   - start: the start of the path, query or fragment.
  ///   - linkStart: the start of the link, which a quotation mark may precede.
  /// - Returns: the offset after the last character that belongs to the link.
  mutating func end(from start: Int, linkStart: Int) -> Int {
    read(from: start, linkStart: linkStart, isASCII: false)
  }

  /// Returns the end of the ASCII text after a scheme without `//`, or nil if there is none.
  mutating func opaqueEnd(from start: Int, linkStart: Int) -> Int? {
    guard start < bytes.count,
      bytes[start] == UInt8(ascii: "?") || ASCIISet.path.contains(bytes[start])
    else { return nil }
    let end = read(from: start, linkStart: linkStart, isASCII: true)
    return bytes[start..<end].contains(where: \.isASCIIAlphanumeric) ? end : nil
  }

  private mutating func read(from start: Int, linkStart: Int, isASCII: Bool) -> Int {
    let (path, trailing) = (ASCIISet.path, ASCIISet.trailing)
    let before = linkStart > 0 ? bytes[linkStart &- 1] : 0
    let closing = ASCIISet.closing.contains(before) ? before : 0
    var end = start
    var offset = start
    var brackets = OpenBrackets()
    var followsJapanese = false
    reading: while offset < bytes.count {
      let byte = bytes[offset]
      if path.contains(byte) {
        offset &+= 1
        if brackets.depth == 0 { end = offset }
      } else if byte >= 0x80 {
        guard !isASCII, let scalar = bytes.scalar(at: offset) else { break }
        let next = offset &+ scalar.length
        switch LinkScalar(scalar.value) {
        case .japanese:
          if followsFileExtension(offset, from: start) { break reading }
          followsJapanese = true
        case .middleDot:
          guard followsJapanese, let following = bytes.scalar(at: next),
            LinkScalar(following.value) == .japanese
          else { break reading }
        case .letter: followsJapanese = false
        case .mark: break
        case .hiragana, .symbol, .end: break reading
        }
        offset = next
        if brackets.depth == 0 { end = offset }
        continue
      } else if trailing.contains(byte) {
        if byte == closing || precedesNextLink(offset) { break }
        offset &+= 1
      } else if let bracket = OpenBrackets.opening(byte) {
        if brackets.depth == Self.maximumDepth || isRereadLimitReached(offset) { break }
        brackets.open(bracket)
        offset &+= 1
      } else if let bracket = OpenBrackets.closing(byte), brackets.close(bracket) {
        offset &+= 1
        if brackets.depth == 0 { end = offset }
      } else {
        break
      }
      followsJapanese = false
    }
    if brackets.depth > 0 {
      unclosedCount = end >= unclosedEnd ? 1 : unclosedCount &+ 1
      unclosedEnd = max(unclosedEnd, offset)
    }
    return end
  }

  /// Returns whether too many preceding brackets are unclosed in the text around an offset.
  private func isRereadLimitReached(_ offset: Int) -> Bool {
    offset < unclosedEnd && unclosedCount >= Self.maximumUnclosedCount
  }

  /// Returns whether another address of a list follows a `,`, `;` or `|`.
  private func precedesNextLink(_ offset: Int) -> Bool {
    guard bytes[offset] != UInt8(ascii: "."), matches("http", at: offset &+ 1) else { return false }
    return matches("://", at: offset &+ 5) || matches("s://", at: offset &+ 5)
  }

  /// Returns whether a file name such as `index.html` ends at an offset.
  private func followsFileExtension(_ offset: Int, from start: Int) -> Bool {
    guard bytes[offset &- 1].isASCIIAlphanumeric else { return false }
    var dot = offset &- 1
    while dot > start, offset &- dot < 7, bytes[dot].isASCIIAlphanumeric { dot &-= 1 }
    guard bytes[dot] == UInt8(ascii: ".") else { return false }
    return Self.fileExtensions.contains {
      $0.utf8CodeUnitCount == offset &- dot &- 1 && matches($0, at: dot &+ 1)
    }
  }

  /// Returns whether the bytes at an offset equal `text`, ignoring case; `text` must be in lower
  /// case.
  private func matches(_ text: StaticString, at offset: Int) -> Bool {
    guard offset &+ text.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<text.utf8CodeUnitCount {
      let byte = bytes[offset &+ index]
      let lowered = byte | (byte &- 0x41 < 26 ? 0x20 : 0)
      if lowered != text.utf8Start[index] { return false }
    }
    return true
  }
}

/// The stack of open brackets in a path, two bits each.
private struct OpenBrackets {
  private var kinds: UInt64 = 0
  private(set) var depth = 0

  static func opening(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: "("): 1
    case UInt8(ascii: "["): 2
    case UInt8(ascii: "{"): 3
    default: nil
    }
  }

  static func closing(_ byte: UInt8) -> UInt64? {
    switch byte {
    case UInt8(ascii: ")"): 1
    case UInt8(ascii: "]"): 2
    case UInt8(ascii: "}"): 3
    default: nil
    }
  }

  /// Pushes a bracket; the depth must be less than 32.
  mutating func open(_ kind: UInt64) {
    kinds = kinds &<< 2 | kind
    depth &+= 1
  }

  /// Pops the innermost bracket and returns true if it is of this kind.
  mutating func close(_ kind: UInt64) -> Bool {
    guard depth > 0, kinds & 3 == kind else { return false }
    kinds &>>= 2
    depth &-= 1
    return true
  }
}
