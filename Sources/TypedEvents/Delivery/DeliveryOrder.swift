/// The order in which a channel calls its observers.
public enum DeliveryOrder: Sendable, Hashable {
  /// The observer added first is called first.
  case oldestFirst
  /// The observer added last is called first, as in event libraries that iterate over their list
  /// backward.
  case newestFirst
}
