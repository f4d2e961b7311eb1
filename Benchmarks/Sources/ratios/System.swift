#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// System functions for measurements.
enum System {
  /// The time in nanoseconds of a monotonic clock.
  static var wallClock: Double { time(of: CLOCK_MONOTONIC) }

  /// The processor time of this thread in nanoseconds, not affected by other processes.
  static var threadClock: Double { time(of: CLOCK_THREAD_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }

  /// The average number of runnable processes over the last minute.
  static var loadAverage: Double {
    var average = 0.0
    return getloadavg(&average, 1) == 1 ? average : 0
  }

  /// The number of processors.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The resident memory of this process in bytes; 0 if the system does not provide `/proc`.
  static var residentBytes: Double {
    guard let contents = try? contents(of: "/proc/self/statm") else { return 0 }
    let pages = String(decoding: contents, as: UTF8.self).split(separator: " ").dropFirst().first
    return (pages.flatMap { Double($0) } ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// Terminates this process with an exit status.
  static func end(status: Int32) -> Never { exit(status) }

  /// Returns the contents of a file.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure("\(path): \(String(cString: strerror(errno)))") }
    defer { close(descriptor) }
    return contents(of: descriptor)
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return contents }
      contents += buffer[..<count]
    }
  }

  // MARK: Processes

  /// The resources used by a process, and its output.
  struct ProcessUse {
    /// The elapsed time in nanoseconds.
    var wall: Double
    /// The peak memory in bytes.
    var peakMemory: Double
    /// The output; empty if it was not requested.
    var output: [UInt8]
  }

  /// Runs a program and waits for its end.
  ///
  /// The peak memory of a child is at least that of its parent (the kernel includes the time before
  /// the child executes the program), so memory must be measured while this process is small.
  ///
  /// - Parameters:
  ///   - arguments: the program, searched in PATH if it has no slash, and its arguments.
  ///   - input: the file for its standard input.
  ///   - keepsOutput: whether to return its output; otherwise the output is discarded.
  /// - Returns: the resources used.
  /// - Throws: `Failure` if it cannot be started or has a nonzero exit status.
  static func run(
    _ arguments: [String], input: String = "/dev/null", keepsOutput: Bool = false
  ) throws(Failure) -> ProcessUse {
    var pipeEnds: [Int32] = [-1, -1]
    if keepsOutput, pipe(&pipeEnds) != 0 { throw Failure("cannot create a pipe") }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    if keepsOutput {
      posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], 1)
      posix_spawn_file_actions_addclose(&actions, pipeEnds[0])
      posix_spawn_file_actions_addclose(&actions, pipeEnds[1])
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var vector: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for argument in vector { free(argument) } }
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]

    var process = pid_t()
    let start = wallClock
    let status = posix_spawnp(&process, arguments[0], &actions, nil, &vector, &environment)
    if keepsOutput { close(pipeEnds[1]) }
    guard status == 0 else {
      if keepsOutput { close(pipeEnds[0]) }
      throw Failure("\(arguments[0]): \(String(cString: strerror(status)))")
    }
    let output = keepsOutput ? contents(of: pipeEnds[0]) : []
    if keepsOutput { close(pipeEnds[0]) }
    var exitStatus: Int32 = 0
    var use = rusage()
    while wait4(process, &exitStatus, 0, &use) < 0, errno == EINTR {}
    let wall = wallClock - start
    guard exitStatus == 0 else {
      throw Failure("\(arguments.joined(separator: " ")): ended with status \(exitStatus)")
    }
    #if canImport(Darwin)
    let memoryUnit = 1.0
    #else
    let memoryUnit = 1024.0
    #endif
    return ProcessUse(wall: wall, peakMemory: Double(use.ru_maxrss) * memoryUnit, output: output)
  }
}

/// An error that prevents a measurement.
struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
