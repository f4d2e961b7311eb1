import Testing

@testable import LanguageDetection

@Suite struct EastAsianTests {
  private func scores(
    _ text: String, model: HanScores?, evidence: Float? = nil
  ) -> HanScores? {
    let scanned = ScannedText(text)
    return scanned.counts.scores(model: model, runs: scanned.runs) { evidence }
  }

  private func model(logOdds: Float) -> HanScores {
    HanScores(japanese: -1, simplified: -1.5, traditional: -2).with(logOddsOfJapanese: logOdds)
  }

  private func sum(_ scores: HanScores) -> Double {
    probability(ofLog: scores.japanese) + probability(ofLog: scores.simplified)
      + probability(ofLog: scores.traditional)
  }

  @Test func oddsCanBeReplaced() {
    for odds: Float in [-90, -5, -0.1, 0, 2, 7, 90] {
      let scores = model(logOdds: odds)
      #expect(abs(sum(scores) - 1) < 1e-4, "\(odds)")
      if abs(odds) < 10 { #expect(abs(scores.logOddsOfJapanese - odds) < 1e-3) }
      if odds < 5 {
        #expect(abs(scores.simplified - scores.traditional - 0.5) < 1e-3, "the balance stays")
      }
    }
    let impossible = HanScores(japanese: 0, simplified: -.infinity, traditional: -.infinity)
    #expect(abs(sum(impossible.with(logOddsOfJapanese: 0)) - 1) < 1e-4)
    let nothing = HanScores(japanese: .nan, simplified: .nan, traditional: .nan)
    #expect(nothing.logOddsOfJapanese == 0)
  }

  @Test func kanaAreEvidenceForJapanese() {
    let chinese = model(logOdds: -12)
    let doubtful = model(logOdds: -2)
    let rows: [(text: String, model: HanScores?, isJapanese: Bool, why: String)] = [
      ("东京", chinese, false, "no kana"),
      ("优の良品", chinese, false, "one の in a Chinese brand"),
      ("君の名", doubtful, true, "one の in a doubtful text"),
      ("政府、消費税増税法案を閣議決定", doubtful, true, "a headline"),
      ("日本語が書いてある", chinese, true, "many kana: the model is not used"),
      ("か", chinese, true, "kana alone"),
      ("君の名", nil, true, "nothing known about the ideographs"),
      ("龙猫是宫崎骏导演的动画电影作品（となりのトトロ）一九八八年上映", chinese, false, "a title quoted"),
    ]
    for row in rows {
      let odds = scores(row.text, model: row.model)?.logOddsOfJapanese ?? 0
      #expect((odds > 0) == row.isJapanese, "\(row.why): \(odds)")
    }
    #expect(scores("会社", model: nil) == nil, "neither kana nor model")
  }

  @Test func evidenceIsRequestedInDoubt() throws {
    let doubtful = try #require(scores("会社", model: model(logOdds: -1), evidence: 4))
    #expect(abs(doubtful.logOddsOfJapanese - 3) < 1e-3)
    let against = try #require(scores("会社", model: model(logOdds: 1), evidence: -4))
    #expect(against.logOddsOfJapanese < 0)
    let sure = try #require(scores("会社", model: model(logOdds: -9), evidence: 20))
    #expect(sure.logOddsOfJapanese < 0, "not called")
    for useless: Float in [.nan, 0] {
      let unmoved = try #require(scores("会社", model: model(logOdds: -1), evidence: useless))
      #expect(abs(unmoved.logOddsOfJapanese + 1) < 1e-3)
    }
    let extreme = try #require(scores("会社", model: model(logOdds: 0), evidence: .infinity))
    #expect(abs(sum(extreme) - 1) < 1e-4)
  }

  @Test func logarithms() {
    #expect(abs(logOfSum(0, 0) - 0.6931472) < 1e-6)
    #expect(logOfSum(-.infinity, -3) == -3)
    #expect(logOfSum(-.infinity, -.infinity) == -.infinity)
    #expect(logOfOnePlusExp(100) == 100)
    #expect(abs(logOfOnePlusExp(0) - 0.6931472) < 1e-6)
    #expect(logOfOnePlusExp(-100) == 0)
    #expect(logarithm(of: 1) == 0)
  }
}
