/// One entry of a dictionary.
public struct DictionaryEntry: Sendable, Hashable {
  /// The text that the entry matches, or the name of a character category in `unk.dic`.
  public let surface: String
  /// The left context id.
  public let leftID: UInt16
  /// The right context id.
  public let rightID: UInt16
  /// The part-of-speech id of `pos-id.def`, or 65,535 if no rule matched.
  public let partOfSpeechID: UInt16
  /// The cost of the word itself.
  public let cost: Int16
  /// The features, as a CSV line without the surface.
  public let feature: String

  package init(
    surface: String, leftID: UInt16, rightID: UInt16, partOfSpeechID: UInt16, cost: Int16,
    feature: String
  ) {
    self.surface = surface
    self.leftID = leftID
    self.rightID = rightID
    self.partOfSpeechID = partOfSpeechID
    self.cost = cost
    self.feature = feature
  }
}

extension DictionaryFile {
  /// Returns all entries, sorted by the bytes of their surfaces, with equal surfaces in source
  /// order.
  ///
  /// Bytes that are not UTF-8 are read as U+FFFD. The surfaces are reconstructed first, in one pass
  /// over the double array, which detects any damage to the array, and the features are checked to
  /// be inside the file: O(bytes of the file), with about 10 bytes of memory per distinct surface.
  ///
  /// - Throws: ``MeCabError`` with `unsupportedCharset` or `dictionaryDamaged`.
  public func entries() throws(MeCabError) -> Entries {
    try requireUTF8()
    let surfaces = try SurfaceTable(self)
    try requireFeatures()
    return Entries(file: self, surfaces: surfaces)
  }

  /// Throws an error if the feature of an entry is outside the file; the iterator and its exact
  /// count rely on this.
  private func requireFeatures() throws(MeCabError) {
    try bytes.withBytes { buffer throws(MeCabError) in
      for index in 0..<entryCount {
        let start = header.tokens.lowerBound + index * DictionaryFormat.tokenSize
        guard buffer.littleEndian(at: start + 8, as: UInt32.self) < header.features.count else {
          throw damaged("the feature of entry \(index) is outside the file")
        }
      }
    }
  }

  /// Returns the entries of one surface in source order, or an empty array if it is not in the
  /// dictionary.
  ///
  /// O(length of the surface). An empty surface has no entries.
  ///
  /// - Throws: ``MeCabError`` with `unsupportedCharset`, or `dictionaryDamaged` if the entries of
  ///   the surface are outside the file.
  public func entries(forSurface surface: String) throws(MeCabError) -> [DictionaryEntry] {
    try requireUTF8()
    return try bytes.withBytes { buffer throws(MeCabError) in
      guard let tokens = try tokenRange(of: surface, in: buffer) else { return [] }
      var entries: [DictionaryEntry] = []
      for token in tokens {
        guard let entry = entry(at: token, surface: surface, in: buffer) else {
          throw damaged("the features of \(surface) are outside the file")
        }
        entries.append(entry)
      }
      return entries
    }
  }

  /// Returns whether a surface is in the dictionary, which may have any charset that extends ASCII.
  func hasEntries(forSurface surface: String) throws(MeCabError) -> Bool {
    try bytes.withBytes { buffer throws(MeCabError) in
      try tokenRange(of: surface, in: buffer) != nil
    }
  }

  /// Returns the indices of the entries of a surface, or `nil` if there are none.
  ///
  /// - Throws: ``MeCabError`` with `dictionaryDamaged` if they are outside the file.
  package func tokens(ofSurface surface: String) throws(MeCabError) -> Range<Int>? {
    try bytes.withBytes { buffer throws(MeCabError) in try tokenRange(of: surface, in: buffer) }
  }

  /// Looks up a surface in the double array byte by byte.
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
      throw damaged("the entries of \(surface) are outside the file")
    }
    return tokens
  }

  /// Returns the entry of a token, or nil if its feature is outside the file.
  func entry(
    at token: Int, surface: String, in buffer: UnsafeRawBufferPointer
  ) -> DictionaryEntry? {
    let record = tokenRecord(token, in: buffer)
    guard record.featureOffset < header.features.count, let base = buffer.baseAddress else {
      return nil
    }
    // The validation of the header ensures that the last byte of the section is NUL.
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
  public struct Entries: Sequence, Sendable {
    let file: DictionaryFile
    let surfaces: SurfaceTable

    /// Returns an iterator over the entries; any number of iterators may be used at the same time.
    public func makeIterator() -> Iterator { Iterator(file: file, surfaces: surfaces) }

    /// The exact number of entries.
    public var underestimatedCount: Int { file.entryCount }

    /// An iterator over the entries in order.
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

      /// Returns the next entry, or nil after the last one.
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
