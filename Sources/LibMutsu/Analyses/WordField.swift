internal import CMutsu

/// The fields of words that a caller chose.
struct WordField: OptionSet {
  let rawValue: Int32

  static let partOfSpeech = WordField(rawValue: Int32(MUTSU_PART_OF_SPEECH))
  static let baseForm = WordField(rawValue: Int32(MUTSU_BASE_FORM))
  static let reading = WordField(rawValue: Int32(MUTSU_READING))
  static let pronunciation = WordField(rawValue: Int32(MUTSU_PRONUNCIATION))
  static let features = WordField(rawValue: Int32(MUTSU_FEATURES))

  init(rawValue: Int32) { self.rawValue = rawValue }

  /// Creates the fields of a bit set.
  ///
  /// - Throws: `MUTSU_INVALID_OPTION` for a bit without a meaning.
  init(bits: Int32) throws(Failure) {
    guard bits & ~Int32(MUTSU_ALL_FIELDS) == 0 else {
      throw Failure(
        MUTSU_INVALID_OPTION, "fields is \(bits) (combine constants such as MUTSU_BASE_FORM)")
    }
    rawValue = bits
  }

  /// The columns of the fields.
  var columns: ResultColumns {
    var columns: ResultColumns = []
    if contains(.partOfSpeech) { columns.insert(.partOfSpeech) }
    if contains(.baseForm) { columns.insert(.baseForm) }
    if contains(.reading) { columns.insert(.reading) }
    if contains(.pronunciation) { columns.insert(.pronunciation) }
    if contains(.features) { columns.insert(.features) }
    return columns
  }
}
