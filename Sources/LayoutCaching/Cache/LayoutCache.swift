import TextFoundation
public import TextLayout
import TypedEvents

/// Keeps what was made of texts: their sizes, their layouts and their pictures.
///
/// ```swift
/// let cache = LayoutCache(typesetter: typesetter)
/// let space = LayoutSpace(inlineSize: 320)
/// cache.size(of: .markup(message.text), in: space).height   // lays out
/// cache.size(of: .markup(message.text), in: space).height   // looks up
/// let png = try cache.png(of: .markup(message.text), in: space, scale: 2)   // by TextDrawing
/// ```
///
/// Whatever is asked for comes out as if there were no cache, and byte for byte the same after
/// anything was purged. A text is known by its ``Text`` (markup, version of a tree, or a name) and
/// by its style sheets, together with the room. What else a layout depends on:
/// - The typesetter, which belongs to the cache: other fonts or options need another cache.
/// - Pictures of an ``ImageSource``: what was made with others than are there now is made anew, so
///   that pictures which come later are seen. Such an entry keeps its pictures, uncounted.
/// - What draws the ``CustomBox``es: purge when they would draw something else.
///
/// The costs of all that is kept stay within the limit. Of layouts and images the ones that were
/// used least recently are given up first. Sizes stay longest: they may take an eighth of the limit,
/// and are only given up for other sizes. What is larger than the limit is made each time.
///
/// Measuring and drawing are one pass: who asks for an image gets it from one layout, whose size is
/// kept too. If both are needed, ask for the image first.
///
/// Finding something takes constant time, and time linear in the markup or name.
///
/// Sendable: its state is behind a lock, under which nothing is laid out or drawn and no code of
/// others runs; any thread may call anything. If several threads at once ask for what is not there,
/// each makes it, with the same result; the functions `…InBackground` do it once.
public final class LayoutCache: Sendable {
  /// Sets the texts.
  public let typesetter: Typesetter
  /// Which layouts are kept.
  public let keeping: LayoutKeeping
  let shelf: TracedMutex<CacheShelf>

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - typesetter: sets the texts.
  ///   - costLimit: about how many bytes may be kept; 0 and less keep nothing.
  ///   - keeping: which layouts are kept.
  public init(
    typesetter: Typesetter, costLimit: Int = 32 << 20, keeping: LayoutKeeping = .withLinks
  ) {
    self.typesetter = typesetter
    self.keeping = keeping
    shelf = TracedMutex(CacheShelf(costLimit: costLimit))
  }

  /// What is kept now, and how often it helped.
  ///
  /// - Complexity: constant.
  public var statistics: Statistics { shelf.withLock { $0.statistics } }

  // MARK: Asking

  /// The size of a text: that of its layout.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  /// - Returns: its size in px.
  public func size(of text: Text, in space: LayoutSpace) -> Size {
    let key = CacheKey(text, space, .size)
    if let size = find(key)?.size { return size }
    return layout(for: key, text, space, wasAsked: false).layout.size
  }

  /// The layout of a text, kept if ``keeping`` says so.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  /// - Returns: the layout.
  public func layout(of text: Text, in space: LayoutSpace) -> MarkupLayout {
    let key = CacheKey(text, space, .layout)
    if let layout = find(key)?.layout { return layout }
    return layout(for: key, text, space, wasAsked: true).layout
  }

  /// A picture of a text, drawn if it is not there.
  ///
  /// `TextDrawing` has `png(of:in:scale:background:)` and `svg(of:in:_:)` for its formats.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - rendition: what the bytes depend on beside the layout.
  ///   - draw: draws the layout; without side effects, as it is only called if need be.
  /// - Returns: what `draw` returned, now or before.
  /// - Throws: what `draw` throws; then the size is kept, and the image is not.
  public func image<Failure: Error>(
    of text: Text, in space: LayoutSpace, as rendition: Rendition,
    draw: (MarkupLayout) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let key = CacheKey(text, space, .image(rendition))
    if let bytes = find(key)?.image { return bytes }
    let made = layout(for: key, text, space, wasAsked: false)
    let bytes = try draw(made.layout)
    keep(.image(bytes), pictures: made.pictures, for: key, epoch: made.epoch)
    return bytes
  }

  // MARK: Making

  /// A layout, with what decides whether something that is made of it may be kept.
  struct Made: Sendable {
    let layout: MarkupLayout
    let pictures: TextPictures?
    let epoch: Int
  }

  /// The layout that is kept, or else a new one, of which is kept what should be.
  ///
  /// `key` is any key of the text in that room; `wasAsked` says whether somebody wants the layout
  /// itself.
  func layout(
    for key: CacheKey, _ text: Text, _ space: LayoutSpace, wasAsked: Bool
  ) -> Made {
    let epoch = shelf.withLock { $0.epoch }
    if let item = item(key.with(.layout)), let layout = item.layout {
      keepSize(of: layout, pictures: item.pictures, for: key, epoch: epoch)
      return Made(layout: layout, pictures: item.pictures, epoch: epoch)
    }
    let styled = text.styled(for: typesetter)
    let pictures = TextPictures(of: styled, in: typesetter.options.images)
    let layout: MarkupLayout
    if let pictures {
      // Those that come meanwhile must not be half in it.
      var typesetter = typesetter
      typesetter.options.images = pictures.snapshot
      layout = typesetter.layout(styled, in: space)
    } else {
      layout = typesetter.layout(styled, in: space)
    }
    shelf.withLock { $0.countLayout() }
    keepSize(of: layout, pictures: pictures, for: key, epoch: epoch)
    if keeping.keeps(layout, wasAsked: wasAsked) {
      keep(.layout(layout), pictures: pictures, for: key.with(.layout), epoch: epoch)
    }
    return Made(layout: layout, pictures: pictures, epoch: epoch)
  }

  private func keepSize(
    of layout: MarkupLayout, pictures: TextPictures?, for key: CacheKey, epoch: Int
  ) {
    keep(.size(layout.size), pictures: pictures, for: key.with(.size), epoch: epoch)
  }

  /// Keeps something; what has to go for it is freed behind the lock.
  func keep(
    _ content: CachedItem.Content, pictures: TextPictures?, for key: CacheKey, epoch: Int
  ) {
    let item = CachedItem(content, pictures: pictures)
    _ = shelf.withLock { $0.keep(item, for: key, epoch: epoch) }
  }

  // MARK: Finding

  /// What is kept, if its pictures are those that are there now; counted as a hit or a miss.
  private func find(_ key: CacheKey) -> CachedItem? {
    current(shelf.withLock { $0.find(key) }, key, isCounted: true)
  }

  /// The same, not counted.
  private func item(_ key: CacheKey) -> CachedItem? {
    current(shelf.withLock { $0.use(key) }, key, isCounted: false)
  }

  /// Gives up an item whose pictures are no longer those that are there.
  func current(_ item: CachedItem?, _ key: CacheKey, isCounted: Bool) -> CachedItem? {
    guard let pictures = item?.pictures, !pictures.areCurrent(in: typesetter.options.images)
    else { return item }
    _ = shelf.withLock { $0.reject(key, isCounted: isCounted) }
    return nil
  }
}
