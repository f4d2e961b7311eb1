import TextFoundation

/// Parsing of colors (CSS Color 4 §4–§10).
extension ValueReader {
  /// Reads a color, or returns nil for `currentcolor` and for anything that is not a color.
  mutating func color() -> CSSColor? {
    attempt { reader in
      guard let token = reader.next() else { return nil }
      switch token.kind {
      case .hash: return CSSColor(hexadecimal: token.text)
      case .identifier: return CSSColor(name: token.lowercasedText)
      case .function:
        guard var arguments = reader.arguments(ofFunctionBefore: reader.index) else { return nil }
        reader.skipBlock()
        let color = arguments.colorFunction(token.lowercasedText)
        return arguments.isAtEnd ? color : nil
      default: return nil
      }
    }
  }

  private mutating func colorFunction(_ name: String) -> CSSColor? {
    switch name {
    case "rgb", "rgba": rgb()
    case "hsl", "hsla": cylindrical { CSSColor.hsl($0, $1, $2) }
    case "hwb": hasComma ? nil : cylindrical { CSSColor.hwb($0, $1, $2) }
    case "lab":
      lab(maximumLightness: 100, reference: 125) { ColorSpace.sRGB(lightness: $0, a: $1, b: $2) }
    case "oklab":
      lab(maximumLightness: 1, reference: 0.4) { ColorSpace.sRGB(okLightness: $0, a: $1, b: $2) }
    case "lch":
      lch(maximumLightness: 100, reference: 150) { ColorSpace.sRGB(lightness: $0, a: $1, b: $2) }
    case "oklch":
      lch(maximumLightness: 1, reference: 0.4) { ColorSpace.sRGB(okLightness: $0, a: $1, b: $2) }
    case "color": predefined()
    default: nil
    }
  }

