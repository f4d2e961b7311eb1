import LayoutTestSupport
import MarkupText
import Testing
import TextFoundation
import TypedEvents

@testable import LayoutCaching
@testable import TextLayout

/// Concurrent tasks; also run under ThreadSanitizer.
///
/// Serialized, since some tests block a thread of the pool.
@Suite(.serialized)
struct LayoutCacheTasksTests {
  private let space = LayoutSpace(inlineSize: 96)

  /// Texts with and without links, and their uncached results.
  private let markups = (0..<24).map { number in
    "<p>吾輩は猫である。\(String(repeating: "字", count: number))"
      + (number % 3 == 0 ? "<a href=x>\(number)</a>" : "")
  }

  private func cache(
    limit: Int = 32 << 20, _ retention: LayoutCache.RetentionPolicy = .withLinks
  ) -> LayoutCache {
    LayoutCache(
      typesetter: Typesetter(measurer: FixedMeasurer()), costLimit: limit, retention: retention)
  }

  @Test func simultaneousRequestsGetTheSame() async {
    let plain = Typesetter(measurer: FixedMeasurer())
    let expected = markups.map { plain.layout(markup: $0, in: space) }
    let drawings = expected.map(\.drawnBytes)
    // A small limit, which causes constant evictions, and a large one.
    for limit in [60_000, 32 << 20] {
      let cache = cache(limit: limit)
      await withTaskGroup(of: Int.self) { group in
        for task in 0..<8 {
          group.addTask {
            var wrong = 0
            for round in 0..<60 {
              let number = (round * 7 + task * 5) % markups.count
              let text = LayoutCache.Text.markup(markups[number])
              switch (round + task) % 4 {
              case 0:
                if cache.size(of: text, in: space) != expected[number].size { wrong += 1 }
              case 1:
                if cache.layout(of: text, in: space).drawnBytes != drawings[number] { wrong += 1 }
              case 2: if cache.drawing(of: text, in: space) != drawings[number] { wrong += 1 }
              default:
                if task == 0 { cache.purge(text) }
                if task == 1 { cache.purge(downTo: 20_000) }
                if cache.statistics.bytes > limit { wrong += 1 }
              }
            }
            return wrong
          }
        }
        for await wrong in group { #expect(wrong == 0) }
      }
      let statistics = cache.statistics
      #expect(statistics.sizes.hits + statistics.sizes.misses == 8 * 15)
      #expect(statistics.layouts.hits + statistics.layouts.misses == 8 * 15)
      #expect(statistics.images.hits + statistics.images.misses == 8 * 15)
    }
  }

  @Test func tasksInTheBackgroundShareTheWork() async throws {
    for retention in LayoutCache.RetentionPolicy.allCases {
      let cache = cache(retention)
      let calls = CountingCalls()
      let draws = CountingCalls()
      let gate = Gate()
      // The text is not ready until all have requested it.
      let text = LayoutCache.Text.named("slow") {
        calls.add()
        gate.wait()
        return StyledText(MarkupTree(parsing: "東京"))
      }
      let answers = try await withThrowingTaskGroup(of: Size.self) { group in
        for task in 0..<30 {
          group.addTask {
            switch task % 3 {
            case 0: return await cache.sizeInBackground(of: text, in: space)
            case 1: return await cache.layoutInBackground(of: text, in: space).size
            default:
              let bytes = try await cache.imageInBackground(
                of: text, in: space, as: .init("height")
              ) { layout in
                draws.add()
                return [UInt8(layout.size.height)]
              }
              return Size(width: 96, height: Double(bytes[0]))
            }
          }
        }
        // Each task counts its miss before it waits; then the work may continue.
        while cache.misses < 30 { try await Task.sleep(for: .milliseconds(1)) }
        gate.open()
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(answers.count == 30)
      #expect(answers.allSatisfy { $0 == Size(width: 96, height: 16) }, "\(retention)")
      #expect(calls.count == 1, "\(retention)")
      #expect(draws.count == 1, "\(retention)")
      #expect(cache.statistics.layoutsMade == 1, "\(retention)")
      let isRetained = retention == .always || retention == .whenAsked
      #expect(cache.statistics.layouts.count == (isRetained ? 1 : 0), "\(retention)")
      // Now everything is found at once.
      #expect(await cache.sizeInBackground(of: text, in: space) == Size(width: 96, height: 16))
      let again = try await cache.imageInBackground(of: text, in: space, as: .init("height")) {
        _ in []
      }
      #expect(again == [16])
      #expect(cache.statistics.sizes.hits == 1)
      #expect(cache.statistics.images.hits == 1)
    }
  }

  @Test func tasksReceiveTheErrorsOfDraw() async {
    struct DrawingError: Error {}
    let cache = cache()
    for _ in 0..<2 {
      await #expect(throws: DrawingError.self) {
        try await cache.imageInBackground(of: .plain, in: space, as: .init("png")) { _ in
          throw DrawingError()
        }
      }
    }
    #expect(cache.statistics.images.count == 0)
    #expect(cache.statistics.images.misses == 2)
    #expect(cache.statistics.sizes.count == 1)
  }

  @Test func canceledTasksDoNotAffectOthers() async {
    let cache = cache()
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await cache.sizeInBackground(of: .plain, in: space)
    }
    #expect(await cancelled.value == Size(width: 96, height: 80))
    #expect(await cache.sizeInBackground(of: .plain, in: space) == Size(width: 96, height: 80))
    #expect(cache.statistics.layoutsMade == 1)
  }

  @Test func tasksBegunBeforeAPurgeAreNotJoined() async {
    let cache = cache(.always)
    let calls = CountingCalls()
    let gate = Gate()
    let text = LayoutCache.Text.named("slow") {
      calls.add()
      // The first one waits until the second one is done.
      if calls.count == 1 { gate.wait() }
      return StyledText(MarkupTree(parsing: "東京"))
    }
    async let early = cache.sizeInBackground(of: text, in: space)
    while calls.count == 0 { try? await Task.sleep(for: .milliseconds(1)) }
    cache.purge()
    #expect(await cache.sizeInBackground(of: text, in: space) == Size(width: 96, height: 16))
    #expect(cache.statistics.sizes.count == 1)
    #expect(cache.statistics.layouts.count == 1)
    gate.open()
    #expect(await early == Size(width: 96, height: 16))
    #expect(calls.count == 2)
    #expect(cache.statistics.layoutsMade == 2)
  }
}

extension LayoutCache {
  /// The number of misses.
  fileprivate var misses: Int {
    let statistics = statistics
    return statistics.sizes.misses + statistics.layouts.misses + statistics.images.misses
  }
}

/// Blocks threads until it is opened, with a timeout: on a machine with one processor no other
/// thread could open it.
private final class Gate: Sendable {
  private let isOpen = TracedMutex(false)

  func open() { isOpen.withLock { $0 = true } }

  func wait() {
    let end = ContinuousClock.now + .seconds(10)
    while !isOpen.withLock({ $0 }), ContinuousClock.now < end {}
  }
}
