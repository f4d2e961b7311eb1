internal import TextFoundation

/// A tag of HTML in text that is not HTML, such as a cell of a table: `<b>`, `</i>`, `<br/>`.
struct TagLikeText {
  let kind: InlineTag.Kind
  /// The range of the tag.
  let range: Range<Int>
  /// The name of the element, in lower case.
  let name: String

  /// Creates the tag that starts at an offset with `<` and ends before `limit`, or nil for text.
  init?(in bytes: UnsafeBufferPointer<UInt8>, at start: Int, limit: Int) {
    var offset = start &+ 1
    let isEnd = offset < limit && bytes[offset] == UInt8(ascii: "/")
    if isEnd { offset &+= 1 }
    let nameStart = offset
    guard offset < limit, bytes[offset].isASCIILetter else { return nil }
    while offset < limit, bytes[offset].isASCIIAlphanumeric { offset &+= 1 }
    let nameEnd = offset
    while offset < limit, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "<") || bytes[offset] == 0x0A || bytes[offset] == 0x0D {
        return nil
      }
      offset &+= 1
    }
    guard offset < limit, nameEnd &- nameStart <= 32 else { return nil }
    range = start..<offset &+ 1
    name = String(decoding: bytes[nameStart..<nameEnd].map(\.asciiLowercased), as: UTF8.self)
    let isVoid = ["br", "hr", "img", "wbr", "input"].contains(name)
    kind = isEnd ? .end : isVoid || bytes[offset &- 1] == UInt8(ascii: "/") ? .empty : .start
  }
}
