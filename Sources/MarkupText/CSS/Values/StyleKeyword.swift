/// The keywords of all properties.
public enum StyleKeyword: String, Sendable, Hashable, CaseIterable {
  /// `all`.
  case all
  /// `all-petite-caps`.
  case allPetiteCaps = "all-petite-caps"
  /// `all-small-caps`.
  case allSmallCaps = "all-small-caps"
  /// `allow-end`.
  case allowEnd = "allow-end"
  /// `alternate`.
  case alternate
  /// `anywhere`.
  case anywhere
  /// `auto`.
  case auto
  /// `auto-phrase`.
  case autoPhrase = "auto-phrase"
  /// `avoid-orphans`.
  case avoidOrphans = "avoid-orphans"
  /// `balance`.
  case balance
  /// `baseline`.
  case baseline
  /// `bidi-override`.
  case bidiOverride = "bidi-override"
  /// `blink`.
  case blink
  /// `block`.
  case block
  /// `bold`.
  case bold
  /// `bolder`.
  case bolder
  /// `bottom`.
  case bottom
  /// `break-all`.
  case breakAll = "break-all"
  /// `break-spaces`.
  case breakSpaces = "break-spaces"
  /// `break-word`.
  case breakWord = "break-word"
  /// `capitalize`.
  case capitalize
  /// `center`.
  case center
  /// `circle`.
  case circle
  /// `clip`.
  case clip
  /// `collapse`.
  case collapse
  /// `condensed`.
  case condensed
  /// `contents`.
  case contents
  /// `currentcolor`.
  case currentcolor
  /// `cursive`.
  case cursive
  /// `dashed`.
  case dashed
  /// `dot`.
  case dot
  /// `dotted`.
  case dotted
  /// `double`.
  case double
  /// `double-circle`.
  case doubleCircle = "double-circle"
  /// `ellipsis`.
  case ellipsis
  /// `embed`.
  case embed
  /// `emoji`.
  case emoji
  /// `end`.
  case end
  /// `expanded`.
  case expanded
  /// `extra-condensed`.
  case extraCondensed = "extra-condensed"
  /// `extra-expanded`.
  case extraExpanded = "extra-expanded"
  /// `fangsong`.
  case fangsong
  /// `fantasy`.
  case fantasy
  /// `filled`.
  case filled
  /// `first`.
  case first
  /// `fit-content`.
  case fitContent = "fit-content"
  /// `flow-root`.
  case flowRoot = "flow-root"
  /// `force-end`.
  case forceEnd = "force-end"
  /// `from-font`.
  case fromFont = "from-font"
  /// `full-size-kana`.
  case fullSizeKana = "full-size-kana"
  /// `full-width`.
  case fullWidth = "full-width"
  /// `head`.
  case head
  /// `hidden`.
  case hidden
  /// `horizontal-tb`.
  case horizontalTb = "horizontal-tb"
  /// `ideograph-alpha`.
  case ideographAlpha = "ideograph-alpha"
  /// `ideograph-numeric`.
  case ideographNumeric = "ideograph-numeric"
  /// `inline`.
  case inline
  /// `inline-block`.
  case inlineBlock = "inline-block"
  /// `inline-table`.
  case inlineTable = "inline-table"
  /// `insert`.
  case insert
  /// `inside`.
  case inside
  /// `inter-character`.
  case interCharacter = "inter-character"
  /// `inter-word`.
  case interWord = "inter-word"
  /// `-internal-center`: centers text if the parent has no alignment of its own, for `th` (HTML
  /// §15.3.8).
  case internalCenter = "-internal-center"
  /// `isolate`.
  case isolate
  /// `isolate-override`.
  case isolateOverride = "isolate-override"
  /// `italic`.
  case italic
  /// `justify`.
  case justify
  /// `keep-all`.
  case keepAll = "keep-all"
  /// `large`.
  case large
  /// `larger`.
  case larger
  /// `last`.
  case last
  /// `left`.
  case left
  /// `lighter`.
  case lighter
  /// `line-through`.
  case lineThrough = "line-through"
  /// `list-item`.
  case listItem = "list-item"
  /// `loose`.
  case loose
  /// `lowercase`.
  case lowercase
  /// `ltr`.
  case ltr
  /// `manual`.
  case manual
  /// `match-parent`.
  case matchParent = "match-parent"
  /// `math`.
  case math
  /// `max-content`.
  case maxContent = "max-content"
  /// `medium`.
  case medium
  /// `middle`.
  case middle
  /// `min-content`.
  case minContent = "min-content"
  /// `mixed`.
  case mixed
  /// `monospace`.
  case monospace
  /// `no-autospace`.
  case noAutospace = "no-autospace"
  /// `none`.
  case none
  /// `normal`.
  case normal
  /// `nowrap`.
  case nowrap
  /// `oblique`.
  case oblique
  /// `open`.
  case open
  /// `outside`.
  case outside
  /// `over`.
  case over
  /// `overline`.
  case overline
  /// `petite-caps`.
  case petiteCaps = "petite-caps"
  /// `plaintext`.
  case plaintext
  /// `pre`.
  case pre
  /// `pre-line`.
  case preLine = "pre-line"
  /// `pre-wrap`.
  case preWrap = "pre-wrap"
  /// `preserve`.
  case preserve
  /// `preserve-breaks`.
  case preserveBreaks = "preserve-breaks"
  /// `preserve-spaces`.
  case preserveSpaces = "preserve-spaces"
  /// `pretty`.
  case pretty
  /// `punctuation`.
  case punctuation
  /// `replace`.
  case replace
  /// `right`.
  case right
  /// `rtl`.
  case rtl
  /// `ruby`.
  case ruby
  /// `ruby-base`.
  case rubyBase = "ruby-base"
  /// `ruby-base-container`.
  case rubyBaseContainer = "ruby-base-container"
  /// `ruby-text`.
  case rubyText = "ruby-text"
  /// `ruby-text-container`.
  case rubyTextContainer = "ruby-text-container"
  /// `sans-serif`.
  case sansSerif = "sans-serif"
  /// `semi-condensed`.
  case semiCondensed = "semi-condensed"
  /// `semi-expanded`.
  case semiExpanded = "semi-expanded"
  /// `serif`.
  case serif
  /// `sesame`.
  case sesame
  /// `sideways`.
  case sideways
  /// `sideways-lr`.
  case sidewaysLr = "sideways-lr"
  /// `sideways-rl`.
  case sidewaysRl = "sideways-rl"
  /// `small`.
  case small
  /// `small-caps`.
  case smallCaps = "small-caps"
  /// `smaller`.
  case smaller
  /// `solid`.
  case solid
  /// `space-all`.
  case spaceAll = "space-all"
  /// `space-around`.
  case spaceAround = "space-around"
  /// `space-between`.
  case spaceBetween = "space-between"
  /// `space-first`.
  case spaceFirst = "space-first"
  /// `stable`.
  case stable
  /// `start`.
  case start
  /// `strict`.
  case strict
  /// `sub`.
  case sub
  /// `super`.
  case `super`
  /// `system-ui`.
  case systemUi = "system-ui"
  /// `table`.
  case table
  /// `table-caption`.
  case tableCaption = "table-caption"
  /// `table-cell`.
  case tableCell = "table-cell"
  /// `table-column`.
  case tableColumn = "table-column"
  /// `table-column-group`.
  case tableColumnGroup = "table-column-group"
  /// `table-footer-group`.
  case tableFooterGroup = "table-footer-group"
  /// `table-header-group`.
  case tableHeaderGroup = "table-header-group"
  /// `table-row`.
  case tableRow = "table-row"
  /// `table-row-group`.
  case tableRowGroup = "table-row-group"
  /// `tail`.
  case tail
  /// `text-bottom`.
  case textBottom = "text-bottom"
  /// `text-top`.
  case textTop = "text-top"
  /// `titling-caps`.
  case titlingCaps = "titling-caps"
  /// `top`.
  case top
  /// `triangle`.
  case triangle
  /// `trim-all`.
  case trimAll = "trim-all"
  /// `trim-both`.
  case trimBoth = "trim-both"
  /// `trim-start`.
  case trimStart = "trim-start"
  /// `ui-monospace`.
  case uiMonospace = "ui-monospace"
  /// `ui-rounded`.
  case uiRounded = "ui-rounded"
  /// `ui-sans-serif`.
  case uiSansSerif = "ui-sans-serif"
  /// `ui-serif`.
  case uiSerif = "ui-serif"
  /// `ultra-condensed`.
  case ultraCondensed = "ultra-condensed"
  /// `ultra-expanded`.
  case ultraExpanded = "ultra-expanded"
  /// `under`.
  case under
  /// `underline`.
  case underline
  /// `unicase`.
  case unicase
  /// `uppercase`.
  case uppercase
  /// `upright`.
  case upright
  /// `vertical-lr`.
  case verticalLr = "vertical-lr"
  /// `vertical-rl`.
  case verticalRl = "vertical-rl"
  /// `visible`.
  case visible
  /// `wavy`.
  case wavy
  /// `wrap`.
  case wrap
  /// `x-large`.
  case xLarge = "x-large"
  /// `x-small`.
  case xSmall = "x-small"
  /// `xx-large`.
  case xxLarge = "xx-large"
  /// `xx-small`.
  case xxSmall = "xx-small"
  /// `xxx-large`.
  case xxxLarge = "xxx-large"
}
