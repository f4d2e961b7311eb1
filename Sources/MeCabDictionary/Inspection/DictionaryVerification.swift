/// The extent to which the files of a dictionary are checked before they are used.
public enum DictionaryVerification: Sendable, Hashable {
  /// Headers and sizes, which detects missing, truncated and foreign files and wrong charsets.
  case headers
  /// Everything that parsing may read, which also detects flipped bits (about a second for 100 MB).
  case full
}
