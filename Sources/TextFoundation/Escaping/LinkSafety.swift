/// The rules for addresses that drawings and HTML may link to.
package enum LinkSafety {
  /// Schemes whose addresses run a program or contain an entire page.
  private static let refused: Set<String> = ["javascript", "vbscript", "data", "livescript"]

  /// Returns whether an address may be written as a link: it is not empty, and its scheme does not
  /// run a program.
  ///
  /// The scheme is parsed as in browsers: white space and control characters before it are ignored,
  /// and so are TAB, CR and LF within it (WHATWG URL, 4.4).
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
        // The scheme is longer than any refused one.
        if scheme.utf8.count > 16 { return true }
      default: return true
      }
    }
    return !isEmpty
  }
}
