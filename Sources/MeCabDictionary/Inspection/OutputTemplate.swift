/// An output format of a dictionary: the settings `node-format-NAME`, `unk-format-NAME`,
/// `bos-format-NAME` and `eos-format-NAME` in its `dicrc`.
///
/// Covers what depends only on a word, its feature and the blanks before it; formats with other
/// directives, such as costs of paths and offsets, need a full lattice (see ``isSupported`` and
/// ``LatticeTemplate``). As in MeCab, a setting that is missing is empty, also that of unknown words.
/// If it is MeCab's default, unknown words have the format of known ones.
///
/// Source: `writer.cpp` of MeCab 0.996 and its page “出力フォーマット”.
package struct OutputTemplate: Sendable, Hashable {
  /// A part of a template.
  package enum Item: Sendable, Hashable {
    case text([UInt8])
    /// `%m`: the word.
    case surface
    /// `%M`: the word with the blanks before it.
    case surfaceWithBlanks
    /// `%pS`: the blanks before the word.
    case blanks
    /// `%H`: the feature.
    case feature
    /// `%f[…]` and `%F?[…]`: fields of the feature, with a separator.
    case fields([Int], separator: UInt8)
    /// `%h`: the part-of-speech id.
    case partOfSpeechID
    /// `%c` and `%pw`: the cost of the word.
    case wordCost
    /// `%s`: 0 for a known word, 1 for an unknown one.
    case status
    /// `%pl` and `%pL`: the length of the word in bytes, without and with the blanks before it.
    case length
    case lengthWithBlanks
    /// `%phl` and `%phr`: the left and the right context id.
    case leftID
    case rightID
    /// A property that only a full lattice has.
    case lattice(LatticeItem)
  }

  /// A property of a node or a sentence in a full lattice.
  package enum LatticeItem: Sendable, Hashable {
    /// `%S` and `%L`: the sentence and its length in bytes.
    case sentence
    case sentenceLength
    /// `%t`: the category of the first character.
    case characterClass
    /// `%pi`: the number of the node.
    case number
    /// `%ps` and `%pe`: the offsets of the word in bytes.
    case start
    case end
    /// `%pC`, `%pn` and `%pc`: the cost of the connection, with that of the word, and of the path.
    case connectionCost
    case stepCost
    case pathCost
    /// `%pb`: `*` for a word on the best path, otherwise a space.
    case bestMark
    /// `%P`, `%pP`, `%pA` and `%pB`: the probability and the logarithms of the sums over paths.
    case probability
    case alpha
    case beta
    /// `%pp`: the preceding nodes, their numbers, costs or probabilities.
    case connections(Connection, separator: UInt8)
  }

  /// What `%pp` prints of a connection.
  package enum Connection: Sendable, Hashable {
    case number
    case cost
    case probability
  }

  /// The items of known and unknown words and of the beginning and end of a sentence; nil if the
  /// setting has a directive that is not covered.
  private let known: [Item]?
  private let unknown: [Item]?
  private let beginning: [Item]?
  private let ending: [Item]?

  /// Reads a format from the settings of a dictionary.
  ///
  /// - Throws: ``MeCabError`` with `invalidDefinition` if the dictionary has no format `name`; the
  ///   message lists those it has.
  package init(
    named name: String, in configuration: DictionaryConfiguration, path: String
  ) throws(MeCabError) {
    guard let node = configuration["node-format-\(name)"], !node.isEmpty else {
      let names = configuration.outputFormats
      throw MeCabError(
        .invalidDefinition,
        "has no output format “\(name)” ("
          + (names.isEmpty ? "it defines none" : "it defines \(names.joined(separator: ", "))")
          + ")",
        path: path)
    }
    func items(_ kind: String) -> [Item]? {
      Self.items(of: configuration["\(kind)-format-\(name)"] ?? "")
    }
    known = Self.items(of: node)
    unknown =
      Self.unknownSetting(named: name, in: configuration) == Self.defaultNode
      ? known : items("unk")
    beginning = items("bos").flatMap { $0.contains(where: \.isOfWord) ? nil : $0 }
    ending = items("eos").flatMap { $0.contains(where: \.isOfWord) ? nil : $0 }
  }

  static let defaultNode = "%m\\t%H\\n"

  static func unknownSetting(named name: String, in configuration: DictionaryConfiguration)
    -> String
  {
    configuration["unk-format-\(name)"] ?? ""
  }

  /// Whether all directives are covered.
  package var isSupported: Bool {
    known != nil && unknown != nil && beginning != nil && ending != nil
  }

  /// The items of a word.
  package func word(isUnknown: Bool) -> [Item] { (isUnknown ? unknown : known) ?? [] }
  /// The items before the first and after the last word, which are text only.
  package var sentenceBeginning: [Item] { beginning ?? [] }
  package var sentenceEnding: [Item] { ending ?? [] }

  /// Parses a template; nil if it has a directive that is not covered or is invalid.
  static func items(of template: String) -> [Item]? {
    var parser = OutputTemplateParser(template, allowsLattice: false)
    return parser.parse()
  }
}

extension OutputTemplate.Item {
  /// Whether the item is something other than text.
  fileprivate var isOfWord: Bool { if case .text = self { false } else { true } }
}
