public import MeCabDictionary
import TextFoundation

/// Compiles patterns to the table of a dictionary.
///
/// Every surface of the dictionary is a pattern for its cheapest entry, unless the patterns have
/// another word for it. Patterns with words that the dictionary lacks are omitted, so that the
/// dictionary may change without new patterns.
public enum PatternTableCompiler {
  /// Writes the table for the `sys.dic` in `directory` next to it.
  ///
  /// - Parameters:
  ///   - patterns: the path of the text file of patterns; without the file, the table has the
  ///     surfaces of the dictionary only.
  ///   - directory: the compiled dictionary.
  /// - Throws: the errors of opening the dictionary, `invalidDefinition` for a line of the patterns,
  ///   or `fileUnreadable` if the table cannot be written.
  public static func compile(
    patterns: String, directory: String
  ) throws(MeCabError) {
    let model = try LatticeModel(dictionary: directory, cache: .none)
    let set = FileSystem.exists(patterns) ? try PatternSet(path: patterns) : PatternSet()
    let table = try table(of: set, for: model)
    try table.withBytes { bytes throws(MeCabError) in
      try FileSystem.writeAtomically(bytes, to: PatternTable.path(beside: model.lexicon))
    }
  }

  /// Returns the table of patterns for a dictionary.
  static func table(
    of patterns: PatternSet, for model: LatticeModel
  ) throws(MeCabError) -> FileBytes {
    let tree = try tree(of: patterns, for: model)
    let packer = PatternPacker(tree)
    var header = PatternTableHeader(model.lexicon.identity.withoutTime)
    header.unitCount = packer.units.count
    header.exceptionSize = tree.exceptions.count
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: header.fileSize, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    packer.letters.withUnsafeBytes { memory[header.letters].copyBytes(from: $0) }
    categories(of: patterns, for: model).withUnsafeBytes {
      memory[header.categories].copyBytes(from: $0)
    }
    states(of: model).withUnsafeBytes { memory[header.states].copyBytes(from: $0) }
    memory[header.units].copyBytes(from: UnsafeRawBufferPointer(packer.units.values))
    memory[header.exceptions].copyBytes(from: UnsafeRawBufferPointer(tree.exceptions.values))
    header.bodyHash = PatternTableHeader.bodyHash(of: UnsafeRawBufferPointer(memory))
    header.write(to: memory)
    return FileBytes(adopting: memory, path: PatternTable.path(beside: model.lexicon))
  }

  /// Merges the surfaces of the dictionary and the patterns, both sorted, into a trie.
  private static func tree(
    of patterns: PatternSet, for model: LatticeModel
  ) throws(MeCabError) -> PatternTree {
    let words = PatternWords(patterns, model)
    var tree = PatternTree()
    let surfaces = try model.lexicon.surfaceTable()
    surfaces.withBytes { bytes in
      var rows = patterns.rows[...]
      var key: [UInt16] = []
      for index in 0..<surfaces.count {
        key.removeAll(keepingCapacity: true)
        let surface = UnsafeBufferPointer(rebasing: bytes[surfaces.range(index)])
        guard PatternKey.append(surface, to: &key) else { continue }
        while let row = rows.first, row.key.lexicographicallyPrecedes(key) {
          words.insert(rows.removeFirst(), surfaceValue: .none, into: &tree)
        }
        let value = words.cheapestEntry(of: surface)
        if let row = rows.first, row.key == key {
          words.insert(rows.removeFirst(), surfaceValue: value, into: &tree)
        } else {
          tree.insert(key, value, cost: words.cost(value))
        }
      }
      for row in rows { words.insert(row, surfaceValue: .none, into: &tree) }
    }
    return tree
  }

  /// Returns the right ids of all entries.
  private static func states(of model: LatticeModel) -> [UInt16] {
    let tokens = model.lexica[0].tokens
    return (0..<tokens.count).map { tokens[$0].rightID }
  }

  /// Returns the unknown words by category; the first entry of `unk.dic` for those without a row.
  private static func categories(
    of patterns: PatternSet, for model: LatticeModel
  ) -> [PatternCategory] {
    var categories = [PatternCategory](
      repeating: PatternCategory(bits: 0), count: PatternTableHeader.categoryCount)
    for number in 0..<min(model.categoryNames.count, categories.count) {
      let row = patterns.categories.first { $0.name == model.categoryNames[number] }
      let entries = model.unknown.entries(ofCategory: number)
      let first = Int(entries.firstToken)
      let entry = row.flatMap { row in
        (first..<first + Int(entries.words & 0xFF)).first {
          model.unknown.tokens[$0].hasIDs(of: patterns.classes[row.wordClass])
        }
      }
      categories[number] = PatternCategory(
        entry: entry ?? first, isRunPreferred: row?.isRunPreferred ?? false)
    }
    return categories
  }
}
