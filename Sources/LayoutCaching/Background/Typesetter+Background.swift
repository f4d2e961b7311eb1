public import MarkupText
public import TextLayout
public import TypedEvents

/// An event: a layout was completed in the background.
public struct LayoutFinished: Sendable {
  /// The completed layout.
  public let layout: MarkupLayout

  /// Creates the event for a finished layout.
  public init(layout: MarkupLayout) { self.layout = layout }
}

/// A handle to a layout that is computed in the background.
public struct LayoutTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Cancels the work; the completion handler then receives a `CancellationError`.
  ///
  /// Has no effect on work that is finished.
  public func cancel() { task.cancel() }

  /// Waits until the completion handler has run.
  public func wait() async { await task.value }
}

extension Typesetter {
  /// Lays out a text on a thread of Swift's concurrent executor, regardless of the caller's actor.
  ///
  /// ```swift
  /// let layout = try await typesetter.layoutInBackground(text, in: LayoutSpace(inlineSize: 320))
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - previous: an earlier layout, whose unchanged paragraphs are reused; nil for none.
  ///   - finished: the channel to which a ``LayoutFinished`` is posted, on the same thread; nil for
  ///     none.
  /// - Returns: the layout.
  /// - Throws: `CancellationError` if the task is canceled before the layout is complete.
  @concurrent
  public func layoutInBackground(
    _ text: StyledText, in space: LayoutSpace, reusing previous: MarkupLayout? = nil,
    finished: SharedEventChannel<LayoutFinished>? = nil
  ) async throws(CancellationError) -> MarkupLayout {
    let layout = layout(text, in: space, reusing: previous) { Task.isCancelled }
    guard !Task.isCancelled else { throw CancellationError() }
    finished?.post(LayoutFinished(layout: layout))
    return layout
  }

  /// Lays out a text in the background and passes the layout to a completion handler.
  ///
  /// ```swift
  /// let work = typesetter.layout(text, in: space) { result in
  ///   if case .success(let layout) = result { show(layout) }
  /// }
  /// work.cancel()
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - completion: called exactly once, on a thread of Swift's concurrent executor, with the
  ///     layout or, if the work was canceled in time, with a `CancellationError`.
  /// - Returns: a handle for canceling the work or waiting for it.
  @discardableResult
  public func layout(
    _ text: StyledText, in space: LayoutSpace,
    completion: @escaping @Sendable (Result<MarkupLayout, CancellationError>) -> Void
  ) -> LayoutTask {
    LayoutTask(
      Task.detached {
        do throws(CancellationError) {
          completion(.success(try await layoutInBackground(text, in: space)))
        } catch {
          completion(.failure(error))
        }
      })
  }

  /// Lays out many texts on all cores, such as the cells of a list.
  ///
  /// - Returns: the layouts in the order of the texts.
  /// - Throws: `CancellationError` if the task is canceled before all layouts are complete.
  @concurrent
  public func layouts(
    _ texts: [StyledText], in space: LayoutSpace
  ) async throws(CancellationError) -> [MarkupLayout] {
    // Texts are grouped so that each task does enough work to justify its overhead.
    let size = max(1, min(64, texts.count / 16))
    let starts = Array(stride(from: 0, to: texts.count, by: size))
    let batches = await withTaskGroup(of: (Int, [MarkupLayout]).self) { group in
      for start in starts {
        group.addTask {
          var made: [MarkupLayout] = []
          for text in texts[start..<min(start + size, texts.count)] where !Task.isCancelled {
            made.append(layout(text, in: space))
          }
          return (start, made)
        }
      }
      var batches: [Int: [MarkupLayout]] = [:]
      for await (start, made) in group { batches[start] = made }
      return batches
    }
    guard !Task.isCancelled else { throw CancellationError() }
    return starts.flatMap { batches[$0] ?? [] }
  }
}
