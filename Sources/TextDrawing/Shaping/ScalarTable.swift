/// What is known of a scalar in the fonts of a selection, in ``FontUnits``.
struct ScalarEntry {
  enum Kind: UInt8 {
    /// Not looked up yet.
    case unknown
    /// One glyph, whatever stands beside it, but for kerning.
    case simple
    /// To be shaped with its neighbours.
    case word
    /// Without a glyph and without room, such as a line feed.
    case control
  }

  /// The scripts of simple scalars; kerning works within one of them.
  ///
  /// Browsers shape hiragana and katakana together.
  enum Script: UInt8 {
    case common
    case kana
    case other
  }

  var advance: Int32 = 0
  var glyph: UInt32 = 0
  var dx: Int32 = 0
  var dy: Int32 = 0
  var face: UInt16 = 0
  /// Its row in ``PairKerning``; 0 if the font does not kern it.
  var kerning: UInt8 = 0
  var kind = Kind.unknown
  var script = Script.common
}

/// An entry for every scalar, in pages that are made when first needed.
final class ScalarTable {
  private typealias Page = UnsafeMutablePointer<ScalarEntry>

  private var pages: UnsafeMutablePointer<Page?>
  private var pageCount = ScalarTable.pagesOfBasicPlane

  private static let pageBits: UInt32 = 7
  private static let pageSize = 1 << Int(pageBits)
  private static let pagesOfBasicPlane = 0x10000 >> Int(pageBits)
  private static let pagesOfAllPlanes = 0x110000 >> Int(pageBits)

  init() {
    pages = .allocate(capacity: pageCount)
    pages.initialize(repeating: nil, count: pageCount)
  }

  deinit {
    for index in 0..<pageCount { pages[index]?.deallocate() }
    pages.deallocate()
  }

  /// The entry of a scalar up to U+10FFFF; it stays where it is.
  @inline(__always)
  func entry(for scalar: UInt32) -> UnsafeMutablePointer<ScalarEntry> {
    let number = Int(scalar >> Self.pageBits)
    let place = Int(scalar) & (Self.pageSize - 1)
    if number < pageCount, let page = pages[number] { return page + place }
    return addPage(min(number, Self.pagesOfAllPlanes - 1)) + place
  }

  @inline(never)
  private func addPage(_ number: Int) -> Page {
    if number >= pageCount { addPlanes() }
    if let page = pages[number] { return page }
    let page = Page.allocate(capacity: Self.pageSize)
    page.initialize(repeating: ScalarEntry(), count: Self.pageSize)
    pages[number] = page
    return page
  }

  /// Most texts stay in the basic plane; its list of pages is a seventeenth of the whole one.
  private func addPlanes() {
    let all = UnsafeMutablePointer<Page?>.allocate(capacity: Self.pagesOfAllPlanes)
    all.initialize(repeating: nil, count: Self.pagesOfAllPlanes)
    all.update(from: pages, count: pageCount)
    pages.deallocate()
    pages = all
    pageCount = Self.pagesOfAllPlanes
  }
}
