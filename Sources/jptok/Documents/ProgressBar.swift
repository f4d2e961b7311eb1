import CommandSupport
import TextFoundation

/// A line on a terminal that shows how many files are finished.
///
/// It is drawn on standard error, and only if that is a terminal.
struct ProgressBar {
  private let total: Int
  private let isShown: Bool
  private let start: Double
  private var finished = 0
  private static let width = 24

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && total > 1 && isatty(2) == 1
    start = Self.seconds()
  }

  /// Counts a file and draws the bar.
  mutating func advance() {
    finished += 1
    guard isShown else { return }
    write("\r" + Self.line(finished, of: total, elapsed: Self.seconds() - start) + "\u{1B}[K")
  }

  /// Erases the bar, before other text is written.
  func erase() {
    if isShown { write("\r\u{1B}[K") }
  }

  /// Returns the text of the bar: `[######------] 6/12 files, 0:12 left`.
  static func line(_ finished: Int, of total: Int, elapsed: Double) -> String {
    let filled = total > 0 ? width * finished / total : width
    let bar =
      String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let left = finished > 0 ? elapsed / Double(finished) * Double(total - finished) : 0
    let seconds = Int(left.rounded(.up))
    let padding = seconds % 60 < 10 ? "0" : ""
    return "[\(bar)] \(finished)/\(total) files, \(seconds / 60):\(padding)\(seconds % 60) left"
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { try? FileDescriptor.standardError.write($0) }
  }

  private static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
