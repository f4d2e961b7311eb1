internal import TextFoundation

/// Encodes the text of insertions.
enum TextEncoder {
  /// Appends text in an encoding.
  ///
  /// A character that the encoding lacks becomes a numeric character reference.
  ///
  /// - Parameters:
  ///   - text: what is inserted.
  ///   - encoding: the encoding of the document.
  ///   - set: the character set of ISO-2022-JP that is selected, which is updated.
  ///   - output: receives the bytes.
  static func append(
    _ text: String, in encoding: DocumentEncoding, set: inout JISCharacterSet,
    to output: inout [UInt8]
  ) {
    if encoding == .utf8 {
      output += text.utf8
      return
    }
    for scalar in text.unicodeScalars where !append(scalar, encoding, &set, &output) {
      for digit in "&#x\(String(scalar.value, radix: 16, uppercase: true));".unicodeScalars {
        _ = append(digit, encoding, &set, &output)
      }
    }
  }

  /// Returns whether an encoding has all characters of a text.
  static func canEncode(_ text: String, in encoding: DocumentEncoding) -> Bool {
    let table: DoubleByteTable
    switch encoding {
    case .utf8, .utf16LittleEndian, .utf16BigEndian: return true
    case .shiftJIS: table = .shiftJIS
    case .eucJP, .iso2022JP: table = .eucJP
    case .ascii: return text.utf8.allSatisfy { $0 < 0x80 }
    }
    return text.unicodeScalars.allSatisfy {
      $0.isASCII || table.pair(of: $0.value) != nil
        || encoding != .iso2022JP && halfWidthKatakana($0) != nil
    }
  }

  /// Returns the byte of a half-width katakana of JIS X 0201, or nil for another character.
  private static func halfWidthKatakana(_ scalar: Unicode.Scalar) -> UInt8? {
    (0xFF61...0xFF9F).contains(scalar.value) ? UInt8(scalar.value - 0xFF61 + 0xA1) : nil
  }

  private static func append(
    _ scalar: Unicode.Scalar, _ encoding: DocumentEncoding, _ set: inout JISCharacterSet,
    _ output: inout [UInt8]
  ) -> Bool {
    switch encoding {
    case .utf8: output += Array(String(scalar).utf8)
    case .utf16LittleEndian:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        output += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      }
    case .utf16BigEndian:
      for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
        output += [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      }
    case _ where scalar.value < 0x80:
      if encoding == .iso2022JP, set != .ascii {
        set = .ascii
        output += set.escape
      }
      output.append(UInt8(scalar.value))
    case .ascii: return false
    case .shiftJIS:
      if let byte = halfWidthKatakana(scalar) {
        output.append(byte)
        return true
      }
      guard let pair = DoubleByteTable.shiftJIS.pair(of: scalar.value) else { return false }
      output += [pair.0, pair.1]
    case .eucJP:
      if let byte = halfWidthKatakana(scalar) {
        output += [0x8E, byte]
        return true
      }
      guard let pair = DoubleByteTable.eucJP.pair(of: scalar.value) else { return false }
      output += [pair.0, pair.1]
    case .iso2022JP:
      guard let pair = DoubleByteTable.eucJP.pair(of: scalar.value),
        pair.0 >= 0xA1, pair.1 >= 0xA1
      else { return false }
      if set != .kanji {
        set = .kanji
        output += set.escape
      }
      output += [pair.0 & 0x7F, pair.1 & 0x7F]
    }
    return true
  }
}
