/// Reads the options of the commands that compare engines, each of which has a value.
package struct OptionReader {
  /// The reason why the arguments are invalid, or there is nothing to compare.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
  }

  private let usage: String

  /// Creates a reader whose failures end with the usage of the command.
  package init(usage: String) { self.usage = usage }

  /// Passes each option with its value to `body`, which returns whether it knows the option.
  ///
  /// - Throws: ``Failure`` if an option is unknown or has no value, or the errors of `body`.
  package func read(
    _ arguments: some Collection<String>, _ body: (String, String) throws -> Bool
  ) throws {
    var rest = Array(arguments)[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst(), try body(option, value) else {
        throw Failure(description: usage)
      }
    }
  }

  /// Returns the number that a value states.
  ///
  /// - Throws: ``Failure`` if it is not a number that is at least 0.
  package func number(_ value: String) throws -> Int {
    guard let number = Int(value), number >= 0 else {
      throw Failure(description: "\(value) is not a number; \(usage)")
    }
    return number
  }
}
