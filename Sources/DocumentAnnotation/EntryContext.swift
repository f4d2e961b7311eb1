/// What an archive says about one of its entries.
struct EntryContext: Sendable {
  /// The language of content that declares none.
  var language = ContentLanguage.unknown
  /// Whether the entry is XHTML 1.1, which has no ruby.
  var isXHTML11 = false
  /// The styles of a text document.
  var styles = WordStyles()
  /// The words that have been annotated in other entries.
  var occurrences: WordOccurrences?
  /// The readings that the document gives in its entries; nil if the entry is a document.
  var readings: DocumentReadings?
  /// Records the passages instead of annotating them.
  var recorder: PassageRecorder?
}
