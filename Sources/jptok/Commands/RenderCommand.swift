import ArgumentParser
import CommandSupport

/// `jptok render`: another program, `jptok-render`, which stands beside this one.
///
/// Pango and what it brings take longer to load than a word takes to be read: only drawing waits for
/// them.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw markup: HTML with styles, ruby, lists and tables.",
    discussion: "jptok render --help tells its options.",
    helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    guard let path = Process.pathOfSibling("jptok-render") else {
      throw CommandFailure("render: jptok-render is not beside jptok (install both)")
    }
    let failure = Process.becoming(path, arguments: ["render"] + arguments)
    throw CommandFailure("render: \(path): \(failure.reason)")
  }
}
