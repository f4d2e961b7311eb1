extension Paragraph {
  /// One line of a paragraph: a range of its text and the adjustments of its gaps.
  ///
  /// To draw a line, draw the items of ``visible`` one after another, shifting each by the
  /// ``adjustments`` at or before its start. If the line ``isHyphenated``, draw a hyphen at its
  /// end.
  public struct Line: Sendable, Hashable, Codable {
    /// The reason why a line ends.
    public enum Ending: String, Sendable, Hashable, Codable, CaseIterable {
      /// The end of the text.
      case textEnd
      /// A mandatory break in the text.
      case mandatory
      /// The line is full, and a break is allowed here.
      case allowed
      /// The line is full, and a break with a hyphen is allowed here.
      case hyphen
      /// The line is full, and contains no phrase boundary to break at.
      case withinPhrase
      /// The line is full, and contains no word boundary to break at.
      case withinWord
      /// The line is full, and contains no opportunity at all (`overflow-wrap`).
      case emergency

      init(_ kind: BreakOpportunity.Kind) {
        switch kind {
        case .mandatory: self = .mandatory
        case .allowed: self = .allowed
        case .hyphen: self = .hyphen
        case .withinPhrase: self = .withinPhrase
        case .withinWord: self = .withinWord
        }
      }
    }

    /// A space inserted before an item, or removed if negative.
    public struct Adjustment: Sendable, Hashable, Codable {
      /// The UTF-8 offset where the item starts, or the end of ``Line/visible`` for space removed
      /// after the last item.
      public var offset: Int
      /// The amount of space, in the unit of the advances.
      public var amount: Double

      /// Creates an adjustment before the item at an offset.
      public init(offset: Int, amount: Double) {
        self.offset = offset
        self.amount = amount
      }
    }

    /// The range of the line in UTF-8 offsets; the lines of a text cover it without gaps.
    public var range: Range<Int>
    /// The range that is drawn, without spaces and line separators at the end.
    public var visible: Range<Int>
    /// The width of the line, without hanging punctuation.
    public var width: Double
    /// The width before justification, equal to ``width`` in ragged lines.
    public var naturalWidth: Double
    /// The reason why the line ends.
    public var ending: Ending
    /// The differences from the sum of the advances, in ascending order of offsets.
    public var adjustments: [Adjustment]
    /// The width of the punctuation that hangs before the start of the line; ``adjustments`` moves
    /// it there.
    public var hangingStart: Double
    /// The width of the punctuation that hangs past the end of the line.
    public var hangingEnd: Double

    /// Creates a line from its properties.
    public init(
      range: Range<Int>, visible: Range<Int>, width: Double, naturalWidth: Double,
      ending: Ending, adjustments: [Adjustment] = [], hangingStart: Double = 0,
      hangingEnd: Double = 0
    ) {
      self.range = range
      self.visible = visible
      self.width = width
      self.naturalWidth = naturalWidth
      self.ending = ending
      self.adjustments = adjustments
      self.hangingStart = hangingStart
      self.hangingEnd = hangingEnd
    }

    /// Whether a hyphen is drawn at the end, with the advance ``Paragraph/Options/hyphenAdvance``.
    public var isHyphenated: Bool { ending == .hyphen }
    /// Whether the text rather than the width ends the line.
    public var isForced: Bool { ending == .textEnd || ending == .mandatory }
  }
}
