/// The extent to which the files of a dictionary are checked before they are used.
public enum DictionaryVerification: Sendable, Hashable {
  /// Headers and sizes, which detects missing, truncated and foreign files and wrong charsets.
  case headers
  /// Everything that parsing may read, and the hashes if the directory has a manifest (about a second
  /// for 100 MB).
  ///
  /// Without hashes, only contradictions are detected: not a changed cost, letter or valid id.
  case full
}
