package import MeCabDictionary
import TextFoundation

/// The entries of a lexicon: a compiled file of MeCab, or the coded lexicon of a dictionary image.
package enum EntrySource: Sendable {
  case compiled(DictionaryFile)
  case coded(CodedLexicon)

  /// Opens the system lexicon of a dictionary: that of its image, if it has one, or its `sys.dic`.
  ///
  /// - Parameter path: the directory of the dictionary, or the path of an image.
  /// - Throws: the errors of opening the file; see ``DictionaryFile`` and ``DictionaryImage``.
  package init(dictionary path: String) throws(MeCabError) {
    try self.init(DictionaryFolder(path))
  }

  package init(_ folder: DictionaryFolder) throws(MeCabError) {
    self =
      if let image = folder.image {
        .coded(try CodedLexicon(image))
      } else {
        .compiled(try DictionaryFile(folder.contents(of: "sys.dic")))
      }
  }

  /// The path of the file.
  package var path: String {
    switch self {
    case .compiled(let file): file.path
    case .coded(let lexicon): lexicon.path
    }
  }

  package var entryCount: Int {
    switch self {
    case .compiled(let file): file.entryCount
    case .coded(let lexicon): lexicon.entryCount
    }
  }

  package var charset: String {
    switch self {
    case .compiled(let file): file.charset
    case .coded: "UTF-8"
    }
  }

  package var kind: DictionaryFile.Kind {
    switch self {
    case .compiled(let file): file.kind
    case .coded: .system
    }
  }

  /// The sizes of the connection matrix for which the entries were compiled.
  package var matrixSize: MatrixSize {
    switch self {
    case .compiled(let file): MatrixSize(left: file.leftSize, right: file.rightSize)
    case .coded(let lexicon): lexicon.matrixSize
    }
  }

  /// A description of the file for people.
  var description: DictionaryDescription {
    switch self {
    case .compiled(let file): DictionaryDescription(file)
    case .coded:
      DictionaryDescription(path: path, charset: charset, entryCount: entryCount, kind: kind)
    }
  }

  /// The identity of the entries, with the modification time of a compiled file.
  ///
  /// That of a coded lexicon is the identity of the `sys.dic` it was compiled from.
  var identity: DictionaryIdentity {
    switch self {
    case .compiled(let file): DictionaryIdentity(file)
    case .coded(let lexicon): lexicon.header.identity
    }
  }

  /// Throws an error if the charset is not UTF-8.
  ///
  /// - Throws: `unsupportedCharset`.
  package func requireUTF8() throws(MeCabError) {
    if case .compiled(let file) = self { try file.requireUTF8() }
  }

  /// Returns the error for damaged contents.
  func damaged(_ what: String) -> MeCabError {
    switch self {
    case .compiled(let file): file.damaged(what)
    case .coded(let lexicon): lexicon.image.damaged(what)
    }
  }

  /// Returns all surfaces in ascending order, with the index of the first entry of each.
  package func surfaceTable() throws(MeCabError) -> SurfaceTable {
    switch self {
    case .compiled(let file): try SurfaceTable(file)
    case .coded(let lexicon): try lexicon.surfaceTable()
    }
  }

  // MARK: Features

  /// Calls `body` with the first `count` features, from which the meaning of their columns can be
  /// determined; an image has a limited number of them.
  package func forEachFeature(_ count: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    switch self {
    case .compiled(let file): file.forEachFeature(count, body)
    case .coded(let lexicon):
      let samples = lexicon.image.contents(of: DictionarySection.featureSamples)
      samples?.withBytes { bytes in
        for feature in bytes.split(separator: 0, maxSplits: count).prefix(count) {
          body(
            UnsafeRawBufferPointer(rebasing: feature).assumingMemoryBound(to: UInt8.self))
        }
      }
    }
  }

  /// Returns the features of a surface as NUL-terminated text, the cheapest entry first.
  ///
  /// The pointers are valid as long as the source or a copy of it exists. A damaged dictionary may
  /// have fewer entries.
  package func features(ofSurface surface: String) -> [UnsafePointer<UInt8>] {
    switch self {
    case .compiled(let file): file.features(ofSurface: surface)
    case .coded(let lexicon):
      withUTF8Bytes(of: surface) { bytes in
        (lexicon.entries(ofSurface: bytes) ?? 0..<0)
          .map { (index: $0, cost: lexicon.entry($0).cost) }
          .sorted { $0.cost < $1.cost }
          .map { lexicon.feature($0.index, of: bytes) }
      }
    }
  }

  /// Returns whether the dictionary contains a surface; a damaged entry counts as present.
  package func contains(surface: String) -> Bool {
    switch self {
    case .compiled(let file):
      do throws(MeCabError) { return try file.tokens(ofSurface: surface) != nil } catch {
        return true
      }
    case .coded(let lexicon):
      return withUTF8Bytes(of: surface) { lexicon.entries(ofSurface: $0) != nil }
    }
  }

  /// Passes all entries to `body`, in ascending order of the surfaces and for each in the order of
  /// the source.
  ///
  /// - Throws: `unsupportedCharset` or `dictionaryDamaged`.
  package func forEachEntry(_ body: (DictionaryEntry) -> Void) throws(MeCabError) {
    switch self {
    case .compiled(let file): for entry in try file.entries() { body(entry) }
    case .coded(let lexicon):
      try lexicon.forEachEntry { surface, token, feature throws(MeCabError) in
        body(
          DictionaryEntry(
            surface: String(decoding: surface, as: UTF8.self), leftID: token.leftID,
            rightID: token.rightID, partOfSpeechID: token.partOfSpeechID, cost: token.cost,
            feature: String(decoding: feature, as: UTF8.self)))
      }
    }
  }
}
