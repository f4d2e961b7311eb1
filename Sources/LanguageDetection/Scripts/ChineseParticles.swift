/// Ideographs that are frequent words of Chinese and that Japanese does not use as words, so that
/// kana beside them are a mention.
enum ChineseParticles {
  /// The number of letters that represent a long text.
  private static let maximumLength = 64

  /// Returns the number of particles among letters.
  static func count(in letters: UnsafeBufferPointer<UInt32>) -> Int {
    letters.prefix(maximumLength).count { letter in
      switch Unicode.Scalar(letter) {
      case "你", "您", "她", "们", "們", "这", "這", "吗", "嗎", "呢", "吧", "啊", "很", "么", "麼", "怎", "哪", "是",
        "没", "沒", "说", "說", "谁", "给", "让", "还":
        true
      default: false
      }
    }
  }
}
