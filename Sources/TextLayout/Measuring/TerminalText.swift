/// Rules for characters that cannot be written to a terminal unchanged.
package enum TerminalText {
  /// U+FFFD, written in place of control characters.
  package static let replacement: [UInt8] = [0xEF, 0xBF, 0xBD]

  /// Returns whether ``replacement`` is written for a character: for control characters except line
  /// ends and tabs, which are left blank.
  package static func isControl(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x09...0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0: true
    default: false
    }
  }

  /// Returns whether a zero-width character is displayed on the preceding character.
  ///
  /// Combining marks are; format characters such as ZWSP, the soft hyphen and bidirectional
  /// controls are not.
  package static func joins(_ scalar: UInt32) -> Bool {
    guard let scalar = Unicode.Scalar(scalar) else { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: return false
    default: return true
    }
  }
}
