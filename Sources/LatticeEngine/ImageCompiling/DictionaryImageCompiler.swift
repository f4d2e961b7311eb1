package import MeCabDictionary
import TextFoundation

/// Compiles a MeCab dictionary to one file a third of its size (see ``DictionaryImage``).
package enum DictionaryImageCompiler {
  /// The number of features that are stored as text for determining the schema.
  private static let sampleCount = 64

  /// The files of a dictionary that become sections as they are, if they exist.
  private static let copiedFiles = [
    "dicrc", DictionaryFormat.properNamesName, "matrix.bin", "char.bin", "unk.dic", "pos-id.def",
    "rewrite.def", "left-id.def", "right-id.def",
  ]

  /// Returns the image of the dictionary in a directory, which must have a trie image (see
  /// ``TrieImageCompiler``).
  ///
  /// The same dictionary always gives the same bytes. A dictionary of any schema can be compiled;
  /// features with the columns of IPADIC take the least space.
  ///
  /// - Parameters:
  ///   - directory: the directory of the compiled files.
  ///   - extraSections: further sections by name, such as a license.
  /// - Returns: the contents of the file.
  /// - Throws: `dictionaryMissing`, `dictionaryDamaged`, `unsupportedCharset`, `fileUnreadable`.
  package static func compile(
    directory: String, extraSections: [(name: String, contents: [UInt8])] = []
  ) throws(MeCabError) -> [UInt8] {
    func contents(_ name: String) throws(MeCabError) -> [UInt8] {
      try FileSystem.contents(of: FileSystem.join(directory, name))
    }
    let file = try DictionaryFile(path: FileSystem.join(directory, "sys.dic"))
    try file.requireUTF8()
    let identity = DictionaryIdentity(file).withoutTime
    let trie = try FileBytes(
      path: FileSystem.join(directory, DictionaryFormat.trieImageName))
    guard TrieImage(trie, of: identity, origin: .besideDictionary) != nil else {
      throw MeCabError(
        .dictionaryDamaged, "does not belong to \(file.path); compile it again", path: trie.path)
    }
    let surfaces = try SurfaceTable(file)
    var encoder = FeatureEncoder()
    try forEachEntry(of: file, surfaces) { encoder.count($0) }
    encoder.makeTables()
    var featureSize = 0
    try forEachEntry(of: file, surfaces) { entry in
      encoder.append(entry)
      featureSize += entry.feature.count + 1
    }
    let header = LexiconHeader(
      entryCount: file.entryCount, leftSize: file.leftSize, rightSize: file.rightSize,
      identity: identity, featureSize: featureSize)
    var writer = DictionaryImageWriter()
    writer.append(DictionarySection.lexicon, header.bytes)
    for name in copiedFiles where FileSystem.exists(FileSystem.join(directory, name)) {
      writer.append(name, try contents(name))
    }
    writer.append(DictionarySection.featureTables, encoder.tableSection)
    writer.append(DictionarySection.featureSamples, samples(of: file))
    writer.append(DictionarySection.featureOffsets, encoder.offsetSection)
    writer.append(DictionarySection.surfaces, surfaceBits(surfaces, file.entryCount))
    writer.append(DictionarySection.features, encoder.codeSection)
    writer.append(DictionaryFormat.trieImageName, trie.withBytes { Array($0) })
    for section in extraSections { writer.append(section.name, section.contents) }
    return writer.contents()
  }

  private static func forEachEntry(
    of file: DictionaryFile, _ surfaces: SurfaceTable, _ body: (FeatureEncoder.Entry) -> Void
  ) throws(MeCabError) {
    try file.bytes.withBytes { memory throws(MeCabError) in
      try surfaces.withBytes { bytes throws(MeCabError) in
        var number = 0
        for index in 0..<file.entryCount {
          if number + 1 < surfaces.count, surfaces.firstToken(number + 1) <= index { number += 1 }
          let token = file.tokenRecord(index, in: memory)
          let start = file.header.features.lowerBound + Int(token.featureOffset)
          guard start < file.header.features.upperBound else {
            throw file.damaged("the feature of entry \(index) is outside the file")
          }
          let end = Bytes.offset(of: 0, in: memory, from: start, to: memory.count)
          body(
            FeatureEncoder.Entry(
              surface: UnsafeBufferPointer(rebasing: bytes[surfaces.range(number)]),
              leftID: token.leftID, rightID: token.rightID,
              partOfSpeechID: token.partOfSpeechID,
              feature: UnsafeRawBufferPointer(rebasing: memory[start..<end])
                .assumingMemoryBound(to: UInt8.self)))
        }
      }
    }
  }

  private static func samples(of file: DictionaryFile) -> [UInt8] {
    var samples: [UInt8] = []
    file.forEachFeature(sampleCount) { samples += Array($0) + [0] }
    return samples
  }

  private static func surfaceBits(_ surfaces: SurfaceTable, _ entryCount: Int) -> [UInt8] {
    var bits = [UInt8](repeating: 0, count: (entryCount + 63) / 64 * 8)
    for number in 0..<surfaces.count {
      let first = surfaces.firstToken(number)
      bits[first / 8] |= 1 << UInt8(first % 8)
    }
    return bits
  }
}
