import CommandSupport
import TextFoundation

/// A pipeline that distributes chunks to several workers and writes their output in the order of
/// the chunks.
///
/// A ring of slots limits the number of chunks in progress: the reader waits for a free slot,
/// workers take filled slots in order, and the worker that finishes the oldest slot writes it and
/// the finished ones that follow.
///
/// `@unchecked Sendable`: the states of the slots are accessed only while the monitor is locked;
/// the contents of a slot belong to the one thread determined by its state.
final class ParallelPipeline: @unchecked Sendable {
  private enum State {
    case free
    case filled
    case working
    case done
  }

  private final class Slot {
    var state = State.free
    var chunk: InputChunk?
    var output = ByteBuffer()
    /// The error in the chunk, to be reported after its output.
    var failure: (any Error)?
    /// Whether the output is being written or has been written.
    var isWritten = false

    func reset() {
      state = .free
      isWritten = false
    }
  }

  /// The number of slots that are filled, or finished and not yet written, while all workers work.
  ///
  /// The output of a slot may take a dozen times the memory of its input.
  private static let waitingSlotCount = 2

  private let monitor = Monitor()
  private let slots: [Slot]
  private var filledCount = 0
  private var takenCount = 0
  private var writtenCount = 0
  private var isWriting = false
  private var isClosed = false
  /// The first failure; no output is written after it.
  private var failure: (any Error)?
  private var threads: [WorkerThread] = []

  /// Starts `workerCount` workers, each with its own processor.
  init(workerCount: Int, makeProcessor: @escaping @Sendable () -> ChunkProcessor) {
    slots = (0..<workerCount + Self.waitingSlotCount).map { _ in Slot() }
    threads = (0..<workerCount).compactMap { _ in
      WorkerThread { [self] in work(with: makeProcessor()) }
    }
  }

  /// Whether there is a worker; false if the system could not create a thread.
  var isRunning: Bool { !threads.isEmpty }

  /// Waits for a free slot and passes a chunk to the workers.
  ///
  /// - Throws: the error of an earlier chunk, after all output before it was written.
  func submit(_ chunk: consuming InputChunk) throws {
    var chunk: InputChunk? = chunk
    try monitor.locked {
      while failure == nil, filledCount - writtenCount == slots.count { monitor.wait() }
      if let failure { throw failure }
      let slot = slots[filledCount % slots.count]
      slot.chunk = chunk.take()
      slot.state = .filled
      filledCount += 1
      monitor.wakeAll()
    }
  }

  /// Waits until the output of all submitted chunks has been written.
  func drain() throws {
    try monitor.locked {
      while failure == nil, writtenCount < filledCount { monitor.wait() }
      if let failure { throw failure }
    }
  }

  /// Waits until the workers have processed all submitted chunks, and ends them.
  func close() {
    monitor.locked {
      isClosed = true
      monitor.wakeAll()
    }
    for thread in threads { thread.join() }
    threads.removeAll()
  }

  // MARK: Workers

  private func work(with processor: ChunkProcessor) {
    while let slot = takeSlot() {
      if let chunk = slot.chunk.take() {
        do { try processor.process(chunk, to: &slot.output) } catch { slot.failure = error }
      }
      finish(slot)
    }
  }

  private func takeSlot() -> Slot? {
    monitor.locked {
      while failure == nil, takenCount == filledCount, !isClosed { monitor.wait() }
      guard failure == nil, takenCount < filledCount else { return nil }
      let slot = slots[takenCount % slots.count]
      takenCount += 1
      slot.state = .working
      return slot
    }
  }

  /// Marks a slot as done and writes the finished slots, unless another worker is writing.
  private func finish(_ slot: Slot) {
    let mayWrite = monitor.locked {
      slot.state = .done
      guard !isWriting, failure == nil else { return false }
      isWriting = true
      return true
    }
    guard mayWrite else { return }
    while let next = nextDoneSlot() {
      do {
        try StandardOutput.write(&next.output)
        if let failure = next.failure { throw failure }
      } catch {
        return stop(with: error)
      }
    }
  }

  /// Frees the slot that was just written, and returns the oldest slot if it is done.
  ///
  /// Otherwise this worker stops writing.
  private func nextDoneSlot() -> Slot? {
    monitor.locked {
      let oldest = slots[writtenCount % slots.count]
      if oldest.state == .done, oldest.isWritten {
        oldest.reset()
        writtenCount += 1
        monitor.wakeAll()
      }
      let next = slots[writtenCount % slots.count]
      guard next.state == .done else {
        isWriting = false
        return nil
      }
      next.isWritten = true
      return next
    }
  }

  private func stop(with error: any Error) {
    monitor.locked {
      failure = error
      isWriting = false
      monitor.wakeAll()
    }
  }
}
