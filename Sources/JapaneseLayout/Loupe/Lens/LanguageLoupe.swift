public import TextInteraction
public import TextLayout
public import TypedEvents

/// A lens over a layout that shows the reading of the word under it.
///
/// ```swift
/// let layout = Typesetter(measurer: FixedMeasurer())
///   .layout(markup: "<p>宮崎駿の監督による映画", in: LayoutSpace(inlineSize: 320))
/// var loupe = LanguageLoupe(
///   LayoutIndex(layout), words: LoupeReader(tokenizer: try Tokenizer.embedded()))
/// loupe.move(to: Point(x: 72, y: 64))  // 40 px above it is 監
/// loupe.state?.text                    // "kantoku"
/// let picture = loupe.displayList()    // the page with the lens
/// ```
///
/// The lens magnifies the surroundings of the word and replaces the word by its converted form. The
/// converted word is on a separate line, for which space is made only within the lens, so that no
/// line of the page changes. The frame of the lens is centered on the caret, and its lower edge is
/// ``LoupeOptions/lineOverlap`` below the caret's top; in vertical writing the lens is beside the
/// line, on the side of the preceding lines. It is as large as the word requires, and stays on the
/// page. Where there is no word, at punctuation and in white space, the lens does not change.
///
/// Copies share the cached words of the text.
public struct LanguageLoupe: Sendable {
  /// The index of the page's layout.
  public let index: LayoutIndex
  /// The options; changes apply to ``state`` at once.
  public var options: LoupeOptions {
    didSet {
      guard options != oldValue, let old = state else { return }
      state = state(at: old.position, offset: old.range.lowerBound.offset) ?? old
    }
  }
  /// The current state; nil until the loupe has reached a word, and when it is hidden.
  public private(set) var state: LoupeState?
  private let words: LoupeWordCache

  /// Creates a loupe that is not visible yet.
  ///
  /// - Parameters:
  ///   - index: the index of the page's layout.
  ///   - words: the source of words, such as a ``LoupeReader``; a paragraph is analyzed when the
  ///     loupe first reaches it.
  ///   - options: the mode and appearance of the loupe.
  public init(
    _ index: LayoutIndex, words: any LoupeWordSource, options: LoupeOptions = LoupeOptions()
  ) {
    self.index = index
    self.options = options
    self.words = LoupeWordCache(words)
  }

  // MARK: Moving

  /// Moves the loupe to a touch, and posts an event if it reaches another word.
  ///
  /// - Parameters:
  ///   - touch: the position of the finger; the loupe shows the point ``LoupeOptions/touchOffset``
  ///     above it.
  ///   - moved: the channel to which a ``LoupeMoved`` is posted if the word has changed; nil for
  ///     none.
  /// - Returns: the new state; if there is no word, the previous state, which may be nil.
  /// - Complexity: logarithmic in the layout, plus the layout of one word; the first touch of a
  ///   paragraph analyzes it.
  @discardableResult
  public mutating func move(
    to touch: Point, moved: SharedEventChannel<LoupeMoved>? = nil
  ) -> LoupeState? {
    let point = Point(x: touch.x, y: touch.y - options.usable.touchOffset)
    return show(state(at: point), moved)
  }

  /// Moves the loupe to a position, as arrow keys do.
  ///
  /// - Parameters:
  ///   - position: the position; the word is that of the following character, or of the preceding
  ///     one if the position is upstream.
  ///   - moved: the channel to which a ``LoupeMoved`` is posted if the word has changed; nil for
  ///     none.
  /// - Returns: the state, as from ``move(to:moved:)-(Point,_)``.
  @discardableResult
  public mutating func move(
    to position: LayoutPosition, moved: SharedEventChannel<LoupeMoved>? = nil
  ) -> LoupeState? {
    show(state(at: position), moved)
  }

  /// Hides the loupe.
  public mutating func hide() { state = nil }

  private mutating func show(
    _ found: LoupeState?, _ moved: SharedEventChannel<LoupeMoved>?
  ) -> LoupeState? {
    guard let found else { return state }
    let isNew = found.range != state?.range
    state = found
    if isNew { moved?.post(LoupeMoved(state: found)) }
    return found
  }

  // MARK: Queries

  /// Returns the state for a point: the word of the character there, or of the closest character.
  ///
  /// - Parameter point: the point to be shown, not the position of the finger.
  /// - Returns: the state, or nil where there is no word.
  public func state(at point: Point) -> LoupeState? {
    guard let closest = index.position(closestTo: point) else { return nil }
    guard let hit = index.character(at: point)?.lowerBound else {
      return index.character(beside: closest).flatMap { state(at: closest, offset: $0) }
    }
    // The ruby of another line may be among the characters of this line.
    let isOnLine = index.line(of: hit) == index.line(of: closest)
    return state(
      at: isOnLine && hit.paragraph == closest.paragraph ? closest : hit, offset: hit.offset)
  }

  /// Returns the state for a position: the word of the following character, or of the preceding one
  /// if the position is upstream.
  public func state(at position: LayoutPosition) -> LoupeState? {
    guard position.offset >= 0, position.offset < .max else { return nil }
    return state(
      at: position,
      offset: position.affinity == .upstream ? position.offset - 1 : position.offset)
  }

  /// Returns the state for the word that contains a byte, with the lens at a position.
  private func state(at position: LayoutPosition, offset: Int) -> LoupeState? {
    let layout = index.layout
    guard let caret = index.caret(at: position), let line = index.line(of: position),
      let word = words.word(at: offset, ofParagraph: position.paragraph, in: layout)
    else { return nil }
    let options = options.usable
    let range = LayoutRange(paragraph: position.paragraph, offsets: word.range)
    guard let slot = index.slot(of: range, onLine: line),
      let converted = reused(word, options)
        ?? ConvertedWord(word, mode: options.mode, at: position, in: layout)
    else { return nil }
    let size = converted.layout.size
    let page = Rect(x: 0, y: 0, width: layout.size.width, height: layout.size.height)
    let placement = LensPlacement(
      content: layout.isVertical ? Size(width: size.height, height: size.width) : size,
      caret: layout.map.logical(caret), bounds: layout.map.logical(options.bounds ?? page),
      options: options)
    let frame = layout.map.rect(placement.frame)
    let projection = LensProjection(
      slot: slot, converted: converted, frame: frame, inset: options.glassInset,
      scale: placement.scale)
    return LoupeState(
      word: word, range: range, position: position, caret: caret,
      sourceRects: index.rects(of: range), text: word.text(options.mode),
      convertedRect: projection.convertedRect, frame: frame, glass: projection.glass,
      magnifiedRect: projection.magnifiedRect, scale: placement.scale, mode: options.mode,
      converted: converted, projection: projection)
  }

  /// Returns the converted word of the current state if the state shows the same word in the same
  /// mode.
  private func reused(_ word: LoupeWord, _ options: LoupeOptions) -> ConvertedWord? {
    guard let state, state.word == word, state.text == word.text(options.mode),
      state.mode == options.mode
    else { return nil }
    return state.converted
  }
}
