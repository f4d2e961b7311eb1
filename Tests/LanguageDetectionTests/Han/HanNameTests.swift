import Testing

@testable import LanguageDetection

/// Names without kana, as people type them into a form or a search box.
@Suite struct HanNameTests {
  private static let prefectures = """
    北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 東京 神奈川 新潟 富山 石川 福井 山梨 \
    長野 岐阜 静岡 愛知 三重 滋賀 京都 大阪 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 \
    高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 沖縄
    """
  private static let capitals = """
    札幌 青森 盛岡 仙台 秋田 山形 福島 水戸 宇都宮 前橋 浦和 千葉 新宿 横浜 新潟 富山 金沢 福井 甲府 \
    長野 岐阜 静岡 名古屋 津 大津 京都 大阪 神戸 奈良 和歌山 鳥取 松江 岡山 広島 山口 徳島 高松 松山 \
    高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島 那覇
    """
  private static let surnames = """
    佐藤 鈴木 高橋 田中 伊藤 渡辺 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 林 斎藤 清水 \
    山崎 阿部 森 池田 橋本 山下 石川 中島 前田 藤田 後藤 小川 岡田 村上 長谷川 近藤 石井 斉藤 坂本 遠藤 \
    藤井 青木 福田 三浦 西村 藤原 太田 松田 原田 岡本 中野 中川 小野 田村 竹内 金子 中山 和田 石田 工藤 \
    上田 原 森田 酒井 横山 柴田 宮崎 宮本 内田 高木 谷口 安藤 丸山 今井 大野 高田 菅原 河野 武田 藤本 \
    上野 杉山 千葉 村田 増田 小島 小山 大塚 平野 久保 渡部 松井 岩崎 桜井 松尾 野口 木下 野村 佐野 菊地
    """
  /// Names that Chinese text writes with the same characters, and that Chinese people or places
  /// also have; the answer may be either.
  private static let shared: Set<String> = ["津", "林", "森", "原"]

  @Test(arguments: [prefectures, capitals, surnames])
  func japaneseNamesAreJapanese(_ names: String) {
    let names = names.split(separator: " ").map(String.init)
    let wrong = names.filter { !Self.shared.contains($0) && HanScores($0)?.answer != .japanese }
    #expect(wrong.isEmpty)
    #expect([47, 100].contains(names.count))
  }

  @Test func prefecturesWithTheirSuffixAreJapanese() {
    for name in Self.prefectures.split(separator: " ") where name != "北海道" {
      let suffix = name == "東京" ? "都" : ["京都", "大阪"].contains(name) ? "府" : "県"
      #expect(HanScores(name + suffix)?.answer == .japanese, "\(name)\(suffix)")
    }
  }

  @Test func fullNamesAreJapanese() {
    let table = [
      ("田中角栄", "a given name in shinjitai"), ("石原裕次郎", "a given name of three characters"),
      ("小泉純一郎", "a surname that jieba lists as Chinese"), ("安倍晋三", "a prime minister"),
      ("岸田文雄", "characters that Chinese shares"), ("大谷翔平", "characters that Chinese shares"),
      ("宮本武蔵", "a historical person"), ("織田信長", "characters that Traditional shares"),
      ("徳川家康", "the shinjitai 徳"), ("夏目漱石", "a pen name"), ("川端康成", "a novelist"),
      ("三島由紀夫", "a pen name"), ("村上春樹", "a novelist known in China"),
      ("東野圭吾", "a novelist known in China"), ("宮崎駿", "a family name and one character"),
      ("坂本龍一", "characters that Traditional shares"), ("山田太郎", "the name of forms"),
      ("佐藤花子", "a name of forms"), ("北野武", "a given name of one character"),
      ("黒澤明", "the kyūjitai 澤"), ("高倉健", "an actor known in China"),
      ("福原愛", "a player known in China"), ("羽生結弦", "a skater known in China"),
    ]
    for (name, why) in table {
      #expect(HanScores(name)?.answer == .japanese, "\(name): \(why)")
    }
  }

  @Test func placesAreJapanese() {
    let table = [
      ("新宿", "a station"), ("渋谷", "a station"), ("品川", "a station"), ("上野", "a station"),
      ("梅田", "a station"), ("難波", "a station"), ("博多", "a station"), ("鎌倉", "a city"),
      ("軽井沢", "a town"), ("箱根", "a town"), ("富士山", "a mountain known in China"),
      ("琵琶湖", "a lake known in China"), ("江戸", "an old name"), ("九州", "an island"),
      ("四国", "an island"), ("本州", "an island"), ("関西", "a region"), ("関東", "a region"),
    ]
    for (name, why) in table {
      #expect(HanScores(name)?.answer == .japanese, "\(name): \(why)")
    }
  }

  @Test func chineseNamesAreChinese() {
    let names = """
      北京 上海 广州 深圳 香港 台北 台灣 天津 重庆 武汉 成都 西安 杭州 苏州 青岛 大连 厦门 新竹 \
      习近平 毛泽东 邓小平 马云 成龙 李小龍 周杰倫 章子怡 鲁迅 魯迅 曹操 李白 杜甫 孔子 秦始皇 林志玲 \
      王力宏 刘德华 張學友 姚明 蔡英文 馬英九 孫中山 蔣介石 周恩来 胡锦涛 温家宝 陈水扁 王建民 李安
      """
    let wrong = names.split(separator: " ").filter { HanScores(String($0))?.answer == .japanese }
    #expect(wrong.isEmpty)
  }

  /// Chinese text writes Japanese names in its own characters.
  @Test func japaneseNamesInSimplifiedCharactersAreChinese() {
    for name in ["东京", "大阪市政厅", "京都议定书", "田中先生说", "横滨", "广岛", "长崎", "冲绳"] {
      #expect(HanScores(name)?.answer == .simplified, "\(name)")
    }
  }
}
