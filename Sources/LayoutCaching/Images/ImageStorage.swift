import TextLayout

/// The state of an ``ImageStore``: loaded images, loads in progress and their waiters.
///
/// No code of the caller runs in here. Tasks to be canceled and continuations to be resumed are
/// returned.
struct ImageStorage: Sendable {
  typealias Waiter = CheckedContinuation<Void, Never>

  /// A load in progress.
  struct Load: Sendable {
    /// Distinguishes this load from an earlier one of the same address, which may still finish.
    let ticket: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter] = [:]

    /// Cancels the load and resumes its waiters; must not be called under the lock.
    func end() {
      task.cancel()
      for waiter in waiters.values { waiter.resume() }
    }
  }

  /// The state of an address whose image is not loaded.
  private enum Entry {
    case loading(Load)
    case failed(String)
  }

  private let costLimit: Int
  private var entries: [String: Entry] = [:]
  private var loadedImages = LRUTable<String, EncodedImage>()
  /// The last number given to a load or waiter.
  private var clock = 0

  init(costLimit: Int) { self.costLimit = max(costLimit, 0) }

  // MARK: Lookup

  mutating func image(at address: String) -> EncodedImage? {
    loadedImages.use(address)
  }

  func state(of address: String) -> ImageStore.State {
    switch entries[address] {
    case .loading: .loading
    case .failed(let message): .failed(message)
    case nil: loadedImages[address].map { .loaded($0) } ?? .unknown
    }
  }

  func images() -> [String: EncodedImage] {
    Dictionary(
      uniqueKeysWithValues: loadedImages.keys.compactMap { key in
        loadedImages[key].map { (key, $0) }
      })
  }

  /// The total size of all images in bytes.
  var totalCost: Int { loadedImages.cost }

  // MARK: Loading

  /// Registers a load that `start` begins, unless the address has a state, and returns whether it
  /// is loading now.
  mutating func begin(_ address: String, start: (Int) -> Task<Void, Never>) -> Bool {
    switch entries[address] {
    case .loading: return true
    case .failed: return false
    case nil:
      guard loadedImages[address] == nil else { return false }
      let ticket = tick()
      entries[address] = .loading(Load(ticket: ticket, task: start(ticket)))
      return true
    }
  }

  /// Records the outcome of a load and returns the load, or nil if it was canceled before.
  mutating func finish(
    _ address: String, ticket: Int, image: EncodedImage?, message: String?
  ) -> Load? {
    guard case .loading(let load) = entries[address], load.ticket == ticket else { return nil }
    if let image {
      entries[address] = nil
      _ = loadedImages.insert(image, for: address, cost: image.bytes.count)
      // The newest image is retained regardless of its size.
      while loadedImages.cost > costLimit, loadedImages.count > 1 {
        _ = loadedImages.removeOldest()
      }
    } else {
      entries[address] = .failed(message ?? "")
    }
    return load
  }

  // MARK: Ending

  mutating func cancel(_ address: String) -> Load? {
    guard case .loading(let load) = entries[address] else { return nil }
    entries[address] = nil
    return load
  }

  mutating func cancelAll() -> [Load] { entries.keys.sorted().compactMap { cancel($0) } }

  mutating func remove(_ address: String) -> Load? {
    if let load = cancel(address) { return load }
    entries[address] = nil
    loadedImages.remove(address)
    return nil
  }

  mutating func removeAll() -> [Load] {
    let loads = cancelAll()
    entries = [:]
    loadedImages = LRUTable()
    return loads
  }

  // MARK: Waiting

  mutating func newWaiter() -> Int { tick() }

  /// Registers a waiter for an address and returns true, or returns false if the address is not
  /// loading.
  mutating func add(_ waiter: Waiter, id: Int, for address: String) -> Bool {
    guard case .loading(var load) = entries[address] else { return false }
    load.waiters[id] = waiter
    entries[address] = .loading(load)
    return true
  }

  mutating func removeWaiter(_ id: Int, for address: String) -> Waiter? {
    guard case .loading(var load) = entries[address],
      let waiter = load.waiters.removeValue(forKey: id)
    else { return nil }
    entries[address] = .loading(load)
    return waiter
  }

  private mutating func tick() -> Int {
    clock += 1
    return clock
  }
}
