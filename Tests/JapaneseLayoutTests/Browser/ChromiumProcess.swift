import Foundation
import LayoutTestSupport
import TestSupport

/// A running headless Chromium and the pipes to it.
///
/// They carry its DevTools protocol: JSON, each message ended by a NUL (`--remote-debugging-pipe`).
/// Without a port nobody else can come in between. It ends when its pipes are closed, and so with
/// the tests.
final class ChromiumProcess {
  /// Why there is no browser, or no answer.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Where Chromium is: `CHROMIUM`, or the first of its usual places; nil if there is none.
  static let path: String? = {
    let named = ProcessInfo.processInfo.environment["CHROMIUM"].map { [$0] } ?? []
    let usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    return (named + usual).first(where: FileManager.default.isExecutableFile(atPath:))
  }()

  private let profile: TemporaryDirectory
  private let identifier: pid_t
  private let input: Int32
  private let output: Int32
  private var received: [UInt8] = []

  /// Starts it with a profile of its own.
  init() throws {
    guard let path = Self.path else { throw Failure(description: "no chromium") }
    profile = try temporaryDirectory(prefix: "chromium")
    let (commands, ownInput) = try Self.pipe()
    let (ownOutput, answers) = try Self.pipe()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, 2, profile.file("errors.txt"), O_WRONLY | O_CREAT, 0o600)
    posix_spawn_file_actions_adddup2(&actions, commands, 3)
    posix_spawn_file_actions_adddup2(&actions, answers, 4)
    let arguments = [
      path, "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
      "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
      "--disable-background-networking", "--disable-component-update", "--disable-sync",
      "--font-render-hinting=none", "--force-device-scale-factor=1",
      "--user-data-dir=\(profile.path)/profile", "about:blank",
    ]
    var words = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, environ)
    close(commands)
    close(answers)
    guard status == 0 else {
      close(ownInput)
      close(ownOutput)
      throw Failure(description: "cannot start \(path): \(String(cString: strerror(status)))")
    }
    (identifier, input, output) = (child, ownInput, ownOutput)
    signal(SIGPIPE, SIG_IGN)
  }

  deinit { stop() }

  /// Ends it and removes its profile; waits a moment for it to go by itself.
  func stop() {
    close(input)
    close(output)
    var status: Int32 = 0
    for _ in 0..<40 {
      if waitpid(identifier, &status, WNOHANG) != 0 { return }
      usleep(50_000)
    }
    kill(identifier, SIGKILL)
    waitpid(identifier, &status, 0)
  }

  /// Sends a message.
  func send(_ message: [String: Any]) throws {
    var bytes = Array(try JSONSerialization.data(withJSONObject: message)) + [0]
    while !bytes.isEmpty {
      let count = write(input, bytes, bytes.count)
      guard count > 0 else { throw failure("it does not listen") }
      bytes.removeFirst(count)
    }
  }

  /// The next message.
  func receive(before deadline: Date) throws -> [String: Any] {
    while true {
      if let end = received.firstIndex(of: 0) {
        let message = try JSONSerialization.jsonObject(with: Data(received[..<end]))
        received.removeSubrange(...end)
        return message as? [String: Any] ?? [:]
      }
      let rest = deadline.timeIntervalSinceNow
      guard rest > 0 else { throw failure("no answer in time") }
      var event = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, Int32(rest * 1000) + 1) > 0 else { continue }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(output, &buffer, buffer.count)
      guard count > 0 else { throw failure("it has ended") }
      received += buffer[..<count]
    }
  }

  private func failure(_ reason: String) -> Failure {
    let errors = (try? String(contentsOfFile: profile.file("errors.txt"), encoding: .utf8)) ?? ""
    return Failure(description: "chromium: \(reason)\n\(errors.suffix(2000))")
  }

  /// A pipe whose ends are not among the numbers that the child gets, and are closed in children.
  private static func pipe() throws -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    return (moved[0], moved[1])
  }
}
