internal import MarkupText
internal import TextFoundation

extension MarkupTokenizer {
  /// Returns whether an ignored token is a tag or a comment without an end, which contains the rest of
  /// the document.
  func isUnterminated(_ token: Token) -> Bool {
    let text = bytes[token.range]
    if text.starts(with: "<!--".utf8) { return !text.suffix(3).elementsEqual("-->".utf8) }
    let name = text.dropFirst(text.starts(with: "</".utf8) ? 2 : 1)
    return name.first?.isASCIILetter ?? false
  }

  /// Returns whether an element is a page break of EPUB (EPUB Structural Semantics 1.1, DPUB-ARIA).
  func isPageBreak(_ token: Token) -> Bool {
    attribute("epub:type", of: token)?.split(separator: " ").contains("pagebreak")
      ?? false
      || attribute("role", of: token) == "doc-pagebreak"
  }

  /// Returns whether the author excludes an element from translation and the like.
  func isExcluded(_ token: Token) -> Bool {
    if let translate = attribute("translate", of: token) {
      return translate.lowercased() == "no"
    }
    guard let classes = attribute("class", of: token) else { return false }
    return classes.split(separator: " ").contains("notranslate")
  }
}
