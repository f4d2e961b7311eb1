/// Text from input that is part of a message: without control characters, which terminals would
/// obey, and of limited length.
package enum Quoted {
  /// The number of scalars after which quoted text is cut.
  package static let maximumLength = 80

  /// Returns text with an escape for each character that is invisible or changes how a terminal
  /// shows the message, in the syntax of Swift: `\n`, `\t`, `\u{1B}`.
  ///
  /// Escaped are control characters (C0, DEL, C1), line and paragraph separators, and bidirectional
  /// formatting characters, which could show the message in another order. Text longer than a limit
  /// is cut and ends with `…`.
  ///
  /// ```swift
  /// Quoted.text("a\u{1B}[31m")  // "a\\u{1B}[31m"
  /// ```
  ///
  /// - Complexity: linear in the length of the result.
  package static func text(
    _ text: some StringProtocol, maximumLength: Int = maximumLength
  ) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < maximumLength else { return result + "…" }
      count += 1
      append(scalar, to: &result)
    }
    return result
  }

  /// Returns a message in which the same characters are escaped; it is not cut.
  ///
  /// The last guard for messages that contain input which their author did not quote.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - keepsLineFeeds: whether line feeds and tabs are not escaped, because the message has several lines.
  /// - Returns: the message without control characters.
  /// - Complexity: linear in the length of the message.
  package static func message(_ message: String, keepsLineFeeds: Bool = true) -> String {
    let isPlain = message.utf8.allSatisfy {
      $0 >= 0x20 && $0 < 0x7F || ($0 == 0x09 || $0 == 0x0A) && keepsLineFeeds
    }
    if isPlain { return message }
    var result = ""
    result.reserveCapacity(message.utf8.count)
    for scalar in message.unicodeScalars {
      if keepsLineFeeds, scalar == "\n" || scalar == "\t" {
        result.unicodeScalars.append(scalar)
      } else {
        append(scalar, to: &result)
      }
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar.value {
    case 0x09: result += "\\t"
    case 0x0A: result += "\\n"
    case 0x0D: result += "\\r"
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
}
