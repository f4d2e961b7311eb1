/// In which order a channel calls its observers.
///
/// Sendable: a plain value.
public enum DeliveryOrder: Sendable, Hashable {
  /// Who was added first is called first: the order of registration.
  case oldestFirst
  /// Who was added last is called first, as by event libraries that walk their list backwards.
  case newestFirst
}
