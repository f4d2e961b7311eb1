import Foundation

/// A running process with pipes to its standard streams.
///
/// Foundation's `Process` reaps its children by itself and does not allow closing a pipe early;
/// this is the same on top of `posix_spawn`.
struct ChildProcess {
  let identifier: pid_t
  /// The parent's ends of the pipes, non-blocking.
  let input: Int32
  let output: Int32
  let errors: Int32

  /// Held while pipes are created and handed over: a child started in between would keep their ends
  /// open, and the end of input or the closing of output would not be noticed.
  private static let spawning = NSLock()

  init(
    _ executable: String, _ arguments: [String], environment: [String: String],
    workingDirectory: String?
  ) throws {
    Self.spawning.lock()
    defer { Self.spawning.unlock() }
    let (childInput, ownInput) = try Self.pipe()
    let (ownOutput, childOutput) = try Self.pipe()
    let (ownErrors, childErrors) = try Self.pipe()
    let childEnds = [childInput, childOutput, childErrors]
    defer { for end in childEnds { close(end) } }

    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, end) in childEnds.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    // Writing to a command that has ended must not end the tests; their children reset the signal
    // handling.
    signal(SIGPIPE, SIG_IGN)
    var defaults = sigset_t()
    sigemptyset(&defaults)
    sigaddset(&defaults, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    // Swift does not import the C library's function to change the directory.
    let words =
      workingDirectory.map {
        ["/bin/sh", "-c", "cd \"$1\" && shift && exec \"$@\"", "sh", $0, executable] + arguments
      } ?? [executable] + arguments
    var vector = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for string in vector + variables { free(string) } }
    var identifier: pid_t = 0
    let status = posix_spawn(&identifier, words[0], &actions, &attributes, &vector, &variables)
    guard status == 0 else {
      for end in [ownInput, ownOutput, ownErrors] { close(end) }
      throw CommandRun.Failure(
        description: "cannot start \(executable): \(String(cString: strerror(status)))")
    }
    self.identifier = identifier
    (input, output, errors) = (ownInput, ownOutput, ownErrors)
    for end in [input, output, errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: The exit code, or 128 plus the number of the signal that ended it.
  func waitForExit() -> Int32 {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// The peak memory of the process until now, in bytes, or `nil` when it has ended.
  ///
  /// `ru_maxrss` of `wait4` is not usable on Linux: it also counts the memory of the tests when
  /// they started the process.
  var peakMemory: Int? {
    #if os(Linux)
    guard let status = try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") })
    else { return nil }
    return Int(line.filter(\.isNumber)).map { $0 << 10 }
    #else
    var usage = rusage_info_v2()
    let status = withUnsafeMutablePointer(to: &usage) {
      $0.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(identifier, RUSAGE_INFO_V2, $0)
      }
    }
    return status == 0 ? Int(usage.ri_lifetime_max_phys_footprint) : nil
    #endif
  }

  /// Returns a pipe that programs started later do not inherit.
  private static func pipe() throws -> (readEnd: Int32, writeEnd: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      throw CommandRun.Failure(description: "no pipe: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
