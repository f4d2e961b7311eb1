import ArgumentParser
import CommandSupport

/// The command `jptok loupe`: writes a page with the loupe, or with `--at` a picture of it.
///
/// Pictures are drawn by `jptok-render`, which is installed in the same directory; pages do not
/// need Pango.
struct LoupeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "loupe",
    abstract: "Show the readings of words: in a page for browsers, or in a picture with --at.",
    discussion: "For its options, see jptok loupe --help.",
    helpNames: [])

  @Argument(parsing: .captureForPassthrough, help: .hidden)
  var arguments: [String] = []

  func run() throws {
    guard arguments.contains(where: { $0 == "--at" || $0.hasPrefix("--at=") }) else {
      do {
        let page = try LoupePageCommand.parse(arguments)
        try page.run()
        return
      } catch {
        CommandExit.end(LoupePageCommand.self, with: error)
      }
    }
    guard let path = Process.pathOfSibling("jptok-render") else {
      throw CommandFailure(
        "loupe --at: jptok-render is not in the directory of jptok (install both)")
    }
    let failure = Process.execute(path, arguments: ["loupe"] + arguments)
    throw CommandFailure("loupe --at: \(path): \(failure.reason)")
  }
}
