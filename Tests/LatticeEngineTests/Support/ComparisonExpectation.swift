import EngineComparison
import TestSupport
import Testing

/// Expects the same words and costs from both engines, over each dictionary.
///
/// Compiled without libmecab, it expects nothing.
func expectSameAsLibMeCab(
  _ lines: [[UInt8]], dictionaries: [String], userDictionaries: [String] = [],
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #if LibMeCab
  for dictionary in dictionaries {
    let comparison = try EngineComparison(
      dictionary: dictionary, userDictionaries: userDictionaries)
    var differences: [String] = []
    for line in lines {
      if let difference = try comparison.difference(in: line) { differences.append(difference) }
    }
    #expect(
      differences.isEmpty, "\(dictionary): \(differences.prefix(2))", sourceLocation: sourceLocation
    )
    #expect(comparison.linesLeft == 0, "\(dictionary)", sourceLocation: sourceLocation)
  }
  #endif
}

/// Returns the dictionaries for small cases: the miniature one and those that are installed.
func allDictionaries() throws -> [String] {
  var directories = [try MiniDictionary.directory()] + TestDictionaries.installed.prefix(1)
  if let large = try TestDictionaries.large(), !directories.contains(large) {
    directories.append(large)
  }
  return directories
}
