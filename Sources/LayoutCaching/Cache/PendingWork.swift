import TextLayout

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

  /// The work on a layout, if it is under way.
  func layout(_ key: CacheKey) -> LayoutTask? { layouts[key]?.task }

  /// The work on an image, if it is under way.
  func image(_ key: CacheKey) -> ImageTask? { images[key]?.task }

  /// Notes the work on a layout, which ends with the ticket that it is begun with.
  mutating func addLayout(_ key: CacheKey, begin: (Int) -> LayoutTask) -> LayoutTask {
    lastTicket += 1
    let task = begin(lastTicket)
    layouts[key] = Work(ticket: lastTicket, task: task)
    return task
  }

  /// Notes the work on an image, which ends with the ticket that it is begun with.
  mutating func addImage(_ key: CacheKey, begin: (Int) -> ImageTask) -> ImageTask {
    lastTicket += 1
    let task = begin(lastTicket)
    images[key] = Work(ticket: lastTicket, task: task)
    return task
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
