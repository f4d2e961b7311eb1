import TextFoundation

/// A conversion of kana from one syllabary to the other.
///
/// Kana take three bytes in UTF-8, E3 81–83 80–BF, and nearly all differ from their counterparts by
/// 0x60: the second byte changes by one or two, and bit 0x20 of the third byte is flipped.
protocol KanaDirection {
  /// Returns the converted bytes of one block, given the bytes around each of them.
  ///
  /// - Parameters:
  ///   - beforePrevious: the byte two positions before each byte of the block.
  ///   - previous: the byte before each.
  ///   - current: the bytes to convert.
  ///   - next: the byte after each.
  /// - Returns: the conversion of `current`.
  static func rewrite(
    beforePrevious: ByteBlock, previous: ByteBlock, current: ByteBlock, next: ByteBlock
  ) -> ByteBlock

  /// Returns a block that is nonzero where a scalar has to be converted by
  /// ``rewriteScalar(_:after:)``.
  static func specials(
    beforePrevious: ByteBlock, previous: ByteBlock, current: ByteBlock
  ) -> ByteBlock

  /// Returns the conversion of one scalar.
  static func rewriteScalar(_ scalar: UInt32, after previous: UInt32) -> RewrittenKana
}

/// The conversion of a scalar.
enum RewrittenKana {
  /// The scalar is unchanged.
  case same
  /// The scalar becomes another of the same number of bytes.
  case scalar(UInt32)
  /// The scalar becomes two scalars of three bytes each.
  case pair(UInt32, UInt32)
  /// The scalar and the one written before it become one scalar of three bytes.
  case composed(UInt32)
}

/// A conversion of text block by block, and scalar by scalar where lengths may change.
struct KanaRewriting<Direction: KanaDirection> {
  private let source: UnsafePointer<UInt8>
  private let count: Int
  private let output: UnsafeMutablePointer<UInt8>
  private var offset = 0
  private var outputOffset = 0
  /// The offset since which no special scalar has occurred.
  private var plainStart = 0

  private static var width: Int { ByteBlock.scalarCount }

  /// Writes the converted text to memory with a capacity of twice its bytes, and returns the number
  /// of bytes written.
  static func write(
    _ source: UnsafeBufferPointer<UInt8>, to output: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard let start = source.baseAddress else { return 0 }
    var rewriting = Self(source: start, count: source.count, output: output)
    // The conversion of a block reads two bytes before it and one after it.
    if source.count > width + 2 { rewriting.rewriteBlocks() }
    rewriting.rewriteScalars(until: source.count)
    return rewriting.outputOffset
  }

  private init(
    source: UnsafePointer<UInt8>, count: Int, output: UnsafeMutablePointer<UInt8>
  ) {
    self.source = source
    self.count = count
    self.output = output
  }

  private mutating func rewriteBlocks() {
    rewriteScalars(until: 2)
    plainStart = offset
    while offset + Self.width < count {
      if !rewriteBlock() {
        retreatToScalar()
        rewriteScalars(until: min(offset + Self.width, count))
        plainStart = offset
      }
    }
    // The last block overlaps the one before it and writes the same bytes again.
    let shift = offset + Self.width + 1 - count
    if offset - shift >= plainStart {
      offset -= shift
      outputOffset -= shift
      if !rewriteBlock() {
        offset += shift
        outputOffset += shift
      }
    }
    retreatToScalar()
  }

  /// Converts sixteen bytes regardless of scalar boundaries; returns false, without writing, if one
  /// of them is special.
  @inline(__always)
  private mutating func rewriteBlock() -> Bool {
    let address = UnsafeRawPointer(source + offset)
    let beforePrevious = (address - 2).loadUnaligned(as: ByteBlock.self)
    let previous = (address - 1).loadUnaligned(as: ByteBlock.self)
    let current = address.loadUnaligned(as: ByteBlock.self)
    let next = (address + 1).loadUnaligned(as: ByteBlock.self)
    let specials = Direction.specials(
      beforePrevious: beforePrevious, previous: previous, current: current)
    if specials.isAnySet { return false }
    let rewritten = Direction.rewrite(
      beforePrevious: beforePrevious, previous: previous, current: current, next: next)
    UnsafeMutableRawPointer(output + outputOffset).storeBytes(of: rewritten, as: ByteBlock.self)
    offset += Self.width
    outputOffset += Self.width
    return true
  }

  /// Moves back to the start of the scalar in which the last block ended, which is not special.
  ///
  /// In invalid UTF-8 a trailing byte may also follow a scalar that was converted on its own and is
  /// already written, with another length.
  private mutating func retreatToScalar() {
    var steps = 0
    while steps < 3, offset > plainStart, offset < count, UTF8.isContinuation(source[offset]) {
      offset -= 1
      outputOffset -= 1
      steps += 1
    }
  }

  /// Converts whole scalars up to the first one that starts at or after `limit`.
  private mutating func rewriteScalars(until limit: Int) {
    while offset < limit {
      let lead = source[offset]
      if lead == 0xE3, offset + 2 < count {
        rewrite(scalar(of: 3, at: offset), size: 3)
      } else if lead == 0xF0, offset + 3 < count, source[offset + 1] == 0x9B {
        rewrite(scalar(of: 4, at: offset), size: 4)
      } else {
        copy(UTF8.sequenceLength(lead: lead))
      }
    }
  }

  private mutating func rewrite(_ scalar: UInt32, size: Int) {
    // The three bytes before the mark may be the end of shorter or longer scalars.
    let followsKana = scalar == 0x3099 && offset >= 3 && source[offset - 3] == 0xE3
    let previous = followsKana ? self.scalar(of: 3, at: offset - 3) : 0
    switch Direction.rewriteScalar(scalar, after: previous) {
    case .same:
      copy(size)
      return
    case .scalar(let rewritten):
      write(rewritten, size: size)
    case .pair(let first, let second):
      write(first, size: 3)
      write(second, size: 3)
    case .composed(let rewritten):
      outputOffset = max(0, outputOffset - 3)
      write(rewritten, size: 3)
    }
    offset += size
  }

  private mutating func copy(_ size: Int) {
    let size = min(size, count - offset)
    for position in 0..<size { output[outputOffset + position] = source[offset + position] }
    offset += size
    outputOffset += size
  }

  /// Returns the scalar of three or four bytes at an offset.
  private func scalar(of size: Int, at offset: Int) -> UInt32 {
    var scalar = UInt32(source[offset] & (size == 3 ? 0x0F : 0x07))
    for position in 1..<size { scalar = scalar << 6 | UInt32(source[offset + position] & 0x3F) }
    return scalar
  }

  private mutating func write(_ scalar: UInt32, size: Int) {
    let address = output + outputOffset
    var rest = scalar
    for position in (1..<size).reversed() {
      address[position] = UInt8(truncatingIfNeeded: 0x80 | rest & 0x3F)
      rest >>= 6
    }
    address[0] = UInt8(truncatingIfNeeded: rest | (size == 3 ? 0xE0 : 0xF0))
    outputOffset += size
  }
}
