/// What the name of a style says about its text.
///
/// Word stores the names of its own styles in English in every language, with IDs such as `1`;
/// authors and other programs also write Japanese ones.
struct WordStyleNames {
  /// The name in lower case without white space and hyphens.
  private let name: String

  init(_ name: String) {
    self.name = name.lowercased().filter { !$0.isWhitespace && $0 != "-" }
  }

  var hasHeadingPrefix: Bool { name.hasPrefix("heading") }

  var isHeading: Bool {
    hasHeadingPrefix || name.hasPrefix("見出し")
      || ["title", "subtitle", "tocheading", "contentsheading", "表題", "副題", "目次の見出し", "目次見出し"]
        .contains(name)
  }

  var isContentsEntry: Bool {
    ["toc", "contents", "目次"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).allSatisfy(\.isNumber)
    }
  }

  var isCode: Bool {
    [
      "code", "sourcecode", "verbatimchar", "verbatim", "htmlcode", "htmlpreformatted",
      "htmlkeyboard", "htmlsample", "htmltypewriter", "preformattedtext", "sourcetext", "teletype",
      "macrotext", "macro", "コード", "ソースコード", "htmlコード", "html書式付き",
    ].contains(name) || name.hasSuffix("tok")
  }
}
