import TextFoundation

/// The items of all texts of a result, as one array for each property.
struct ItemColumns: ~Copyable {
  var count = 0
  var start = GrowableBuffer<Int32>()
  var end = GrowableBuffer<Int32>()
  var startCodePoint = GrowableBuffer<Int32>()
  var endCodePoint = GrowableBuffer<Int32>()
  var outputStart = GrowableBuffer<Int32>()
  var outputEnd = GrowableBuffer<Int32>()
  var outputStartCodePoint = GrowableBuffer<Int32>()
  var outputEndCodePoint = GrowableBuffer<Int32>()
  var kind = GrowableBuffer<UInt8>()
  var cost = GrowableBuffer<Int32>()
  var confidence = GrowableBuffer<Float>()
  var partOfSpeech = GrowableBuffer<Int32>()
  var baseForm = GrowableBuffer<Int32>()
  var reading = GrowableBuffer<Int32>()
  var pronunciation = GrowableBuffer<Int32>()
  var features = GrowableBuffer<Int32>()
  var language = GrowableBuffer<Int32>()
  var inserted = GrowableBuffer<Int32>()

  /// The number of elements that are retained for the next call: 4 MB for each column of offsets.
  private static let retained = 1 << 20

  mutating func removeAll() {
    count = 0
    let retained = Self.retained
    start.removeAll(retainingAtMost: retained)
    end.removeAll(retainingAtMost: retained)
    startCodePoint.removeAll(retainingAtMost: retained)
    endCodePoint.removeAll(retainingAtMost: retained)
    outputStart.removeAll(retainingAtMost: retained)
    outputEnd.removeAll(retainingAtMost: retained)
    outputStartCodePoint.removeAll(retainingAtMost: retained)
    outputEndCodePoint.removeAll(retainingAtMost: retained)
    kind.removeAll(retainingAtMost: retained)
    cost.removeAll(retainingAtMost: retained)
    confidence.removeAll(retainingAtMost: retained)
    partOfSpeech.removeAll(retainingAtMost: retained)
    baseForm.removeAll(retainingAtMost: retained)
    reading.removeAll(retainingAtMost: retained)
    pronunciation.removeAll(retainingAtMost: retained)
    features.removeAll(retainingAtMost: retained)
    language.removeAll(retainingAtMost: retained)
    inserted.removeAll(retainingAtMost: retained)
  }

  /// Removes the items from `newCount` on; columns that the call does not fill are empty.
  mutating func truncate(to newCount: Int) {
    count = newCount
    start.truncate(to: newCount)
    end.truncate(to: newCount)
    startCodePoint.truncate(to: newCount)
    endCodePoint.truncate(to: newCount)
    outputStart.truncate(to: newCount)
    outputEnd.truncate(to: newCount)
    outputStartCodePoint.truncate(to: newCount)
    outputEndCodePoint.truncate(to: newCount)
    kind.truncate(to: newCount)
    cost.truncate(to: newCount)
    confidence.truncate(to: newCount)
    partOfSpeech.truncate(to: newCount)
    baseForm.truncate(to: newCount)
    reading.truncate(to: newCount)
    pronunciation.truncate(to: newCount)
    features.truncate(to: newCount)
    language.truncate(to: newCount)
    inserted.truncate(to: newCount)
  }
}
