/// The state of an ``ImageStore``: what is there, what is under way, and who waits for it.
///
/// Nothing here calls code of others; what must be resumed or cancelled is handed out.
///
/// Sendable: a plain value, and continuations and tasks are Sendable.
struct ImageShelf: Sendable {
  typealias Waiter = CheckedContinuation<Void, Never>

  /// A load that is under way.
  struct Load: Sendable {
    /// Tells it from an earlier load of the same address, which may still come to an end.
    let ticket: Int
    let task: Task<Void, Never>
    var waiters: [Int: Waiter] = [:]

    /// Cancels it and lets those go on who wait for it; not under the lock.
    func end() {
      task.cancel()
      for waiter in waiters.values { waiter.resume() }
    }
  }

  private enum Entry {
    case loading(Load)
    case loaded(EncodedImage, lastUse: Int)
    case failed(String)
  }

  private let costLimit: Int
  private var entries: [String: Entry] = [:]
  private(set) var totalCost = 0
  /// Counts loads, waiters and uses.
  private var clock = 0

  init(costLimit: Int) { self.costLimit = max(costLimit, 0) }

  // MARK: What is there

  mutating func image(at address: String) -> EncodedImage? {
    guard case .loaded(let image, _) = entries[address] else { return nil }
    entries[address] = .loaded(image, lastUse: tick())
    return image
  }

  func state(of address: String) -> ImageStore.State {
    switch entries[address] {
    case nil: .unknown
    case .loading: .loading
    case .loaded(let image, _): .loaded(image)
    case .failed(let message): .failed(message)
    }
  }

  func images() -> [String: EncodedImage] {
    entries.compactMapValues { entry in
      if case .loaded(let image, _) = entry { image } else { nil }
    }
  }

  // MARK: Loading

  /// Notes a load that `start` begins, unless something is known of the address; whether one is
  /// under way now.
  mutating func begin(_ address: String, start: (Int) -> Task<Void, Never>) -> Bool {
    switch entries[address] {
    case nil:
      let ticket = tick()
      entries[address] = .loading(Load(ticket: ticket, task: start(ticket)))
      return true
    case .loading: return true
    case .loaded, .failed: return false
    }
  }

  /// Notes how a load ended, and hands it out; nil if it was cancelled before.
  mutating func finish(
    _ address: String, ticket: Int, image: EncodedImage?, message: String?
  ) -> Load? {
    guard case .loading(let load) = entries[address], load.ticket == ticket else { return nil }
    if let image {
      entries[address] = .loaded(image, lastUse: tick())
      totalCost += image.bytes.count
      evict(keeping: address)
    } else {
      entries[address] = .failed(message ?? "")
    }
    return load
  }

  /// Forgets the pictures that were used least recently until the rest fits.
  private mutating func evict(keeping newest: String) {
    guard totalCost > costLimit else { return }
    var uses: [(lastUse: Int, address: String, cost: Int)] = []
    for (address, entry) in entries where address != newest {
      if case .loaded(let image, let lastUse) = entry {
        uses.append((lastUse, address, image.bytes.count))
      }
    }
    uses.sort { $0.lastUse < $1.lastUse }
    for use in uses where totalCost > costLimit {
      entries[use.address] = nil
      totalCost -= use.cost
    }
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
    if case .loaded(let image, _) = entries[address] { totalCost -= image.bytes.count }
    entries[address] = nil
    return nil
  }

  mutating func removeAll() -> [Load] {
    let loads = cancelAll()
    entries = [:]
    totalCost = 0
    return loads
  }

  // MARK: Waiting

  mutating func newWaiter() -> Int { tick() }

  /// Notes who waits for an address; false if it is not being loaded.
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
