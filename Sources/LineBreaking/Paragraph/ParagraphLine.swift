extension Paragraph {
  /// One line of a paragraph: a range of its text and what to do with its gaps.
  ///
  /// To draw a line, put the items of ``visible`` one behind the other and shift each by the
  /// ``adjustments`` at or before its start. Then, if the line ``isHyphenated``, a hyphen.
  ///
  /// Sendable: a plain value.
  public struct Line: Sendable, Hashable, Codable {
    /// Why a line ends.
    ///
    /// Sendable: a plain value.
    public enum Ending: String, Sendable, Hashable, Codable, CaseIterable {
      /// The text ends.
      case textEnd
      /// The text demands it.
      case mandatory
      /// The line is full, and may end here.
      case allowed
      /// The line is full, and may end here with a hyphen.
      case hyphen
      /// The line is full, and no phrase ends on it.
      case withinPhrase
      /// The line is full, and no word ends on it.
      case withinWord
      /// The line is full, and no rule allows it to end anywhere (`overflow-wrap`).
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

    /// Room added in front of an item, or taken away if negative.
    ///
    /// Sendable: a plain value.
    public struct Adjustment: Sendable, Hashable, Codable {
      /// The UTF-8 offset where the item starts; the end of ``Line/visible`` for what is taken from
      /// behind the last item.
      public var offset: Int
      /// The room, in the unit of the advances.
      public var amount: Double

      /// Room in front of an item.
      public init(offset: Int, amount: Double) {
        self.offset = offset
        self.amount = amount
      }
    }

    /// The UTF-8 offsets of the line in the text; the lines of a text join to the whole of it.
    public var range: Range<Int>
    /// The part that is drawn: without spaces and line separators at the end.
    public var visible: Range<Int>
    /// The room from the line's start to the end of its text, without what hangs.
    public var width: Double
    /// The width before justification; equal to ``width`` in ragged lines.
    public var naturalWidth: Double
    /// Why the line ends.
    public var ending: Ending
    /// What differs from the plain sequence of advances, in ascending order of offsets.
    public var adjustments: [Adjustment]
    /// How far punctuation stands out before the line's start; ``adjustments`` moves it there.
    public var hangingStart: Double
    /// How far punctuation stands out behind the line's end.
    public var hangingEnd: Double

    /// A line from its parts.
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

    /// Whether a hyphen is drawn at the end, of ``Paragraph/Options/hyphenAdvance``.
    public var isHyphenated: Bool { ending == .hyphen }
    /// Whether the text, not the width, ends the line.
    public var isForced: Bool { ending == .textEnd || ending == .mandatory }
  }
}
