import ArgumentParser
import CommandSupport

/// The command `jptok render`: runs the program `jptok-render`, which is installed in the same
/// directory.
///
/// Loading Pango and its dependencies takes longer than analyzing a word, so only drawing loads
/// them.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw markup: HTML with styles, ruby, lists and tables.",
    discussion: "For its options, see jptok render --help.",
    helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    guard let path = Process.pathOfSibling("jptok-render") else {
      throw CommandFailure("render: jptok-render is not in the directory of jptok (install both)")
    }
    let failure = Process.execute(path, arguments: ["render"] + arguments)
    throw CommandFailure("render: \(path): \(failure.reason)")
  }
}
