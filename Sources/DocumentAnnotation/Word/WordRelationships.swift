internal import MarkupText

/// The relationships of an entry of a package (ISO/IEC 29500-2, 6.5).
struct WordRelationships {
  /// What a relationship is, as far as it matters to the text.
  enum Kind: String {
    case document = "officeDocument"
    case styles, footnotes, endnotes, header, footer
    /// A document in another format that Word inserts when it opens the file.
    case embedded = "aFChunk"
    /// A document in a file of its own that is part of this one.
    case subdocument = "subDocument"
    case signature

    /// Creates the kind of a relationship type, in the namespace of Transitional or Strict.
    init?(type: String) {
      let bases = [
        "http://schemas.openxmlformats.org/officeDocument/2006/relationships/",
        "http://purl.oclc.org/ooxml/officeDocument/relationships/",
      ]
      for base in bases where type.hasPrefix(base) {
        self.init(rawValue: String(type.dropFirst(base.count)))
        return
      }
      let signature =
        "http://schemas.openxmlformats.org/package/2006/relationships/digital-signature/origin"
      guard type == signature else { return nil }
      self = .signature
    }
  }

  /// The relationships of known kinds in order; the path of an external target is empty.
  private(set) var items: [(kind: Kind, path: String)] = []

  /// Reads the relationships.
  ///
  /// - Parameters:
  ///   - utf8: the content of the entry with the relationships.
  ///   - source: the path of the entry that has them; empty for the package.
  init(_ utf8: UnsafeBufferPointer<UInt8>, of source: String) {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    while let token = tokenizer.next() {
      guard token.kind == .startTag,
        EPUBPackage.localName(tokenizer.name(token.nameCode)) == "relationship",
        let kind = tokenizer.attribute("type", of: token).flatMap({ Kind(type: $0) }),
        let target = tokenizer.attribute("target", of: token)
      else { continue }
      if tokenizer.attribute("targetmode", of: token) == "External" {
        items.append((kind, ""))
      } else if target.hasPrefix("/") {
        guard let path = ArchivePath.resolve(String(target.drop { $0 == "/" })) else { continue }
        items.append((kind, path))
      } else if let path = ArchivePath.resolve(target, from: source) {
        items.append((kind, path))
      }
    }
  }

  /// Returns the path of the relationships of an entry; the package has those of an empty path.
  static func path(of source: String) -> String {
    var components = source.split(separator: "/", omittingEmptySubsequences: false)
    let name = components.popLast() ?? ""
    return (components + ["_rels", "\(name).rels"]).joined(separator: "/")
  }

  /// Returns the paths of the relationships of a kind.
  func paths(_ kind: Kind) -> [String] {
    items.filter { $0.kind == kind && !$0.path.isEmpty }.map(\.path)
  }

  func contains(_ kind: Kind) -> Bool { items.contains { $0.kind == kind } }
}
