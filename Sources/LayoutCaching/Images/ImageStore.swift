import TextFoundation
public import TextLayout
public import TypedEvents

/// Loads pictures for layouts and keeps them: each address once, up to a limit of memory.
///
/// Layout takes what is there and leaves a placeholder for what is not. Whoever wants the pictures
/// waits for them or lays out again when they come:
///
/// ```swift
/// let store = ImageStore(provider: DataURLImageProvider(fallback: files))
/// await store.loadAll(["a.png", "b.png"])        // then lay out with `images: store`
///
/// for await images in store.snapshots(loading: ["a.png", "b.png"]) {
///   // or lay out with `images: images`, again with each picture that comes
/// }
/// ```
///
/// Of what goes beyond the limit the pictures that were asked for least recently are forgotten; the
/// next request loads them again. The newest one is kept even if it alone is too large.
///
/// Sendable: its state is behind a lock; any thread may call anything.
public final class ImageStore: ImageSource {
  /// What is known of an address.
  ///
  /// Sendable: a plain value.
  public enum State: Sendable, Hashable {
    /// Nobody has asked for it, or it was forgotten.
    case unknown
    /// It is being loaded.
    case loading
    /// It is there.
    case loaded(EncodedImage)
    /// It could not be loaded: why.
    case failed(String)
  }

  /// A picture has come.
  ///
  /// Sendable: a plain value.
  public struct ImageLoaded: Sendable, Hashable {
    /// Its address.
    public let address: String
    /// The picture.
    public let image: EncodedImage
  }

  /// A picture could not be loaded.
  ///
  /// Sendable: a plain value.
  public struct ImageFailed: Sendable, Hashable {
    /// Its address.
    public let address: String
    /// Why.
    public let message: String
  }

  /// Posted for each picture that comes, on the thread that loaded it: lay out again.
  public let imageLoaded = SharedEventChannel<ImageLoaded>()
  /// Posted for each picture that does not come, on the thread that tried.
  public let imageFailed = SharedEventChannel<ImageFailed>()

  /// Who brings the pictures.
  private let provider: any ImageProvider
  private let shelf: TracedMutex<ImageShelf>

  /// A store without pictures.
  ///
  /// - Parameters:
  ///   - provider: who brings the pictures; without it only `data:` URLs are known.
  ///   - costLimit: how many bytes of files are kept; 0 and less keep the newest picture only.
  public init(
    provider: any ImageProvider = DataURLImageProvider(), costLimit: Int = 64 << 20
  ) {
    self.provider = provider
    shelf = TracedMutex(ImageShelf(costLimit: costLimit))
  }

  deinit { cancelAll() }

  // MARK: What is there

  /// The picture at an address, nil while it is not there; nothing is begun.
  ///
  /// - Complexity: O(1).
  public func image(at address: String) -> EncodedImage? {
    shelf.withLock { $0.image(at: address) }
  }

  /// What is known of an address.
  ///
  /// - Complexity: O(1).
  public func state(of address: String) -> State { shelf.withLock { $0.state(of: address) } }

  /// The pictures that are there now, as a value that does not change.
  ///
  /// - Complexity: O(*n*) for *n* pictures.
  public func snapshot() -> ImageSnapshot {
    shelf.withLock { ImageSnapshot(images: $0.images()) }
  }

  /// The bytes of the files that are kept.
  public var totalCost: Int { shelf.withLock { $0.totalCost } }

  // MARK: Loading

  /// Begins to load a picture; what is there, under way or has failed is left as it is.
  ///
  /// - Returns: whether it is being loaded now.
  /// - Complexity: O(1).
  @discardableResult
  public func load(_ address: String) -> Bool {
    shelf.withLock { shelf in
      shelf.begin(address) { ticket in
        // Weakly: a store that nobody has any more loads nothing.
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

  /// Loads pictures and waits until each of them is there or has failed.
  ///
  /// The loads belong to the store: if the waiting task is cancelled, this returns at once and they
  /// go on.
  public func loadAll(_ addresses: some Sequence<String>) async {
    let addresses = Array(addresses)
    for address in addresses { load(address) }
    for address in addresses { await wait(for: address) }
  }

  /// The pictures of a layout as they come: first those that are there, then all of them again
  /// whenever one of the addresses has come, until none of them is being loaded.
  ///
  /// This is the hook for laying out again: what comes while a layout is under way is joined into
  /// one value. Each call loads what is missing.
  ///
  /// - Parameter addresses: the addresses of the pictures in a layout.
  /// - Returns: a sequence for one loop; it ends when all have come or failed.
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

  /// Ends the loading of a picture; whoever waits for it goes on, and no event is posted.
  public func cancel(_ address: String) {
    let ended = shelf.withLock { $0.cancel(address) }
    ended?.end()
  }

  /// Ends the loading of all pictures.
  public func cancelAll() {
    let ended = shelf.withLock { $0.cancelAll() }
    for load in ended { load.end() }
  }

  /// Forgets a picture or a failure, so that the next request loads it again; what is being loaded
  /// is cancelled.
  public func remove(_ address: String) {
    let ended = shelf.withLock { $0.remove(address) }
    ended?.end()
  }

  /// Forgets all pictures and failures and cancels what is being loaded.
  public func removeAll() {
    let ended = shelf.withLock { $0.removeAll() }
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
    let load = shelf.withLock { shelf in
      shelf.finish(address, ticket: ticket, image: image, message: message)
    }
    // Without one it was cancelled, and nobody wants to hear of it.
    guard let load else { return }
    if let image {
      imageLoaded.post(ImageLoaded(address: address, image: image))
    } else {
      imageFailed.post(ImageFailed(address: address, message: message ?? ""))
    }
    for waiter in load.waiters.values { waiter.resume() }
  }

  /// Waits until a picture is not being loaded; returns at once if the task is cancelled.
  private func wait(for address: String) async {
    let id = shelf.withLock { $0.newWaiter() }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let waits = shelf.withLock { $0.add(continuation, id: id, for: address) }
        if !waits {
          continuation.resume()
        } else if Task.isCancelled {
          // The handler may have run before there was anything to end.
          endWait(for: address, id: id)
        }
      }
    } onCancel: {
      endWait(for: address, id: id)
    }
  }

  private func endWait(for address: String, id: Int) {
    let waiter = shelf.withLock { $0.removeWaiter(id, for: address) }
    waiter?.resume()
  }
}
