import EmbeddedDictionary
import Testing

@testable import JapaneseText

/// Reads components of compounds in context with the embedded dictionary.
@Suite struct ComponentReadingTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  private func expectReadings(
    _ table: [(text: String, reading: String, why: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNone(
      table.compactMap { row in
        let found = tokenizer.reading(of: row.text).text
        return found == row.reading ? nil : "\(row.text)\t\(found)\tnot \(row.reading)\t\(row.why)"
      }, sourceLocation: sourceLocation)
  }

  @Test func onReadingsInCompounds() {
    expectReadings([
      ("登録犬が増える", "とうろくけんがふえる", "犬 after on"),
      ("警備用の犬を飼う", "けいびようのいぬをかう", "犬 alone"),
      ("留守中犬を預ける", "るすちゅういぬをあずける", "中 ends the compound"),
      ("肝腫瘤を切除する", "かんしゅりゅうをせつじょする", "瘤 after on, 肝 before on"),
      ("瘤を見る", "こぶをみる", "瘤 alone"),
      ("多発肝膿瘍の治療", "たはつかんのうようのちりょう", "肝 after on"),
      ("肝が小さい", "きもがちいさい", "肝 alone"),
      ("演算子の優先順位", "えんざんしのゆうせんじゅんい", "子 after on"),
      ("子が遊ぶ", "こがあそぶ", "子 alone"),
      ("腎臓形をなす", "じんぞうけいをなす", "形 after on"),
      ("形が変わる", "かたちがかわる", "形 alone"),
      ("多項式環の元", "たこうしきかんのもと", "環 after on"),
      ("市街壁を越える", "しがいへきをこえる", "壁 after on"),
      ("壁を越える", "かべをこえる", "壁 alone"),
      ("電線共同溝の建設", "でんせんきょうどうこうのけんせつ", "溝 after on"),
      ("溝を掘る", "みぞをほる", "溝 alone"),
      ("熱水噴出孔の周り", "ねっすいふんしゅつこうのまわり", "孔 after on"),
      ("食物塊を認める", "しょくもつかいをみとめる", "塊 after on"),
      ("塊を認める", "かたまりをみとめる", "塊 alone"),
      ("脱毛斑を認める", "だつもうはんをみとめる", "斑 after on"),
      ("鑑賞眼がある", "かんしょうがんがある", "眼 after on"),
      ("眼が赤い", "めがあかい", "眼 alone"),
      ("夜光球を見る", "やこうきゅうをみる", "球 after on"),
      ("球を投げる", "たまをなげる", "球 alone"),
      ("大麻草を育てる", "たいまそうをそだてる", "草 after on"),
      ("草を育てる", "くさをそだてる", "草 alone"),
      ("肉食獣脚類の化石", "にくしょくじゅうきゃくるいのかせき", "脚 after on"),
      ("食塩泉に入る", "しょくえんせんにはいる", "泉 after on"),
      ("泉に行く", "いずみにいく", "泉 alone"),
      ("防風柵を作る", "ぼうふうさくをつくる", "柵 after on"),
      ("地底湖がある", "ちていこがある", "湖 after on"),
      ("湖に泊まる", "みずうみにとまる", "湖 alone"),
      ("感染牛を確認する", "かんせんぎゅうをかくにんする", "牛 after on"),
      ("解剖刀を洗う", "かいぼうとうをあらう", "刀 after on"),
      ("刀を洗う", "かたなをあらう", "刀 alone"),
      ("世界貿易港である", "せかいぼうえきこうである", "港 after on"),
      ("港に着く", "みなとにつく", "港 alone"),
      ("同母弟である", "どうぼていである", "弟 after on"),
      ("弟がいる", "おとうとがいる", "弟 alone"),
      ("皮膚脂肪織炎", "ひふしぼうしきえん", "脂 after on"),
      ("標準油種の値段", "ひょうじゅんゆしゅのねだん", "油 after on"),
      ("油を買う", "あぶらをかう", "油 alone"),
      ("乾漆仏を拝む", "かんしつぶつをおがむ", "仏 after on"),
      ("骨減少症の女性", "こつげんしょうしょうのじょせい", "骨 before on"),
      ("内喉頭神経の枝", "ないこうとうしんけいのえだ", "内 before on"),
    ])
  }

  @Test func kunReadingsInCompounds() {
    expectReadings([
      ("焦茶色の大粒", "こげちゃいろのおおつぶ", "色 after kun"),
      ("その申出を聞く", "そのもうしでをきく", "申 before kun"),
      ("縦軸と横軸", "たてじくとよこじく", "縦 and 横 before one kanji"),
      ("縦方向に動かす", "たてほうこうにうごかす", "縦 before on"),
      ("横に動かす", "よこにうごかす", "横 alone"),
      ("縦断する道", "じゅうだんするみち", "縦断 is a word"),
      ("親ディレクトリに移る", "おやでぃれくとりにうつる", "親 before katakana"),
      ("親ロシア派の人", "しんろしあはのひと", "親 before a name"),
      ("セラミック板で覆う", "せらみっくいたでおおう", "板 after katakana"),
    ])
  }

  @Test func componentsAfterKatakana() {
    expectReadings([
      ("オレンジ色の髪", "おれんじいろのかみ", "色"), ("色を塗る", "いろをぬる", "色 alone"),
      ("ジリエーン語を話す", "じりえーんごをはなす", "語"),
      ("ニャキュサ語を学ぶ", "にゃきゅさごをまなぶ", "after a name in pieces"),
      ("キャバイェ君が来る", "きゃばいぇくんがくる", "君"), ("君が来る", "きみがくる", "君 alone"),
      ("ロマノフ家の歴史", "ろまのふけのれきし", "家"), ("家に帰る", "いえにかえる", "家 alone"),
      ("モンガー湖に泊まる", "もんがーこにとまる", "湖"),
      ("ユスティニアヌス帝の命令", "ゆすてぃにあぬすていのめいれい", "帝"),
      ("フグ釣りに行く", "ふぐつりにいく", "釣り, not voiced"), ("釣りに行く", "つりにいく", "alone"),
    ])
  }

  @Test func voicedComponents() {
    expectReadings([
      ("プレハブ小屋を建てる", "ぷれはぶごやをたてる", "小屋 after katakana"),
      ("漁師小屋に泊まる", "りょうしごやにとまる", "小屋 after on"),
      ("物置小屋の屋根", "ものおきごやのやね", "小屋 after kun"),
      ("炭焼き小屋を見る", "すみやきごやをみる", "小屋 after okurigana"),
      ("小屋に入る", "こやにはいる", "小屋 alone"),
      ("ボス部屋に入る", "ぼすべやにはいる", "部屋"), ("お部屋に入る", "おへやにはいる", "after お"),
      ("この部屋に入る", "このへやにはいる", "after an adnominal"),
      ("原子時計の精度", "げんしどけいのせいど", "時計"), ("時計を見る", "とけいをみる", "alone"),
      ("振り飛車を指す", "ふりびしゃをさす", "飛車"), ("飛車を取る", "ひしゃをとる", "alone"),
      ("冒険好きな少年", "ぼうけんずきなしょうねん", "好き"), ("好きな人", "すきなひと", "alone"),
      ("ゲーム好きの友達", "げーむずきのともだち", "好き before の"),
      ("旅行好きです", "りょこうすきです", "a sentence without が"),
      ("パスタ好きなんです", "ぱすたすきなんです", "a sentence without が"),
      ("ブドウ狩りに行く", "ぶどうがりにいく", "狩り"), ("狩りに行く", "かりにいく", "alone"),
      ("貸し切り風呂の予約", "かしきりぶろのよやく", "風呂"),
      ("お風呂に入る", "おふろにはいる", "after お"),
      ("煉瓦塀が続く", "れんがべいがつづく", "塀"), ("塀が続く", "へいがつづく", "alone"),
      ("西洋菓子を食べる", "せいようがしをたべる", "菓子"),
      ("お菓子を食べる", "おかしをたべる", "after お"),
      ("リンク切れを直す", "りんくぎれをなおす", "切れ"),
      ("全種類揃えてもらう", "ぜんしゅるいそろえてもらう", "a verb"),
      ("マーボー豆腐を作る", "まーぼーどうふをつくる", "豆腐"),
      ("豆腐を作る", "とうふをつくる", "alone"),
      ("勧誘合戦が続く", "かんゆうがっせんがつづく", "合戦"),
      ("合戦の跡", "かっせんのあと", "alone"),
      ("椰子蟹を見る", "やしがにをみる", "蟹"), ("蟹を食べる", "かにをたべる", "alone"),
      ("都会暮らしの私", "とかいぐらしのわたし", "暮らし"),
      ("暮らしを守る", "くらしをまもる", "alone"),
      ("サイン代わりに置く", "さいんがわりにおく", "代わり"),
      ("お代わりはいかが", "おかわりはいかが", "after お"),
      ("裏梯子を下りる", "うらばしごをおりる", "梯子"), ("梯子を登る", "はしごをのぼる", "alone"),
      ("板囲いの前", "いたがこいのまえ", "囲い"), ("囲いの中", "かこいのなか", "alone"),
      ("谷底に落ちる", "たにぞこにおちる", "底"), ("夕立雲が出る", "ゆうだちぐもがでる", "雲"),
      ("雲が出る", "くもがでる", "alone"),
    ])
  }

  /// Names and numbers are read by other rules.
  @Test func namesAndNumbersAreNotChanged() {
    expectReadings([
      ("犬養毅の演説", "いぬかいつよしのえんぜつ", "a family name"), ("三人子がいる", "さんにんこがいる", "a counter"),
      ("東京、犬を飼う", "とうきょう、いぬをかう", "not joined"),
      ("東京 犬を飼う", "とうきょう いぬをかう", "a space"),
    ])
  }

  /// Furigana for each kanji follows the reading.
  @Test func furiganaFollowsTheReading() {
    for (text, reading) in [("登録犬", "とうろくけん"), ("漁師小屋", "りょうしごや"), ("夜光球", "やこうきゅう")] {
      let segments = tokenizer.furigana(text)
      #expect(segments.map { $0.reading ?? $0.base }.joined() == reading, "\(text)")
    }
  }
}
