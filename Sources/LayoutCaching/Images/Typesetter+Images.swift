public import MarkupText
public import TextLayout

extension Typesetter {
  /// Loads a text's pictures, then sets it with those that came.
  ///
  /// ```swift
  /// let layout = await typesetter.layout(text, in: space, loading: store)
  /// ```
  ///
  /// Pictures that do not come leave their room; the store knows why. The layout keeps the pictures
  /// it was made with, whatever the store forgets later. ``TypesetterOptions/images`` is not asked.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - store: where the pictures are kept.
  /// - Returns: the layout; if the task is cancelled, with the pictures that are there by then.
  public func layout(
    _ text: StyledText, in space: LayoutSpace, loading store: ImageStore
  ) async -> MarkupLayout {
    await store.loadAll(text.imageAddresses)
    return layout(text, in: space, images: store.snapshot())
  }

  /// Sets a text at once, and again whenever pictures of it have come.
  ///
  /// ```swift
  /// for await layout in typesetter.layouts(text, in: space, loading: store) {
  ///   show(layout.displayList())
  /// }
  /// ```
  ///
  /// Pictures that come while a layout is being made are in the next one together.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: its room.
  ///   - store: where the pictures are kept.
  /// - Returns: a sequence for one loop; it ends when all pictures have come or failed.
  public func layouts(
    _ text: StyledText, in space: LayoutSpace, loading store: ImageStore
  ) -> some AsyncSequence<MarkupLayout, Never> & Sendable {
    store.snapshots(loading: text.imageAddresses).map { images in
      layout(text, in: space, images: images)
    }
  }

  private func layout(
    _ text: StyledText, in space: LayoutSpace, images: ImageSnapshot
  ) -> MarkupLayout {
    var typesetter = self
    typesetter.options.images = images
    return typesetter.layout(text, in: space)
  }
}
