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
