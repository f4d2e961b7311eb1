import Foundation
import Testing

/// The browser shared by all tests: calls of its protocol, one at a time.
///
/// `@unchecked Sendable`: every use of its state is under the lock.
final class Chromium: @unchecked Sendable {
  /// An event of the browser.
  struct Event {
    let session: String
    let method: String
    let parameters: [String: Any]
  }

  /// Returns the browser, which is started on first use; a failed start is tried again.
  static func shared() throws -> Chromium {
    starting.lock()
    defer { starting.unlock() }
    if let started { return started }
    for attempt in 1...3 {
      do {
        let browser = Chromium(try ChromiumProcess())
        _ = try browser.call("Browser.getVersion", limit: 40)
        started = browser
        atexit { Chromium.started?.process.stop() }
        return browser
      } catch  where attempt < 3 {
        continue
      }
    }
    throw ChromiumProcess.Failure(description: "chromium does not start")
  }

  private static let starting = NSLock()
  nonisolated(unsafe) private static var started: Chromium?

  private let process: ChromiumProcess
  private let lock = NSRecursiveLock()
  private var lastNumber = 0
  private var events: [Event] = []

  private init(_ process: ChromiumProcess) { self.process = process }

  /// Calls a method and waits for its result.
  ///
  /// - Throws: The error of the browser, or an error if it does not answer within `limit` seconds.
  func call(
    _ method: String, _ parameters: [String: Any] = [:], session: String = "", limit: Double = 60
  ) throws -> [String: Any] {
    lock.lock()
    defer { lock.unlock() }
    lastNumber += 1
    var message: [String: Any] = ["id": lastNumber, "method": method, "params": parameters]
    if !session.isEmpty { message["sessionId"] = session }
    try process.send(message)
    let deadline = Date(timeIntervalSinceNow: limit)
    while true {
      let answer = try process.receive(before: deadline)
      guard let number = answer["id"] as? Int else {
        take(answer)
        continue
      }
      guard number == lastNumber else { continue }
      if let error = answer["error"] {
        throw ChromiumProcess.Failure(description: "\(method): \(error)")
      }
      return answer["result"] as? [String: Any] ?? [:]
    }
  }

  /// Returns the events of a session until now.
  func events(of session: String, _ method: String) -> [[String: Any]] {
    lock.lock()
    defer { lock.unlock() }
    return events.filter { $0.session == session && $0.method == method }.map(\.parameters)
  }

  private func take(_ message: [String: Any]) {
    guard let method = message["method"] as? String else { return }
    events.append(
      Event(
        session: message["sessionId"] as? String ?? "", method: method,
        parameters: message["params"] as? [String: Any] ?? [:]))
  }
}
