import TextFoundation

extension KinsokuFilter {
  /// Returns the traits of a character with these lists applied, which emergency breaks respect.
  func traits(
    of scalar: UInt32, from traits: Paragraph.Item.Traits
  ) -> Paragraph.Item.Traits {
    var traits = traits
    if !freed.isEmpty, freed.contains(LineBreakClass.table[scalar]) {
      traits.subtract([.notAtLineStart, .notAtLineEnd])
    }
    if startProhibited.contains(scalar) { traits.insert(.notAtLineStart) }
    if endProhibited.contains(scalar) { traits.insert(.notAtLineEnd) }
    return traits
  }
}
