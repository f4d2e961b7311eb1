/// An output format of a dictionary with all directives of MeCab, for the nodes of a full lattice.
///
/// It consists of the settings `node-format-NAME`, `unk-format-NAME`, `bos-format-NAME`,
/// `eos-format-NAME` and `eon-format-NAME` in `dicrc`. ``OutputTemplate`` covers the directives for
/// which the words of the best path are sufficient.
///
/// Source: `writer.cpp` of MeCab 0.996 and its page “出力フォーマット”.
package struct LatticeTemplate: Sendable, Hashable {
  /// The items of known and unknown words.
  package let known: [OutputTemplate.Item]
  package let unknown: [OutputTemplate.Item]
  /// The items before the first and after the last word.
  package let beginning: [OutputTemplate.Item]
  package let ending: [OutputTemplate.Item]
  /// The items after the last of several paths.
  package let endOfEnumeration: [OutputTemplate.Item]

  private static let defaultEnding = "EOS\\n"

  /// Reads a format from the settings of a dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidDefinition` if the dictionary has no format `name`, or one
  ///   with a directive that MeCab does not know or for which it ends the process: one that refers to
  ///   the preceding word, before the first word; one that refers to a word, after the last sentence.
  package init(
    named name: String, in configuration: DictionaryConfiguration, path: String
  ) throws(MeCabError) {
    // Reports a missing format.
    _ = try OutputTemplate(named: name, in: configuration, path: path)
    func setting(_ kind: String) -> String { configuration["\(kind)-format-\(name)"] ?? "" }
    func items(
      _ kind: String, of setting: String,
      where isValid: (OutputTemplate.Item) -> Bool = { _ in true }
    ) throws(MeCabError) -> [OutputTemplate.Item] {
      var parser = OutputTemplateParser(setting, allowsLattice: true)
      guard let items = parser.parse(), items.allSatisfy(isValid) else {
        throw MeCabError(
          .invalidDefinition,
          "has an invalid directive in \(kind)-format-\(name) (see “出力フォーマット” of MeCab)",
          path: path)
      }
      return items
    }
    let node = setting("node")
    known = try items("node", of: node)
    let unknownSetting = OutputTemplate.unknownSetting(named: name, in: configuration)
    unknown =
      unknownSetting == OutputTemplate.defaultNode ? known : try items("unk", of: unknownSetting)
    beginning = try items("bos", of: setting("bos")) { !$0.needsPrecedingNode }
    ending = try items("eos", of: setting("eos"))
    // MeCab ignores the setting if the others have their default values.
    let isDefault =
      node == OutputTemplate.defaultNode && unknownSetting == OutputTemplate.defaultNode
      && setting("bos").isEmpty && setting("eos") == Self.defaultEnding
    endOfEnumeration = try items("eon", of: isDefault ? "" : setting("eon")) { $0.isOfSentence }
  }

  /// Whether the format prints preceding nodes, which MeCab knows only if it searches several paths.
  package var needsConnections: Bool {
    (known + unknown + ending).contains {
      if case .lattice(.connections) = $0 { true } else { false }
    }
  }

  /// Whether the format contains NUL, which ends the output of a sentence in MeCab.
  package var hasNUL: Bool {
    (known + unknown + beginning + ending + endOfEnumeration).contains {
      if case .text(let bytes) = $0 { bytes.contains(0) } else { false }
    }
  }
}

extension OutputTemplate.Item {
  /// Whether the item refers to the preceding node.
  fileprivate var needsPrecedingNode: Bool {
    switch self {
    case .lattice(.connectionCost), .lattice(.stepCost), .lattice(.connections): true
    default: false
    }
  }

  /// Whether the item is text or refers to the whole sentence.
  fileprivate var isOfSentence: Bool {
    switch self {
    case .text, .lattice(.sentence), .lattice(.sentenceLength): true
    default: false
    }
  }
}
