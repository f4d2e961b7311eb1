extension StyleCascade {
  /// The version of the cascade, which changes with every sheet and every rule that is added.
  ///
  /// - Complexity: constant.
  public var version: MarkupVersion { MarkupVersion(versionToken) }
}
