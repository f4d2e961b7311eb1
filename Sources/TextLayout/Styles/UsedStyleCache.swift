import MarkupText

/// A cache of the used values of styles, which are resolved once each.
///
/// A class, so that the stages of a layout share it. Not thread-safe: use one per layout.
final class UsedStyleCache {
  private struct Key: Hashable {
    var identity: ObjectIdentifier
    var language: String?
    var isCentered: Bool
  }

  private let measurer: any TextMeasurer
  private var styles: [Key: UsedStyle] = [:]
  /// The most recently used style; it is added to `styles` when another one is requested.
  private var last: (key: Key, style: UsedStyle, isKept: Bool)?

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// Returns the used values of a style; the cache retains the style, so that its identity remains
  /// unique.
  func used(
    _ style: ComputedStyle, language: String?, isCentered: Bool
  ) -> UsedStyle {
    let key = Key(identity: style.identity, language: language, isCentered: isCentered)
    if let last, last.key == key { return last.style }
    keepLast()
    if let found = styles[key] {
      last = (key, found, true)
      return found
    }
    let used = UsedStyle(style, language: language, isCentered: isCentered, measurer: measurer)
    last = (key, used, false)
    return used
  }

  private func keepLast() {
    if let last, !last.isKept { styles[last.key] = last.style }
  }

  /// Adds used values from an earlier layout with the same measurer.
  func remember(_ used: UsedStyle) {
    let key = Key(
      identity: used.style.identity, language: used.font.language, isCentered: used.isCentered)
    keepLast()
    last = (key, used, false)
  }
}
