import MarkupText

/// Finds the used values of styles, each of which is resolved once.
///
/// A class, so that the steps of a layout share it. Not Sendable: it belongs to one layout.
final class UsedStyleCache {
  private struct Key: Hashable {
    var identity: ObjectIdentifier
    var language: String?
    var isCentered: Bool
  }

  private let measurer: any TextMeasurer
  private var styles: [Key: UsedStyle] = [:]
  /// The one asked for last; put with the others, if it is not yet, when another is asked for.
  private var last: (key: Key, style: UsedStyle, isKept: Bool)?

  init(measurer: any TextMeasurer) { self.measurer = measurer }

  /// The used values of a style; the cache keeps the style, so that its identity stays its own.
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

  /// Takes over what an earlier layout with the same measurer resolved.
  func remember(_ used: UsedStyle) {
    let key = Key(
      identity: used.style.identity, language: used.font.language, isCentered: used.isCentered)
    keepLast()
    last = (key, used, false)
  }
}
