/// Well-formedness of UTF-8 (Unicode 16, table 3-7), as a loop over a pointer.
enum UTF8Check {
  /// The offset of the first byte that is not well-formed, nil if there is none.
  static func firstInvalidOffset(in bytes: ByteBuffer) -> Int? {
    let start = UnsafePointer(bytes.start)
    let count = bytes.count
    var index = 0
    while index < count {
      let lead = start[index]
      if lead < 0x80 {
        index &+= 1
        continue
      }
      let length = sequenceLength(lead)
      if length == 0 || index &+ length > count { return index }
      let second = start[index &+ 1]
      if second < lowestSecond(lead) || second > highestSecond(lead) { return index }
      var position = 2
      while position < length {
        if start[index &+ position] & 0xC0 != 0x80 { return index }
        position &+= 1
      }
      index &+= length
    }
    return nil
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 0
    }
  }

  private static func lowestSecond(_ lead: UInt8) -> UInt8 {
    if lead == 0xE0 { 0xA0 } else if lead == 0xF0 { 0x90 } else { 0x80 }
  }

  private static func highestSecond(_ lead: UInt8) -> UInt8 {
    if lead == 0xED { 0x9F } else if lead == 0xF4 { 0x8F } else { 0xBF }
  }
}
