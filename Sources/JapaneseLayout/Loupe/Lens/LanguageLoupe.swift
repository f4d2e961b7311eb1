public import TextInteraction
public import TextLayout
public import TypedEvents

/// A lens over a layout that shows how the word under it is read.
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
/// The lens magnifies what is around the word, and writes the word anew in the place of the
/// original: in a line of its own that makes room in the lens alone, so that no line of the page
/// ever changes. Its frame stands on the line: its middle at the caret, its lower edge
/// ``LoupeOptions/lift`` below the caret's top; in vertical writing beside the line, to the side of
/// the lines before it. It is as large as the word needs, and stays on the page. Where there is no
/// word, at punctuation and in white space, it keeps what it shows.
///
/// Sendable: what it holds is; copies share what they have learned about the text.
public struct LanguageLoupe: Sendable {
  /// Where everything is on the page.
  public let index: LayoutIndex
  /// How it writes and looks; what it shows follows at once.
  public var options: LoupeOptions {
    didSet {
      guard options != oldValue, let old = state else { return }
      state = state(at: old.position, offset: old.range.lowerBound.offset) ?? old
    }
  }
  /// What it shows; nil until it has come to a word, and when it is hidden.
  public private(set) var state: LoupeState?
  private let words: LoupeWordCache

  /// A loupe that is not shown yet.
  ///
  /// - Parameters:
  ///   - index: where everything is on the page.
  ///   - words: finds the words and knows them, such as a ``LoupeReader``; a paragraph is read when
  ///     the loupe first comes to it.
  ///   - options: how it writes and looks.
  public init(
    _ index: LayoutIndex, words: any LoupeWordSource, options: LoupeOptions = LoupeOptions()
  ) {
    self.index = index
    self.options = options
    self.words = LoupeWordCache(words)
  }

  // MARK: Moving

  /// Moves the loupe to a touch, and tells if it comes to another word.
  ///
  /// - Parameters:
  ///   - touch: where the finger is; what is looked at is ``LoupeOptions/touchOffset`` above it.
  ///   - moved: where a ``LoupeMoved`` is posted if the word is another than before; nil for nowhere.
  /// - Returns: what it shows: that of before if there is no word; nil if there never was one.
  /// - Complexity: logarithmic in the layout, and the setting of one word; the first touch of a
  ///   paragraph reads it.
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
  ///   - position: the word is that of the character behind it, or before it if it is upstream.
  ///   - moved: where a ``LoupeMoved`` is posted if the word is another than before; nil for nowhere.
  /// - Returns: what it shows, as ``move(to:moved:)-(Point,_)`` does.
  @discardableResult
  public mutating func move(
    to position: LayoutPosition, moved: SharedEventChannel<LoupeMoved>? = nil
  ) -> LoupeState? {
    show(state(at: position), moved)
  }

  /// Takes the loupe away.
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

  // MARK: Looking

  /// What the loupe would show of a point: the word of the character there, or beside the text of
  /// the one that is closest.
  ///
  /// - Parameter point: the place that is looked at, not the finger's.
  /// - Returns: nil where there is no word.
  public func state(at point: Point) -> LoupeState? {
    guard let closest = index.position(closestTo: point) else { return nil }
    guard let hit = index.character(at: point)?.lowerBound else {
      return index.character(beside: closest).flatMap { state(at: closest, offset: $0) }
    }
    // A reading may stand among the characters of another line.
    let isOnLine = index.line(of: hit) == index.line(of: closest)
    return state(
      at: isOnLine && hit.paragraph == closest.paragraph ? closest : hit, offset: hit.offset)
  }

  /// What the loupe would show at a position: the word of the character behind it, or before it if
  /// it is upstream.
  public func state(at position: LayoutPosition) -> LoupeState? {
    guard position.offset >= 0, position.offset < .max else { return nil }
    return state(
      at: position,
      offset: position.affinity == .upstream ? position.offset - 1 : position.offset)
  }

  /// What it shows of the word that holds a byte, its lens standing at a position.
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

  /// The word as it was set before, if the lens only moves along it.
  private func reused(_ word: LoupeWord, _ options: LoupeOptions) -> ConvertedWord? {
    guard let state, state.word == word, state.text == word.text(options.mode),
      state.mode == options.mode
    else { return nil }
    return state.converted
  }
}
