/// Sample text and cells for layout.
enum LayoutSamples {
  /// Returns distinct paragraphs of about 150 characters: Japanese with Latin words, numbers and
  /// brackets.
  ///
  /// The result is the same in every run.
  static func paragraphs(_ count: Int) -> [String] {
    var random = LinearGenerator(state: 2026)
    return (0..<count).map { number in
      var paragraph = ""
      while paragraph.unicodeScalars.count < 120 {
        paragraph += sentences[random.next(below: sentences.count)]
        if random.next(below: 4) == 0 { paragraph += "（\(number)の\(random.next(below: 900))）" }
      }
      return paragraph
    }
  }

  /// Returns a cell of a list of videos with four paragraphs: two that never change, the title and
  /// the details.
  static func cell(title: String, details: String) -> String {
    """
    <p class="badge">見放題 <small>あと3日</small></p>\
    <p id="title"><b>\(title)</b></p>\
    <p id="details">\(details)</p>\
    <p class="cast">出演：<a href="/c/1">佐藤 健太郎</a>、<a href="/c/3">Michael O’Connor</a> ほか</p>
    """
  }

  private static let sentences = [
    "きのう駅前の映画館で、2001年に公開された『時計台の猫』をもう一度見た。",
    "あらすじは覚えていたのに、最後の場面ではやはり涙が出た。",
    "この機能はiOS 17以降、macOS 14以降、およびLinux（kernel 5.10以上）で利用できます。",
    "価格は12,800円（税別）で、送料は全国一律500円です。",
    "「はい、そうです」「いいえ、ちがいます」——彼は、このふたつしか言わなかった。",
    "京都から奈良へは、近鉄線で約45分、JR奈良線でもほぼ同じ時間で着く。",
    "ウェブブラウザーは、スタイルシートにしたがってテキストをラインボックスに流し込む。",
    "彼女の名前は山田・マリア・エレナ。いまは札幌の大学で天文学を教えている。",
    "CPU使用率は平均12.5%、メモリは起動直後で約240 MBにとどまった。",
    "Every chapter ends with a short list of further reading. ",
    "東京都千代田区丸の内1-9-1、平日10:00〜18:00にお越しください。",
    "え、まさか……と思ったが、そのまさかだった！　鍵は、ポケットに入っていたのである。",
  ]
}

/// A deterministic generator of pseudorandom numbers (a linear congruential generator with Knuth's
/// MMIX constants).
private struct LinearGenerator {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
