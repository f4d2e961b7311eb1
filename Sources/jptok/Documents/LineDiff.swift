/// The difference of two documents as a unified diff.
///
/// Annotations insert no line ends, so both documents have the same lines, and each changed line is
/// paired with its counterpart.
enum LineDiff {
  /// Returns the unified diff, with three lines of context.
  ///
  /// - Parameters:
  ///   - old: the text of the document.
  ///   - new: its text after the edits.
  ///   - name: the name of the file.
  /// - Returns: the lines of the diff, or an empty text if the documents are equal.
  static func unified(_ old: String, _ new: String, name: String) -> String {
    let (before, after) = (lines(of: old), lines(of: new))
    guard before.count == after.count else {
      // An edit with line ends: everything is one hunk.
      return header(name) + hunk(before, after, 0..<before.count, 0..<after.count, [])
    }
    let changed = before.indices.filter { before[$0] != after[$0] }
    guard !changed.isEmpty else { return "" }
    var output = header(name)
    var index = 0
    while index < changed.count {
      var last = index
      while last + 1 < changed.count, changed[last + 1] - changed[last] <= 6 { last += 1 }
      let lower = max(0, changed[index] - 3)
      let upper = min(before.count, changed[last] + 4)
      output += hunk(before, after, lower..<upper, lower..<upper, Set(changed[index...last]))
      index = last + 1
    }
    return output
  }

  private static func header(_ name: String) -> String { "--- \(name)\n+++ \(name)\n" }

  /// Returns a hunk; without changed indices all lines are replaced.
  private static func hunk(
    _ before: [Substring], _ after: [Substring], _ old: Range<Int>, _ new: Range<Int>,
    _ changed: Set<Int>
  ) -> String {
    var output =
      "@@ -\(old.lowerBound + 1),\(old.count) +\(new.lowerBound + 1),\(new.count) @@\n"
    if changed.isEmpty {
      for line in before[old] { output += "-\(line)\n" }
      for line in after[new] { output += "+\(line)\n" }
      return output
    }
    var index = old.lowerBound
    while index < old.upperBound {
      guard changed.contains(index) else {
        output += " \(before[index])\n"
        index += 1
        continue
      }
      let start = index
      while changed.contains(index) { index += 1 }
      for line in before[start..<index] { output += "-\(line)\n" }
      for line in after[start..<index] { output += "+\(line)\n" }
    }
    return output
  }

  private static func lines(of text: String) -> [Substring] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
