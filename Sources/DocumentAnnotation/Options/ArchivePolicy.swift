/// The limits for archives, against files that would fill the memory when they are decompressed.
///
/// They also hold for annotated entries, so that annotations can be removed again.
public struct ArchivePolicy: Sendable, Hashable, Codable {
  /// The maximum size of a decompressed entry that is read, in bytes: 256 MiB by default.
  public var maximumEntrySize: Int
  /// The maximum size of all decompressed entries that are annotated, in bytes: 1 GiB by default.
  public var maximumTotalSize: Int
  /// The maximum ratio of decompressed to compressed size of an entry above 1 MiB: 300 by default.
  ///
  /// DEFLATE cannot exceed 1,032; text rarely reaches 20.
  public var maximumRatio: Int

  /// Creates a policy.
  public init(
    maximumEntrySize: Int = 256 << 20, maximumTotalSize: Int = 1 << 30, maximumRatio: Int = 300
  ) {
    self.maximumEntrySize = maximumEntrySize
    self.maximumTotalSize = maximumTotalSize
    self.maximumRatio = maximumRatio
  }
}
