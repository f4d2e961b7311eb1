/// Where a registration is, without keeping its channel or its handler alive.
///
/// `@unchecked Sendable`: the weak reference is set once.
struct RegistrationHandle: @unchecked Sendable {
  private weak var registry: ObserverRegistry?
  private let identifier: UInt64

  init(_ registry: ObserverRegistry, _ identifier: UInt64) {
    self.registry = registry
    self.identifier = identifier
  }

  /// Ends the registration, if it and its channel are still there.
  func remove() { registry?.remove(identifier) }
}
