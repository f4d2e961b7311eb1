import TextFoundation
public import TextLayout
import TypedEvents

/// A cache of the sizes, layouts and rendered images of texts.
///
/// ```swift
/// let cache = LayoutCache(typesetter: typesetter)
/// let space = LayoutSpace(inlineSize: 320)
/// cache.size(of: .markup(message.text), in: space).height   // lays out
/// cache.size(of: .markup(message.text), in: space).height   // looks up
/// let png = try cache.png(of: .markup(message.text), in: space, scale: 2)   // by TextDrawing
/// ```
///
/// Results are identical to those without a cache, and byte for byte the same after any purge. A
/// text is identified by its ``Text`` (markup, version of a tree, or a name) and its style sheets,
/// together with the available space. A layout also depends on:
/// - The typesetter, which belongs to the cache; use a separate cache for other fonts or options.
/// - The images of an `ImageSource`: a result computed with images other than the current ones is
///   computed again, so that images loaded later appear. The entry retains its images, which are
///   not counted in its cost.
/// - The drawing functions of `CustomBox` values: purge the cache when they would draw something
///   else.
///
/// The total cost of the entries stays within the limit. The least recently used layouts and images
/// are evicted first. Sizes are retained longest: they may take an eighth of the limit, and are
/// evicted only in favor of other sizes. A result larger than the limit is computed each time.
///
/// Measuring and drawing share one layout: a request for an image also caches the size. If both are
/// needed, request the image first.
///
/// A lookup takes constant time, plus time linear in the markup or name.
///
/// The state is protected by a lock, under which nothing is laid out or drawn and no code of the
/// caller runs. If several threads request a missing result at the same time, each computes it,
/// with the same result; the `…InBackground` functions compute it only once.
public final class LayoutCache: Sendable {
  /// The typesetter that lays out the texts.
  public let typesetter: Typesetter
  /// The policy that selects the layouts to be cached.
  public let retention: RetentionPolicy
  let storage: TracedMutex<CacheStorage>

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - typesetter: the typesetter that lays out the texts.
  ///   - costLimit: the approximate maximum size in bytes; with 0 or less nothing is cached.
  ///   - retention: the policy that selects the layouts to be cached.
  public init(
    typesetter: Typesetter, costLimit: Int = 32 << 20, retention: RetentionPolicy = .withLinks
  ) {
    self.typesetter = typesetter
    self.retention = retention
    storage = TracedMutex(CacheStorage(costLimit: costLimit))
  }

  /// The current contents and the hit counts.
  ///
  /// - Complexity: constant.
  public var statistics: Statistics { storage.withLock { $0.statistics } }

  // MARK: Requests

  /// Returns the size of a text, which is the size of its layout.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  /// - Returns: its size in px.
  public func size(of text: Text, in space: LayoutSpace) -> Size {
    let key = CacheKey(text, space, .size)
    if let size = find(key)?.size { return size }
    return layout(for: key, text, space, wasRequested: false).layout.size
  }

  /// Returns the layout of a text, which is cached according to ``retention``.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  /// - Returns: the layout.
  public func layout(of text: Text, in space: LayoutSpace) -> MarkupLayout {
    let key = CacheKey(text, space, .layout)
    if let layout = find(key)?.layout { return layout }
    return layout(for: key, text, space, wasRequested: true).layout
  }

  /// Returns an image of a text, drawn if it is not cached.
  ///
  /// `TextDrawing` provides `png(of:in:scale:background:)` and `svg(of:in:_:)` for its formats.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - rendition: everything that the bytes depend on besides the layout.
  ///   - draw: draws the layout; must have no side effects, because it is called only if necessary.
  /// - Returns: the bytes that `draw` returned, now or earlier.
  /// - Throws: the errors of `draw`; the size is then cached, the image is not.
  public func image<Failure: Error>(
    of text: Text, in space: LayoutSpace, as rendition: Rendition,
    draw: (MarkupLayout) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let key = CacheKey(text, space, .image(rendition))
    if let bytes = find(key)?.image { return bytes }
    let made = layout(for: key, text, space, wasRequested: false)
    let bytes = try draw(made.layout)
    store(.image(bytes), referencedImages: made.referencedImages, for: key, epoch: made.epoch)
    return bytes
  }

  // MARK: Layout

  /// A layout, with the state that decides whether results derived from it may be cached.
  struct ComputedLayout: Sendable {
    let layout: MarkupLayout
    let referencedImages: ReferencedImages?
    let epoch: Int
  }

  /// Returns the cached layout, or computes one and caches its results.
  ///
  /// `key` is the key of any result for the text in that space; `wasRequested` says whether the layout
  /// itself was requested.
  func layout(
    for key: CacheKey, _ text: Text, _ space: LayoutSpace, wasRequested: Bool
  ) -> ComputedLayout {
    let epoch = storage.withLock { $0.epoch }
    if let item = item(key.with(.layout)), let layout = item.layout {
      storeSize(of: layout, referencedImages: item.referencedImages, for: key, epoch: epoch)
      return ComputedLayout(layout: layout, referencedImages: item.referencedImages, epoch: epoch)
    }
    let styled = text.styled(for: typesetter)
    let referencedImages = ReferencedImages(of: styled, in: typesetter.options.images)
    let layout: MarkupLayout
    if let referencedImages {
      // Images that are loaded during the layout must not appear in only a part of it.
      var typesetter = typesetter
      typesetter.options.images = referencedImages.snapshot
      layout = typesetter.layout(styled, in: space)
    } else {
      layout = typesetter.layout(styled, in: space)
    }
    storage.withLock { $0.countLayout() }
    storeSize(of: layout, referencedImages: referencedImages, for: key, epoch: epoch)
    if retention.retains(layout, wasRequested: wasRequested) {
      store(
        .layout(layout), referencedImages: referencedImages, for: key.with(.layout), epoch: epoch)
    }
    return ComputedLayout(layout: layout, referencedImages: referencedImages, epoch: epoch)
  }

  private func storeSize(
    of layout: MarkupLayout, referencedImages: ReferencedImages?, for key: CacheKey, epoch: Int
  ) {
    store(
      .size(layout.size), referencedImages: referencedImages, for: key.with(.size), epoch: epoch)
  }

  /// Stores a result; items evicted for it are released after the lock is.
  func store(
    _ content: CachedItem.Content, referencedImages: ReferencedImages?, for key: CacheKey,
    epoch: Int
  ) {
    let item = CachedItem(content, referencedImages: referencedImages)
    _ = storage.withLock { $0.store(item, for: key, epoch: epoch) }
  }

  // MARK: Lookup

  /// Returns the cached item if its images are current, and counts a hit or a miss.
  private func find(_ key: CacheKey) -> CachedItem? {
    current(storage.withLock { $0.find(key) }, key, isCounted: true)
  }

  /// Returns the cached item if its images are current, without counting.
  private func item(_ key: CacheKey) -> CachedItem? {
    current(storage.withLock { $0.use(key) }, key, isCounted: false)
  }

  /// Returns the item, or removes it and returns nil if its images have changed.
  func current(_ item: CachedItem?, _ key: CacheKey, isCounted: Bool) -> CachedItem? {
    guard let referencedImages = item?.referencedImages,
      !referencedImages.areCurrent(in: typesetter.options.images)
    else { return item }
    _ = storage.withLock { $0.reject(key, isCounted: isCounted) }
    return nil
  }
}
