public import MarkupText
public import TextLayout

extension Typesetter {
  /// Loads the images of a text, then lays it out with those that were loaded.
  ///
  /// ```swift
  /// let layout = await typesetter.layout(text, in: space, loading: store)
  /// ```
  ///
  /// Images that could not be loaded leave empty space; the store has the reasons. The layout
  /// retains its images, even if the store evicts them later. `TypesetterOptions.images` is not
  /// used.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - store: the store that loads the images.
  /// - Returns: the layout; if the task is canceled, with the images that are available by then.
  public func layout(
    _ text: StyledText, in space: LayoutSpace, loading store: ImageStore
  ) async -> MarkupLayout {
    await store.loadAll(text.imageAddresses)
    return layout(text, in: space, images: store.snapshot())
  }

  /// Lays out a text at once, and again whenever some of its images are loaded.
  ///
  /// ```swift
  /// for await layout in typesetter.layouts(text, in: space, loading: store) {
  ///   show(layout.displayList())
  /// }
  /// ```
  ///
  /// Images that are loaded while a layout is computed appear together in the next one.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - space: the available space.
  ///   - store: the store that loads the images.
  /// - Returns: a sequence for a single loop; it ends when all images are loaded or have failed.
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
