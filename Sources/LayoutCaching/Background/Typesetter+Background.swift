public import MarkupText
public import TextLayout
public import TypedEvents

/// A layout has been made in the background.
///
/// Sendable: what it holds is.
public struct LayoutFinished: Sendable {
  /// The layout.
  public let layout: MarkupLayout

  /// A finished layout.
  public init(layout: MarkupLayout) { self.layout = layout }
}

/// A layout that is being made in the background.
///
/// Sendable: the task is.
public struct LayoutTask: Sendable {
  private let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  /// Ends the work soon; the completion is told so.
  ///
  /// Nothing happens if it is done.
  public func cancel() { task.cancel() }

  /// Waits until the completion has run.
  public func wait() async { await task.value }
}

extension Typesetter {
  /// Sets a text on a thread of Swift's pool, whoever asks for it.
  ///
  /// ```swift
  /// let layout = try await typesetter.layoutInBackground(text, in: LayoutSpace(inlineSize: 320))
  /// ```
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - previous: an earlier layout, whose unchanged paragraphs are used again; nil for none.
  ///   - finished: where a ``LayoutFinished`` is posted, on the same thread; nil for nowhere.
  /// - Returns: the layout.
  /// - Throws: `CancellationError` if the task is cancelled before the layout is whole.
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

  /// Sets a text in the background and hands the layout over.
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
  ///   - space: its room.
  ///   - completion: called once, on a thread of Swift's pool: with the layout, or with a
  ///     `CancellationError` if the work was cancelled in time.
  /// - Returns: the work, to be cancelled or waited for.
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

  /// Sets many texts on all cores, such as the cells of a list.
  ///
  /// - Returns: the layouts in the order of the texts.
  /// - Throws: `CancellationError` if the task is cancelled before all are made.
  @concurrent
  public func layouts(
    _ texts: [StyledText], in space: LayoutSpace
  ) async throws(CancellationError) -> [MarkupLayout] {
    // Pieces, so that a task is worth its start.
    let size = max(1, min(64, texts.count / 16))
    let starts = Array(stride(from: 0, to: texts.count, by: size))
    let pieces = await withTaskGroup(of: (Int, [MarkupLayout]).self) { group in
      for start in starts {
        group.addTask {
          var made: [MarkupLayout] = []
          for text in texts[start..<min(start + size, texts.count)] where !Task.isCancelled {
            made.append(layout(text, in: space))
          }
          return (start, made)
        }
      }
      var pieces: [Int: [MarkupLayout]] = [:]
      for await (start, made) in group { pieces[start] = made }
      return pieces
    }
    guard !Task.isCancelled else { throw CancellationError() }
    return starts.flatMap { pieces[$0] ?? [] }
  }
}
