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

/// Returns CSS with the escape, comment, string, functions and blocks closed that are open at its end
/// (CSS Syntax 3, section 5.4: the end of a style sheet closes them).
func cssClosed(_ text: String) -> String {
  var closers: [UInt8] = []
  var quote: UInt8?
  var isComment = false
  var endsInEscape = false
  var endsInHexDigit = false
  var bytes = Array(text.utf8)
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch byte {
    case UInt8(ascii: "*") where isComment && next == UInt8(ascii: "/"):
      isComment = false
      index += 1
    case _ where isComment: break
    case UInt8(ascii: "\\"):
      let digitCount = bytes[(index + 1)...].prefix(6).prefix { $0.hexadecimalDigit != nil }.count
      endsInEscape = index + 1 == bytes.count
      endsInHexDigit = digitCount > 0 && index + 1 + digitCount == bytes.count
      index += max(1, digitCount)
    case quote: quote = nil
    case UInt8(ascii: "\n") where quote != nil: quote = nil
    case _ where quote != nil: break
    case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
      isComment = true
      index += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
    case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
    case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
    case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
    case closers.last: closers.removeLast()
    default: break
    }
    index += 1
  }
  // The end of the sheet makes the backslash U+FFFD, or nothing in a string (sections 4.3.7 and 4.3.5).
  if endsInEscape, quote != nil { bytes.removeLast() }
  if endsInEscape, quote == nil { bytes += Array("\u{FFFD}".utf8) }
  // White space after hexadecimal digits belongs to the escape (section 4.3.7).
  if endsInHexDigit, quote == nil, closers.isEmpty { bytes.append(UInt8(ascii: " ")) }
  if isComment { bytes += Array("*/".utf8) }
  if let quote { bytes.append(quote) }
  bytes += closers.reversed()
  return String(decoding: bytes, as: UTF8.self)
}
