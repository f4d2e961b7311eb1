extension StyleTokenSlice {
  /// Whether the tokens contain `var()` at any depth (CSS Variables 1).
  var usesVariables: Bool {
    tokens.contains { $0.kind == .function && $0.lowercasedText == "var" }
  }
}
