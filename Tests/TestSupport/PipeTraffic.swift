import Foundation

/// Feeds a child process and collects its output, on one thread.
struct PipeTraffic {
  private let child: ChildProcess
  private let input: [UInt8]
  private let outputLimit: Int
  private var written = 0
  private var isInputOpen = true
  private var isOutputOpen = true
  private var areErrorsOpen = true
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var peakMemory = 0

  init(child: ChildProcess, input: [UInt8], outputLimit: Int) {
    self.child = child
    self.input = input
    self.outputLimit = outputLimit
  }

  /// Runs until the child has closed its output, and closes all pipes.
  ///
  /// - Returns: Whether that happened before `deadline`.
  mutating func run(until deadline: Date) -> Bool {
    var nextSample = Date()
    while isOutputOpen || areErrorsOpen {
      let now = Date()
      if now > deadline { break }
      if now >= nextSample {
        peakMemory = max(peakMemory, child.peakMemory ?? 0)
        nextSample = now.addingTimeInterval(0.005)
      }
      move()
    }
    let isDone = !isOutputOpen && !areErrorsOpen
    if isInputOpen { close(child.input) }
    if isOutputOpen { close(child.output) }
    if areErrorsOpen { close(child.errors) }
    return isDone
  }

  /// Transfers available data, or waits a moment if there is none.
  private mutating func move() {
    // poll ignores a negative descriptor.
    var states = [
      pollfd(fd: isInputOpen ? child.input : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: isOutputOpen ? child.output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: areErrorsOpen ? child.errors : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&states, nfds_t(states.count), 20) > 0 else { return }
    if states[0].revents != 0 { feed() }
    if states[1].revents != 0 {
      isOutputOpen = collect(from: child.output, into: \.output) && output.count < outputLimit
      if !isOutputOpen { close(child.output) }
    }
    if states[2].revents != 0 {
      areErrorsOpen = collect(from: child.errors, into: \.errors)
      if !areErrorsOpen { close(child.errors) }
    }
  }

  private mutating func feed() {
    let count = input.withUnsafeBytes { bytes in
      bytes.baseAddress.map { write(child.input, $0 + written, bytes.count - written) } ?? 0
    }
    if count > 0 { written += count }
    let isRetried = count < 0 && (errno == EAGAIN || errno == EINTR)
    if written == input.count || (count < 0 && !isRetried) {
      close(child.input)
      isInputOpen = false
    }
  }

  /// Returns whether more data may follow.
  private mutating func collect(
    from descriptor: Int32, into bytes: WritableKeyPath<PipeTraffic, [UInt8]>
  ) -> Bool {
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 { self[keyPath: bytes].append(contentsOf: buffer[..<count]) }
    return count > 0 || (count < 0 && (errno == EAGAIN || errno == EINTR))
  }
}
