/// The elements that flow treats by their names, by number.
///
/// Sendable: a plain value.
struct FlowElements: Sendable {
  static let shared = FlowElements()

  let a, br, hr, img, lambda, li, ol, rp, style, wbr: ElementCode
  private let ul, menu, dir, rb, rt, rtc: ElementCode

  private init() {
    func code(_ name: String) -> ElementCode { ElementTable.shared.code(of: name) }
    (a, br, hr, img, lambda) = (code("a"), code("br"), code("hr"), code("img"), code("lambda"))
    (li, ol, ul, menu, dir) = (code("li"), code("ol"), code("ul"), code("menu"), code("dir"))
    (rb, rp, rt, rtc) = (code("rb"), code("rp"), code("rt"), code("rtc"))
    (style, wbr) = (code("style"), code("wbr"))
  }

  /// Whether items of it are counted.
  func isList(_ name: ElementCode) -> Bool {
    name == ol || name == ul || name == menu || name == dir
  }

  /// How the element stands in its surroundings, with ruby's parts by name where the sheet says
  /// nothing of them.
  func display(_ style: ComputedStyle, _ name: ElementCode) -> StyleKeyword {
    let display = style.keyword(.display) ?? .inline
    guard display == .inline else { return display }
    return name == rtc ? .rubyTextContainer : name == rb ? .rubyBase : .inline
  }

  /// Whether a child of ruby is a reading, or stands around one.
  func isReading(_ name: ElementCode) -> Bool { name == rt || name == rtc || name == rp }
}

extension FlowBlock.Kind {
  /// The kind of block that `display` makes; nil for what is not a block.
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

  /// Whether white space between what is inside never shows (CSS 2.2 §17.2.1).
  var dropsSpaces: Bool {
    switch self {
    case .table, .rowGroup, .headerGroup, .footerGroup, .row: true
    default: false
    }
  }
}
