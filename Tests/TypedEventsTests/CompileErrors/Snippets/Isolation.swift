// What the concurrency checks of types refuse: see Handlers.swift for how this is checked.
import TypedEvents

final class Mutable {
  var count = 0
}

@MainActor final class Screen {
  let tapped = EventChannel<Int>()
  func show(_ number: Int) {}
}

func sharedPayloadMustBeSendable() {
  _ = SharedEventChannel<Mutable>()  // error: type 'Mutable' does not conform to the 'Sendable' protocol
}

func sharedHandlerMustBeSendable(_ channel: SharedEventChannel<Int>) {
  let mutable = Mutable()
  let subscription = channel.subscribe { mutable.count += $0 }  // error: capture of 'mutable' with non-Sendable type 'Mutable' in a '@Sendable' closure
  subscription.cancel()
}

func sharedObserverMustBeSendable(_ channel: SharedEventChannel<Int>, _ mutable: Mutable) {
  channel.addObserver(mutable) { _, _ in }  // error: type 'Mutable' does not conform to the 'Sendable' protocol
}

func sharedHandlersAreNotOnTheMainActor(_ channel: SharedEventChannel<Int>, _ screen: Screen) {
  channel.addObserver(screen) { screen, number in
    screen.show(number)  // error: call to main actor-isolated instance method 'show' in a synchronous nonisolated context
  }
  channel.addMainActorObserver(screen) { screen, number in screen.show(number) }
}

func anotherIsolationMayNotPost(_ screen: Screen) {
  screen.tapped.post(1)  // error: main actor-isolated property 'tapped' can not be referenced from a nonisolated context
}

func streamsNeedSendablePayloads(_ channel: EventChannel<Mutable>) {
  _ = channel.events()  // error: type 'Mutable' does not conform to the 'Sendable' protocol
}

func neitherChannelNorSubscriptionIsSendable() {
  func send(_ value: some Sendable) {}
  let channel = EventChannel<Int>()
  send(channel)  // error: conformance of 'EventChannel<Payload>' to 'Sendable' is unavailable
  let subscription = channel.subscribe { _ in }
  send(subscription)  // error: conformance of 'EventSubscription' to 'Sendable' is unavailable
  let shared = SharedEventChannel<Int>()
  send(shared)
  send(shared.subscribe { _ in })
}
