package import MeCabDictionary

/// A dictionary with the patterns distilled from it.
///
/// ``PatternAnalyzer`` finds the words of a text with it several times faster than a lattice does,
/// and nearly the same ones. Words, ids and features are those of dictionary entries.
///
/// Thread-safe: immutable.
package final class PatternModel: Sendable {
  /// The model of the exact engine for the same dictionary.
  package let lattice: LatticeModel
  let table: PatternTable

  /// Opens a dictionary with a pattern table.
  ///
  /// - Throws: the errors of ``LatticeModel``; `unsupportedDictionary` if the dictionary has no
  ///   pattern table, `dictionaryDamaged` if the table is damaged or belongs to another dictionary.
  package init(
    dictionary: String, verification: DictionaryVerification = .headers
  ) throws(MeCabError) {
    lattice = try LatticeModel(dictionary: dictionary, verification: verification, cache: .none)
    table = try PatternTable(of: lattice.lexicon, verifiesBody: verification == .full)
  }

  /// Creates a model of an open dictionary and a table in memory.
  init(lattice: LatticeModel, table: FileBytes, verifiesBody: Bool = true) throws(MeCabError) {
    self.lattice = lattice
    self.table = try PatternTable(table, of: lattice.lexicon, verifiesBody: verifiesBody)
  }
}
