/// A handle that ends a registration, without keeping its channel or its handler alive.
///
/// `@unchecked Sendable`: the weak reference is set once.
struct RegistrationHandle: @unchecked Sendable {
  private weak var list: ObserverList?
  private let identifier: UInt64

  init(_ list: ObserverList, _ identifier: UInt64) {
    self.list = list
    self.identifier = identifier
  }

  /// Ends the registration, if it and its channel still exist.
  func end() { list?.remove(identifier) }
}
