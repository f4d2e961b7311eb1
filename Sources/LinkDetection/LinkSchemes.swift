import MarkupText
import TextFoundation

/// The schemes of ``LinkDetectorOptions``, prepared for comparison with bytes.
struct LinkSchemes: Sendable {
  /// The syntax required after a scheme.
  enum Form: Sendable, Equatable {
    /// `//` and a host, as for `http`.
    case host
    /// The same, for a scheme without its first letter `h`.
    case hostWithoutLetter
    /// An email address or a query.
    case mail
    /// `//` and more text, or ASCII text.
    case named
    /// `//` and more text.
    case other
  }

  /// The maximum length of a scheme; the longest in the IANA registry has 36 letters.
  static let maximumLength = 64

  /// The schemes of the options, in lower case.
  private let named: [(name: [UInt8], form: Form)]
  private let findsOthers: Bool
  private let findsSchemesWithoutH: Bool

  init(_ options: LinkDetectorOptions) {
    findsOthers = options.findsOtherSchemes
    findsSchemesWithoutH = options.findsSchemesWithoutH
    named = LinkPolicy(schemes: options.schemes).schemes.sorted()
      .filter { URLScheme(of: $0 + ":") == .absolute($0) }
      .map { name in
        let form: Form =
          switch name {
          case "http", "https", "ftp": .host
          case "mailto": .mail
          default: .named
          }
        return (Array(name.utf8), form)
      }
  }

  /// Returns the form of a scheme, or nil if it is not detected.
  func form(of name: Slice<UnsafeBufferPointer<UInt8>>, hasSlashes: Bool) -> Form? {
    for candidate in named where candidate.name.count == name.count {
      let isSame = zip(candidate.name, name).allSatisfy { $0 == $1 | ($1 &- 0x41 < 26 ? 0x20 : 0) }
      if isSame { return candidate.form }
    }
    guard hasSlashes, name.count > 1, findsOthers || findsSchemesWithoutH else { return nil }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    if text == "ttp" || text == "ttps" { return findsSchemesWithoutH ? .hostWithoutLetter : nil }
    // Detected only if the options list them.
    if ["http", "https", "ftp", "mailto", "file"].contains(text) { return nil }
    return findsOthers && !LinkPolicy.executableSchemes.contains(text) ? .other : nil
  }
}
