import VisualFormat

/// An interpreter of generated code: the few forms that the writer uses.
struct CodeInterpreter {
  /// An error for code of any other form.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  private(set) var frames: [String: LayoutFrame]
  private(set) var edges: [String: FlexibleEdges] = [:]
  private let container: LayoutSize
  private let metrics: [String: Double]
  private var local = LayoutFrame()

  init(frames: [String: LayoutFrame], container: LayoutSize, metrics: [String: Double]) {
    (self.frames, self.container, self.metrics) = (frames, container, metrics)
  }

  mutating func run(_ code: String) throws {
    for line in code.split(separator: "\n") {
      let text = String(line.drop { $0 == " " })
      if text == "do {" || text == "}" || text.hasPrefix("//") { continue }
      if let range = text.firstRange(of: ".flexibleEdges.formUnion([") {
        try add(
          String(text[range.upperBound...].dropLast(2)), to: String(text[..<range.lowerBound]))
        continue
      }
      guard let equals = text.firstRange(of: " = ") else { throw Unknown(description: text) }
      try assign(String(text[equals.upperBound...]), to: String(text[..<equals.lowerBound]))
    }
  }

  private mutating func add(_ members: String, to name: String) throws {
    let all: [String: FlexibleEdges] = [
      ".leftMargin": .leftMargin, ".width": .width, ".rightMargin": .rightMargin,
      ".topMargin": .topMargin, ".height": .height, ".bottomMargin": .bottomMargin,
    ]
    for member in members.split(separator: ", ") {
      guard let edge = all[String(member)] else { throw Unknown(description: members) }
      edges[name, default: []].insert(edge)
    }
  }

  private mutating func assign(_ value: String, to target: String) throws {
    switch target {
    case "var frame", "frame":
      guard value.hasSuffix(".layoutFrame"), let frame = frames[String(value.dropLast(12))] else {
        throw Unknown(description: value)
      }
      local = frame
    case "frame.x": local.x = try self.value(of: value)
    case "frame.y": local.y = try self.value(of: value)
    case "frame.width": local.width = try self.value(of: value)
    case "frame.height": local.height = try self.value(of: value)
    default:
      guard target.hasSuffix(".layoutFrame"), value == "frame" else {
        throw Unknown(description: "\(target) = \(value)")
      }
      frames[String(target.dropLast(12))] = local
    }
  }

  // MARK: Arithmetic

  private func value(of text: String) throws -> Double {
    var rest = Array(text.filter { $0 != " " })[...]
    let value = try sum(&rest)
    guard rest.isEmpty else { throw Unknown(description: text) }
    return value
  }

  private func sum(_ rest: inout ArraySlice<Character>) throws -> Double {
    var value = try product(&rest)
    while let symbol = rest.first, symbol == "+" || symbol == "-" {
      rest.removeFirst()
      let next = try product(&rest)
      value += symbol == "+" ? next : -next
    }
    return value
  }

  private func product(_ rest: inout ArraySlice<Character>) throws -> Double {
    var value = try operand(&rest)
    while let symbol = rest.first, symbol == "*" || symbol == "/" {
      rest.removeFirst()
      let next = try operand(&rest)
      value = symbol == "*" ? value * next : value / next
    }
    return value
  }

  private func operand(_ rest: inout ArraySlice<Character>) throws -> Double {
    if rest.first == "-" {
      rest.removeFirst()
      return try -operand(&rest)
    }
    let word = String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." })
    rest.removeFirst(word.count)
    guard rest.first == "(" else { return try value(named: word) }
    rest.removeFirst()
    let first = try sum(&rest)
    if word.isEmpty {
      try skip(")", &rest)
      return first
    }
    try skip(",", &rest)
    let second = try sum(&rest)
    try skip(")", &rest)
    switch word {
    case "max": return max(first, second)
    case "min": return min(first, second)
    default: throw Unknown(description: word)
    }
  }

  private func skip(_ character: Character, _ rest: inout ArraySlice<Character>) throws {
    guard rest.first == character else { throw Unknown(description: String(rest)) }
    rest.removeFirst()
  }

  private func value(named path: String) throws -> Double {
    if let number = Double(path) ?? metrics[path] { return number }
    let words = path.split(separator: ".").map(String.init)
    if words == ["superview", "layoutSize", "width"] { return container.width }
    if words == ["superview", "layoutSize", "height"] { return container.height }
    let frame =
      words.count == 2 && words[0] == "frame"
      ? local : words.count == 3 && words[1] == "layoutFrame" ? frames[words[0]] : nil
    switch words.last {
    case "x": if let frame { return frame.x }
    case "y": if let frame { return frame.y }
    case "width": if let frame { return frame.width }
    case "height": if let frame { return frame.height }
    case "maxX": if let frame { return frame.maxX }
    case "maxY": if let frame { return frame.maxY }
    default: break
    }
    throw Unknown(description: path)
  }
}
