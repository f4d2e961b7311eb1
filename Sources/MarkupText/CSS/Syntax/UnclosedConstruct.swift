internal import TextFoundation

/// A construct within a token, or between tokens, that is ended by the end of a style sheet (CSS
/// Syntax 3 §4.3).
enum UnclosedConstruct: Equatable {
  case comment
  case string(_ quote: UInt8, endsInBackslash: Bool)
  case url(endsInBackslash: Bool)
  /// An escape in a name.
  case escape(EscapeEnd)

  /// The last characters of an escape.
  enum EscapeEnd { case backslash, digits }
}

/// Returns CSS with everything closed that is open at its end: the last token or comment, functions
/// and blocks (CSS Syntax 3 §5.4).
func cssClosed(_ text: String) -> String {
  withUTF8Bytes(of: text) { bytes in
    var tokenizer = StyleTokenizer(bytes: bytes)
    var closers: [StyleToken.Kind] = []
    while let token = tokenizer.next() {
      if let closer = token.closer {
        closers.append(closer)
      } else if token.kind == closers.last {
        closers.removeLast()
      }
    }
    var closed = Array(bytes)
    switch tokenizer.unclosed {
    case .comment: closed += Array("*/".utf8)
    case .string(let quote, let endsInBackslash):
      // The backslash is nothing (§4.3.5), but it would escape the quotation mark.
      if endsInBackslash { closed.removeLast() }
      closed.append(quote)
    // The end of the text makes the backslash U+FFFD (§4.3.7).
    case .url(let endsInBackslash): closed += Array((endsInBackslash ? "\u{FFFD})" : ")").utf8)
    case .escape(.backslash): closed += Array("\u{FFFD}".utf8)
    // White space after hexadecimal digits is part of the escape (§4.3.7).
    case .escape(.digits): if closers.isEmpty { closed.append(UInt8(ascii: " ")) }
    case nil: break
    }
    for closer in closers.reversed() {
      switch closer {
      case .closeSquare: closed.append(UInt8(ascii: "]"))
      case .closeBrace: closed.append(UInt8(ascii: "}"))
      default: closed.append(UInt8(ascii: ")"))
      }
    }
    return String(decoding: closed, as: UTF8.self)
  }
}
