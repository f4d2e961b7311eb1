@testable import TextOutput

/// A naive terminal that interprets written text: SGR, OSC 8, line feeds and characters of one or
/// two columns.
struct TerminalScreen {
  /// The state of a cell; colors are nil for the default.
  struct Cell: Equatable {
    /// The character; a space for a blank, and an empty string for the second half of a wide one.
    var character = " "
    var foreground: RGB?
    var background: RGB?
    var isBold = false
    var isItalic = false
    var underline = 0
    var isLineThrough = false
    var isOverline = false
    var address = ""
  }

  private(set) var rows: [[Cell]] = []
  /// Sequences that are not understood.
  private(set) var problems: [String] = []
  private var current = Cell()

  init(_ text: String) {
    var row: [Cell] = []
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n":
        // Each line ends with the initial state.
        if current != Cell() { problems.append("row \(rows.count) ends with \(current)") }
        rows.append(row)
        row = []
      case "\u{1B}":
        let kind = rest.popFirst()
        if kind == "[", let end = rest.firstIndex(of: "m") {
          select(String(String.UnicodeScalarView(rest[rest.startIndex..<end])))
          rest = rest[(end + 1)...]
        } else if kind == "]", let end = rest.firstIndex(of: "\u{1B}") {
          open(String(String.UnicodeScalarView(rest[rest.startIndex..<end])))
          rest = rest[(end + 1)...]
          if rest.popFirst() != "\\" { problems.append("a string without its end") }
        } else {
          problems.append("an unknown sequence")
        }
      default:
        current.character = String(scalar)
        row.append(current)
        current.character = ""
        if scalar.value >= 0x2E80 { row.append(current) }
        current.character = " "
      }
    }
    if !row.isEmpty { problems.append("the last line has no end") }
  }

  private mutating func open(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return problems.append("OSC \(text)") }
    if parts[2].isEmpty != parts[1].isEmpty { problems.append("an identifier without a link") }
    current.address = String(parts[2])
  }

  private mutating func select(_ text: String) {
    var parameters = text.split(separator: ";", omittingEmptySubsequences: false)[...]
    while let parameter = parameters.popFirst() {
      switch parameter {
      case "0": current = Cell(address: current.address)
      case "1": current.isBold = true
      case "3": current.isItalic = true
      case "4": current.underline = 1
      case "4:2", "4:3", "4:4", "4:5": current.underline = Int(parameter.suffix(1)) ?? 0
      case "9": current.isLineThrough = true
      case "53": current.isOverline = true
      case "22": current.isBold = false
      case "23": current.isItalic = false
      case "24": current.underline = 0
      case "29": current.isLineThrough = false
      case "55": current.isOverline = false
      case "39": current.foreground = nil
      case "49": current.background = nil
      case "38", "48":
        let color = parameters.prefix(4).compactMap { UInt8($0) }
        parameters = parameters.dropFirst(4)
        guard color.count == 4, color[0] == 2 else { return problems.append("SGR \(text)") }
        let rgb = RGB(color[1], color[2], color[3])
        if parameter == "38" { current.foreground = rgb } else { current.background = rgb }
      default: problems.append("SGR \(parameter)")
      }
    }
  }
}
