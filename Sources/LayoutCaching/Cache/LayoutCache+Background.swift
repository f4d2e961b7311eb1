import TextFoundation
public import TextLayout
import TypedEvents

extension LayoutCache {
  /// Returns the size of a text, computed on a thread of Swift's concurrent executor if it is not
  /// cached.
  ///
  /// Tasks that request the same text in the same space at the same time share one layout, and no
  /// thread is blocked. The work belongs to the cache: it continues if a waiting task is canceled.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  /// - Returns: its size in px.
  @concurrent
  public func sizeInBackground(of text: Text, in space: LayoutSpace) async -> Size {
    let key = CacheKey(text, space, .size)
    switch findOrJoin(key, { $0.layoutWork(self, key, text, space, wasRequested: false) }) {
    case .found(let item): return item.size ?? size(of: text, in: space)
    case .joined(let task): return await task.value.layout.size
    }
  }

  /// Returns the layout of a text, computed on a thread of Swift's concurrent executor if it is not
  /// cached.
  ///
  /// Concurrent requests share the work, as in ``sizeInBackground(of:in:)``.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  /// - Returns: the layout.
  @concurrent
  public func layoutInBackground(of text: Text, in space: LayoutSpace) async -> MarkupLayout {
    let key = CacheKey(text, space, .layout)
    switch findOrJoin(key, { $0.layoutWork(self, key, text, space, wasRequested: true) }) {
    case .found(let item): return item.layout ?? layout(of: text, in: space)
    case .joined(let task):
      let made = await task.value
      // The work may have been started by a request for the size only.
      if retention == .whenAsked {
        store(
          .layout(made.layout), referencedImages: made.referencedImages, for: key, epoch: made.epoch
        )
      }
      return made.layout
    }
  }

  /// Returns an image of a text, laid out and drawn on a thread of Swift's concurrent executor if
  /// it is not cached.
  ///
  /// Concurrent requests share the work, as in ``sizeInBackground(of:in:)``.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - rendition: everything that the bytes depend on besides the layout.
  ///   - draw: draws the layout; of several concurrent requests, only the function of the first is
  ///     called.
  /// - Returns: the bytes that `draw` returned, now or earlier.
  /// - Throws: the errors of `draw`; the size is then cached, the image is not.
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

  /// Returns the cached item or the pending work, in one step, so that no work is started twice.
  private func findOrJoin<Work: Sendable>(
    _ key: CacheKey, isCounted: Bool = true, _ join: (inout CacheStorage) -> Work
  ) -> FoundOrJoined<Work> {
    let answer: FoundOrJoined<Work> = storage.withLock { storage in
      if let item = isCounted ? storage.find(key) : storage.use(key) { return .found(item) }
      return .joined(join(&storage))
    }
    if case .found(let item) = answer, current(item, key, isCounted: isCounted) == nil {
      // Its images have changed, and it was removed.
      return findOrJoin(key, isCounted: false, join)
    }
    return answer
  }
}

extension CacheStorage {
  /// Returns the pending work on a layout, which is started if necessary; a cached layout is then
  /// returned at once.
  fileprivate mutating func layoutWork(
    _ cache: LayoutCache, _ key: CacheKey, _ text: LayoutCache.Text, _ space: LayoutSpace,
    wasRequested: Bool
  ) -> PendingWork.LayoutTask {
    let key = key.with(.layout)
    if let task = pending.layout(key) { return task }
    return pending.addLayout(key) { ticket in
      Task.detached {
        let made = cache.layout(for: key, text, space, wasRequested: wasRequested)
        cache.storage.withLock { $0.pending.end(key, ticket: ticket) }
        return made
      }
    }
  }

  /// Returns the pending work on an image, which is started if necessary.
  fileprivate mutating func imageWork(
    _ cache: LayoutCache, _ key: CacheKey, _ text: LayoutCache.Text, _ space: LayoutSpace,
    _ draw: @escaping @Sendable (MarkupLayout) throws -> [UInt8]
  ) -> PendingWork.ImageTask {
    if let task = pending.image(key) { return task }
    // Started now, because the layout may not be cached when it is finished.
    let layout = layoutWork(cache, key, text, space, wasRequested: false)
    return pending.addImage(key) { ticket in
      Task.detached {
        let made = await layout.value
        let result = Result { try draw(made.layout) }
        if case .success(let bytes) = result {
          cache.store(
            .image(bytes), referencedImages: made.referencedImages, for: key, epoch: made.epoch)
        }
        cache.storage.withLock { $0.pending.end(key, ticket: ticket) }
        return result
      }
    }
  }
}