  /// Reads `rgb(1 2 3 / 0.5)` or `rgb(1, 2, 3, 0.5)`, also with percentages (§5.1).
  private mutating func rgb() -> CSSColor? {
    let commas = hasComma
    var components: [Float] = []
    var kinds: [StyleToken.Kind] = []
    for index in 0..<3 {
      if commas, index > 0 { guard comma() else { return nil } }
      guard let token = component(allowingNone: !commas) else { return nil }
      // The legacy comma syntax does not allow mixing numbers and percentages; the modern syntax
      // does.
      if commas, let first = kinds.first, first != token.kind { return nil }
      kinds.append(token.kind)
      components.append(Float(token.number / (token.kind == .percentage ? 100 : 255)))
    }
    guard let alpha = alpha(afterComma: commas) else { return nil }
    return CSSColor(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// Reads a hue and two percentages (§7, §8), in both syntaxes; percentages are clamped to 0…100
  /// as in browsers.
  private mutating func cylindrical(
    _ convert: (Double, Double, Double) -> (Double, Double, Double)
  ) -> CSSColor? {
    let commas = hasComma
    guard let hue = hue(allowingNone: !commas) else { return nil }
    var parts: [Double] = []
    for _ in 0..<2 {
      if commas { guard comma() else { return nil } }
      guard let token = component(allowingNone: !commas), !commas || token.kind == .percentage
      else { return nil }
      parts.append(min(max(token.number / 100, 0), 1))
    }
    guard let alpha = alpha(afterComma: commas) else { return nil }
    let (red, green, blue) = convert(hue, parts[0], parts[1])
    return CSSColor(red: Float(red), green: Float(green), blue: Float(blue), alpha: alpha)
  }

  /// Reads a lightness and the two components a and b (§9.1, §9.2), where `reference` is the value
  /// of 100%.
  private mutating func lab(
    maximumLightness: Double, reference: Double, _ convert: (Double, Double, Double) -> ColorTriple
  ) -> CSSColor? {
    guard let lightness = number(of: maximumLightness), let a = number(of: reference),
      let b = number(of: reference), let alpha = alpha(afterComma: false)
    else { return nil }
    return CSSColor(convert(min(max(lightness, 0), maximumLightness), a, b), alpha: alpha)
  }

  /// Reads a lightness, a chroma and a hue (§9.3, §9.4).
  private mutating func lch(
    maximumLightness: Double, reference: Double, _ convert: (Double, Double, Double) -> ColorTriple
  ) -> CSSColor? {
    guard let lightness = number(of: maximumLightness), let chroma = number(of: reference),
      let hue = hue(allowingNone: true), let alpha = alpha(afterComma: false)
    else { return nil }
    let (a, b) = ColorSpace.components(chroma: max(chroma, 0), hue: hue)
    return CSSColor(convert(min(max(lightness, 0), maximumLightness), a, b), alpha: alpha)
  }

  /// Reads `color(display-p3 r g b / alpha)` (§10.1).
  private mutating func predefined() -> CSSColor? {
    guard let name = next(), name.kind == .identifier,
      let space = ColorSpace.named[name.lowercasedText],
      let first = number(of: 1), let second = number(of: 1), let third = number(of: 1),
      let alpha = alpha(afterComma: false)
    else { return nil }
    let components = ColorTriple(first, second, third)
    // Colors in sRGB are not converted, so that they stay exact.
    return CSSColor(
      name.lowercasedText == "srgb" ? components : space.sRGB(components), alpha: alpha)
  }

  /// Reads a number, a percentage of a reference value, or `none`.
  private mutating func number(of reference: Double) -> Double? {
    component(allowingNone: true).map {
      $0.kind == .percentage ? $0.number / 100 * reference : $0.number
    }
  }

  /// Reads a number, a percentage, or `none`, which counts as 0.
  private mutating func component(allowingNone: Bool) -> StyleToken? {
    attempt { reader in
      guard var token = reader.next() else { return nil }
      if allowingNone, token.isIdentifier("none") {
        token.kind = .number
        return token
      }
      return token.kind == .number || token.kind == .percentage ? token : nil
    }
  }

  /// Reads an angle in degrees; a number without a unit is in degrees.
  private mutating func hue(allowingNone: Bool) -> Double? {
    attempt { reader in
      guard let token = reader.next() else { return nil }
      switch token.kind {
      case .number: return token.number
      case .identifier: return allowingNone && token.isIdentifier("none") ? 0 : nil
      case .dimension:
        let degrees: [String: Double] = [
          "deg": 1, "grad": 0.9, "rad": 180 / Double.pi, "turn": 360,
        ]
        return degrees[token.lowercasedText].map { $0 * token.number }
      default: return nil
      }
    }
  }

  /// Reads the alpha after the third component: 1 if nothing follows, or nil if it is invalid.
  private mutating func alpha(afterComma: Bool) -> Float? {
    if isAtEnd { return 1 }
    guard afterComma ? comma() : delimiter("/"),
      let token = component(allowingNone: !afterComma)
    else { return nil }
    return Float(token.kind == .percentage ? token.number / 100 : token.number)
  }
}

extension CSSColor {
  /// Creates a color from components that may be out of gamut, which are clipped to sRGB as in
  /// browsers.
  fileprivate init(_ components: ColorTriple, alpha: Float) {
    self.init(
      red: Float(components.x), green: Float(components.y), blue: Float(components.z), alpha: alpha)
  }

  /// Creates a named color from its lower-case name (§6).
  init?(name: String) {
    if name == "transparent" || name == "clear" {
      self = .transparent
    } else if let rgb = Self.names[name] {
      self.init(rgb: rgb)
    } else {
      return nil
    }
  }

  /// Creates a color from 3, 4, 6 or 8 hexadecimal digits (§5.2).
  init?(hexadecimal digits: String) {
    var values: [UInt32] = []
    for digit in digits.utf8 {
      guard let value = digit.hexadecimalDigit, values.count < 8 else { return nil }
      values.append(value)
    }
    let components: [Float]
    switch values.count {
    case 3, 4: components = values.map { Float($0 * 17) / 255 }
    case 6, 8:
      components = stride(from: 0, to: values.count, by: 2).map {
        Float(values[$0] * 16 + values[$0 + 1]) / 255
      }
    default: return nil
    }
    self.init(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }

  /// Converts a hue in degrees, and a saturation and lightness from 0 to 1, to sRGB (§7.1).
  fileprivate static func hsl(
    _ hue: Double, _ saturation: Double, _ lightness: Double
  ) -> (Double, Double, Double) {
    func component(_ offset: Double) -> Double {
      let turn = (hue / 30 + offset).truncatingRemainder(dividingBy: 12)
      let wrapped = turn < 0 ? turn + 12 : turn
      let amplitude = saturation * min(lightness, 1 - lightness)
      return lightness - amplitude * max(-1, min(wrapped - 3, 9 - wrapped, 1))
    }
    return (component(0), component(8), component(4))
  }

  /// Converts a hue in degrees, and a whiteness and blackness from 0 to 1, to sRGB (§8.1).
  fileprivate static func hwb(
    _ hue: Double, _ whiteness: Double, _ blackness: Double
  ) -> (Double, Double, Double) {
    if whiteness + blackness >= 1 {
      let gray = whiteness / (whiteness + blackness)
      return (gray, gray, gray)
    }
    let pure = hsl(hue, 1, 0.5)
    func mixed(_ component: Double) -> Double {
      component * (1 - whiteness - blackness) + whiteness
    }
    return (mixed(pure.0), mixed(pure.1), mixed(pure.2))
  }
}
