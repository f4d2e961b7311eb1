/// Numbers and letters that are circled, parenthesized or full-width, as far as Unicode encodes
/// them (W3C, Ready-made Counter Styles).
extension CounterStyleTable {
  static let framed = [
    fixed(
      "circled-decimal", from: 0,
      ["⓪"] + letters(0x2460...0x2473) + letters(0x3251...0x325F) + letters(0x32B1...0x32BF)),
    fixed(
      "filled-circled-decimal", from: 0,
      ["⓿"] + letters(0x2776...0x277F) + letters(0x24EB...0x24F4)),
    fixed("double-circled-decimal", letters(0x24F5...0x24FE)),
    fixed("parenthesized-decimal", letters(0x2474...0x2487)),
    fixed("dotted-decimal", letters(0x2488...0x249B)),
    fixed("circled-katakana", letters(0x32D0...0x32FE)),
    fixed("circled-ideograph", letters(0x3280...0x3289)),
    fixed("parenthesized-ideograph", letters(0x3220...0x3229)),
    fixed("circled-lower-latin", letters(0x24D0...0x24E9)),
    fixed("circled-upper-latin", letters(0x24B6...0x24CF)),
    fixed("parenthesized-lower-latin", letters(0x249C...0x24B5)),
    CounterStyleDefinition("footnotes", .symbolic, ["*", "⁑", "†", "‡"], suffix: " "),
    CounterStyleDefinition("fullwidth-decimal", .numeric, letters(0xFF10...0xFF19)),
    CounterStyleDefinition("fullwidth-lower-alpha", .alphabetic, letters(0xFF41...0xFF5A)),
    CounterStyleDefinition("fullwidth-upper-alpha", .alphabetic, letters(0xFF21...0xFF3A)),
    fixed("fullwidth-lower-roman", letters(0x2170...0x217B), suffix: ". "),
    fixed("fullwidth-upper-roman", letters(0x2160...0x216B), suffix: ". "),
  ]

  private static func fixed(
    _ name: String, from first: Int = 1, _ symbols: [String], suffix: String = " "
  ) -> CounterStyleDefinition {
    CounterStyleDefinition(name, .fixed(first: first), symbols, suffix: suffix)
  }
}
