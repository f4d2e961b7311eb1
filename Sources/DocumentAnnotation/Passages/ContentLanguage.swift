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
