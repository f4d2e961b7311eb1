import TextFoundation

/// The observers of one channel in the order of registration.
///
/// A post iterates over the array as it is when the post starts, without the lock, so handlers may
/// add, cancel and post; a thread that changes the array meanwhile changes a copy. Registrations
/// are released outside the lock, since that may run any deinitializer.
final class ObserverList: Sendable {
  private let state = TracedMutex(ObserverListState())
  private let order: DeliveryOrder

  init(order: DeliveryOrder) { self.order = order }

  /// Calls `read` with the current array, without holding the lock.
  ///
  /// The lock is taken once more before the array is released. A thread that is the only owner of
  /// the array after that and changes it in place therefore does so after this read.
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

  // MARK: Delivery

  /// Delivers an event to all current registrations, except those that are canceled before their
  /// turn.
  ///
  /// - Parameter payload: an event of the type that all registrations of this list observe.
  /// - Returns: the number of registrations called.
  func post<Payload>(_ payload: Payload) -> Int {
    var (callCount, deadCount) = (0, 0)
    withSnapshot { registrations in
      registrations.withUnsafeBufferPointer { buffer in
        // The array keeps the registrations alive; as strong references, each would be retained
        // around its call, which costs more than the call.
        buffer.withMemoryRebound(to: Unmanaged<Registration>.self) { references in
          let step = order == .oldestFirst ? 1 : -1
          var index = order == .oldestFirst ? 0 : references.count - 1
          for _ in 0..<references.count {
            switch references[index]._withUnsafeGuaranteedRef({ $0.offer(payload) }) {
            case .taken: callCount += 1
            case .refused: deadCount += 1
            case .canceled: break
            }
            index += step
          }
        }
      }
    }
    if deadCount > 0 { removeCanceled() }
    return callCount
  }

  /// Returns the number of registrations that are not canceled and satisfy `isCounted`.
  func count(where isCounted: (Registration) -> Bool) -> Int {
    withSnapshot { $0.count { !$0.isCancelled && isCounted($0) } }
  }

  // MARK: Adding and removing

  /// Adds a registration at the end of the list.
  ///
  /// - Returns: a handle that ends the registration.
  @discardableResult
  func add(_ registration: Registration) -> RegistrationHandle {
    if state.withLock({ $0.isSweepDue }) {
      cancelAll { !$0.isAlive }
      removeCanceled()
    }
    state.withLock { $0.append(registration) }
    return RegistrationHandle(self, registration.identifier)
  }

  /// Ends one registration; does nothing if it has already ended.
  func remove(_ identifier: UInt64) {
    let removed = state.withLock { $0.take(identifier) }
    withExtendedLifetime(removed) {}
  }

  /// Ends the registrations that satisfy `isChosen`.
  ///
  /// - Returns: their number.
  @discardableResult
  func removeAll(where isChosen: (Registration) -> Bool) -> Int {
    let count = cancelAll(where: isChosen)
    if count > 0 { removeCanceled() }
    return count
  }

  @discardableResult
  private func cancelAll(where isChosen: (Registration) -> Bool) -> Int {
    count { isChosen($0) && $0.cancel() }
  }

  private func removeCanceled() {
    let removed = state.withLock { $0.takeCanceled() }
    withExtendedLifetime(removed) {}
  }

  /// The number of entries in the list, including gaps and deallocated observers.
  var entryCount: Int { state.withLock { $0.registrations.count } }
}
