/// An entry of an archive that is annotated.
struct ArchivePart {
  /// The index of the entry.
  let index: Int
  let format: DocumentFormat
}
