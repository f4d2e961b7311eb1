import MeCabDictionary

/// An identification of a dictionary file, computed without reading all of it.
struct DictionaryIdentity: Sendable, Equatable {
  var byteCount: UInt64
  var entryCount: UInt64
  /// A hash of the header and of samples distributed over the file.
  var samples: UInt64
  /// The modification time in nanoseconds since 1970, or 0 in files stored next to their
  /// dictionary.
  ///
  /// Builds and packages copy both files, and copies have different modification times.
  var modificationTime: Int64

  private static let sampleCount = 16
  private static let sampleSize = 512

  /// Creates the identity of a file by reading its samples, in O(1).
  ///
  /// All bytes of a dictionary in memory are read, because it has no modification time.
  init(_ file: DictionaryFile) {
    byteCount = UInt64(file.byteCount)
    entryCount = UInt64(file.entryCount)
    samples = Self.hash(file.bytes, file.byteCount)
    modificationTime = file.bytes.modificationTime
  }

  /// The identity without the modification time, for files copied together with the dictionary.
  var withoutTime: DictionaryIdentity {
    DictionaryIdentity(
      byteCount: byteCount, entryCount: entryCount, samples: samples, modificationTime: 0)
  }

  init(byteCount: UInt64, entryCount: UInt64, samples: UInt64, modificationTime: Int64) {
    self.byteCount = byteCount
    self.entryCount = entryCount
    self.samples = samples
    self.modificationTime = modificationTime
  }

  /// A 64-bit hash of all properties, used in file names.
  var fingerprint: UInt64 {
    var hash = StableHash()
    for word in [byteCount, entryCount, samples, UInt64(bitPattern: modificationTime)] {
      hash.add(word)
    }
    return hash.value
  }

  private static func hash(_ file: FileBytes, _ byteCount: Int) -> UInt64 {
    var hash = StableHash()
    guard file.isMapped else {
      file.withBytes { hash.add($0) }
      return hash.value
    }
    let last = max(0, byteCount - sampleSize)
    file.forEachSegment(sampleCount + 2) { number in
      switch number {
      case 0: return 0..<DictionaryFormat.headerSize
      case 1...sampleCount:
        let start = last / (sampleCount - 1) * (number - 1)
        return start..<start + sampleSize
      default: return last..<byteCount
      }
    } _: { segment in
      hash.add(segment)
    }
    return hash.value
  }
}

/// A 64-bit hash that is the same in every process.
///
/// This is FNV-1a over integers instead of bytes, where the upper half is folded into the lower
/// half after each step. It distinguishes files but does not protect against forgery.
struct StableHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value &>> 32
  }

  /// Adds bytes, padding the last word with zeros, followed by their number.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest &<< 8 | UInt64(bytes[offset])
      offset += 1
    }
    add(rest)
    add(UInt64(bytes.count))
  }
}
