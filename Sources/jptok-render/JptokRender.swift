import ArgumentParser
import CommandSupport

@main
enum Main {
  /// Runs the command named by the first argument; `render` is the default.
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    switch arguments.first {
    case "loupe":
      arguments.removeFirst()
      run(LoupeCommand.self, arguments)
    case "render":
      arguments.removeFirst()
      run(RenderCommand.self, arguments)
    default: run(RenderCommand.self, arguments)
    }
  }

  private static func run(_ command: any ParsableCommand.Type, _ arguments: [String]) {
    do {
      var command = try command.parseAsRoot(arguments)
      try command.run()
    } catch {
      CommandExit.end(command, with: error)
    }
  }
}
