import MarkupText
import Testing
import TextFoundation
import TypedEvents

@testable import LayoutCaching
@testable import TextLayout

struct BackgroundLayoutTests {
  private let typesetter = Typesetter(measurer: FixedMeasurer())
  private let space = LayoutSpace(inlineSize: 160)

  private func text(_ markup: String) -> StyledText { StyledText(MarkupTree(parsing: markup)) }

  private func items(_ layout: MarkupLayout) -> [DisplayItem] {
    layout.displayList().items
  }

  @Test func tasksGiveTheSameResultAsTheCaller() async throws {
    let text = text("<h1>題</h1><p>吾輩は猫である。<ul><li>一<li>二</ul>")
    let expected = items(typesetter.layout(text, in: space))
    let finished = SharedEventChannel<LayoutFinished>()
    let posts = TracedMutex<[Size]>([])
    let subscription = finished.subscribe { event in posts.withLock { $0.append(event.layout.size) }
    }
    let layout = try await typesetter.layoutInBackground(text, in: space, finished: finished)
    #expect(items(layout) == expected)
    #expect(posts.withLock { $0 } == [layout.size])
    withExtendedLifetime(subscription) {}
    let size = await withCheckedContinuation { continuation in
      typesetter.layout(text, in: space) { continuation.resume(returning: try? $0.get().size) }
    }
    #expect(size == layout.size)
  }

  @Test func tasksPreserveTheOrderOfManyTexts() async throws {
    let texts = (0..<200).map { text("<div>\(String(repeating: "字", count: $0 % 37))\($0)</div>") }
    let layouts = try await typesetter.layouts(texts, in: space)
    #expect(layouts.map { items($0) } == texts.map { items(typesetter.layout($0, in: space)) })
    #expect(try await typesetter.layouts([], in: space).isEmpty)
  }

  @Test func canceledTasksThrow() async {
    let text = text(String(repeating: "<p>吾輩は猫である。", count: 2000))
    let work = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await typesetter.layoutInBackground(text, in: space)
    }
    await #expect(throws: CancellationError.self) { try await work.value }
    let many = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await typesetter.layouts([text, text], in: space)
    }
    await #expect(throws: CancellationError.self) { try await many.value }
  }

  @Test func cancellationStopsTheWork() {
    let text = text(String(repeating: "<p>吾輩は猫である。", count: 50))
    var checks = 0
    let layout = typesetter.layout(text, in: space, reusing: nil) {
      checks += 1
      return checks > 10
    }
    #expect(layout.paragraphs.compactMap { $0 }.count == 9)
  }

  @Test func completionsOfCanceledTasksAreCalledOnce() async {
    let text = text(String(repeating: "<p>吾輩は猫である。", count: 500))
    let calls = TracedMutex(0)
    for _ in 0..<20 {
      let work = typesetter.layout(text, in: space) { _ in calls.withLock { $0 += 1 } }
      work.cancel()
      await work.wait()
    }
    #expect(calls.withLock { $0 } == 20)
  }
}
