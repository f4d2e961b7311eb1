extension TypesettingContext {
  /// The maximum number of diagnostics of a layout.
  private static var maximumCount: Int { 100 }

  func note(_ diagnostic: LayoutDiagnostic) {
    // A paragraph may be measured more than once, so the same diagnostic may be reported again.
    guard diagnostics.count < Self.maximumCount, !diagnostics.contains(diagnostic) else { return }
    diagnostics.append(diagnostic)
  }
}
