/// What an archive says about one of its entries.
struct EntryContext: Sendable {
  /// The path of the entry; nil for a document that is not in an archive.
  var path: String?
  /// The language of content that declares none.
  var language = ContentLanguage.unknown
  /// Whether the entry is XHTML 1.1, which has no ruby.
  var isXHTML11 = false
  /// Whether the entry may have insertions: false for one that annotation has left unchanged.
  var mayHaveInsertions = true
  /// The styles of a text document.
  var styles = WordStyles()
  /// The words that have been annotated in other entries.
  var occurrences: WordOccurrences?
  /// The readings that the document gives in its entries; nil if the entry is a document.
  var readings: DocumentReadings?
  /// Records the passages instead of annotating them.
  var recorder: PassageRecorder?
}
