/// Gives equal styles one storage.
///
/// The resolver shares the styles of elements whose parents share theirs. With equal styles made
/// one, a block in a block in a block has its parent's style and is computed no more than once.
///
/// Sendable: a plain value.
struct StyleSharing: Sendable {
  private var shared: [ObjectIdentifier: ComputedStyle] = [:]
  private var known: Set<ComputedStyle> = []

  /// The style with the storage of the first equal one.
  ///
  /// All styles have to stay alive as long as this value.
  mutating func share(_ style: ComputedStyle) -> ComputedStyle {
    let identity = ObjectIdentifier(style.storage)
    if let found = shared[identity] { return found }
    let found = known.insert(style).memberAfterInsert
    shared[identity] = found
    return found
  }
}
