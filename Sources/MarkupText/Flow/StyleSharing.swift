/// Gives styles that equal an ancestor's the ancestor's storage.
///
/// The resolver shares the styles of elements whose parents share theirs. A block in a block in a
/// block, or a list in a list, has a style equal to one not far above; with both made one, the next
/// one inside is found instead of computed.
///
/// Sendable: a plain value.
struct StyleSharing: Sendable {
  /// As far up as the levels of a table in a table.
  private static let reach = 4

  private var shared: [ObjectIdentifier: ComputedStyle] = [:]

  /// The style, or an equal one of the innermost elements that are open.
  ///
  /// All styles have to stay alive as long as this value.
  mutating func share(_ style: ComputedStyle, _ open: [FlowBuilder.Frame]) -> ComputedStyle {
    let identity = ObjectIdentifier(style.storage)
    if let found = shared[identity] { return found }
    let equal = open.suffix(Self.reach).last { $0.context.style == style }
    let found = equal?.context.style ?? style
    shared[identity] = found
    return found
  }
}
