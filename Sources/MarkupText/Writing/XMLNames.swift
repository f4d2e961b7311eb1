import TextFoundation

/// Restrictions of XML beyond those of HTML, on names and comments (XML 1.0, 2.3 and 2.5;
/// Namespaces in XML, 3).
enum XMLNames {
  /// Returns a name that XML allows, with other characters replaced by `_`, and `_` inserted before
  /// a character that cannot start a name.
  ///
  /// A colon is replaced, too, since it would require a namespace declaration, except in attributes
  /// such as `xml:lang`.
  static func name(_ name: String, isAttribute: Bool) -> String {
    if withUTF8Bytes(of: name, isPlain) { return name }
    if isAttribute, ["xml:lang", "xml:space", "xml:base", "xml:id"].contains(name) { return name }
    var result = ""
    for scalar in name.unicodeScalars {
      if result.isEmpty, !isStart(scalar), isPart(scalar) { result = "_" }
      result.unicodeScalars.append(isPart(scalar) ? scalar : "_")
    }
    return result.isEmpty ? "_" : result
  }

  /// Returns whether a name consists of ASCII letters and digits and starts with a letter.
  static func isPlain(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = name.first, first.isASCIILetter else { return false }
    return name.allSatisfy(\.isASCIIAlphanumeric)
  }

  /// Returns the text of a comment without `--` and without characters that XML does not allow.
  static func comment(_ text: String) -> String {
    var result = ""
    var endsWithHyphen = false
    for scalar in text.unicodeScalars {
      if scalar == "-", endsWithHyphen { result += " " }
      endsWithHyphen = scalar == "-"
      result.unicodeScalars.append(isCharacter(scalar) ? scalar : "\u{FFFD}")
    }
    return endsWithHyphen ? result + " " : result
  }

  /// Returns whether a scalar is allowed in XML: `Char` (2.2).
  private static func isCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD: true
    case 0..<0x20, 0xFFFE...0xFFFF: false
    default: true
    }
  }

  /// Returns whether a scalar can start a name: `NameStartChar` without the colon.
  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// Returns whether a scalar can be part of a name: `NameChar` without the colon.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isStart(scalar)
    }
  }
}
