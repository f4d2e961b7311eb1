package import MeCabDictionary

/// An output format of the `mecab` command for the nodes of a full lattice.
package enum LatticeFormat: Sendable {
  /// Words with their features.
  case features
  /// Words followed by a space.
  case wakati
  /// No output.
  case none
  /// All properties of the nodes.
  case dump
  /// Probabilities for estimating costs.
  case expectations
  /// A format of the dictionary.
  case template(LatticeTemplate)

  /// Returns the format with a name of `mecab -O`, or the default one.
  ///
  /// - Throws: `invalidDefinition` if neither MeCab nor the dictionary defines it, or if it is invalid.
  init(
    named name: String?, in configuration: DictionaryConfiguration, path: String
  ) throws(MeCabError) {
    switch name {
    case nil: self = .features
    case "wakati": self = .wakati
    case "none": self = .none
    case "dump": self = .dump
    case "em": self = .expectations
    case let name?:
      self = .template(try LatticeTemplate(named: name, in: configuration, path: path))
    }
  }

  /// Whether the format prints preceding nodes, which MeCab knows only if it searches several paths.
  package var needsConnections: Bool {
    if case .template(let template) = self { template.needsConnections } else { false }
  }
}
