/// Determines the declarations of a style that a browser cannot derive from the element itself.
struct StyleDifference: Sendable {
  /// The images that are written, such as list markers.
  let images: LinkPolicy

  /// Returns the declarations that an element needs inside a parent with the style `parent`, as the
  /// value of a `style` attribute, or nil if it needs none.
  func declarations(
    of style: ComputedStyle, _ element: WrittenElement, in parent: ComputedStyle
  ) -> String? {
    let known = StyleCascade.defaults.style(
      of: element, parent: parent, inline: [], hints: element.hints)
    return declarations(of: style, relativeTo: known)
  }

  /// Returns the declarations that turn one style into another, or nil if the styles are equal.
  func declarations(of style: ComputedStyle, relativeTo known: ComputedStyle) -> String? {
    guard !style.isIdentical(to: known) else { return nil }
    var differing = StyleProperty.allCases.filter {
      $0 != .truncateMode && style[$0] != known[$0] && style[$0].isAllowed(by: images)
    }
    guard !differing.isEmpty else { return nil }
    var written: [String] = []
    if let whiteSpace = whiteSpace(style, &differing) { written.append(whiteSpace) }
    written += differing.map { "\($0.name): \(style[$0])" }
    return written.joined(separator: "; ")
  }

  /// Returns a `white-space` declaration that replaces its two longhands, which older browsers do
  /// not support.
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
