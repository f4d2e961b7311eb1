import TextFoundation

/// A CSS property that styles can set.
///
/// Its grammar, initial value and defining standard are in ``definition``.
public enum StyleProperty: UInt8, Sendable, Hashable, CaseIterable {
  // MARK: Fonts

  /// `color`, CSS Color 4 §3.2.
  case color
  /// `font-family`, CSS Fonts 4 §2.1.
  case fontFamily
  /// `font-size`, CSS Fonts 4 §2.5.
  case fontSize
  /// `font-weight`, CSS Fonts 4 §2.2.
  case fontWeight
  /// `font-style`, CSS Fonts 4 §2.4.
  case fontStyle
  /// `font-stretch`, CSS Fonts 4 §2.3.
  case fontStretch
  /// `font-variant-caps`, CSS Fonts 4 §6.6.
  case fontVariantCaps
  /// `line-height`, CSS 2.2 §10.8.1.
  case lineHeight
  /// `visibility`, CSS Display 3 §4.
  case visibility

  // MARK: White space, breaking and spacing

  /// `white-space-collapse`, CSS Text 4.
  case whiteSpaceCollapse
  /// `text-wrap-mode`, CSS Text 4.
  case textWrapMode
  /// `text-wrap-style`, CSS Text 4.
  case textWrapStyle
  /// `line-break`, CSS Text 3 §5.3.
  case lineBreak
  /// `word-break`, CSS Text 4.
  case wordBreak
  /// `overflow-wrap`, CSS Text 3 §5.5.
  case overflowWrap
  /// `hyphens`, CSS Text 3 §5.4.
  case hyphens
  /// `text-align`, CSS Text 3 §6.1.
  case textAlign
  /// `text-align-last`, CSS Text 3 §6.3.
  case textAlignLast
  /// `text-justify`, CSS Text 3 §6.4.
  case textJustify
  /// `text-indent`, CSS Text 3 §8.1.
  case textIndent
  /// `text-transform`, CSS Text 3 §2.1.
  case textTransform
  /// `letter-spacing`, CSS Text 3 §7.2.
  case letterSpacing
  /// `word-spacing`, CSS Text 3 §7.1.
  case wordSpacing
  /// `tab-size`, CSS Text 3 §4.2.
  case tabSize
  /// `hanging-punctuation`, CSS Text 3 §8.2.
  case hangingPunctuation
  /// `text-spacing-trim`, CSS Text 4.
  case textSpacingTrim
  /// `text-autospace`, CSS Text 4.
  case textAutospace

  // MARK: Decoration, emphasis, ruby and lists

  /// `text-shadow`, CSS Text Decoration 3 §4.
  case textShadow
  /// `text-emphasis-style`, CSS Text Decoration 3 §3.1.
  case textEmphasisStyle
  /// `text-emphasis-color`, CSS Text Decoration 3 §3.2.
  case textEmphasisColor
  /// `text-emphasis-position`, CSS Text Decoration 3 §3.4.
  case textEmphasisPosition
  /// `text-underline-position`, CSS Text Decoration 4.
  case textUnderlinePosition
  /// `text-underline-offset`, CSS Text Decoration 4.
  case textUnderlineOffset
  /// `text-decoration-line`, CSS Text Decoration 3 §2.1.
  case textDecorationLine
  /// `text-decoration-style`, CSS Text Decoration 3 §2.2.
  case textDecorationStyle
  /// `text-decoration-color`, CSS Text Decoration 3 §2.3.
  case textDecorationColor
  /// `text-decoration-thickness`, CSS Text Decoration 4.
  case textDecorationThickness
  /// `ruby-position`, CSS Ruby 1 §4.1.
  case rubyPosition
  /// `ruby-align`, CSS Ruby 1 §4.3.
  case rubyAlign
  /// `list-style-type`, CSS Lists 3.
  case listStyleType
  /// `list-style-position`, CSS Lists 3.
  case listStylePosition
  /// `list-style-image`, CSS Lists 3.
  case listStyleImage

  // MARK: Writing modes and boxes

  /// `writing-mode`, CSS Writing Modes 4 §3.2.
  case writingMode
  /// `text-orientation`, CSS Writing Modes 4 §5.1.
  case textOrientation
  /// `text-combine-upright`, CSS Writing Modes 4 §9.1.
  case textCombineUpright
  /// `direction`, CSS Writing Modes 4 §2.1.
  case direction
  /// `unicode-bidi`, CSS Writing Modes 4 §2.2.
  case unicodeBidi
  /// `display`, CSS Display 3 §2.
  case display
  /// `background-color`, CSS Backgrounds 3 §2.2.
  case backgroundColor
  /// `vertical-align`, CSS 2.2 §10.8.1.
  case verticalAlign
  /// `margin-top`, CSS Box 4 §3.1.
  case marginTop
  /// `margin-right`, CSS Box 4 §3.1.
  case marginRight
  /// `margin-bottom`, CSS Box 4 §3.1.
  case marginBottom
  /// `margin-left`, CSS Box 4 §3.1.
  case marginLeft
  /// `padding-top`, CSS Box 4 §4.1.
  case paddingTop
  /// `padding-right`, CSS Box 4 §4.1.
  case paddingRight
  /// `padding-bottom`, CSS Box 4 §4.1.
  case paddingBottom
  /// `padding-left`, CSS Box 4 §4.1.
  case paddingLeft
  /// `width`, CSS Sizing 3 §3.1.
  case width
  /// `height`, CSS Sizing 3 §3.1.
  case height
  /// `min-width`, CSS Sizing 3 §3.1.
  case minWidth
  /// `max-width`, CSS Sizing 3 §3.1.
  case maxWidth
  /// `min-height`, CSS Sizing 3 §3.1.
  case minHeight
  /// `max-height`, CSS Sizing 3 §3.1.
  case maxHeight
  /// `line-clamp`, CSS Overflow 4; `line-count` in GSFancyText.
  case lineClamp
  /// `text-overflow`, CSS Overflow 4.
  case textOverflow
  /// `truncate-mode`, GSFancyText.
  case truncateMode

  /// The property's grammar, initial value and standard.
  public var definition: StylePropertyDefinition {
    StylePropertyDefinition.all[Int(rawValue)]
  }

  /// The property's name, such as `font-size`.
  public var name: String { definition.name }

  /// Creates the property with a name, ignoring case, or returns nil if the name is unknown.
  ///
  /// Aliases such as `word-wrap` are accepted too.
  public init?(name: String) {
    guard case .property(let property) = StylePropertyDefinition.named(name.asciiLowercased) else {
      return nil
    }
    self = property
  }
}
