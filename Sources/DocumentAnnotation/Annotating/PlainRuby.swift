internal import TextFoundation

/// `<ruby>` elements in formats that reserve quotation marks and separators: subtitles and tables.
enum PlainRuby {
  /// Returns the start tag, `<ruby class=jptok>`; a class that needs quotation marks is left out.
  static func start(_ className: String) -> String {
    let isPlain = className.utf8.allSatisfy {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
    return isPlain && !className.isEmpty ? "<ruby class=\(className)>" : "<ruby>"
  }

  /// Finds inserted elements in a document.
  ///
  /// An element ends with the first `</ruby>` after an `<rt>` or `<rp>`; its base stays.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - startTag: the start tag of the elements; one without a class is the author's.
  /// - Returns: the removals in order.
  static func removals(
    in bytes: UnsafeBufferPointer<UInt8>, startTag: String
  ) -> [DocumentEdit] {
    let start = Array(startTag.utf8)
    guard start.count > "<ruby>".utf8.count else { return [] }
    var edits: [DocumentEdit] = []
    // The start tag and the start of the annotation of the element that is open.
    var (tag, annotation): (Range<Int>?, Int?)
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset &+= 1
        continue
      }
      if bytes[offset...].starts(with: start) {
        (tag, annotation) = (offset..<offset + start.count, nil)
        offset += start.count
      } else if let open = tag {
        if annotation == nil,
          ["<rt>", "<rp>"].contains(where: { (text: StaticString) in
            bytes.starts(with: text, at: offset, limit: bytes.count)
          })
        {
          annotation = offset
        } else if bytes.starts(with: "</ruby>", at: offset, limit: bytes.count) {
          if let annotation {
            edits.appendRemoval(of: open)
            edits.appendRemoval(of: annotation..<offset + 7)
          }
          (tag, annotation) = (nil, nil)
        }
        offset += 1
      } else {
        offset += 1
      }
    }
    return edits
  }
}
