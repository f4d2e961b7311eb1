import Foundation
import LayoutTestSupport
import TestSupport

/// A running headless Chromium and the pipes to it.
///
/// The pipes carry its DevTools protocol: JSON messages, each terminated by NUL
/// (`--remote-debugging-pipe`). Without a port, no other process can connect. It ends when its
/// pipes are closed, and therefore with the tests.
final class ChromiumProcess {
  /// An error about a missing browser or answer.
  struct Failure: Error, CustomStringConvertible { let description: String }

  /// The path of Chromium: `CHROMIUM`, or the first of its usual locations; nil if it is not
  /// installed.
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

  /// Starts Chromium with its own profile.
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

  /// Ends Chromium and removes its profile, after waiting a moment for it to exit by itself.
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

  /// Returns the next message.
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

  /// Returns a pipe whose descriptors are not among those that the child gets, and are closed in
  /// children.
  private static func pipe() throws -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(description: "no pipe") }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    for end in ends { close(end) }
    return (moved[0], moved[1])
  }
}
