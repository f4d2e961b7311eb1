/// Reads values of attributes of WordprocessingML.
enum WordValue {
  /// Returns whether a property with a value is on (ISO/IEC 29500-1, 17.17.4); nil is on.
  static func isOn(_ value: String?) -> Bool {
    guard let value else { return true }
    return !["0", "false", "off"].contains(value)
  }

  /// Returns a size of text (ST_HpsMeasure, ISO/IEC 29500-1, 17.18.42).
  ///
  /// - Parameter value: a number of half points, or a number with the unit mm, cm, in, pt, pc or pi.
  /// - Returns: the size in half points, or nil if it is not a size that Word allows.
  static func halfPoints(_ value: String) -> Int? {
    let number = value.prefix { $0.isASCII && !$0.isLetter }
    guard let count = Double(number), count.isFinite else { return nil }
    let unit: Double? =
      switch value[number.endIndex...] {
      case "": 1
      case "pt": 2
      case "pc", "pi": 24
      case "in": 144
      case "cm": 144 / 2.54
      case "mm": 14.4 / 2.54
      default: nil
      }
    guard let unit else { return nil }
    let size = (count * unit).rounded()
    return (2...3276).contains(size) ? Int(size) : nil
  }
}
