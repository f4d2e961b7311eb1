/// The table of results and targets.
struct Report {
  /// The target of a value.
  enum Target {
    case atLeast(Double)
    case atMost(Double)
    /// No target; the value is only for information.
    case none

    func isMet(by value: Double) -> Bool {
      switch self {
      case .atLeast(let bound): value >= bound
      case .atMost(let bound): value <= bound
      case .none: true
      }
    }

    var text: String {
      switch self {
      case .atLeast(let bound): "≥ \(Report.format(bound))"
      case .atMost(let bound): "≤ \(Report.format(bound))"
      case .none: ""
      }
    }
  }

  private var rows: [[String]] = [
    ["", "Mutsu", "compared with", "ratio", "(of medians)", "target", ""]
  ]
  /// Whether all targets so far are met.
  private(set) var isMet = true

  /// Adds a comparison of speeds; the ratio is `theirs / ours`.
  mutating func addSpeed(_ name: String, ours: Samples, theirs: Samples, _ target: Target) {
    add(
      name, time(ours.minimum), time(theirs.minimum), theirs.minimum / ours.minimum,
      median: theirs.median / ours.median, target)
  }

  /// Adds a comparison of times; the ratio is `ours / theirs`.
  mutating func addTime(_ name: String, ours: Samples, theirs: Samples, _ target: Target) {
    add(
      name, time(ours.minimum), time(theirs.minimum), ours.minimum / theirs.minimum,
      median: ours.median / theirs.median, target)
  }

  /// Adds a comparison of peak memory.
  mutating func addMemory(_ name: String, ours: Samples, theirs: Samples, _ target: Target) {
    add(
      name, megabytes(ours.maximum), megabytes(theirs.maximum), ours.maximum / theirs.maximum,
      median: ours.median / theirs.median, target)
  }

  /// Adds a value without a comparison.
  mutating func add(_ name: String, value: Double, unit: String, _ target: Target) {
    isMet = isMet && target.isMet(by: value)
    rows.append([
      name, "\(Self.format(value))\(unit)", "", "", "", target.text, verdict(value, target),
    ])
  }

  private mutating func add(
    _ name: String, _ ours: String, _ theirs: String, _ ratio: Double, median: Double,
    _ target: Target
  ) {
    isMet = isMet && target.isMet(by: ratio)
    rows.append([
      name, ours, theirs, Self.format(ratio), Self.format(median), target.text,
      verdict(ratio, target),
    ])
  }

  private func verdict(_ value: Double, _ target: Target) -> String {
    if case .none = target { return "" }
    return target.isMet(by: value) ? "met" : "MISSED"
  }

  /// Returns a number with two decimals, or without decimals if it is large.
  static func format(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if abs(value) >= 100 { return String(Int(value.rounded())) }
    let hundredths = Int((abs(value) * 100).rounded())
    let digits = hundredths % 100
    return (value < 0 && hundredths > 0 ? "-" : "") + "\(hundredths / 100)."
      + (digits < 10 ? "0" : "") + String(digits)
  }

  /// The table in Markdown.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: max(1, width - (column == 0 ? 0 : 1)))
        + (column == 0 ? "" : ":")
    }
    lines.insert("| " + rule.joined(separator: " | ") + " |", at: 1)
    return lines.joined(separator: "\n")
  }
}

private func time(_ nanoseconds: Double) -> String {
  if nanoseconds >= 1e9 { return Report.format(nanoseconds / 1e9) + " s" }
  if nanoseconds >= 1e6 { return Report.format(nanoseconds / 1e6) + " ms" }
  if nanoseconds >= 1e3 { return Report.format(nanoseconds / 1e3) + " µs" }
  return Report.format(nanoseconds) + " ns"
}

private func megabytes(_ bytes: Double) -> String { Report.format(bytes / 1e6) + " MB" }
