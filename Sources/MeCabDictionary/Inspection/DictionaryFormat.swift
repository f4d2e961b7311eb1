/// The layout of a compiled MeCab 0.996 dictionary (`sys.dic`, `unk.dic`, or a user dictionary).
///
/// Ten little-endian 32-bit words and a charset name of 32 bytes are followed by three sections:
/// the double array (units of base and check), the tokens (16 bytes each, sorted by surface), and
/// the features (NUL-terminated, in source order).
package enum DictionaryFormat {
  package static let magic: UInt32 = 0xef71_8f77
  package static let version: UInt32 = 102
  package static let headerSize = 72
  package static let charsetOffset = 40
  package static let charsetSize = 32
  package static let unitSize = 8
  package static let tokenSize = 16
  /// The number of bits for the number of entries in the value of a key, which is
  /// `count | first token << 8`.
  package static let countBits = 8
  package static let maximumCount = 255
  /// The maximum number of entries, which follows from values being stored as `-value - 1` in 32
  /// bits.
  package static let maximumEntries = 1 << 23
  /// The maximum length of a source line: MeCab reads lines into a buffer of 8,192 bytes, including
  /// the terminator.
  package static let maximumLineLength = 8_191
  /// The maximum length of a surface: the length of a lattice node has 16 bits.
  package static let maximumSurfaceLength = 65_535
  /// The name of the native engine’s trie image file, stored next to its `sys.dic`.
  package static let trieImageName = "words.trie"
  /// The name of the file that lists the entries of the proper-name lexicon, stored next to its
  /// `sys.dic`.
  package static let properNamesName = "names.bits"
  /// The name of the file with the patterns distilled from the native engine's output, stored next
  /// to its `sys.dic`.
  package static let patternTableName = "words.patterns"
  /// The name of the file in which an embedded dictionary is stored (see ``DictionaryImage``).
  package static let imageName = "dictionary.mutsu"
  /// The suffix of such files.
  package static let imageSuffix = ".mutsu"
  /// The files next to `sys.dic` that are made from it and may be missing.
  package static let derivedNames = [trieImageName, properNamesName, patternTableName]
}

/// A token as stored in the file.
package struct TokenRecord {
  package var leftID: UInt16
  package var rightID: UInt16
  package var partOfSpeechID: UInt16
  package var cost: Int16
  package var featureOffset: UInt32

  package init(
    leftID: UInt16, rightID: UInt16, partOfSpeechID: UInt16, cost: Int16, featureOffset: UInt32
  ) {
    self.leftID = leftID
    self.rightID = rightID
    self.partOfSpeechID = partOfSpeechID
    self.cost = cost
    self.featureOffset = featureOffset
  }
}

/// The header of a compiled dictionary, with its sections validated against the size of the file.
package struct DictionaryHeader {
  package let kind: DictionaryFile.Kind
  package let entryCount: Int
  package let leftSize: Int
  package let rightSize: Int
  package let charset: String
  package let doubleArray: Range<Int>
  package let tokens: Range<Int>
  package let features: Range<Int>

  package var unitCount: Int { doubleArray.count / DictionaryFormat.unitSize }

  /// Reads and validates a header.
  package init(_ bytes: UnsafeRawBufferPointer, path: String) throws(MeCabError) {
    func damaged(_ what: String) -> MeCabError {
      MeCabError(.dictionaryDamaged, "\(what); install or compile it again", path: path)
    }
    guard bytes.count >= DictionaryFormat.headerSize else {
      throw damaged("is truncated: \(bytes.count) bytes, but the header alone has 72")
    }
    func word(_ index: Int) -> UInt32 { bytes.littleEndian(at: index * 4, as: UInt32.self) }
    let promisedSize = word(0) ^ DictionaryFormat.magic
    guard word(1) == DictionaryFormat.version else {
      throw damaged("has version \(word(1)) instead of 102, or is not a MeCab dictionary")
    }
    guard Int(promisedSize) == bytes.count else {
      throw damaged("has \(bytes.count) bytes, but its header specifies \(promisedSize)")
    }
    guard let kind = DictionaryFile.Kind(rawValue: word(2)) else {
      throw damaged("is of unknown type \(word(2))")
    }
    let sizes = (units: Int(word(6)), tokens: Int(word(7)), features: Int(word(8)))
    guard
      DictionaryFormat.headerSize + sizes.units + sizes.tokens + sizes.features == bytes.count
    else {
      throw damaged("has sections that do not add up to its size")
    }
    guard sizes.units >= DictionaryFormat.unitSize, sizes.units % DictionaryFormat.unitSize == 0,
      sizes.tokens == Int(word(3)) * DictionaryFormat.tokenSize, word(3) > 0
    else { throw damaged("has sections that contradict its number of entries") }
    guard bytes.last == 0, sizes.features > 0 else {
      throw damaged("does not end with a complete feature")
    }
    guard (1...65_535).contains(word(4)), (1...65_535).contains(word(5)) else {
      throw damaged("has an impossible matrix size, \(word(4)) × \(word(5))")
    }
    let name = bytes[
      DictionaryFormat.charsetOffset..<DictionaryFormat.charsetOffset
        + DictionaryFormat.charsetSize]
    guard let end = name.firstIndex(of: 0) else {
      throw damaged("has an unterminated charset name")
    }
    self.kind = kind
    entryCount = Int(word(3))
    leftSize = Int(word(4))
    rightSize = Int(word(5))
    charset = String(decoding: name[..<end], as: UTF8.self)
    doubleArray = DictionaryFormat.headerSize..<DictionaryFormat.headerSize + sizes.units
    tokens = doubleArray.upperBound..<doubleArray.upperBound + sizes.tokens
    features = tokens.upperBound..<bytes.count
  }
}

extension UnsafeRawBufferPointer {
  /// Returns an integer at any offset; the caller must have checked the bounds.
  package func littleEndian<Value: FixedWidthInteger & BitwiseCopyable>(
    at offset: Int, as type: Value.Type
  ) -> Value {
    Value(littleEndian: loadUnaligned(fromByteOffset: offset, as: Value.self))
  }
}
