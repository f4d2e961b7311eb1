internal import CMutsu
import TextFoundation

extension AnalysisResult {
  /// The arrays of the result, which are valid until its next use.
  var view: mutsu_view {
    var view = mutsu_view()
    view.text_count = Int64(textCount)
    view.text_status = UnsafePointer(statuses.start)
    view.text_message = UnsafePointer(messages.start)
    view.text_position = UnsafePointer(positions.start)
    view.item_offsets = UnsafePointer(itemOffsets.start)
    view.output_offsets = UnsafePointer(outputOffsets.start)
    view.output = columns.contains(.output) ? output.bytes.baseAddress : nil
    view.item_count = Int64(items.count)
    if columns.contains(.ranges) {
      view.start = UnsafePointer(items.start.start)
      view.end = UnsafePointer(items.end.start)
      view.start_code_point = UnsafePointer(items.startCodePoint.start)
      view.end_code_point = UnsafePointer(items.endCodePoint.start)
    }
    if columns.contains(.outputRanges) {
      view.output_start = UnsafePointer(items.outputStart.start)
      view.output_end = UnsafePointer(items.outputEnd.start)
      view.output_start_code_point = UnsafePointer(items.outputStartCodePoint.start)
      view.output_end_code_point = UnsafePointer(items.outputEndCodePoint.start)
    }
    setDetails(of: &view)
    view.string_count = Int64(strings.count)
    view.string_offsets = UnsafePointer(strings.offsets.start)
    view.strings = UnsafePointer(strings.bytes.start)
    view.counts = columns.contains(.counts) ? UnsafePointer(counts.start) : nil
    return view
  }

  private func setDetails(of view: inout mutsu_view) {
    if columns.contains(.kind) { view.kind = UnsafePointer(items.kind.start) }
    if columns.contains(.cost) { view.cost = UnsafePointer(items.cost.start) }
    if columns.contains(.confidence) { view.confidence = UnsafePointer(items.confidence.start) }
    if columns.contains(.partOfSpeech) {
      view.part_of_speech = UnsafePointer(items.partOfSpeech.start)
    }
    if columns.contains(.baseForm) { view.base_form = UnsafePointer(items.baseForm.start) }
    if columns.contains(.reading) { view.reading = UnsafePointer(items.reading.start) }
    if columns.contains(.pronunciation) {
      view.pronunciation = UnsafePointer(items.pronunciation.start)
    }
    if columns.contains(.features) { view.features = UnsafePointer(items.features.start) }
    if columns.contains(.language) { view.language = UnsafePointer(items.language.start) }
    if columns.contains(.inserted) { view.inserted = UnsafePointer(items.inserted.start) }
  }
}
