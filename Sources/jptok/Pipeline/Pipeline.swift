import CommandSupport
import TextFoundation

/// Runs the processors of a command over the input: reads, processes and writes it.
struct Pipeline {
  let files: [String]
  let isLossy: Bool
  let workerCount: Int
  /// Creates a processor for each worker.
  let makeProcessor: @Sendable () -> any LineProcessor

  /// The maximum size of chunks that are passed to workers.
  ///
  /// Larger chunks contain a long line, whose analysis alone uses much memory.
  private static let maximumSharedChunkSize = 1 << 19

  /// Processes the whole input.
  ///
  /// The first chunk is processed on this thread, because workers pay off only for larger input.
  ///
  /// - Throws: `CommandFailure` for invalid input, `ClosedPipe` if the reader of the output has
  ///   closed it; all output before the failure has been written.
  func run() throws {
    Process.ignoreClosedPipeSignal()
    var reader = InputReader(files: files)
    let own = ChunkProcessor(processor: makeProcessor(), isLossy: isLossy)
    var workers: ParallelPipeline?
    defer { workers?.close() }
    var longLine: LongLine?
    var output = ByteBuffer()
    var isFirst = true

    while let chunk = try reader.next() {
      switch chunk.content {
      case .lines:
        let isLong = chunk.bytes.count > Self.maximumSharedChunkSize
        if workerCount > 1, !isFirst, !isLong {
          if workers == nil { workers = startWorkers() }
          if let workers, workers.isRunning {
            try workers.submit(chunk)
            continue
          }
        }
        try workers?.drain()
        try process(chunk, with: own, &output)
      case .longLine(let isFinal):
        try workers?.drain()
        if longLine == nil {
          longLine = LongLine(
            processor: own.processor, isLossy: isLossy, file: chunk.file,
            number: chunk.firstLine)
        }
        try longLine?.append(chunk.bytes.bytes, isFinal: isFinal, to: &output)
        try StandardOutput.write(&output)
        if isFinal { longLine = nil }
      case .endOfFile:
        do { try own.processor.finish(to: &output) } catch let failure as LineFailure {
          throw CommandFailure(failure, in: chunk.file)
        }
        guard !output.isEmpty else { continue }
        try workers?.drain()
        try StandardOutput.write(&output)
      }
      isFirst = false
    }
    try workers?.drain()
  }

  private func startWorkers() -> ParallelPipeline {
    let (makeProcessor, isLossy) = (makeProcessor, isLossy)
    return ParallelPipeline(workerCount: workerCount) {
      ChunkProcessor(processor: makeProcessor(), isLossy: isLossy)
    }
  }

  private func process(
    _ chunk: borrowing InputChunk, with processor: ChunkProcessor, _ output: inout ByteBuffer
  ) throws {
    do {
      try processor.process(chunk, to: &output)
    } catch {
      try StandardOutput.write(&output)
      throw error
    }
    try StandardOutput.write(&output)
  }
}
