package import ArgumentParser

/// How commands end.
package enum CommandExit {
  /// Tells what went wrong, and ends with the code for it: 1 for bad input and missing
  /// dictionaries, 64 for wrong arguments, 0 if the reader of our output has seen enough.
  package static func end(_ command: any ParsableCommand.Type, with error: any Error) -> Never {
    switch error {
    case let failure as CommandFailure:
      StandardError.write("jptok: \(failure.message)\n")
      Process.exit(with: 1)
    case is ClosedPipe: Process.exit(with: 0)
    default: command.exit(withError: error)
    }
  }
}
