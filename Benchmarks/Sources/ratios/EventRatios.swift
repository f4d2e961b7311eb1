/// Typed events compared with NotificationCenter: posts to 1,000 observers, measured by
/// `post-events`.
struct EventRatios {
  private let rows: [[Substring]]

  /// Runs the command, whose source describes its output.
  init(_ arguments: Arguments, command: String) throws(Failure) {
    let use = try System.run(
      [command] + (arguments.isQuick ? ["--quick"] : []), keepsOutput: true)
    rows = String(decoding: use.output, as: UTF8.self).split(separator: "\n").map {
      $0.split(separator: "\t")
    }
  }

  /// Adds speeds and allocations.
  ///
  /// A weak reference costs the same in both libraries. Without a payload to unwrap, it takes most
  /// of the time, so there is no target for this case.
  func addSpeeds(to report: inout Report) throws(Failure) {
    var names: [Substring] = []
    for row in rows where row.count > 2 && !names.contains(row[1]) { names.append(row[1]) }
    guard !names.isEmpty else { throw Failure("post-events did not print any results") }
    for name in names {
      var (ours, theirs) = (Samples(), Samples())
      for row in rows where row.count == 4 && row[0] == "speed" && row[1] == name {
        ours.append(Double(row[2]) ?? .nan)
        theirs.append(Double(row[3]) ?? .nan)
      }
      report.addSpeed(
        "1,000 \(name) (NotificationCenter)", ours: ours, theirs: theirs,
        name == "weak observers, no parameters" ? .none : .atLeast(10))
      for row in rows where row.count == 3 && row[0] == "allocations" && row[1] == name {
        report.add("  its allocations", value: Double(row[2]) ?? .nan, unit: "", .atMost(0))
      }
    }
  }
}
