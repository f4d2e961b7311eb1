internal import TextFoundation

/// The bytes of a document with its escapes decoded, and the offsets of both.
///
/// Notations are found in the view, where a bracket or a kana is the same whether it is escaped or
/// not.
final class SourceView {
  /// The bytes with decoded escapes, which are valid as long as the view.
  let bytes: UnsafeBufferPointer<UInt8>
  private let storage: UnsafeMutableBufferPointer<UInt8>
  private let anchors: [Anchor]

  /// A position where an escape starts or ends.
  private struct Anchor {
    let source: Int
    let view: Int
    let isEscape: Bool
  }

  /// Creates a view, or returns nil if a document has no escapes.
  ///
  /// - Parameters:
  ///   - source: the document.
  ///   - escape: returns the character and the length of an escape at an offset, or nil for other
  ///     bytes, and the length of what is copied then.
  init?(
    _ source: UnsafeBufferPointer<UInt8>,
    escape: (_ offset: Int) -> (scalar: Unicode.Scalar?, length: Int)
  ) {
    var decoded: [UInt8] = []
    var anchors = [Anchor(source: 0, view: 0, isEscape: false)]
    var offset = 0
    while offset < source.count {
      let (scalar, length) = escape(offset)
      let end = min(source.count, offset + max(1, length))
      if let scalar {
        anchors.append(Anchor(source: offset, view: decoded.count, isEscape: true))
        decoded += Array(String(scalar).utf8)
        anchors.append(Anchor(source: end, view: decoded.count, isEscape: false))
      } else {
        decoded += source[offset..<end]
      }
      offset = end
    }
    guard anchors.count > 1 else { return nil }
    self.anchors = anchors
    storage = UnsafeMutableBufferPointer.allocate(capacity: decoded.count)
    _ = storage.initialize(from: decoded)
    bytes = UnsafeBufferPointer(storage)
  }

  deinit { storage.deallocate() }

  /// Returns the range of the view that corresponds to a range of the source.
  func range(ofSource range: Range<Int>) -> Range<Int> {
    func position(_ offset: Int) -> Int {
      let anchor = anchors[anchors.partitioningIndex { $0.source > offset } - 1]
      return anchor.isEscape ? anchor.view : anchor.view + offset - anchor.source
    }
    return position(range.lowerBound)..<position(range.upperBound)
  }

  /// Returns the range of the source that corresponds to a range of the view.
  func range(ofView range: Range<Int>) -> Range<Int> {
    func position(_ offset: Int) -> Int {
      let anchor = anchors[anchors.partitioningIndex { $0.view > offset } - 1]
      return anchor.isEscape ? anchor.source : anchor.source + offset - anchor.view
    }
    return position(range.lowerBound)..<position(range.upperBound)
  }
}
