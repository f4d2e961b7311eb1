import TextLayout

/// The results that are being computed in the background, one task for each.
struct PendingWork: Sendable {
  /// Work in progress; the ticket distinguishes it from later work for the same key.
  private struct Work<Value: Sendable>: Sendable {
    let ticket: Int
    let task: Task<Value, Never>
  }

  typealias LayoutTask = Task<LayoutCache.ComputedLayout, Never>
  typealias ImageTask = Task<Result<[UInt8], any Error>, Never>

  private var layouts: [CacheKey: Work<LayoutCache.ComputedLayout>] = [:]
  private var images: [CacheKey: Work<Result<[UInt8], any Error>>] = [:]
  private var lastTicket = 0

  /// Returns the task for a layout, or nil if none is in progress.
  func layout(_ key: CacheKey) -> LayoutTask? { layouts[key]?.task }

  /// Returns the task for an image, or nil if none is in progress.
  func image(_ key: CacheKey) -> ImageTask? { images[key]?.task }

  /// Starts and registers the task for a layout, which finally unregisters itself with the ticket
  /// passed to `begin`.
  mutating func addLayout(_ key: CacheKey, begin: (Int) -> LayoutTask) -> LayoutTask {
    lastTicket += 1
    let task = begin(lastTicket)
    layouts[key] = Work(ticket: lastTicket, task: task)
    return task
  }

  /// Starts and registers the task for an image, which finally unregisters itself with the ticket
  /// passed to `begin`.
  mutating func addImage(_ key: CacheKey, begin: (Int) -> ImageTask) -> ImageTask {
    lastTicket += 1
    let task = begin(lastTicket)
    images[key] = Work(ticket: lastTicket, task: task)
    return task
  }

  /// Unregisters finished work, unless it was abandoned or replaced.
  mutating func end(_ key: CacheKey, ticket: Int) {
    if layouts[key]?.ticket == ticket { layouts[key] = nil }
    if images[key]?.ticket == ticket { images[key] = nil }
  }

  /// Abandons all work in progress: later requests start new work, and current waiters still
  /// receive the results.
  mutating func abandonAll() {
    layouts = [:]
    images = [:]
  }
}
