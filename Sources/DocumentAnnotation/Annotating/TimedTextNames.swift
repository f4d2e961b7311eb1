internal import MarkupText
internal import TextFoundation

/// The prefixes of the namespaces of a TTML document, and the elements that are inserted with them.
struct TimedTextNames {
  private static let content = "http://www.w3.org/ns/ttml"
  private static let styling = "http://www.w3.org/ns/ttml#styling"
  private static let metadata = "http://www.w3.org/ns/ttml#metadata"

  /// The prefix of elements with its colon; empty for the default namespace.
  private var elementPrefix = ""
  private var stylingPrefix: String?
  private var metadataPrefix: String?

  /// Reads the declarations of the root element.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var tokenizer = MarkupTokenizer(bytes, dialect: .xml)
    while let token = tokenizer.next() {
      guard token.kind == .startTag else { continue }
      let name = String(
        decoding: bytes[(token.range.lowerBound + 1)..<token.range.upperBound].prefix {
          $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        }, as: UTF8.self)
      if let colon = name.firstIndex(of: ":") { elementPrefix = String(name[...colon]) }
      var (styling, metadata): (String?, String?)
      tokenizer.forEachAttribute(of: token) { name, value in
        guard name.hasPrefix("xmlns:") else { return }
        if value == Self.styling { styling = String(name.dropFirst(6)) }
        if value == Self.metadata { metadata = String(name.dropFirst(6)) }
      }
      (stylingPrefix, metadataPrefix) = (styling, metadata)
      return
    }
  }

  /// Returns the start tags before the base of a reading: a container and a base.
  ///
  /// - Parameter className: the name in the role `x-name` of the container, by which removal
  ///   recognizes it (TTML2, section 14.2.2); nil for none.
  /// - Returns: two start tags.
  func rubyStart(_ className: String?) -> String {
    let styling = stylingPrefix ?? "tts"
    let declaration = stylingPrefix == nil ? " xmlns:tts=\"\(Self.styling)\"" : ""
    return start(className, "\(declaration) \(styling):ruby=\"container\"")
      + "<\(elementPrefix)span \(styling):ruby=\"base\">"
  }

  /// Returns the tags after the base, with the reading.
  func rubyEnd(_ reading: String) -> String {
    let (span, styling) = ("\(elementPrefix)span", stylingPrefix ?? "tts")
    return
      "</\(span)><\(span) \(styling):ruby=\"text\">\(EscapeTable.basic.escape(reading))</\(span)></\(span)>"
  }

  /// Returns a separator of words or phrases.
  func separator(_ text: String, _ className: String?) -> String {
    className == nil ? text : start(className, "") + text + "</\(elementPrefix)span>"
  }

  private func start(_ className: String?, _ attributes: String) -> String {
    let metadata = metadataPrefix ?? "ttm"
    let declaration = metadataPrefix == nil ? " xmlns:ttm=\"\(Self.metadata)\"" : ""
    let role = className.map { "\(declaration) \(metadata):role=\"\(Self.role($0))\"" } ?? ""
    return "<\(elementPrefix)span\(role)\(attributes)>"
  }

  /// Returns the role of inserted elements.
  static func role(_ className: String) -> String {
    "x-"
      + className.unicodeScalars.map {
        $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" || $0 == "_"
          ? String($0) : "_"
      }.joined()
  }
}
