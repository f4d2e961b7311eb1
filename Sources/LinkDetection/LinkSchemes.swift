import TextFoundation

/// The schemes of ``LinkDetectorOptions``, to be compared with bytes.
///
/// Sendable: a plain value.
struct LinkSchemes: Sendable {
  /// What has to be behind a scheme.
  enum Form: Sendable, Equatable {
    /// `//` and a host, as for `http`.
    case host
    /// The same, with an `h` left out.
    case hostWithoutLetter
    /// A mail address or a query.
    case mail
    /// `//` and something more, or something of ASCII.
    case named
    /// `//` and something more.
    case other
  }

  /// Longer schemes are not looked for; the longest that IANA lists has 36 letters.
  static let longest = 64

  /// Names in lower case.
  private let named: [(name: [UInt8], form: Form)]
  private let findsOthers: Bool

  init(_ options: LinkDetectorOptions) {
    findsOthers = options.findsOtherSchemes
    named = options.schemes.map { $0.lowercased() }.sorted()
      .filter { LinkSafety.allows($0 + ":") }
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

  /// The form of a scheme; nil if it makes no link.
  func form(of name: Slice<UnsafeBufferPointer<UInt8>>, hasSlashes: Bool) -> Form? {
    for candidate in named where candidate.name.count == name.count {
      let isSame = zip(candidate.name, name).allSatisfy { $0 == $1 | ($1 &- 0x41 < 26 ? 0x20 : 0) }
      if isSame { return candidate.form }
    }
    guard findsOthers, hasSlashes, name.count > 1 else { return nil }
    let text = String(decoding: name, as: UTF8.self).lowercased()
    // Those that are not named are not meant.
    if ["http", "https", "ftp", "mailto", "file"].contains(text) { return nil }
    if text == "ttp" || text == "ttps" { return .hostWithoutLetter }
    return LinkSafety.allows(text + ":") ? .other : nil
  }
}
