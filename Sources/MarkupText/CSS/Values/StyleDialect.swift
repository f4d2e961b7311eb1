/// The interpretation of values that CSS and GSFancyText read differently.
///
/// In both dialects, quoted values (`color: "red"`) and lengths without a unit (`margin-top: 11`,
/// in px) are accepted, because they have no other meaning in CSS.
public enum StyleDialect: Sendable, Hashable {
  /// Values as in CSS.
  case css
  /// Values as in GSFancyText.
  ///
  /// - A number ends after its leading digits, and all following text is ignored: `23 human beings`
  ///   is 23 px;
  /// - `line-height: 40` is 40 px, and `line-height: 70%` is relative to the font's natural line
  ///   height;
  /// - percentages of vertical margins are relative to the line height.
  case fancyText
}
