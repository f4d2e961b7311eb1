extension TypesettingContext {
  /// How many diagnostics a layout keeps.
  private static var most: Int { 100 }

  func note(_ diagnostic: LayoutDiagnostic) {
    // A paragraph may be measured more than once.
    guard diagnostics.count < Self.most, !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}
