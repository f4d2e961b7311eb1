public import TextLayout
public import TypedEvents

/// A link has been activated: a pointer went down and up again on it.
///
/// Sendable: what it holds is.
public struct LinkActivated: Sendable, Hashable {
  /// The link; its address is safe to be opened.
  public let link: LayoutLink
  /// Where the pointer went up, in px of the page.
  public let point: Point

  /// An activation.
  public init(link: LayoutLink, point: Point) {
    self.link = link
    self.point = point
  }
}

/// A link that must not be opened has been activated: its address is empty or runs a program.
///
/// Sendable: what it holds is.
public struct LinkRefused: Sendable, Hashable {
  /// The link.
  public let link: LayoutLink
  /// Where the pointer went up, in px of the page.
  public let point: Point

  /// A refusal.
  public init(link: LayoutLink, point: Point) {
    self.link = link
    self.point = point
  }
}

/// Follows a pointer over the links of a layout: highlights a link while it is pressed, and tells
/// when it is activated.
///
/// Down on a link highlights it at once; moving off it takes the highlight away and moving back
/// brings it again; up on it activates it, once; up elsewhere does nothing. Who holds it draws again
/// when ``highlighted`` has changed.
///
/// ```swift
/// let layout = Typesetter(measurer: FixedMeasurer())
///   .layout(markup: "<a href='/tokyo'>東京</a>へ", in: LayoutSpace(inlineSize: 160))
/// var links = LinkInteraction(LayoutIndex(layout))
/// links.pointerDown(at: Point(x: 8, y: 8))
/// links.highlighted?.address               // "/tokyo"
/// links.displayList()                      // with the highlight
/// links.pointerUp(at: Point(x: 9, y: 8))   // .activated: "/tokyo"
/// ```
///
/// Sendable: a value of Sendables; each pointer of a screen has its own.
public struct LinkInteraction: Sendable {
  /// What became of a link.
  ///
  /// Sendable: what it holds is.
  public enum Outcome: Sendable, Hashable {
    /// It is to be opened.
    case activated(LinkActivated)
    /// Its address must not be opened.
    case refused(LinkRefused)
  }

  /// The index of the layout that is shown.
  public private(set) var index: LayoutIndex
  /// The link the pointer went down on; nil if it is up or went down elsewhere.
  public private(set) var pressed: LayoutLink?
  /// The pressed link while the pointer is on it.
  public private(set) var highlighted: LayoutLink?
  /// How a highlight looks; its ranges are replaced by those of the link.
  public var style = Highlight(LayoutRange(paragraph: 0, offsets: 0..<0))
  /// Where activated links are posted; nil for nowhere.
  public var activated: SharedEventChannel<LinkActivated>?
  /// Where links that must not be opened are posted; nil for nowhere.
  public var refused: SharedEventChannel<LinkRefused>?

  /// Follows a pointer over a layout.
  ///
  /// - Parameters:
  ///   - index: the index of the layout.
  ///   - activated: where activated links are posted, beside being returned.
  ///   - refused: where links that must not be opened are posted, beside being returned.
  public init(
    _ index: LayoutIndex, activated: SharedEventChannel<LinkActivated>? = nil,
    refused: SharedEventChannel<LinkRefused>? = nil
  ) {
    self.index = index
    self.activated = activated
    self.refused = refused
  }

  /// The pointer goes down; what was pressed before is let go.
  ///
  /// - Parameter point: where, in px of the page.
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func pointerDown(at point: Point) -> Bool {
    pressed = index.link(at: point)
    return highlight(pressed)
  }

  /// The pointer moves; one that is up does nothing.
  ///
  /// - Parameter point: to where, in px of the page.
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func pointerMoved(to point: Point) -> Bool {
    guard let pressed else { return false }
    return highlight(index.link(at: point)?.id == pressed.id ? pressed : nil)
  }

  /// The pointer goes up.
  ///
  /// - Parameter point: where, in px of the page.
  /// - Returns: what became of the link that was pressed; nil if the pointer is not on it any more.
  @discardableResult
  public mutating func pointerUp(at point: Point) -> Outcome? {
    pointerMoved(to: point)
    let link = highlighted
    pointerCancelled()
    return link.map { activate($0, at: point) }
  }

  /// The pointer is gone, as when a scroll view takes it: nothing is activated.
  ///
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func pointerCancelled() -> Bool {
    pressed = nil
    return highlight(nil)
  }

  /// Shows another layout, as after an edit or a change of width: a link that is in it too stays
  /// pressed.
  ///
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func show(_ index: LayoutIndex) -> Bool {
    self.index = index
    guard let id = pressed?.id else { return false }
    pressed = index.links.first { $0.id == id }
    return highlight(highlighted == nil ? nil : pressed)
  }

  /// The drawing, with the highlighted link.
  ///
  /// - Complexity: linear in the layout.
  public func displayList() -> DisplayList {
    guard let highlighted else { return index.layout.displayList() }
    var highlight = style
    highlight.ranges = highlighted.ranges
    return index.displayList(highlights: [highlight])
  }

  private mutating func highlight(_ link: LayoutLink?) -> Bool {
    defer { highlighted = link }
    return link != highlighted
  }

  private func activate(_ link: LayoutLink, at point: Point) -> Outcome {
    guard link.isSafe else {
      let event = LinkRefused(link: link, point: point)
      refused?.post(event)
      return .refused(event)
    }
    let event = LinkActivated(link: link, point: point)
    activated?.post(event)
    return .activated(event)
  }
}
