/// The token table inside a compiled `sys.dic`.
///
/// `mecab_dict_index` sorts rows by surface and, within a surface, by the address of an object it
/// allocated for each: usually, but not surely, the order of its input. Each token holds the offset
/// of its features, which grows with the input; so sorted input can be checked and put in order
/// afterwards, and the compiled dictionary is the same on every platform.
package enum CompiledTokens {
  /// The header: ten 32-bit numbers and the name of the charset in 32 bytes.
  private static let headerSize = 72
  private static let tokenSize = 16

  /// Puts the tokens into the order of the input; returns how many were out of place.
  package static func restoreInputOrder(
    in dictionary: ByteBuffer, path: String
  ) throws(LexiconError) -> Int {
    let tokens = try table(in: dictionary, path: path)
    let count = tokens.count / tokenSize
    var displaced = 0
    var index = 1
    while index < count {
      let token = tokens.start + index &* tokenSize
      var position = index
      while position > 0
        && featureOffset(token)
          < featureOffset(UnsafePointer(tokens.start + (position &- 1) &* tokenSize))
      { position &-= 1 }
      if position < index {
        move(index, to: position, in: dictionary.start + (tokens.start - dictionary.slice.start))
        displaced &+= 1
      }
      index &+= 1
    }
    return displaced
  }

  private static func table(
    in dictionary: ByteBuffer, path: String
  ) throws(LexiconError) -> ByteSlice {
    let bytes = dictionary.slice
    guard bytes.count >= headerSize else {
      throw LexiconError(.fileUnusable, "the compiled dictionary has no header", path: path)
    }
    let start = headerSize + Int(number(bytes.start + 24))
    let size = Int(number(bytes.start + 28))
    guard start + size <= bytes.count, size % tokenSize == 0 else {
      throw LexiconError(.fileUnusable, "the compiled dictionary is truncated", path: path)
    }
    return ByteSlice(start: bytes.start + start, count: size)
  }

  private static func featureOffset(_ token: UnsafePointer<UInt8>) -> UInt32 { number(token + 8) }

  private static func number(_ start: UnsafePointer<UInt8>) -> UInt32 {
    UInt32(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt32.self))
  }

  /// Moves the token at `index` before the one at `position`.
  private static func move(
    _ index: Int, to position: Int, in table: UnsafeMutablePointer<UInt8>
  ) {
    let saved = ByteBuffer(capacity: tokenSize)
    saved.append(ByteSlice(start: table + index &* tokenSize, count: tokenSize))
    withExtendedLifetime(saved) {
      UnsafeMutableRawPointer(table + (position &+ 1) &* tokenSize).copyMemory(
        from: table + position &* tokenSize, byteCount: (index &- position) &* tokenSize)
      UnsafeMutableRawPointer(table + position &* tokenSize).copyMemory(
        from: saved.start, byteCount: tokenSize)
    }
  }
}
