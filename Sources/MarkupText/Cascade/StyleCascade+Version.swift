extension StyleCascade {
  /// Which state of the cascade this is; every sheet and every rule that is added makes a new one.
  ///
  /// - Complexity: constant.
  public var version: MarkupVersion { MarkupVersion(versionToken) }
}
