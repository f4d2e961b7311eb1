/// An element whose end tag has not been read.
struct OpenElement {
  let nameCode: Int
  let rule: ElementRule
  /// Whether the content is left alone, because of this element or of one around it.
  var isSkipped = false
  var language = ContentLanguage.unknown
}

/// Whether content is Japanese, as far as its language is declared.
enum ContentLanguage {
  case unknown, japanese, other

  /// Creates the language of a `lang` attribute.
  ///
  /// The attribute is a BCP 47 tag, or empty for an unknown language. Japanese in Latin letters (`ja-Latn`) is another language here.
  init(tag: String) {
    let subtags = tag.lowercased().split { $0 == "-" || $0 == "_" }
    guard let first = subtags.first else {
      self = .unknown
      return
    }
    self = (first == "ja" || first == "jpn") && !subtags.contains("latn") ? .japanese : .other
  }
}

/// The elements that are open at a position of a document.
struct OpenElements {
  private(set) var elements: [OpenElement] = []
  /// The number of open elements of each name, so that an end tag without a start tag costs nothing.
  private var counts: [Int: Int] = [:]

  var last: OpenElement? { elements.last }

  mutating func push(_ element: OpenElement) {
    elements.append(element)
    counts[element.nameCode, default: 0] += 1
  }

  mutating func pop() {
    guard let element = elements.popLast() else { return }
    counts[element.nameCode, default: 1] -= 1
  }

  func contains(_ nameCode: Int) -> Bool { counts[nameCode, default: 0] > 0 }
}
