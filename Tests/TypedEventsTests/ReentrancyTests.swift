import Testing
import TypedEvents

/// Operations of handlers on the channel that is calling them.
@Suite struct ReentrancyTests {
  /// A channel with observers that record their events.
  private struct Scenario: Sendable {
    let name: String
    let expected: [String]
    let run: @Sendable (Log) -> Void
  }

  @Test func scenarios() {
    for scenario in Self.scenarios {
      let log = Log()
      scenario.run(log)
      #expect(log.entries == scenario.expected, "\(scenario.name)")
    }
  }

  private static let scenarios: [Scenario] = [
    Scenario(name: "an added observer waits for the next post", expected: ["A1", "A2", "B2"]) {
      log in
      let channel = EventChannel<Int>()
      let newcomer = Observer("B", log)
      let observer = Observer("A", log)
      channel.addObserver(observer) { observer, number in
        observer.hear(number)
        if number == 1 { channel.addObserver(newcomer) { $0.hear($1) } }
      }
      #expect(channel.post(1) == 1)
      #expect(channel.post(2) == 2)
      channel.removeAllObservers()
    },
    Scenario(
      name: "also where the newest come first", expected: ["A1", "B2", "A2"]
    ) { log in
      let channel = EventChannel<Int>(order: .newestFirst)
      let newcomer = Observer("B", log)
      let observer = Observer("A", log)
      channel.addObserver(observer) { observer, number in
        observer.hear(number)
        if number == 1 { channel.addObserver(newcomer) { $0.hear($1) } }
      }
      channel.post(1)
      channel.post(2)
      channel.removeAllObservers()
    },
    Scenario(name: "an observer may remove itself", expected: ["A1", "B1", "B2"]) { log in
      let channel = EventChannel<Int>()
      let (first, second) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        #expect(channel.removeObserver(observer) == 1)
      }
      channel.addObserver(second) { $0.hear($1) }
      #expect(channel.post(1) == 2)
      #expect(channel.post(2) == 1)
      channel.removeAllObservers()
    },
    Scenario(name: "a removed observer is no longer called", expected: ["A1", "C1"]) { log in
      let channel = EventChannel<Int>()
      let (first, second, third) = (Observer("A", log), Observer("B", log), Observer("C", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        channel.removeObserver(second)
      }
      channel.addObserver(second) { $0.hear($1) }
      channel.addObserver(third) { $0.hear($1) }
      #expect(channel.post(1) == 2)
      channel.removeAllObservers()
    },
    Scenario(name: "observers called before remain called", expected: ["A1", "B1", "B2"]) { log in
      let channel = EventChannel<Int>()
      let (first, second) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { $0.hear($1) }
      channel.addObserver(second) { observer, number in
        observer.hear(number)
        channel.removeObserver(first)
      }
      channel.post(1)
      channel.post(2)
      channel.removeAllObservers()
    },
    Scenario(name: "removing all ends the round", expected: ["A1"]) { log in
      let channel = EventChannel<Int>()
      let (first, second) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        channel.removeAllObservers()
      }
      channel.addObserver(second) { $0.hear($1) }
      #expect(channel.post(1) == 1)
      #expect(channel.post(2) == 0)
      #expect(channel.observerCount == 0)
    },
    Scenario(name: "removed and added again waits too", expected: ["A1", "A2", "B2"]) { log in
      let channel = EventChannel<Int>()
      let (first, second) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        guard number == 1 else { return }
        channel.removeObserver(second)
        channel.addObserver(second) { $0.hear($1) }
      }
      channel.addObserver(second) { $0.hear($1) }
      channel.post(1)
      channel.post(2)
      channel.removeAllObservers()
    },
    Scenario(
      name: "a post within a handler is a round of its own",
      expected: ["A1", "A2", "A3", "B3", "B2", "B1"]
    ) { log in
      let channel = EventChannel<Int>()
      let (first, second) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        if number < 3 { #expect(channel.post(number + 1) == 2) }
      }
      channel.addObserver(second) { $0.hear($1) }
      #expect(channel.post(1) == 2)
      channel.removeAllObservers()
    },
    Scenario(
      name: "an inner round calls observers added in the outer", expected: ["A1", "A2", "B2"]
    ) { log in
      let channel = EventChannel<Int>()
      let (first, newcomer) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        guard number == 1 else { return }
        channel.addObserver(newcomer) { $0.hear($1) }
        channel.post(2)
      }
      channel.post(1)
      channel.removeAllObservers()
    },
    Scenario(
      name: "observers removed in the inner round are not called in the outer",
      expected: ["A1", "A2", "B2"]
    ) { log in
      let channel = EventChannel<Int>()
      let (first, second) = (Observer("A", log), Observer("B", log))
      channel.addObserver(first) { observer, number in
        observer.hear(number)
        if number == 1 { channel.post(2) }
      }
      channel.addObserver(second) { observer, number in
        observer.hear(number)
        channel.removeObserver(observer)
      }
      #expect(channel.post(1) == 1)
      channel.removeAllObservers()
    },
    Scenario(name: "two channels may post to each other", expected: ["A3", "B2", "A1", "B0"]) {
      log in
      let (ping, pong) = (EventChannel<Int>(), EventChannel<Int>())
      let pinged = ping.subscribe { number in
        log.write("A\(number)")
        pong.post(number - 1)
      }
      let ponged = pong.subscribe { number in
        log.write("B\(number)")
        if number > 0 { ping.post(number - 1) }
      }
      ping.post(3)
      pinged.cancel()
      ponged.cancel()
    },
  ]

  @Test func aSubscriptionMayBeCanceledByItsOwnHandler() {
    let channel = EventChannel<Int>()
    let log = Log()
    var subscription: EventSubscription?
    subscription = channel.subscribe { number in
      log.write("\(number)")
      subscription?.cancel()
      subscription?.cancel()
    }
    #expect(channel.post(1) == 1)
    #expect(channel.post(2) == 0)
    #expect(log.entries == ["1"])
    subscription = nil
  }

  @Test func releasingASubscriptionDuringAPostEndsItAtOnce() {
    let channel = EventChannel<Int>()
    let log = Log()
    var later: EventSubscription?
    let first = channel.subscribe { _ in later = nil }
    later = channel.subscribe { log.write("later\($0)") }
    #expect(channel.post(1) == 1)
    #expect(log.entries.isEmpty && later == nil)
    withExtendedLifetime(first) {}
  }

  @Test func manyObserversAddedInOneRound() {
    let channel = EventChannel<Int>()
    let log = Log()
    let observer = Observer("A", log)
    let newcomers = (0..<500).map { _ in Observer("N", log) }
    channel.addObserver(observer) { _, number in
      guard number == 0 else { return }
      for newcomer in newcomers { channel.addObserver(newcomer) { $0.hear($1) } }
    }
    #expect(channel.post(0) == 1)
    #expect(log.entries.isEmpty)
    #expect(channel.post(1) == 501)
    #expect(log.entries.count == 500)
    // The first handler captures the channel that owns it.
    channel.removeAllObservers()
  }

  @Test func postsNestDeeply() {
    let channel = EventChannel<Int>()
    var maximumDepth = 0
    let subscription = channel.subscribe { number in
      maximumDepth = max(maximumDepth, number)
      if number < 1000 { channel.post(number + 1) }
    }
    #expect(channel.post(1) == 1)
    #expect(maximumDepth == 1000)
    subscription.cancel()
  }

  @Test func aChannelReleasedByAHandlerCompletesItsPost() {
    let log = Log()
    var channel: EventChannel<Int>? = EventChannel()
    let first = channel?.subscribe { _ in channel = nil }
    let second = channel?.subscribe { log.write("second\($0)") }
    #expect(channel?.post(1) == 2)
    #expect(log.entries == ["second1"])
    #expect(channel == nil)
    first?.cancel()
    second?.cancel()
  }

  @Test func sharedHandlersMayAddCancelAndPost() {
    let channel = SharedEventChannel<Int>()
    let log = SharedLog()
    let newcomer = Census().makeResident()
    let subscription = channel.subscribe { number in
      log.write("A\(number)")
      guard number == 1 else { return }
      channel.addObserver(newcomer) { _, number in log.write("B\(number)") }
      channel.post(2)
      channel.removeObserver(newcomer)
      channel.post(3)
    }
    #expect(channel.post(1) == 1)
    #expect(log.entries == ["A1", "A2", "B2", "A3"])
    subscription.cancel()
  }
}
