/// The codes of the elements that box generation handles by name.
struct BoxTreeElements: Sendable {
  static let shared = BoxTreeElements()

  let a, br, hr, img, lambda, li, ol, rp, style, wbr: ElementCode
  private let ul, menu, dir, rb, rt, rtc: ElementCode

  private init() {
    func code(_ name: String) -> ElementCode { ElementTable.shared.code(of: name) }
    (a, br, hr, img, lambda) = (code("a"), code("br"), code("hr"), code("img"), code("lambda"))
    (li, ol, ul, menu, dir) = (code("li"), code("ol"), code("ul"), code("menu"), code("dir"))
    (rb, rp, rt, rtc) = (code("rb"), code("rp"), code("rt"), code("rtc"))
    (style, wbr) = (code("style"), code("wbr"))
  }

  /// Returns whether the items of an element are numbered by a counter.
  func isList(_ name: ElementCode) -> Bool {
    name == ol || name == ul || name == menu || name == dir
  }

  /// Returns the `display` value of an element; `rtc` and `rb` are recognized by name if no style
  /// sheet sets their value.
  func display(_ style: ComputedStyle, _ name: ElementCode) -> StyleKeyword {
    let display = style.keyword(.display) ?? .inline
    guard display == .inline else { return display }
    return name == rtc ? .rubyTextContainer : name == rb ? .rubyBase : .inline
  }

  /// Returns whether a child of `ruby` is an annotation, an annotation container or `rp`.
  func isAnnotation(_ name: ElementCode) -> Bool { name == rt || name == rtc || name == rp }
}

extension StyledBlock.Kind {
  /// Creates the kind of block that a `display` value generates, or nil if it does not generate a
  /// block.
  init?(_ display: StyleKeyword) {
    switch display {
    case .block, .flowRoot: self = .block
    case .listItem: self = .listItem
    case .table, .inlineTable: self = .table
    case .tableCaption: self = .caption
    case .tableRowGroup: self = .rowGroup
    case .tableHeaderGroup: self = .headerGroup
    case .tableFooterGroup: self = .footerGroup
    case .tableRow: self = .row
    case .tableCell: self = .cell
    default: return nil
    }
  }

  /// Whether white space directly inside the block never generates boxes (CSS 2.2 §17.2.1).
  var dropsSpaces: Bool {
    switch self {
    case .table, .rowGroup, .headerGroup, .footerGroup, .row: true
    default: false
    }
  }
}
