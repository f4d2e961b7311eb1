// Errors that only region analysis finds, after all types are correct: see Handlers.swift.
import TypedEvents

final class Counter {
  var count = 0
}

@MainActor final class Screen {
  func show(_ number: Int) {}
}

func aChannelCannotBeUsedByTwoTasks() {
  let channel = EventChannel<Int>()
  // error: sending value of non-Sendable type
  Task { channel.post(1) }
  channel.post(2)
}

func aSubscriptionStaysWithItsChannel() {
  let channel = EventChannel<Int>()
  let subscription = channel.subscribe { _ in }
  // error: sending value of non-Sendable type
  Task { channel.post(1) }
  subscription.cancel()
}

func anObserverStaysWithItsChannel() {
  let channel = EventChannel<Int>()
  let counter = Counter()
  channel.addObserver(counter) { $0.count += $1 }
  // error: sending value of non-Sendable type
  Task { channel.post(1) }
  counter.count += 1
}

func whatAHandlerCapturesStaysWithTheChannel() {
  let channel = EventChannel<Int>()
  let counter = Counter()
  let subscription = channel.subscribe { counter.count += $0 }
  // error: sending value of non-Sendable type
  Task { withExtendedLifetime(subscription) { _ = channel.post(1) } }
  counter.count += 1
}

@MainActor func aChannelWithAHandlerOfTheMainActorStaysThere(_ screen: Screen) {
  let channel = EventChannel<Int>()
  channel.addObserver(screen) { $0.show($1) }
  // error: risks causing data races between main actor-isolated code and concurrent execution
  Task.detached { channel.post(1) }
}

func aChannelMayMove() {
  let channel = EventChannel<Int>()
  Task { channel.post(1) }
}
