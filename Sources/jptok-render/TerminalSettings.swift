import CommandSupport
import TextLayout
import TextOutput

/// The properties of the terminal.
struct TerminalSettings {
  /// Returns the value of an environment variable.
  let environment: (String) -> String?
  /// Whether standard output is a terminal.
  let isTerminal: Bool

  /// The settings of the standard output of this process.
  static var current: TerminalSettings {
    TerminalSettings(
      environment: Process.environment, isTerminal: FileDescriptor.standardOutput.isTerminal)
  }

  /// Returns the requested colors, or those that the environment variables imply.
  ///
  /// `NO_COLOR` (no-color.org) and a dumb terminal imply no colors, `COLORTERM` implies all of them,
  /// and otherwise `TERM` names the colors.
  func colors(_ wanted: TerminalColors) -> TerminalOptions.Colors {
    switch wanted {
    case .truecolor: return .trueColor
    case .palette256: return .palette256
    case .palette16: return .palette16
    case .none: return .none
    case .auto: break
    }
    if environment("NO_COLOR") != nil { return .none }
    if ["truecolor", "24bit"].contains(environment("COLORTERM") ?? "") { return .trueColor }
    guard let name = environment("TERM") else { return isTerminal ? .palette16 : .trueColor }
    if name == "dumb" { return .none }
    if name.contains("direct") { return .trueColor }
    return name.contains("256color") ? .palette256 : .palette16
  }

  /// The number of columns: that of the terminal, the value of `COLUMNS`, or 80.
  var columns: Int {
    if isTerminal, let width = FileDescriptor.standardOutput.terminalColumns { return width }
    return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }
}
