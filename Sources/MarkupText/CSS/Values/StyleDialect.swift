/// How values are read where CSS and GSFancyText mean different things by the same text.
///
/// In both dialects quoted values (`color: "red"`) and lengths without unit (`margin-top: 11`, px)
/// are accepted: CSS gives them no other meaning.
///
/// Sendable: a plain value.
public enum StyleDialect: Sendable, Hashable {
  /// As CSS reads them.
  case css
  /// As GSFancyText reads them:
  /// - a number is what its first characters say, whatever follows: `23 human beings` is 23 px;
  /// - `line-height: 40` is 40 px, and `line-height: 70%` is of the font's natural line height;
  /// - vertical margins in % are of the line height.
  case fancyText
}
