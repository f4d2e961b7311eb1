/// One entry of a dictionary.
///
/// Sendable: a plain value.
public struct DictionaryEntry: Sendable, Hashable {
  /// The text the entry matches; in `unk.dic` the name of a character category.
  public let surface: String
  /// The context id towards the word on the left.
  public let leftID: UInt16
  /// The context id towards the word on the right.
  public let rightID: UInt16
  /// The part-of-speech id of `pos-id.def`; 65,535 if no rule matched.
  public let partOfSpeechID: UInt16
  /// The cost of the word itself.
  public let cost: Int16
  /// The features, a CSV line without the surface.
  public let feature: String
}

extension DictionaryFile {
  /// All entries, ordered by the bytes of their surface, then as in the source.
  ///
  /// Bytes that are not UTF-8 read as U+FFFD. The surfaces are rebuilt first, in one pass over the double array: O(bytes of the file), about
  /// 10 bytes of memory a distinct surface, and any damage to the array is found by it.
  ///
  /// - Throws: ``MeCabError`` with `unsupportedCharset` or `dictionaryDamaged`.
  public func entries() throws(MeCabError) -> Entries {
    try requireUTF8()
    return Entries(file: self, surfaces: try SurfaceTable(self))
  }

  /// The entries of one surface in the order of the source; none if it is not in the dictionary.
  ///
  /// O(length of the surface). An empty surface has no entries.
  ///
  /// - Throws: ``MeCabError`` with `unsupportedCharset`, or `dictionaryDamaged` if the surface's
  ///   entries lie outside the file.
  public func entries(forSurface surface: String) throws(MeCabError) -> [DictionaryEntry] {
    try requireUTF8()
    return try bytes.withBytes { buffer throws(MeCabError) in
      guard let tokens = try tokenRange(of: surface, in: buffer) else { return [] }
      var entries: [DictionaryEntry] = []
      for token in tokens {
        guard let entry = entry(at: token, surface: surface, in: buffer) else {
          throw damaged("the features of \(surface) lie outside the file")
        }
        entries.append(entry)
      }
      return entries
    }
  }

  /// Whether a surface is in the dictionary, whose charset may be any that extends ASCII.
  func hasEntries(forSurface surface: String) throws(MeCabError) -> Bool {
    try bytes.withBytes { buffer throws(MeCabError) in
      try tokenRange(of: surface, in: buffer) != nil
    }
  }

  /// The numbers of the entries of a surface, `nil` if there are none.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` if they lie outside the file.
  package func tokens(ofSurface surface: String) throws(MeCabError) -> Range<Int>? {
    try bytes.withBytes { buffer throws(MeCabError) in try tokenRange(of: surface, in: buffer) }
  }

  /// Follows the double array byte by byte.
  private func tokenRange(
    of surface: String, in buffer: UnsafeRawBufferPointer
  ) throws(MeCabError) -> Range<Int>? {
    guard !surface.isEmpty, !surface.utf8.contains(0) else { return nil }
    let units = DoubleArrayView(buffer, header)
    var base = Int(units.base(0))
    for byte in surface.utf8 {
      let next = base + Int(byte) + 1
      guard base > 0, next < units.count, Int(units.check(next)) == base else { return nil }
      base = Int(units.base(next))
    }
    guard base > 0, base < units.count, Int(units.check(base)) == base else { return nil }
    guard let tokens = units.tokens(ofLeaf: base) else {
      throw damaged("the entries of \(surface) lie outside the file")
    }
    return tokens
  }

  /// The entry of a token; nil if its feature lies outside the file.
  func entry(
    at token: Int, surface: String, in buffer: UnsafeRawBufferPointer
  ) -> DictionaryEntry? {
    let record = tokenRecord(token, in: buffer)
    guard record.featureOffset < header.features.count, let base = buffer.baseAddress else {
      return nil
    }
    // The header's check has seen that the last byte of the section is NUL.
    let start = base + header.features.lowerBound + Int(record.featureOffset)
    return DictionaryEntry(
      surface: surface, leftID: record.leftID, rightID: record.rightID,
      partOfSpeechID: record.partOfSpeechID, cost: record.cost,
      feature: String(cString: start.assumingMemoryBound(to: UInt8.self)))
  }

  package func tokenRecord(_ index: Int, in buffer: UnsafeRawBufferPointer) -> TokenRecord {
    let start = header.tokens.lowerBound + index * DictionaryFormat.tokenSize
    return TokenRecord(
      leftID: buffer.littleEndian(at: start, as: UInt16.self),
      rightID: buffer.littleEndian(at: start + 2, as: UInt16.self),
      partOfSpeechID: buffer.littleEndian(at: start + 4, as: UInt16.self),
      cost: buffer.littleEndian(at: start + 6, as: Int16.self),
      featureOffset: buffer.littleEndian(at: start + 8, as: UInt32.self))
  }

  package func damaged(_ what: String) -> MeCabError {
    MeCabError(.dictionaryDamaged, "is damaged: \(what); install or compile it again", path: path)
  }

  /// The entries of a dictionary as a sequence; see ``DictionaryFile/entries()``.
  ///
  /// Sendable: it shares the mapped file and an immutable table.
  public struct Entries: Sequence, Sendable {
    let file: DictionaryFile
    let surfaces: SurfaceTable

    /// A pass over the entries; any number may run at once.
    public func makeIterator() -> Iterator { Iterator(file: file, surfaces: surfaces) }

    /// The number of entries, known without a pass.
    public var underestimatedCount: Int { file.entryCount }

    /// Walks the entries in order.
    ///
    /// Sendable: a position in immutable data.
    public struct Iterator: IteratorProtocol, Sendable {
      private let file: DictionaryFile
      private let surfaces: SurfaceTable
      private var key = 0
      private var token = 0
      private var surface = ""

      init(file: DictionaryFile, surfaces: SurfaceTable) {
        self.file = file
        self.surfaces = surfaces
      }

      /// The next entry, or nil after the last.
      public mutating func next() -> DictionaryEntry? {
        guard token < file.entryCount else { return nil }
        if key < surfaces.count && surfaces.firstTokens[key] == token {
          surface = surfaces.surface(key)
          key += 1
        }
        let index = token
        token += 1
        return file.bytes.withBytes { file.entry(at: index, surface: surface, in: $0) }
      }
    }
  }
}
