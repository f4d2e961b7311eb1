import MeCabDictionary

/// What tells one dictionary file from another, without reading all of it.
///
/// Sendable: a plain value.
struct DictionaryIdentity: Sendable, Equatable {
  var byteCount: UInt64
  var entryCount: UInt64
  /// A hash of the header and of samples from all over the file.
  var samples: UInt64
  /// In nanoseconds since 1970; 0 in files that lie beside their dictionary: builds and packages
  /// copy the two, and a copy has a time of its own.
  var modificationTime: Int64

  private static let sampleCount = 16
  private static let sampleSize = 512

  /// Reads the samples: O(1).
  init(_ file: DictionaryFile) {
    byteCount = UInt64(file.byteCount)
    entryCount = UInt64(file.entryCount)
    samples = Self.hash(file.bytes, file.byteCount)
    modificationTime = file.bytes.modificationTime
  }

  /// The same for a file that is copied together with the dictionary.
  var withoutTime: DictionaryIdentity {
    DictionaryIdentity(
      byteCount: byteCount, entryCount: entryCount, samples: samples, modificationTime: 0)
  }

  /// The same for the dictionary without some entries.
  func leavingOut(_ names: NameEntries) -> DictionaryIdentity {
    var hash = WordHash()
    hash.add(samples)
    hash.add(names.fingerprint)
    var identity = self
    identity.samples = hash.value
    return identity
  }

  init(byteCount: UInt64, entryCount: UInt64, samples: UInt64, modificationTime: Int64) {
    self.byteCount = byteCount
    self.entryCount = entryCount
    self.samples = samples
    self.modificationTime = modificationTime
  }

  /// All of it in 64 bits, for the name of a file.
  var fingerprint: UInt64 {
    var hash = WordHash()
    for word in [byteCount, entryCount, samples, UInt64(bitPattern: modificationTime)] {
      hash.add(word)
    }
    return hash.value
  }

  private static func hash(_ file: FileBytes, _ byteCount: Int) -> UInt64 {
    var hash = WordHash()
    let last = max(0, byteCount - sampleSize)
    file.forEachPiece(sampleCount + 2) { number in
      switch number {
      case 0: return 0..<DictionaryFormat.headerSize
      case 1...sampleCount:
        let start = last / (sampleCount - 1) * (number - 1)
        return start..<start + sampleSize
      default: return last..<byteCount
      }
    } _: { piece in
      hash.add(piece)
    }
    return hash.value
  }
}

/// A hash of 64 bits that is the same in every process.
///
/// FNV-1a over integers instead of bytes, the upper half folded in after each. It tells files apart; it does not withstand forgers.
struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
    value ^= value &>> 32
  }

  /// Adds bytes, the last of them filled up with zeros, and how many there are.
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
