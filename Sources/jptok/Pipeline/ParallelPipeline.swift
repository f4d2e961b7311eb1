import CommandSupport
import TextFoundation

/// Chunks go to several workers; their output is written in the order of the chunks.
///
/// A ring of slots bounds what is under way: the reader waits for a free slot, workers take filled
/// slots in order, and whichever worker finishes the oldest one writes it and what follows.
///
/// `@unchecked Sendable`: the slots' states are read and written with the monitor held; a slot's
/// contents belong to the one thread its state names.
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
    /// What went wrong in the chunk, to be reported after its output.
    var failure: (any Error)?
    /// Whether the output is being written or has been.
    var isWritten = false

    func reset() {
      state = .free
      isWritten = false
    }
  }

  private let monitor = Monitor()
  private let slots: [Slot]
  private var filledCount = 0
  private var takenCount = 0
  private var writtenCount = 0
  private var isWriting = false
  private var isClosed = false
  /// The first failure: nothing is written after it.
  private var failure: (any Error)?
  private var threads: [WorkerThread] = []

  /// Starts `workerCount` workers, each with what `makeProcessor` gives.
  init(workerCount: Int, makeProcessor: @escaping @Sendable () -> ChunkProcessor) {
    slots = (0..<workerCount * 2).map { _ in Slot() }
    threads = (0..<workerCount).compactMap { _ in
      WorkerThread { [self] in work(with: makeProcessor()) }
    }
  }

  /// Whether there is any worker; a system out of threads has none.
  var isRunning: Bool { !threads.isEmpty }

  /// Hands a chunk to the workers, waiting for room.
  ///
  /// - Throws: what went wrong in an earlier chunk, after all output before it was written.
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

  /// Waits until everything submitted has been written.
  func drain() throws {
    try monitor.locked {
      while failure == nil, writtenCount < filledCount { monitor.wait() }
      if let failure { throw failure }
    }
  }

  /// Lets the workers finish what was submitted and ends them.
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

  /// Marks a slot done and writes what can be written, unless another worker is at it.
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

  /// The oldest slot if it is done, having freed the one written before it.
  ///
  /// If it is not done, this worker's writing ends.
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
