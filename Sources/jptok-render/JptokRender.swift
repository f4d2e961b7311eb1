import ArgumentParser
import CommandSupport

@main
enum Main {
  static func main() {
    do {
      var command = try RenderCommand.parseAsRoot()
      try command.run()
    } catch {
      CommandExit.end(RenderCommand.self, with: error)
    }
  }
}
