internal import TextLayout

/// The fonts and shapers of one borrower at a time.
///
/// Not thread-safe: Pango's objects belong to one thread at a time.
final class FontWorker {
  let fonts: FontSet
  private var shapers: [FontSelection: SelectionShaper] = [:]
  private var latest: SelectionShaper?

  /// The number of selections whose shapers are cached; beyond it the cache is emptied.
  private static let selectionLimit = 64

  init(configuration: FontConfiguration) { fonts = FontSet(configuration: configuration) }

  deinit {
    // Shapers refer to the fonts without owning them.
    shapers = [:]
    latest = nil
  }

  /// Returns the shaper for a font request.
  func shaper(for font: FontRequest, allowsLigatures: Bool) -> SelectionShaper {
    if let latest, latest.selection.matches(font, allowsLigatures: allowsLigatures) {
      return latest
    }
    let selection = FontSelection(font, allowsLigatures: allowsLigatures)
    if let known = shapers[selection] {
      latest = known
      return known
    }
    if shapers.count >= Self.selectionLimit { shapers = [:] }
    let shaper = SelectionShaper(selection, fonts: fonts)
    shapers[selection] = shaper
    latest = shaper
    return shaper
  }
}
