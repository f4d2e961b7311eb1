package import ArgumentParser

/// The termination of commands.
package enum CommandExit {
  /// Reports an error and exits with its code.
  ///
  /// The code is 1 for bad input and missing dictionaries, 64 for wrong arguments, and 0 if the
  /// reader of standard output has closed the pipe.
  package static func end(_ command: any ParsableCommand.Type, with error: any Error) -> Never {
    switch error {
    case let failure as CommandFailure:
      StandardError.write("jptok: \(failure.message)\n")
      Process.exit(with: 1)
    case is ClosedPipe: Process.exit(with: 0)
    default:
      // As `exit(withError:)` does, which would write arguments unquoted.
      let (message, code) = (
        command.fullMessage(for: error, columns: nil), command.exitCode(for: error)
      )
      if !message.isEmpty {
        if code == .success {
          try? StandardOutput.write(message + "\n")
        } else {
          StandardError.write(message + "\n")
        }
      }
      Process.exit(with: code.rawValue)
    }
  }
}
