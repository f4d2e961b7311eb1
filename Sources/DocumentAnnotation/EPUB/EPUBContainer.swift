internal import MarkupText

/// The container of an EPUB: its package documents, and whether it is protected (EPUB 3.3, 4).
enum EPUBContainer {
  /// Returns the paths of the package documents that `META-INF/container.xml` names.
  static func packagePaths(_ utf8: UnsafeBufferPointer<UInt8>) -> [String] {
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    var paths: [String] = []
    while let token = tokenizer.next() {
      guard token.kind == .startTag,
        EPUBPackage.localName(tokenizer.name(token.nameCode)) == "rootfile",
        let path = tokenizer.attribute("full-path", of: token)
      else { continue }
      let mediaType = tokenizer.attribute("media-type", of: token)
      if mediaType == nil || mediaType == "application/oebps-package+xml",
        !paths.contains(path)
      {
        paths.append(path)
      }
    }
    return paths
  }

  /// Returns the first algorithm of `META-INF/encryption.xml` that is not an obfuscation of fonts.
  static func encryptionAlgorithm(_ utf8: UnsafeBufferPointer<UInt8>) -> String? {
    let obfuscations = [
      "http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC",
    ]
    var tokenizer = MarkupTokenizer(utf8, dialect: .xml)
    while let token = tokenizer.next() {
      guard token.kind == .startTag,
        EPUBPackage.localName(tokenizer.name(token.nameCode)) == "encryptionmethod",
        let algorithm = tokenizer.attribute("algorithm", of: token)
      else { continue }
      if !obfuscations.contains(algorithm) { return algorithm }
    }
    return nil
  }
}
