import TextFoundation

/// The observers of one channel in the order they came.
///
/// A post takes the array as it is and walks it without the lock, so handlers may add, cancel and
/// post; whoever changes the array meanwhile changes a copy. Registrations are let go outside the
/// lock, for that may run anybody's deinit.
///
/// Sendable: the array is behind the lock and its elements look after themselves.
final class ObserverList: Sendable {
  private let state = TracedMutex(ObserverListState())
  private let order: DeliveryOrder

  init(order: DeliveryOrder) { self.order = order }

  /// Reads the array as it is now, without the lock.
  ///
  /// The lock is taken once more before the array is let go: so whoever finds himself to be its only
  /// owner after that, and changes it in place, does so after this reading.
  @inline(__always)
  private func withSnapshot<Result>(
    _ read: (ContiguousArray<Registration>) -> Result
  ) -> Result {
    let registrations = state.withLock { $0.registrations }
    return withExtendedLifetime(registrations) {
      defer { state.withLock { _ in } }
      return read(registrations)
    }
  }

  // MARK: Walking

  /// Hands an event to everybody who is registered now, unless cancelled by the time of its turn.
  ///
  /// - Parameter payload: of the type that all registrations of this list are for.
  /// - Returns: how many have been called.
  func post<Payload>(_ payload: Payload) -> Int {
    var (callCount, deadCount) = (0, 0)
    withSnapshot { registrations in
      registrations.withUnsafeBufferPointer { buffer in
        // The array keeps them alive; as plain references each would be retained around its call,
        // which costs more than the call.
        buffer.withMemoryRebound(to: Unmanaged<Registration>.self) { references in
          let step = order == .oldestFirst ? 1 : -1
          var index = order == .oldestFirst ? 0 : references.count - 1
          for _ in 0..<references.count {
            switch references[index]._withUnsafeGuaranteedRef({ $0.offer(payload) }) {
            case .taken: callCount += 1
            case .refused: deadCount += 1
            case .cancelled: break
            }
            index += step
          }
        }
      }
    }
    if deadCount > 0 { removeCancelled() }
    return callCount
  }

  /// How many registrations `isCounted` holds for.
  func count(where isCounted: (Registration) -> Bool) -> Int {
    withSnapshot { $0.count { !$0.isCancelled && isCounted($0) } }
  }

  // MARK: Coming and going

  /// Adds a registration behind all others.
  ///
  /// - Returns: what ends it.
  @discardableResult
  func add(_ registration: Registration) -> RegistrationHandle {
    if state.withLock({ $0.isSweepDue }) {
      cancelAll { !$0.isAlive }
      removeCancelled()
    }
    state.withLock { $0.append(registration) }
    return RegistrationHandle(self, registration.identifier)
  }

  /// Ends one registration; one that has ended already is no error.
  func remove(_ identifier: UInt64) {
    let removed = state.withLock { $0.take(identifier) }
    withExtendedLifetime(removed) {}
  }

  /// Ends the registrations that `isChosen` holds for.
  ///
  /// - Returns: how many.
  @discardableResult
  func removeAll(where isChosen: (Registration) -> Bool) -> Int {
    let count = cancelAll(where: isChosen)
    if count > 0 { removeCancelled() }
    return count
  }

  @discardableResult
  private func cancelAll(where isChosen: (Registration) -> Bool) -> Int {
    count { isChosen($0) && $0.cancel() }
  }

  private func removeCancelled() {
    let removed = state.withLock { $0.takeCancelled() }
    withExtendedLifetime(removed) {}
  }

  /// How many places the list takes, those of gaps and of dead observers included.
  var placeCount: Int { state.withLock { $0.registrations.count } }
}
