import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The text of a WordprocessingML document as a program sees it, read by Foundation.
final class WordDocumentText: NSObject, XMLParserDelegate {
  /// Each character outside readings, with the properties of its run.
  private(set) var characters: [(character: String, properties: String)] = []
  /// The bases and readings of ruby elements.
  private(set) var rubies: [(base: String, reading: String)] = []
  private(set) var isWellFormed = true
  private var text: String?
  private var preservesSpace = false
  private var properties: [String] = []
  private var isInProperties = false
  private var isInReading = false
  private var ruby: (base: String, reading: String)?

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    parser.shouldProcessNamespaces = true
    isWellFormed = parser.parse()
  }

  private static let namespaces = [
    "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
    "http://purl.oclc.org/ooxml/wordprocessingml/main",
  ]

  /// The text without readings; paragraphs end with a line feed.
  var string: String { characters.map(\.character).joined() }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let name = Self.namespaces.contains(namespaceURI ?? "") ? "w:\(name)" : name
    switch name {
    case "w:r": properties.append("")
    case "w:rPr": isInProperties = true
    case "w:t":
      text = ""
      preservesSpace = attributes["xml:space"] == "preserve"
    case "w:ruby": ruby = ("", "")
    case "w:rt": isInReading = true
    case "w:tab", "w:br":
      if !isInProperties { characters.append(("\t", "")) }
    default:
      guard isInProperties, !properties.isEmpty else { return }
      let list = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      properties[properties.count - 1] += "\(name) \(list);"
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let name = Self.namespaces.contains(namespaceURI ?? "") ? "w:\(name)" : name
    switch name {
    case "w:r": properties.removeLast()
    case "w:rPr": isInProperties = false
    case "w:rt": isInReading = false
    case "w:ruby":
      if let ruby { rubies.append(ruby) }
      ruby = nil
    case "w:p": characters.append(("\n", ""))
    case "w:t":
      var content = text ?? ""
      text = nil
      if !preservesSpace { content = content.trimmingCharacters(in: .whitespacesAndNewlines) }
      if isInReading {
        ruby?.reading += content
      } else {
        ruby?.base += content
        let current = properties.last ?? ""
        characters += content.unicodeScalars.map { (String($0), current) }
      }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { text?.append(string) }
}
