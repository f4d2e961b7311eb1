internal import MarkupText
import TextFoundation

/// What a package document of EPUB says about the files of a book.
struct EPUBPackage {
  struct Item {
    let id: String
    let reference: String
    let mediaType: String
    let properties: [Substring]

    /// Whether the item has text that is annotated: XHTML that is not the navigation document.
    ///
    /// OEB 1 documents and HTML occur in old books.
    var isContent: Bool {
      switch mediaType.lowercased() {
      case "application/xhtml+xml", "text/x-oeb1-document", "text/html":
        !properties.contains("nav")
      default: false
      }
    }
  }

  private(set) var version = ""
  private(set) var languages: [String] = []
  private(set) var items: [Item] = []
  /// Whether the book has a fixed layout unless an item says otherwise.
  private(set) var hasFixedLayout = false
  /// The IDs of the items of the spine whose layout differs from that of the book.
  private var layouts: [String: Bool] = [:]

  /// Whether the XHTML of the book is XHTML 1.1 without ruby.
  var isEPUB2: Bool { version.hasPrefix("2") || version.hasPrefix("1") }

  /// Reads a package document.
  init(_ utf8: UnsafeBufferPointer<UInt8>) {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    var text: String?
    var isLayout = false
    while let token = tokenizer.next() {
      switch token.kind {
      case .text, .verbatimText:
        text?.append(String(decoding: utf8[token.content], as: UTF8.self))
      case .endTag:
        let value = (text ?? "").trimmingWhiteSpace
        if isLayout {
          hasFixedLayout = value == "pre-paginated"
        } else if text != nil {
          languages.append(value)
        }
        (text, isLayout) = (nil, false)
      case .startTag:
        (text, isLayout) = (nil, false)
        switch Self.localName(tokenizer.name(token.nameCode)) {
        case "package": version = tokenizer.attribute("version", of: token) ?? ""
        case "language" where !token.isSelfClosing: text = ""
        case "meta"
        where tokenizer.attribute("property", of: token) == "rendition:layout"
          && tokenizer.attribute("refines", of: token) == nil && !token.isSelfClosing:
          (text, isLayout) = ("", true)
        case "item":
          guard let reference = tokenizer.attribute("href", of: token) else { continue }
          let properties = tokenizer.attribute("properties", of: token) ?? ""
          items.append(
            Item(
              id: tokenizer.attribute("id", of: token) ?? "", reference: reference,
              mediaType: tokenizer.attribute("media-type", of: token) ?? "",
              properties: properties.split(whereSeparator: \.isWhitespace)))
        case "itemref":
          guard let id = tokenizer.attribute("idref", of: token),
            let properties = tokenizer.attribute("properties", of: token)
          else { continue }
          if properties.contains("rendition:layout-pre-paginated") { layouts[id] = true }
          if properties.contains("rendition:layout-reflowable") { layouts[id] = false }
        default: break
        }
      case .ignored: break
      }
    }
  }

  /// Returns whether an item is laid out on a page of fixed size.
  func hasFixedLayout(_ item: Item) -> Bool { layouts[item.id] ?? hasFixedLayout }

  /// The language of content that declares none.
  var language: ContentLanguage {
    let known = languages.filter { !["", "und", "mul", "zxx"].contains($0.lowercased()) }
    if known.isEmpty { return .unknown }
    return known.contains { ContentLanguage(tag: $0) == .japanese } ? .japanese : .other
  }

  /// Returns an element name without its prefix.
  static func localName(_ name: String) -> Substring {
    name.lastIndex(of: ":").map { name[name.index(after: $0)...] } ?? name[...]
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmingWhiteSpace: String {
    String(
      drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed().map { $0 })
  }
}
