/// What is being made in the background: each thing once, for all who wait for it.
///
/// Sendable: tasks are.
struct PendingWork: Sendable {
  /// Something that is being made; the ticket tells it from later work under the same key.
  private struct Work<Value: Sendable>: Sendable {
    let ticket: Int
    let task: Task<Value, Never>
  }

  typealias LayoutTask = Task<LayoutCache.Made, Never>
  typealias ImageTask = Task<Result<[UInt8], any Error>, Never>

  private var layouts: [CacheKey: Work<LayoutCache.Made>] = [:]
  private var images: [CacheKey: Work<Result<[UInt8], any Error>>] = [:]
  private var lastTicket = 0

  /// The work on a layout, begun now if it is not under way.
  mutating func layout(_ key: CacheKey, begin: (Int) -> LayoutTask) -> LayoutTask {
    if let work = layouts[key] { return work.task }
    lastTicket += 1
    let work = Work(ticket: lastTicket, task: begin(lastTicket))
    layouts[key] = work
    return work.task
  }

  /// The work on an image, begun now if it is not under way.
  mutating func image(_ key: CacheKey, begin: (Int) -> ImageTask) -> ImageTask {
    if let work = images[key] { return work.task }
    lastTicket += 1
    let work = Work(ticket: lastTicket, task: begin(lastTicket))
    images[key] = work
    return work.task
  }

  /// Notes that work has ended, unless it was given up meanwhile.
  mutating func end(_ key: CacheKey, ticket: Int) {
    if layouts[key]?.ticket == ticket { layouts[key] = nil }
    if images[key]?.ticket == ticket { images[key] = nil }
  }

  /// Lets nobody else wait for what is being made now; who waits already gets it.
  mutating func giveUp() {
    layouts = [:]
    images = [:]
  }
}
