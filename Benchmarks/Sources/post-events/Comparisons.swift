import Foundation
import TypedEvents

/// The same event posted by both libraries.
struct Comparison {
  let name: String
  let ours: () -> Void
  let theirs: () -> Void
  let sums: (ours: Sum, theirs: Sum)
}

/// A sum computed by observers, to verify that they are called.
///
/// `@unchecked Sendable`: NotificationCenter requires it; there is only one thread.
final class Sum: @unchecked Sendable {
  var value = 0
}

/// An observing object.
///
/// `@unchecked Sendable`: as above.
final class Observer: @unchecked Sendable {
  let sum: Sum

  init(_ sum: Sum) { self.sum = sum }

  func add(_ tap: ButtonTapped) { sum.value &+= tap.id }
}

struct ButtonTapped: Sendable {
  let id: Int
  let title: String
}

private let notification = Notification.Name("ButtonTapped")
private let tap = ButtonTapped(id: 1, title: "予約する")

// MARK: An event with parameters

/// Compares closures with a typed payload and with a dictionary.
func closuresWithPayload() -> Comparison {
  let sums = (ours: Sum(), theirs: Sum())
  let channel = EventChannel<ButtonTapped>()
  let subscriptions = (0..<observerCount).map { _ in
    channel.subscribe { [sum = sums.ours] in sum.value &+= $0.id }
  }
  let center = notificationCenter { [sum = sums.theirs] in sum.value &+= id(of: $0) }
  return Comparison(
    name: "closures",
    ours: { withExtendedLifetime(subscriptions) { _ = channel.post(tap) } },
    theirs: { post(tap, to: center) }, sums: sums)
}

/// Compares closures that any thread may call.
func sharedClosuresWithPayload() -> Comparison {
  let sums = (ours: Sum(), theirs: Sum())
  let channel = SharedEventChannel<ButtonTapped>()
  let subscriptions = (0..<observerCount).map { _ in
    channel.subscribe { [sum = sums.ours] in sum.value &+= $0.id }
  }
  let center = notificationCenter { [sum = sums.theirs] in sum.value &+= id(of: $0) }
  return Comparison(
    name: "thread-safe closures",
    ours: { withExtendedLifetime(subscriptions) { _ = channel.post(tap) } },
    theirs: { post(tap, to: center) }, sums: sums)
}

/// Compares objects that are referenced weakly.
func weakObserversWithPayload() -> Comparison {
  let sums = (ours: Sum(), theirs: Sum())
  let observers = (0..<observerCount).map { _ in Observer(sums.ours) }
  let theirObservers = (0..<observerCount).map { _ in Observer(sums.theirs) }
  let channel = EventChannel<ButtonTapped>()
  for observer in observers { channel.addObserver(observer) { $0.add($1) } }
  let center = NotificationCenter()
  for observer in theirObservers {
    _ = center.addObserver(forName: notification, object: nil, queue: nil) { [weak observer] in
      observer?.sum.value &+= id(of: $0)
    }
  }
  return Comparison(
    name: "weak observers",
    ours: { withExtendedLifetime(observers) { _ = channel.post(tap) } },
    theirs: { withExtendedLifetime(theirObservers) { post(tap, to: center) } }, sums: sums)
}

// MARK: An event without parameters

func closuresWithoutPayload() -> Comparison {
  let sums = (ours: Sum(), theirs: Sum())
  let channel = EventChannel<Void>()
  let subscriptions = (0..<observerCount).map { _ in
    channel.subscribe { [sum = sums.ours] in sum.value &+= 1 }
  }
  let center = notificationCenter { [sum = sums.theirs] _ in sum.value &+= 1 }
  return Comparison(
    name: "closures, no parameters",
    ours: { withExtendedLifetime(subscriptions) { _ = channel.post() } },
    theirs: { center.post(name: notification, object: nil) }, sums: sums)
}

func weakObserversWithoutPayload() -> Comparison {
  let sums = (ours: Sum(), theirs: Sum())
  let observers = (0..<observerCount).map { _ in Observer(sums.ours) }
  let theirObservers = (0..<observerCount).map { _ in Observer(sums.theirs) }
  let channel = EventChannel<Void>()
  for observer in observers {
    channel.addObserver(observer) { observer, _ in observer.sum.value &+= 1 }
  }
  let center = NotificationCenter()
  for observer in theirObservers {
    _ = center.addObserver(forName: notification, object: nil, queue: nil) {
      [weak observer] _ in observer?.sum.value &+= 1
    }
  }
  return Comparison(
    name: "weak observers, no parameters",
    ours: { withExtendedLifetime(observers) { _ = channel.post() } },
    theirs: {
      withExtendedLifetime(theirObservers) { center.post(name: notification, object: nil) }
    }, sums: sums)
}

// MARK: NotificationCenter

/// Returns a center with identical observers.
private func notificationCenter(
  _ handler: @escaping @Sendable (Notification) -> Void
) -> NotificationCenter {
  let center = NotificationCenter()
  for _ in 0..<observerCount {
    _ = center.addObserver(forName: notification, object: nil, queue: nil, using: handler)
  }
  return center
}

private func post(_ tap: ButtonTapped, to center: NotificationCenter) {
  center.post(name: notification, object: nil, userInfo: ["id": tap.id, "title": tap.title])
}

private func id(of notification: Notification) -> Int { notification.userInfo?["id"] as? Int ?? 0 }
