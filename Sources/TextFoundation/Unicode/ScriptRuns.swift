/// The units of a text that ``Swift/UnsafeBufferPointer/forEachScriptRun(of:separating:kind:_:)``
/// assigns to runs.
@usableFromInline
package enum ScriptRunUnit: Sendable {
  /// Unicode scalars, so that the kind of a combining mark can depend on its base.
  case scalar
  /// Characters, whose kind is that of their first scalar.
  case character
}

extension UnsafeBufferPointer<UInt8> {
  /// Divides text into runs of units of one kind, which serve as words if there is no dictionary.
  ///
  /// The caller defines the kinds, because words are used for different purposes: the words of a
  /// string distinguish all scripts; words for readings distinguish only scripts that are read
  /// differently; words selected with a pointer include 3.14 and don't.
  ///
  /// - Parameters:
  ///   - unit: the unit of text that is assigned to runs as a whole.
  ///   - separate: a kind of which each unit is a separate run, such as punctuation.
  ///   - kind: returns the kind of the unit at an offset, after a unit of the kind `previous`; nil
  ///     for units outside any run, such as white space.
  ///   - body: receives the runs in ascending order. They are not empty, and only the units outside
  ///     any run are between them.
  @inlinable
  package func forEachScriptRun<Kind: Equatable>(
    of unit: ScriptRunUnit, separating separate: Kind? = nil,
    kind: (_ offset: Int, _ previous: Kind?) -> Kind?, _ body: (Range<Int>, Kind) -> Void
  ) {
    var boundaries = CharacterBoundaries(byteCount: count)
    var (start, offset) = (0, 0)
    var current: Kind?
    while offset < count {
      let next = kind(offset, current)
      if next != current || next == separate {
        if let current { body(start..<offset, current) }
        (start, current) = (offset, next)
      }
      switch unit {
      case .scalar: offset &+= scalar(at: offset)?.length ?? 1
      case .character: offset = boundaries.boundary(atOrAfter: offset &+ 1, in: self)
      }
    }
    if let current { body(start..<count, current) }
  }
}
