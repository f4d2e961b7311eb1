internal import MarkupText
import TextFoundation

/// The content types of the entries of a package (ISO/IEC 29500-2, 7.2.3).
struct WordContentTypes {
  /// What a content type of WordprocessingML is to the text.
  enum Kind: Int {
    case document, footnotes, endnotes, header, footer, styles

    init?(contentType: String) {
      let isWord =
        contentType.contains("wordprocessingml") || contentType.contains("ms-word.document")
        || contentType.contains("ms-word.template")
      guard isWord, contentType.hasSuffix("+xml") else { return nil }
      switch contentType.dropLast(4).split(separator: ".").last {
      case "main": self = .document
      case "footnotes": self = .footnotes
      case "endnotes": self = .endnotes
      case "header": self = .header
      case "footer": self = .footer
      case "styles": self = .styles
      default: return nil
      }
    }
  }

  /// The types of single entries in order.
  private(set) var overrides: [(path: String, type: String)] = []
  private var overridesByPath: [String: String] = [:]
  /// The types by the extension in lower case.
  private var defaults: [String: String] = [:]

  /// Reads `[Content_Types].xml`.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    while let token = tokenizer.next() {
      guard token.kind == .startTag,
        let type = tokenizer.attribute("contenttype", of: token)
      else { continue }
      switch EPUBPackage.localName(tokenizer.name(token.nameCode)) {
      case "override":
        guard let name = tokenizer.attribute("partname", of: token),
          let path = ArchivePath.resolve(String(name.drop { $0 == "/" }))
        else { continue }
        overrides.append((path, type))
        overridesByPath[path.lowercased()] = type
      case "default":
        guard let suffix = tokenizer.attribute("extension", of: token) else { continue }
        defaults[suffix.lowercased()] = type
      default: break
      }
    }
  }

  /// Returns the kind of an entry.
  func kind(of path: String) -> Kind? {
    let path = path.lowercased()
    let name = path.split(separator: "/").last ?? ""
    let suffix = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    return (overridesByPath[path] ?? defaults[suffix]).flatMap { Kind(contentType: $0) }
  }
}
