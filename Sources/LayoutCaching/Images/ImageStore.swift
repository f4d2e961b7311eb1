import TextFoundation
public import TextLayout
public import TypedEvents

/// A store that loads images for layouts and caches them, each address only once, up to a memory
/// limit.
///
/// Layout uses the images that are available and leaves a placeholder for the others. Wait for the
/// images, or lay out again when they are loaded:
///
/// ```swift
/// let store = ImageStore(provider: DataURLImageProvider(fallback: files))
/// await store.loadAll(["a.png", "b.png"])        // then lay out with `images: store`
///
/// for await images in store.snapshots(loading: ["a.png", "b.png"]) {
///   // or lay out with `images: images`, again for each image that is loaded
/// }
/// ```
///
/// Beyond the limit the least recently used images are evicted; the next request loads them again.
/// The newest image is retained even if it alone exceeds the limit.
///
/// The store can be used from any thread; its state is protected by a lock.
public final class ImageStore: ImageSource {
  /// The state of an address.
  public enum State: Sendable, Hashable {
    /// The image has not been requested, or it was evicted.
    case unknown
    /// The image is being loaded.
    case loading
    /// The image is available.
    case loaded(EncodedImage)
    /// The image could not be loaded, with the reason.
    case failed(String)
  }

  /// An event: an image was loaded.
  public struct ImageLoaded: Sendable, Hashable {
    /// The address of the image.
    public let address: String
    /// The loaded image.
    public let image: EncodedImage
  }

  /// An event: an image could not be loaded.
  public struct ImageFailed: Sendable, Hashable {
    /// The address of the image.
    public let address: String
    /// The reason for the failure.
    public let message: String
  }

  /// Posted for each loaded image, on the thread that loaded it, so that texts can be laid out
  /// again.
  public let imageLoaded = SharedEventChannel<ImageLoaded>()
  /// Posted for each image that could not be loaded, on the thread that tried.
  public let imageFailed = SharedEventChannel<ImageFailed>()

  /// The provider that loads the images.
  private let provider: any ImageProvider
  private let storage: TracedMutex<ImageStorage>

  /// Creates an empty store.
  ///
  /// - Parameters:
  ///   - provider: the provider that loads the images; the default supports only `data:` URLs.
  ///   - costLimit: the maximum total size of the image files in bytes; with 0 or less only the
  ///     newest image is retained.
  public init(
    provider: any ImageProvider = DataURLImageProvider(), costLimit: Int = 64 << 20
  ) {
    self.provider = provider
    storage = TracedMutex(ImageStorage(costLimit: costLimit))
  }

  deinit { cancelAll() }

  // MARK: Available images

  /// Returns the image at an address, or nil if it is not available; does not start a load.
  ///
  /// - Complexity: O(1).
  public func image(at address: String) -> EncodedImage? {
    storage.withLock { $0.image(at: address) }
  }

  /// Returns the state of an address.
  ///
  /// - Complexity: O(1).
  public func state(of address: String) -> State { storage.withLock { $0.state(of: address) } }

  /// Returns the images that are available now, as an immutable value.
  ///
  /// - Complexity: O(*n*) for *n* images.
  public func snapshot() -> ImageSnapshot {
    storage.withLock { ImageSnapshot(images: $0.images()) }
  }

  /// The total size of the cached image files in bytes.
  public var totalCost: Int { storage.withLock { $0.totalCost } }

  // MARK: Loading

  /// Starts to load an image, unless it is loaded, is being loaded or has failed.
  ///
  /// - Returns: whether the image is being loaded now.
  /// - Complexity: O(1).
  @discardableResult
  public func load(_ address: String) -> Bool {
    storage.withLock { storage in
      storage.begin(address) { ticket in
        // A weak reference: the load must not keep an unused store alive.
        Task { [weak self, provider] in
          let outcome: Result<EncodedImage, any Error>
          do {
            outcome = .success(try await provider.image(at: address))
          } catch {
            outcome = .failure(error)
          }
          self?.finish(address, ticket: ticket, outcome)
        }
      }
    }
  }

  /// Loads images and waits until each is available or has failed.
  ///
  /// The loads belong to the store: if the waiting task is canceled, this returns at once and they
  /// continue.
  public func loadAll(_ addresses: some Sequence<String>) async {
    let addresses = Array(addresses)
    for address in addresses { load(address) }
    for address in addresses { await wait(for: address) }
  }

  /// Returns snapshots for a layout's images: the current one, then a new one whenever one of the
  /// images is loaded.
  ///
  /// Use the sequence to lay out again: images that are loaded while a layout is computed are
  /// combined into one snapshot. Each call loads the missing images.
  ///
  /// - Parameter addresses: the addresses of the images in a layout.
  /// - Returns: a sequence for a single loop; it ends when all images are loaded or have failed.
  public func snapshots(loading addresses: some Sequence<String>) -> AsyncStream<ImageSnapshot> {
    let addresses = Set(addresses)
    let (stream, continuation) = AsyncStream.makeStream(
      of: ImageSnapshot.self, bufferingPolicy: .bufferingNewest(1))
    let task = Task {
      continuation.yield(snapshot())
      await withTaskGroup(of: Bool.self) { group in
        for address in addresses where load(address) {
          group.addTask {
            await self.wait(for: address)
            return self.image(at: address) != nil
          }
        }
        for await hasCome in group where hasCome { continuation.yield(snapshot()) }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  // MARK: Ending

  /// Cancels the loading of an image; tasks that wait for it are resumed, and no event is posted.
  public func cancel(_ address: String) {
    let ended = storage.withLock { $0.cancel(address) }
    ended?.end()
  }

  /// Cancels the loading of all images.
  public func cancelAll() {
    let ended = storage.withLock { $0.cancelAll() }
    for load in ended { load.end() }
  }

  /// Removes an image or a failure, so that the next request loads it again; a load in progress is
  /// canceled.
  public func remove(_ address: String) {
    let ended = storage.withLock { $0.remove(address) }
    ended?.end()
  }

  /// Removes all images and failures, and cancels all loads in progress.
  public func removeAll() {
    let ended = storage.withLock { $0.removeAll() }
    for load in ended { load.end() }
  }

  // MARK: Tasks

  private func finish(_ address: String, ticket: Int, _ outcome: Result<EncodedImage, any Error>) {
    let message: String? =
      switch outcome {
      case .success: nil
      case .failure(let error): String(describing: error)
      }
    let image = try? outcome.get()
    let load = storage.withLock { storage in
      storage.finish(address, ticket: ticket, image: image, message: message)
    }
    // A load that is no longer registered was canceled, so no event is posted.
    guard let load else { return }
    if let image {
      imageLoaded.post(ImageLoaded(address: address, image: image))
    } else {
      imageFailed.post(ImageFailed(address: address, message: message ?? ""))
    }
    for waiter in load.waiters.values { waiter.resume() }
  }

  /// Waits until an image is not being loaded; returns at once if the task is canceled.
  private func wait(for address: String) async {
    let id = storage.withLock { $0.newWaiter() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = storage.withLock { $0.add(continuation, id: id, for: address) }
        if !waits {
          continuation.resume()
        } else if Task.isCancelled {
          // The cancellation handler may have run before the waiter was registered.
          endWait(for: address, id: id)
        }
      }
    } onCancel: {
      endWait(for: address, id: id)
    }
  }

  private func endWait(for address: String, id: Int) {
    let waiter = storage.withLock { $0.removeWaiter(id, for: address) }
    waiter?.resume()
  }
}
