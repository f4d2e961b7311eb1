/// Finds what of a style a browser does not know from the element itself.
struct StyleDifference: Sendable {
  /// The declarations that an element needs in one that looks like `parent`, as a `style` attribute
  /// has them; nil for none.
  func declarations(
    of style: ComputedStyle, _ element: WrittenElement, in parent: ComputedStyle
  ) -> String? {
    let known = StyleCascade.defaults.style(
      of: element, parent: parent, inline: [], hints: element.hints)
    return declarations(of: style, beside: known)
  }

  /// The declarations that make one style of another one; nil for none.
  func declarations(of style: ComputedStyle, beside known: ComputedStyle) -> String? {
    guard !style.isIdentical(to: known) else { return nil }
    var differing = StyleProperty.allCases.filter {
      $0 != .truncateMode && style[$0] != known[$0]
    }
    guard !differing.isEmpty else { return nil }
    var written: [String] = []
    if let whiteSpace = whiteSpace(style, &differing) { written.append(whiteSpace) }
    written += differing.map { "\($0.name): \(style[$0])" }
    return written.joined(separator: "; ")
  }

  /// `white-space` in the place of the two properties that it stands for: older browsers know it.
  private func whiteSpace(
    _ style: ComputedStyle, _ differing: inout [StyleProperty]
  ) -> String? {
    let longhands: [StyleProperty] = [.whiteSpaceCollapse, .textWrapMode]
    guard differing.contains(where: { longhands.contains($0) }) else { return nil }
    let value: String
    switch (style.keyword(.whiteSpaceCollapse), style.keyword(.textWrapMode)) {
    case (.collapse, .wrap): value = "normal"
    case (.collapse, .nowrap): value = "nowrap"
    case (.preserve, .nowrap): value = "pre"
    case (.preserve, .wrap): value = "pre-wrap"
    case (.preserveBreaks, .wrap): value = "pre-line"
    default: return nil
    }
    differing.removeAll { longhands.contains($0) }
    return "white-space: \(value)"
  }
}
