/// Reads HTML's `<ruby>`; everything else of HTML is text but for character references.
enum RubyReader {
  static func read(
    _ text: some Collection<Unicode.Scalar>, into collector: inout FuriganaCollector
  ) {
    let scalars = Array(text)
    var index = 0
    while index < scalars.count {
      if scalars[index] == "<", let tag = Tag(scalars, at: index), tag.name == "ruby",
        !tag.isClosing, let end = readRuby(scalars, from: tag.end, into: &collector)
      {
        index = end
      } else if let (scalar, length) = reference(scalars, at: index) {
        collector.append(scalar)
        index += length
      } else {
        collector.append(scalars[index])
        index += 1
      }
    }
  }

  /// The text inside `<ruby>`: bases, each with the `<rt>` behind it.
  ///
  /// - Returns: where `</ruby>` ends; `nil`, with nothing appended, if the element is not closed.
  private static func readRuby(
    _ scalars: [Unicode.Scalar], from start: Int, into collector: inout FuriganaCollector
  ) -> Int? {
    var pairs: [(base: String, reading: String)] = []
    var base = String.UnicodeScalarView()
    var reading = String.UnicodeScalarView()
    var place = Place.base
    var index = start
    func finishPair() {
      guard !base.isEmpty || !reading.isEmpty else { return }
      pairs.append((String(base), String(reading)))
      (base, reading) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    }
    while index < scalars.count {
      if scalars[index] == "<", let tag = Tag(scalars, at: index) {
        switch (tag.name, tag.isClosing) {
        case ("ruby", true):
          finishPair()
          for pair in pairs { append(pair, to: &collector) }
          return tag.end
        case ("ruby", false): return nil
        case ("rt", false): place = .reading
        case ("rp", false): place = .parenthesis
        case ("rb", false), ("rtc", _), ("rb", true): place = .base
        case ("rt", true), ("rp", true):
          if place == .reading { finishPair() }
          place = .base
        default: break
        }
        if tag.name == "rb" || tag.name == "rt" && !tag.isClosing, place == .base { finishPair() }
        index = tag.end
        continue
      }
      let (scalar, length) = reference(scalars, at: index) ?? (scalars[index], 1)
      switch place {
      case .base: base.append(scalar)
      case .reading: reading.append(scalar)
      case .parenthesis: break
      }
      index += length
    }
    return nil
  }

  private enum Place {
    case base, reading, parenthesis
  }

  private static func append(
    _ pair: (base: String, reading: String), to collector: inout FuriganaCollector
  ) {
    collector.append(pair.base.unicodeScalars)
    guard !pair.base.isEmpty else { return collector.append(pair.reading.unicodeScalars) }
    if !pair.reading.isEmpty {
      collector.annotate(last: pair.base.unicodeScalars.count, pair.reading)
    }
  }

  /// A tag: its name in lower case and where it ends.
  private struct Tag {
    let name: String
    let isClosing: Bool
    let end: Int

    init?(_ scalars: [Unicode.Scalar], at start: Int) {
      var index = start + 1
      isClosing = index < scalars.count && scalars[index] == "/"
      if isClosing { index += 1 }
      var name = ""
      while index < scalars.count, scalars[index].properties.isAlphabetic, name.utf8.count < 16 {
        name.unicodeScalars.append(scalars[index])
        index += 1
      }
      guard !name.isEmpty else { return nil }
      self.name = name.lowercased()
      while index < scalars.count, scalars[index] != ">", scalars[index] != "<",
        index - start < 256
      {
        index += 1
      }
      guard index < scalars.count, scalars[index] == ">" else { return nil }
      end = index + 1
    }
  }

  /// A character reference at `index`: the four of XML, and numbers.
  private static func reference(
    _ scalars: [Unicode.Scalar], at index: Int
  ) -> (Unicode.Scalar, Int)? {
    guard scalars[index] == "&",
      let end = scalars[index...].prefix(12).firstIndex(of: ";")
    else { return nil }
    var name = ""
    name.unicodeScalars.append(contentsOf: scalars[(index + 1)..<end])
    let length = end - index + 1
    switch name {
    case "amp": return ("&", length)
    case "lt": return ("<", length)
    case "gt": return (">", length)
    case "quot": return ("\"", length)
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let value =
      digits.hasPrefix("x") || digits.hasPrefix("X")
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { ($0, length) }
  }
}
