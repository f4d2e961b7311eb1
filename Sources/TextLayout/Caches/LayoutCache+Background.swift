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
    if let size = find(key)?.size { return size }
    switch foundOrBegun(key, text, space, wasAsked: false) {
    case .found(let item): return item.size ?? size(of: text, in: space)
    case .begun(let task): return await task.value.layout.size
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
    if let layout = find(key)?.layout { return layout }
    switch foundOrBegun(key, text, space, wasAsked: true) {
    case .found(let item): return item.layout ?? layout(of: text, in: space)
    case .begun(let task):
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
    if let bytes = find(key)?.image { return bytes }
    let work = shelf.withLock { shelf in
      if let bytes = shelf.use(key)?.image { return PendingWork.ImageTask { .success(bytes) } }
      return shelf.pending.image(key) { ticket in
        Task.detached { await self.draw(key, ticket: ticket, text, space, draw) }
      }
    }
    return try await work.value.get()
  }

  // MARK: Work

  private enum FoundOrBegun: Sendable {
    case found(CachedItem)
    case begun(PendingWork.LayoutTask)
  }

  /// What came after it had been looked for, or else the work on the layout.
  private func foundOrBegun(
    _ key: CacheKey, _ text: Text, _ space: LayoutSpace, wasAsked: Bool
  ) -> FoundOrBegun {
    shelf.withLock { shelf in
      if let item = shelf.use(key) { return .found(item) }
      let key = key.with(.layout)
      return .begun(
        shelf.pending.layout(key) { ticket in
          Task.detached {
            let made = self.layout(for: key, text, space, wasAsked: wasAsked)
            self.shelf.withLock { $0.pending.end(key, ticket: ticket) }
            return made
          }
        })
    }
  }

  private func draw(
    _ key: CacheKey, ticket: Int, _ text: Text, _ space: LayoutSpace,
    _ draw: @Sendable (MarkupLayout) throws -> [UInt8]
  ) async -> Result<[UInt8], any Error> {
    defer { shelf.withLock { $0.pending.end(key, ticket: ticket) } }
    let made: Made
    switch foundOrBegun(key.with(.layout), text, space, wasAsked: false) {
    case .found: made = layout(for: key, text, space, wasAsked: false)
    case .begun(let task): made = await task.value
    }
    let result = Result { try draw(made.layout) }
    if case .success(let bytes) = result {
      keep(.image(bytes), pictures: made.pictures, for: key, epoch: made.epoch)
    }
    return result
  }
}
