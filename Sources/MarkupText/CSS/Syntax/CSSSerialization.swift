import TextFoundation

/// Returns a number in CSS syntax: the shortest digits that parse to the same number, without `.0`.
func cssText(_ number: some BinaryFloatingPoint & CustomStringConvertible) -> String {
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

/// Returns a quoted CSS string, with escapes where needed (CSSOM §2.1).
///
/// The quotation mark is `"` or `'`; the other one is not escaped.
package func cssQuoted(_ text: String, quote: Unicode.Scalar = "\"") -> String {
  var quoted = String(quote)
  for scalar in text.unicodeScalars {
    switch scalar {
    case quote, "\\":
      quoted += "\\"
      quoted.unicodeScalars.append(scalar)
    case "\u{1}"..."\u{1F}", "\u{7F}":
      quoted += "\\" + String(scalar.value, radix: 16) + " "
    default: quoted.unicodeScalars.append(scalar)
    }
  }
  return quoted + String(quote)
}

/// Returns a CSS identifier, with escapes where needed (CSSOM §2.1).
func cssIdentifier(_ text: String) -> String {
  var name = ""
  for (index, scalar) in text.unicodeScalars.enumerated() {
    let isDigit = scalar.value.isASCIIDigit
    let startsNumber = isDigit && (index == 0 || (index == 1 && name == "-"))
    switch scalar {
    case _ where startsNumber, "\u{1}"..."\u{1F}", "\u{7F}":
      name += "\\" + String(scalar.value, radix: 16) + " "
    case _ where scalar.value.isASCIIAlphanumeric, "_", "\u{80}"...:
      name.unicodeScalars.append(scalar)
    case "-" where text.unicodeScalars.count > 1: name += "-"
    default:
      name += "\\"
      name.unicodeScalars.append(scalar)
    }
  }
  return name
}
