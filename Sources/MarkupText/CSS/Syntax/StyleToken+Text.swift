extension StyleToken: CustomStringConvertible {
  /// The token in CSS syntax.
  var description: String {
    switch kind {
    case .identifier: cssIdentifier(text)
    case .function: cssIdentifier(text) + "("
    case .atKeyword: "@" + cssIdentifier(text)
    case .hash: "#" + text
    case .string: cssQuoted(text)
    case .url: "url(\(cssQuoted(text)))"
    case .badString, .badURL: ""
    case .delimiter: text
    case .number: (text == "+" ? "+" : "") + cssText(number)
    case .percentage: cssText(number) + "%"
    case .dimension: cssText(number) + text
    case .whitespace: " "
    case .commentDeclarationOpen: "<!--"
    case .commentDeclarationClose: "-->"
    case .colon: ":"
    case .semicolon: ";"
    case .comma: ","
    case .openSquare: "["
    case .closeSquare: "]"
    case .openParenthesis: "("
    case .closeParenthesis: ")"
    case .openBrace: "{"
    case .closeBrace: "}"
    }
  }
}
