import TextFoundation

extension KinsokuFilter {
  /// What these lists make of a character's traits, which emergency breaks keep to.
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
