import TextFoundation
public import TextLayout
import TypedEvents

extension LayoutCache {
  /// The size of a text, made on a thread of Swift's pool if it is not there.
  ///
  /// Tasks that ask for the same text in the same room while it is being made wait for one layout;
  /// no thread is blocked. The work belongs to the cache: it goes on if a task that waits for it is
  /// cancelled.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  /// - Returns: its size in px.
  @concurrent
  public func sizeInBackground(of text: Text, in space: LayoutSpace) async -> Size {
    let key = CacheKey(text, space, .size)
    switch findOrJoin(key, { $0.layoutWork(self, key, text, space, wasAsked: false) }) {
    case .found(let item): return item.size ?? size(of: text, in: space)
    case .joined(let task): return await task.value.layout.size
    }
  }

  /// The layout of a text, made on a thread of Swift's pool if it is not there; as
  /// ``sizeInBackground(of:in:)`` once for all who ask.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  /// - Returns: the layout.
  @concurrent
  public func layoutInBackground(of text: Text, in space: LayoutSpace) async -> MarkupLayout {
    let key = CacheKey(text, space, .layout)
    switch findOrJoin(key, { $0.layoutWork(self, key, text, space, wasAsked: true) }) {
    case .found(let item): return item.layout ?? layout(of: text, in: space)
    case .joined(let task):
      let made = await task.value
      // It may have been begun by somebody who wanted its size only.
      if keeping == .whenAsked {
        keep(.layout(made.layout), pictures: made.pictures, for: key, epoch: made.epoch)
      }
      return made.layout
    }
  }

  /// A picture of a text, laid out and drawn on a thread of Swift's pool if it is not there; as
  /// ``sizeInBackground(of:in:)`` once for all who ask.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - rendition: what the bytes depend on beside the layout.
  ///   - draw: draws the layout; of several who ask at once, the function of the first is called.
  /// - Returns: what `draw` returned, now or before.
  /// - Throws: what `draw` throws; then the size is kept, and the image is not.
  @concurrent
  public func imageInBackground(
    of text: Text, in space: LayoutSpace, as rendition: Rendition,
    draw: @escaping @Sendable (MarkupLayout) throws -> [UInt8]
  ) async throws -> [UInt8] {
    let key = CacheKey(text, space, .image(rendition))
    switch findOrJoin(key, { $0.imageWork(self, key, text, space, draw) }) {
    case .found(let item): return item.image ?? []
    case .joined(let task): return try await task.value.get()
    }
  }

  // MARK: Work

  private enum FoundOrJoined<Work: Sendable>: Sendable {
    case found(CachedItem)
    case joined(Work)
  }

  /// What is kept, or else the work on it: in one step, so that nothing is made twice.
  private func findOrJoin<Work: Sendable>(
    _ key: CacheKey, isCounted: Bool = true, _ join: (inout CacheShelf) -> Work
  ) -> FoundOrJoined<Work> {
    let answer: FoundOrJoined<Work> = shelf.withLock { shelf in
      if let item = isCounted ? shelf.find(key) : shelf.use(key) { return .found(item) }
      return .joined(join(&shelf))
    }
    if case .found(let item) = answer, current(item, key, isCounted: isCounted) == nil {
      // Its pictures have changed, and it was taken out.
      return findOrJoin(key, isCounted: false, join)
    }
    return answer
  }
}

extension CacheShelf {
  /// The work on a layout, begun now if it is not under way; one that is kept is handed over.
  fileprivate mutating func layoutWork(
    _ cache: LayoutCache, _ key: CacheKey, _ text: LayoutCache.Text, _ space: LayoutSpace,
    wasAsked: Bool
  ) -> PendingWork.LayoutTask {
    let key = key.with(.layout)
    if let task = pending.layout(key) { return task }
    return pending.addLayout(key) { ticket in
      Task.detached {
        let made = cache.layout(for: key, text, space, wasAsked: wasAsked)
        cache.shelf.withLock { $0.pending.end(key, ticket: ticket) }
        return made
      }
    }
  }

  /// The work on an image, begun now if it is not under way.
  fileprivate mutating func imageWork(
    _ cache: LayoutCache, _ key: CacheKey, _ text: LayoutCache.Text, _ space: LayoutSpace,
    _ draw: @escaping @Sendable (MarkupLayout) throws -> [UInt8]
  ) -> PendingWork.ImageTask {
    if let task = pending.image(key) { return task }
    // Joined now, as the layout may not be kept when it is done.
    let layout = layoutWork(cache, key, text, space, wasAsked: false)
    return pending.addImage(key) { ticket in
      Task.detached {
        let made = await layout.value
        let result = Result { try draw(made.layout) }
        if case .success(let bytes) = result {
          cache.keep(.image(bytes), pictures: made.pictures, for: key, epoch: made.epoch)
        }
        cache.shelf.withLock { $0.pending.end(key, ticket: ticket) }
        return result
      }
    }
  }
}
