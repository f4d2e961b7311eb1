/// The limits for archives, against files that would fill the memory when they are decompressed.
public struct ArchivePolicy: Sendable, Hashable, Codable {
  /// The maximum size of a decompressed entry that is read, in bytes: 64 MiB by default.
  public var maximumEntrySize: Int
  /// The maximum size of all decompressed entries that are read, in bytes: 512 MiB by default.
  public var maximumTotalSize: Int
  /// The maximum ratio of decompressed to compressed size of an entry above 1 MiB: 300 by default.
  ///
  /// DEFLATE cannot exceed 1,032; text rarely reaches 20.
  public var maximumRatio: Int

  /// Creates a policy.
  public init(
    maximumEntrySize: Int = 64 << 20, maximumTotalSize: Int = 512 << 20, maximumRatio: Int = 300
  ) {
    self.maximumEntrySize = maximumEntrySize
    self.maximumTotalSize = maximumTotalSize
    self.maximumRatio = maximumRatio
  }
}
