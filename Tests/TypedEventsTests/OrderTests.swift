import TestSupport
import Testing
import TypedEvents

/// Which observers are called, in which order: one table for both orders and both channels.
@Suite struct OrderTests {
  /// Operations on a channel with the observers A, B, C …, and a name.
  private struct Row {
    let actions: String
    let oldestFirst: String
    let newestFirst: String
    let why: String
  }

  /// `+A` adds an observer, `-A` removes it, `!` posts.
  private static let rows = [
    Row(actions: "!", oldestFirst: "", newestFirst: "", why: "no observers"),
    Row(actions: "+A !", oldestFirst: "A", newestFirst: "A", why: "one"),
    Row(actions: "+A +B +C !", oldestFirst: "ABC", newestFirst: "CBA", why: "registration order"),
    Row(actions: "+A +B +A !", oldestFirst: "ABA", newestFirst: "ABA", why: "twice is two calls"),
    Row(actions: "+A +A ! !", oldestFirst: "AAAA", newestFirst: "AAAA", why: "twice, two posts"),
    Row(actions: "+A +B -A !", oldestFirst: "B", newestFirst: "B", why: "the first removed"),
    Row(actions: "+A +B -B !", oldestFirst: "A", newestFirst: "A", why: "the last removed"),
    Row(actions: "+A +B +A -A !", oldestFirst: "B", newestFirst: "B", why: "both of A's"),
    Row(actions: "+A +B +C -B +B !", oldestFirst: "ACB", newestFirst: "BCA", why: "to the end"),
    Row(actions: "-A !", oldestFirst: "", newestFirst: "", why: "removing an absent observer"),
    Row(actions: "+A -A -A +B !", oldestFirst: "B", newestFirst: "B", why: "removed twice"),
    Row(
      actions: "+A ! +B ! -A !", oldestFirst: "AABB", newestFirst: "ABAB",
      why: "changes between posts"),
    Row(
      actions: "+A +B +C +D +E -B -C -D !", oldestFirst: "AE", newestFirst: "EA",
      why: "more gaps than observers"),
  ]

  @Test func objectsAreCalledInTheirOrder() {
    for row in Self.rows {
      #expect(calls(row, .oldestFirst) == row.oldestFirst, "\(row.actions): \(row.why)")
      #expect(calls(row, .newestFirst) == row.newestFirst, "\(row.actions): \(row.why), reversed")
    }
  }

  @Test func sharedChannelsCallInTheSameOrder() {
    for row in Self.rows {
      #expect(sharedCalls(row, .oldestFirst) == row.oldestFirst, "\(row.actions): \(row.why)")
      #expect(
        sharedCalls(row, .newestFirst) == row.newestFirst, "\(row.actions): \(row.why), reversed")
    }
  }

  private func calls(_ row: Row, _ order: DeliveryOrder) -> String {
    let channel = EventChannel<Int>(order: order)
    let log = Log()
    var observers: [Character: Observer] = [:]
    for action in row.actions.split(separator: " ") {
      let name = action.last ?? " "
      let observer = observers[name] ?? Observer(String(name), log)
      observers[name] = observer
      switch action.first {
      case "+": channel.addObserver(observer) { observer, _ in log.write(observer.name) }
      case "-": channel.removeObserver(observer)
      default: channel.post(0)
      }
    }
    return log.entries.joined()
  }

  private func sharedCalls(_ row: Row, _ order: DeliveryOrder) -> String {
    let channel = SharedEventChannel<Int>(order: order)
    let log = SharedLog()
    var observers: [Character: Census.Resident] = [:]
    for action in row.actions.split(separator: " ") {
      let name = action.last ?? " "
      let observer = observers[name] ?? Census().makeResident()
      observers[name] = observer
      switch action.first {
      case "+": channel.addObserver(observer) { _, _ in log.write(String(name)) }
      case "-": channel.removeObserver(observer)
      default: channel.post(0)
      }
    }
    return log.entries.joined()
  }

  @Test func closuresObjectsAndMethodsShareOneOrder() {
    let channel = EventChannel<Int>()
    let log = Log()
    let (first, third) = (Observer("A", log), Observer("C", log))
    channel.addObserver(first) { $0.hear($1) }
    let subscription = channel.subscribe { log.write("B\($0)") }
    channel.addObserver(third) { $0.hear($1) }
    #expect(channel.post(7) == 3)
    #expect(log.entries == ["A7", "B7", "C7"])
    withExtendedLifetime(subscription) {}
  }

  @Test func eachChannelHasItsOwnObservers() {
    let log = Log()
    let (opened, closed) = (EventChannel<Int>(), EventChannel<Int>())
    let observer = Observer("A", log)
    opened.addObserver(observer) { _, number in log.write("opened\(number)") }
    closed.addObserver(observer) { _, number in log.write("closed\(number)") }
    opened.post(1)
    closed.post(2)
    #expect(opened.removeObserver(observer) == 1)
    opened.post(3)
    closed.post(4)
    #expect(log.entries == ["opened1", "closed2", "closed4"])
  }

  /// Cancels observers at every position in every order, compared with an array.
  @Test func cancelingInAnyOrderLeavesTheOthers() {
    var generator = SeededGenerator(seed: 7)
    for count in [1, 2, 3, 15, 16, 17, 40, 100] {
      let channel = EventChannel<Int>()
      let log = Log()
      var living = (0..<count).map { number in
        (number, channel.subscribe { _ in log.write("\(number)") })
      }
      while !living.isEmpty {
        channel.post(0)
        #expect(log.takeEntries() == living.map { "\($0.0)" }, "of \(count)")
        #expect(channel.observerCount == living.count)
        living.remove(at: Int.random(in: living.indices, using: &generator)).1.cancel()
      }
      #expect(channel.post(0) == 0)
    }
  }
}
