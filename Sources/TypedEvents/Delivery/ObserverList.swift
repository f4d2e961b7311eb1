/// What a subscription needs to know of the channel it belongs to: no payload.
class ObserverRegistry: @unchecked Sendable {
  /// Ends one registration; one that has ended already is no error.
  func remove(_ identifier: UInt64) {}
}

/// The observers of one channel in the order they came.
///
/// A post takes the array as it is and walks it without the lock, so handlers may add, cancel and
/// post; whoever changes the array meanwhile changes a copy. Registrations are let go outside the
/// lock, for their deinit may run anybody's code.
///
/// `@unchecked Sendable`: the array is behind the lock and its elements look after themselves.
final class ObserverList<Payload>: ObserverRegistry, @unchecked Sendable {
  /// A registration by its number, or the gap it has left: gaps keep cancelling from moving the
  /// rest each time.
  private struct Slot {
    let identifier: UInt64
    var registration: Registration<Payload>?
  }

  private struct State: @unchecked Sendable {
    var slots: ContiguousArray<Slot> = []
    var gapCount = 0
    var lastIdentifier: UInt64 = 0
    /// The number of slots at which the dead are looked for before one more is added: twice those
    /// that lived last time, so that looking costs a constant for each that came since.
    var sweepCount = State.smallestSweepCount

    static var smallestSweepCount: Int { 16 }

    /// Takes out one registration and leaves a gap.
    mutating func take(_ identifier: UInt64) -> Registration<Payload>? {
      guard let index = index(of: identifier), let taken = slots[index].registration else {
        return nil
      }
      taken.cancel()
      slots[index].registration = nil
      gapCount += 1
      if gapCount > slots.count / 2 {
        slots.removeAll { $0.registration == nil }
        gapCount = 0
      }
      return taken
    }

    /// Takes out all that are cancelled, and the gaps.
    mutating func takeCancelled() -> [Registration<Payload>] {
      var taken: [Registration<Payload>] = []
      var kept: ContiguousArray<Slot> = []
      kept.reserveCapacity(slots.count)
      for slot in slots {
        guard let registration = slot.registration else { continue }
        if registration.isCancelled { taken.append(registration) } else { kept.append(slot) }
      }
      slots = kept
      gapCount = 0
      sweepCount = max(Self.smallestSweepCount, 2 * kept.count)
      return taken
    }

    /// The slot with a number, by halving: numbers ascend.
    private func index(of identifier: UInt64) -> Int? {
      var (lower, upper) = (0, slots.count)
      while lower < upper {
        let middle = lower + (upper - lower) / 2
        if slots[middle].identifier < identifier { lower = middle + 1 } else { upper = middle }
      }
      return lower < slots.count && slots[lower].identifier == identifier ? lower : nil
    }
  }

  private let state = VisibleMutex(State())
  private let order: DeliveryOrder

  init(order: DeliveryOrder) { self.order = order }

  private var snapshot: ContiguousArray<Slot> { state.withLock { $0.slots } }

  // MARK: Posting

  /// Calls everybody who is registered now.
  ///
  /// - Returns: how many were called.
  func post(_ payload: Payload) -> Int {
    let slots = snapshot
    var (callCount, deadCount) = (0, 0)
    for step in slots.indices {
      let slot = slots[order == .oldestFirst ? step : slots.count - 1 - step]
      guard let registration = slot.registration, !registration.isCancelled else { continue }
      if registration.deliver(payload) {
        callCount += 1
      } else if registration.cancel() {
        deadCount += 1
      }
    }
    if deadCount > 0 { removeCancelled() }
    return callCount
  }

  // MARK: Coming

  /// Adds a registration behind all others.
  ///
  /// - Returns: its number, for `remove(_:)`.
  @discardableResult
  func add(_ registration: Registration<Payload>) -> UInt64 {
    if state.withLock({ $0.slots.count >= $0.sweepCount }) {
      cancelAll { !$0.isAlive }
      removeCancelled()
    }
    return state.withLock { state in
      state.lastIdentifier &+= 1
      state.slots.append(Slot(identifier: state.lastIdentifier, registration: registration))
      return state.lastIdentifier
    }
  }

  // MARK: Asking

  /// How many registrations `isCounted` holds for.
  func count(where isCounted: (Registration<Payload>) -> Bool) -> Int {
    var count = 0
    for slot in snapshot {
      guard let registration = slot.registration, !registration.isCancelled else { continue }
      if isCounted(registration) { count += 1 }
    }
    return count
  }

  // MARK: Going

  override func remove(_ identifier: UInt64) {
    let removed = state.withLock { $0.take(identifier) }
    // Let go here, without the lock.
    withExtendedLifetime(removed) {}
  }

  /// Ends the registrations that `isChosen` holds for.
  ///
  /// - Returns: how many.
  func removeAll(where isChosen: (Registration<Payload>) -> Bool) -> Int {
    let count = cancelAll(where: isChosen)
    if count > 0 { removeCancelled() }
    return count
  }

  @discardableResult
  private func cancelAll(where isChosen: (Registration<Payload>) -> Bool) -> Int {
    count { isChosen($0) && $0.cancel() }
  }

  private func removeCancelled() {
    let removed = state.withLock { $0.takeCancelled() }
    withExtendedLifetime(removed) {}
  }
}
