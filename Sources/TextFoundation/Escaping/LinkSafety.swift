/// Which addresses drawings and HTML link to.
package enum LinkSafety {
  /// Schemes that run a program or carry a page of their own in whoever opens the link.
  private static let refused: Set<String> = ["javascript", "vbscript", "data", "livescript"]

  /// Whether an address may be written as a link: not an empty one and not one of a program.
  ///
  /// Reads the scheme as browsers do: white space and control characters before it count for
  /// nothing, nor do TAB, CR and LF within (WHATWG URL, 4.4).
  package static func allows(_ address: String) -> Bool {
    var scheme = ""
    var isEmpty = true
    for scalar in address.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r": continue
      case "\0"..."\u{20}" where isEmpty: continue
      case ":": return !refused.contains(scheme)
      case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".":
        scheme += String(scalar).lowercased()
        isEmpty = false
        // Longer than any scheme that is refused.
        if scheme.utf8.count > 16 { return true }
      default: return true
      }
    }
    return !isEmpty
  }
}
