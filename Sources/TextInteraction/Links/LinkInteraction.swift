public import TextLayout
public import TypedEvents

/// An event: a link was activated, because a pointer went down and up again on it.
public struct LinkActivated: Sendable, Hashable {
  /// The link, whose address is safe to open.
  public let link: LayoutLink
  /// The point where the pointer went up, in px of the page.
  public let point: Point

  /// Creates an activation event.
  public init(link: LayoutLink, point: Point) {
    self.link = link
    self.point = point
  }
}

/// An event: a link that the layout's options do not allow was activated and must not be opened.
public struct LinkRefused: Sendable, Hashable {
  /// The link, which must not be opened.
  public let link: LayoutLink
  /// The point where the pointer went up, in px of the page.
  public let point: Point

  /// Creates a refusal event.
  public init(link: LayoutLink, point: Point) {
    self.link = link
    self.point = point
  }
}

/// Tracks a pointer over the links of a layout: highlights a link while it is pressed and reports
/// its activation.
///
/// Pressing a link highlights it at once. Moving off it removes the highlight, and moving back
/// restores it. Releasing the pointer on the link activates it once; releasing it elsewhere does
/// nothing. The owner redraws when ``highlighted`` has changed.
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
/// Use one value for each pointer.
public struct LinkInteraction: Sendable {
  /// The outcome of releasing the pointer on a link.
  public enum Outcome: Sendable, Hashable {
    /// The link should be opened.
    case activated(LinkActivated)
    /// The link's address must not be opened.
    case refused(LinkRefused)
  }

  /// The index of the current layout.
  public private(set) var index: LayoutIndex
  /// The link on which the pointer went down; nil if the pointer is up or went down elsewhere.
  public private(set) var pressed: LayoutLink?
  /// The pressed link while the pointer is on it; nil otherwise.
  public private(set) var highlighted: LayoutLink?
  /// The appearance of a highlight; its ranges are replaced by those of the link.
  public var style = Highlight(LayoutRange(paragraph: 0, offsets: 0..<0))
  /// The channel to which activations are posted; nil for none.
  public var activated: SharedEventChannel<LinkActivated>?
  /// The channel to which refused links are posted; nil for none.
  public var refused: SharedEventChannel<LinkRefused>?

  /// Creates the state of a pointer over a layout.
  ///
  /// - Parameters:
  ///   - index: the index of the layout.
  ///   - activated: the channel to which activations are posted, in addition to being returned.
  ///   - refused: the channel to which refused links are posted, in addition to being returned.
  public init(
    _ index: LayoutIndex, activated: SharedEventChannel<LinkActivated>? = nil,
    refused: SharedEventChannel<LinkRefused>? = nil
  ) {
    self.index = index
    self.activated = activated
    self.refused = refused
  }

  /// Handles the pointer going down; a link that was pressed before is released.
  ///
  /// - Parameter point: the position of the pointer, in px of the page.
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func pointerDown(at point: Point) -> Bool {
    pressed = index.link(at: point)
    return highlight(pressed)
  }

  /// Handles a movement of the pointer; has no effect if the pointer is up.
  ///
  /// - Parameter point: the position of the pointer, in px of the page.
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func pointerMoved(to point: Point) -> Bool {
    guard let pressed else { return false }
    return highlight(index.link(at: point)?.id == pressed.id ? pressed : nil)
  }

  /// Handles the pointer going up.
  ///
  /// - Parameter point: the position of the pointer, in px of the page.
  /// - Returns: the outcome for the pressed link; nil if the pointer is no longer on it.
  @discardableResult
  public mutating func pointerUp(at point: Point) -> Outcome? {
    pointerMoved(to: point)
    let link = highlighted
    pointerCanceled()
    return link.map { activate($0, at: point) }
  }

  /// Handles the cancellation of the pointer, as when a scroll view takes over: nothing is
  /// activated.
  ///
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func pointerCanceled() -> Bool {
    pressed = nil
    return highlight(nil)
  }

  /// Replaces the layout, as after an edit or a change of width; a pressed link that the new layout
  /// contains remains pressed.
  ///
  /// - Returns: whether ``highlighted`` has changed.
  @discardableResult
  public mutating func show(_ index: LayoutIndex) -> Bool {
    self.index = index
    guard let id = pressed?.id else { return false }
    pressed = index.links.first { $0.id == id }
    return highlight(highlighted == nil ? nil : pressed)
  }

  /// Returns the display list with the highlighted link.
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
