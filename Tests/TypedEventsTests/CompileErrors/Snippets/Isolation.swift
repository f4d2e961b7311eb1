// Errors of concurrency checking of types: see Handlers.swift for how this is checked.
import TypedEvents

final class Mutable {
  var count = 0
}

@MainActor final class Screen {
  let tapped = EventChannel<Int>()
  func show(_ number: Int) {}
}

func sharedPayloadMustBeSendable() {
  // error: type 'Mutable' does not conform to the 'Sendable' protocol
  _ = SharedEventChannel<Mutable>()
}

func sharedHandlerMustBeSendable(_ channel: SharedEventChannel<Int>) {
  let mutable = Mutable()
  // error: capture of 'mutable' with non-Sendable type 'Mutable' in a '@Sendable' closure
  let subscription = channel.subscribe { mutable.count += $0 }
  subscription.cancel()
}

func sharedObserverMustBeSendable(_ channel: SharedEventChannel<Int>, _ mutable: Mutable) {
  // error: type 'Mutable' does not conform to the 'Sendable' protocol
  channel.addObserver(mutable) { _, _ in }
}

func sharedHandlersAreNotOnTheMainActor(_ channel: SharedEventChannel<Int>, _ screen: Screen) {
  channel.addObserver(screen) { screen, number in
    // error: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
    screen.show(number)
  }
  channel.addMainActorObserver(screen) { screen, number in screen.show(number) }
}

actor Worker {
  func handlersOfAnActorAreNotOnTheMainActor(_ channel: EventChannel<Int>, _ screen: Screen) {
    // error: call to main actor-isolated instance method 'show' in a synchronous nonisolated
    channel.addObserver(screen) { $0.show($1) }
  }
}

@MainActor func handlersOfTheMainActorAreOnIt(_ channel: EventChannel<Int>, _ screen: Screen) {
  channel.addObserver(screen) { $0.show($1) }
}

func anotherIsolationMayNotPost(_ screen: Screen) {
  // error: main actor-isolated property 'tapped' can not be referenced from a nonisolated context
  screen.tapped.post(1)
}

func streamsNeedSendablePayloads(_ channel: EventChannel<Mutable>) {
  // error: type 'Mutable' does not conform to the 'Sendable' protocol
  _ = channel.events()
}

func neitherChannelNorSubscriptionIsSendable() {
  func send(_ value: some Sendable) {}
  let channel = EventChannel<Int>()
  // error: conformance of 'EventChannel<Payload>' to 'Sendable' is unavailable
  send(channel)
  let subscription = channel.subscribe { _ in }
  // error: conformance of 'EventSubscription' to 'Sendable' is unavailable
  send(subscription)
  let shared = SharedEventChannel<Int>()
  send(shared)
  send(shared.subscribe { _ in })
}
