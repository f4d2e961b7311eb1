import MarkupText
import TextFoundation

@testable import LinkDetection

/// Properties of the links in any text, for the tests and for the fuzzer (Tests/Fuzz/links.swift),
/// which compiles this file too.
///
/// The first byte of an input selects the kinds of links; the rest is the text.
struct LinkDetectorProperties {
  private(set) var broken: [String] = []
  private let detector: LinkDetector
  private let bytes: [UInt8]

  /// Returns the properties that an input violates.
  static func broken(by input: [UInt8]) -> [String] {
    var checker = LinkDetectorProperties(input)
    checker.checkBytes()
    checker.checkText()
    return checker.broken
  }

  private init(_ input: [UInt8]) {
    var options = LinkDetectorOptions()
    let choice = input.first ?? 0
    if choice & 1 != 0 { options.schemes.formUnion(["tel", "file", "x-y", "javascript"]) }
    if choice & 2 == 0 { options.findsOtherSchemes = true }
    if choice & 32 != 0 { options.findsSchemesWithoutH = false }
    if choice & 4 != 0 { options.findsHosts = false }
    if choice & 8 != 0 { options.findsDomains = false }
    if choice & 16 != 0 { options.findsMailAddresses = false }
    detector = LinkDetector(options)
    bytes = Array(input.dropFirst())
  }

  private mutating func require(_ condition: Bool, _ property: @autoclosure () -> String) {
    if !condition, broken.count < 10 { broken.append(property()) }
  }

  /// Ill-formed UTF-8 gives ascending ranges within the bytes.
  private mutating func checkBytes() {
    var ranges: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = LinkScanner(buffer, detector: detector)
      while let match = scanner.next(), ranges.count <= bytes.count { ranges.append(match.range) }
    }
    var end = 0
    for range in ranges {
      require(end <= range.lowerBound && !range.isEmpty, "\(range) before \(end)")
      end = range.upperBound
    }
    let count = bytes.count
    require(end <= count, "\(end) of \(count)")
  }

  private mutating func checkText() {
    let text = String(decoding: bytes, as: UTF8.self)
    let links = detector.links(in: text)
    require(detector.links(inUTF8: bytes) == links, "other links in the bytes")
    checkRanges(of: links, in: text)
    for link in links { check(link, in: text) }
    checkParts(of: text, links)
    checkTree(of: text, links)
  }

  /// The links are in order, on Character boundaries, and their indices match their offsets.
  private mutating func checkRanges(of links: [DetectedLink], in text: String) {
    var boundaries: Set<Int> = [text.utf8.count]
    var offset = 0
    for character in text {
      boundaries.insert(offset)
      offset += character.utf8.count
    }
    var end = 0
    for link in links {
      require(end <= link.offsets.lowerBound && !link.offsets.isEmpty, "\(link.offsets) at \(end)")
      end = link.offsets.upperBound
      for bound in [link.offsets.lowerBound, end] {
        require(boundaries.contains(bound), "\(bound) is inside of a Character")
      }
      let start = text.utf8.distance(from: text.startIndex, to: link.range.lowerBound)
      let count = text.utf8.distance(from: link.range.lowerBound, to: link.range.upperBound)
      require(start..<(start + count) == link.offsets, "\(link.offsets) is at \(start), \(count)")
    }
  }

  private mutating func check(_ link: DetectedLink, in text: String) {
    let written = text[link.range]
    let schemes = detector.options.schemes.union(["http", "https", "mailto"])
    let isListed = LinkPolicy(schemes: schemes, allowsRelative: false).allows(link.address)
    let isOther =
      detector.options.findsOtherSchemes
      && ["javascript", "vbscript", "livescript", "data"].allSatisfy {
        URLScheme(of: link.address) != .absolute($0)
      }
    require(isListed || isOther, "\(link.address) is not an address to be opened")
    let isWritten =
      ["", "h", "http://", "mailto:"].contains { omitted in
        link.address.hasPrefix(omitted)
          && Array(written.utf8).contains(link.address.utf8.dropFirst(omitted.utf8.count))
      }
    require(isWritten, "\(link.address) is not in \(written)")
    require(
      link.encodedAddress.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F },
      "\(link.encodedAddress) is not ASCII")
    require(
      !written.unicodeScalars.contains { $0.properties.isWhitespace }, "a space in \(written)")
    // A link is still found when it is the whole text.
    if written.utf8.allSatisfy({ $0 < 0x80 }) {
      let alone = detector.links(in: String(written))
      require(alone.count == 1 && alone[0].address == link.address, "\(written) alone: \(alone)")
    }
  }

  /// Spaces separate links, whatever surrounds them.
  private mutating func checkParts(of text: String, _ links: [DetectedLink]) {
    var parts: [String] = []
    var start = 0
    for part in text.utf8.split(separator: 0x20, omittingEmptySubsequences: false) {
      for link in detector.links(in: String(Substring(part))) {
        parts.append("\(link.offsets.lowerBound + start) \(link.offsets.count) \(link.address)")
      }
      start += part.count + 1
    }
    let whole = links.map { "\($0.offsets.lowerBound) \($0.offsets.count) \($0.address)" }
    require(parts == whole, "\(parts) in parts, \(whole) in all")
  }

  /// Trees keep their text and contain the links.
  private mutating func checkTree(of text: String, _ links: [DetectedLink]) {
    let plain = MarkupTree(text: text, links: detector)
    let addresses = plain.root.descendantElements.map { $0["href"] ?? "" }
    require(addresses == links.map(\.encodedAddress), "\(addresses) in the tree")
    let tree = MarkupTree(parsing: text)
    var linked = tree
    let count = linked.insertLinks(detector)
    require(linked.text == tree.text, "\(linked.text) is the text of the tree")
    let (before, after) = (tree.root.descendantElements, linked.root.descendantElements)
    let added = Array(after).count - Array(before).count
    require(added >= count && (count > 0 || added == 0), "\(added) elements for \(count) links")
  }
}

extension [UInt8] {
  /// Returns whether a byte sequence occurs in these bytes.
  fileprivate func contains(_ part: Substring.UTF8View.SubSequence) -> Bool {
    let part = Array(part)
    guard part.count <= count else { return false }
    return (0...(count - part.count)).contains { self[$0...].starts(with: part) }
  }
}
