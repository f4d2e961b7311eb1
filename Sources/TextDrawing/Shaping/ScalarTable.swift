/// The shaping data of a scalar in the fonts of a selection, in ``FontUnits``.
struct ScalarEntry {
  enum Kind: UInt8 {
    /// Not filled in yet.
    case unknown
    /// A single glyph that does not depend on its neighbors except for kerning.
    case simple
    /// To be shaped together with its neighbors.
    case word
    /// Without a glyph and an advance, such as a line feed.
    case control
  }

  /// The scripts of simple scalars, as a set of bits; kerning applies within one script.
  ///
  /// Hiragana and katakana count as one script, as in browsers.
  struct Script: OptionSet {
    let rawValue: UInt8

    /// Common: the script of the preceding text.
    static let common: Script = []
    static let kana = Script(rawValue: 1)
    static let other = Script(rawValue: 2)
    /// The script of a word.
    static let word = Script(rawValue: 4)
    /// The start of a text.
    static let none = Script(rawValue: 8)
  }

  var advance: Int32 = 0
  var glyph: UInt32 = 0
  var dx: Int32 = 0
  var dy: Int32 = 0
  /// The font of a simple scalar; −1 otherwise.
  var simpleFace: Int32 = -1
  var face: UInt16 = 0
  /// The row in ``PairKerning``; 0 if the font does not kern the scalar.
  var kerning: UInt8 = 0
  var kind = Kind.unknown {
    didSet { simpleFace = kind == .simple ? Int32(face) : -1 }
  }
  var script = Script.common
  /// The scripts of preceding text with which the scalar is kerned.
  var kernedScripts: Script { script == .common ? Script(rawValue: 0xF) : script.union(.none) }
}

/// A table with an entry for every scalar, in pages that are allocated on first use.
final class ScalarTable {
  typealias Page = UnsafeMutablePointer<ScalarEntry>

  /// The pages of the Basic Multilingual Plane, which contains most text.
  let basicPages: UnsafeMutablePointer<Page?>
  /// The pages of the other planes; nil until one is needed.
  private var otherPages: UnsafeMutablePointer<Page?>?

  static let pageBits: UInt32 = 7
  static let pageSize = 1 << Int(pageBits)
  private static let basicCount = 0x10000 >> Int(pageBits)
  private static let otherCount = 0x100000 >> Int(pageBits)

  init() { basicPages = Self.noPages(Self.basicCount) }

  deinit {
    for index in 0..<Self.basicCount { basicPages[index]?.deallocate() }
    basicPages.deallocate()
    guard let otherPages else { return }
    for index in 0..<Self.otherCount { otherPages[index]?.deallocate() }
    otherPages.deallocate()
  }

  /// Returns the entry of a scalar, up to U+10FFFF; its address does not change.
  @inline(__always)
  func entry(for scalar: UInt32) -> UnsafeMutablePointer<ScalarEntry> {
    if scalar < 0x10000, let page = basicPages[Int(scalar &>> Self.pageBits)] {
      return page + (Int(scalar) & (Self.pageSize - 1))
    }
    return rareEntry(for: scalar)
  }

  @inline(never)
  private func rareEntry(for scalar: UInt32) -> UnsafeMutablePointer<ScalarEntry> {
    let index = Int(scalar) & (Self.pageSize - 1)
    if scalar < 0x10000 {
      return Self.page(Int(scalar >> Self.pageBits), in: basicPages) + index
    }
    let pages = otherPages ?? Self.noPages(Self.otherCount)
    otherPages = pages
    let number = min(Int(scalar - 0x10000) >> Int(Self.pageBits), Self.otherCount - 1)
    return Self.page(number, in: pages) + index
  }

  private static func noPages(_ count: Int) -> UnsafeMutablePointer<Page?> {
    let pages = UnsafeMutablePointer<Page?>.allocate(capacity: count)
    pages.initialize(repeating: nil, count: count)
    return pages
  }

  private static func page(_ number: Int, in pages: UnsafeMutablePointer<Page?>) -> Page {
    if let page = pages[number] { return page }
    let page = Page.allocate(capacity: pageSize)
    page.initialize(repeating: ScalarEntry(), count: pageSize)
    pages[number] = page
    return page
  }
}
