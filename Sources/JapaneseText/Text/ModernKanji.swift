/// Replaces old and variant forms of kanji by the forms used in dictionaries.
///
/// A text with old forms is analyzed again in modern forms; the result is used if the dictionary
/// does not have one of the original words, or if there are fewer words (圖|書館 is 図書館). Both forms
/// of a pair have the same length in UTF-8, so offsets do not change.
///
/// Sources: the forms in parentheses in 常用漢字表 (2010) and 人名用漢字表, and variants used in personal
/// names in JIS X 0213.
enum ModernKanji {
  /// Writes `text` in modern forms to `modern` and returns true, or returns false if it has no old
  /// forms.
  ///
  /// `modern` is modified only if the result is true.
  static func modernize(
    _ text: UnsafeBufferPointer<UInt8>, into modern: inout [UInt8]
  ) -> Bool {
    guard let first = firstOldForm(in: text, from: 0) else { return false }
    modern.removeAll(keepingCapacity: true)
    modern.append(contentsOf: text)
    var next: Int? = first
    while let offset = next {
      if let form = forms[text.threeByteScalar(at: offset)] {
        modern[offset] = UInt8(0xE0 | form >> 12)
        modern[offset + 1] = UInt8(0x80 | form >> 6 & 0x3F)
        modern[offset + 2] = UInt8(0x80 | form & 0x3F)
      }
      next = firstOldForm(in: text, from: offset + 3)
    }
    return true
  }

  /// Returns the offset of the first old form at or after `start`.
  private static func firstOldForm(
    in text: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int? {
    let bits = oldFormBits
    var offset = start
    while offset + 2 < text.count {
      // All old forms are at or after U+4E00.
      guard text[offset] >= 0xE4, text[offset] <= 0xEF else {
        offset += 1
        continue
      }
      let code = text.threeByteScalar(at: offset)
      if bits[Int(code >> 6)] & 1 << UInt64(code & 63) != 0 { return offset }
      offset += 3
    }
    return nil
  }

  /// A bit set of three-byte code points, which rejects most kanji without a dictionary lookup.
  private static let oldFormBits: [UInt64] = {
    var bits = [UInt64](repeating: 0, count: 1 << 10)
    for code in forms.keys where code < 1 << 16 { bits[Int(code >> 6)] |= 1 << UInt64(code & 63) }
    return bits
  }()

  /// Returns the modern form of an old form; `nil` for other kanji.
  static func modernForm(of code: UInt32) -> UInt32? { forms[code] }

  /// The old forms.
  static var oldForms: [UInt32] { Array(forms.keys) }

  /// The modern form of each old form.
  private static let forms: [UInt32: UInt32] = {
    var forms: [UInt32: UInt32] = [:]
    for pair in pairs.split(separator: " ") {
      let scalars = Array(pair.unicodeScalars)
      if scalars.count == 2 { forms[scalars[0].value] = scalars[1].value }
    }
    return forms
  }()

  /// Pairs of an old and a modern form.
  static let pairs = """
    乘乗 亂乱 亞亜 佛仏 來来 俱倶 倂併 假仮 傳伝 僞偽 價価 儉倹 兒児 內内 兩両 冨富 凬風 剝剥 剩剰 劍剣 劑剤 劔剣 勞労 勳勲 勸勧 區区 卷巻 \
    卽即 參参 吳呉 單単 噓嘘 嚴厳 囊嚢 囑嘱 圈圏 國国 圍囲 圓円 圖図 團団 埀垂 埜野 堯尭 塡填 增増 墮堕 壓圧 壘塁 壞壊 壤壌 壯壮 壹壱 壽寿 奧奥 \
    奬奨 娛娯 孃嬢 學学 寢寝 實実 寫写 寬寛 寶宝 將将 專専 對対 屆届 屛屏 屬属 峽峡 嶋島 嶽岳 巢巣 帶帯 幷并 廢廃 廣広 廳庁 彈弾 彌弥 徑径 從従 \
    徵徴 德徳 恆恒 悅悦 惠恵 惡悪 惱悩 愼慎 慘惨 應応 懷懐 戰戦 戲戯 戶戸 拂払 拔抜 拜拝 挾挟 插挿 揭掲 搔掻 搖揺 搜捜 摑掴 擇択 擊撃 擔担 據拠 \
    擧挙 擴拡 攝摂 攢攅 收収 效効 敍叙 敕勅 數数 斷断 晚晩 晝昼 曆暦 曉暁 曾曽 會会 杤栃 桒桑 條条 棧桟 榮栄 槇槙 槪概 樂楽 樓楼 樞枢 樣様 橫横 \
    檜桧 檢検 櫻桜 權権 歐欧 歡歓 步歩 歷歴 歸帰 殘残 殼殻 毆殴 每毎 氣気 涉渉 淚涙 淨浄 淵渕 淸清 淺浅 渴渇 溪渓 溫温 滯滞 滿満 潑溌 潛潜 澁渋 \
    澤沢 濕湿 濟済 濱浜 濵浜 瀆涜 瀧滝 瀨瀬 灣湾 焰焔 燈灯 燒焼 營営 爭争 爲為 犧犠 狀状 狹狭 獨独 獵猟 獸獣 獻献 瑤瑶 瓣弁 甁瓶 產産 畫画 \
    當当 疊畳 瘦痩 癡痴 發発 盜盗 盡尽 眞真 硏研 碎砕 祕秘 禪禅 禮礼 禱祷 稅税 稻稲 穗穂 穩穏 竊窃 竝並 粹粋 絲糸 經経 綠緑 緖緒 緣縁 \
    縣県 縱縦 總総 繩縄 繪絵 繫繋 繼継 續続 纖繊 缺欠 罐缶 聲声 聽聴 肅粛 脫脱 腦脳 膽胆 臟臓 臺台 與与 舊旧 舘館 舩船 艷艶 莊荘 莖茎 萊莱 萬万 \
    蔣蒋 薰薫 藏蔵 藝芸 藥薬 蘆芦 處処 虛虚 號号 螢蛍 蟬蝉 蟲虫 蠟蝋 蠶蚕 蠻蛮 衞衛 裝装 覺覚 覽覧 觀観 觸触 說説 諫諌 謠謡 譯訳 譽誉 讀読 變変 \
    讓譲 豐豊 豫予 貳弐 賣売 賴頼 贊賛 踐践 軀躯 輕軽 轉転 辨弁 辭辞 辯弁 遙遥 遞逓 遲遅 邉辺 邊辺 郞郎 鄕郷 醉酔 醫医 醬醤 醱醗 釀醸 釋釈 銳鋭 \
    錄録 錢銭 鍊錬 鎭鎮 鐵鉄 鑄鋳 鑛鉱 閱閲 關関 陷陥 隨随 險険 隱隠 隸隷 雙双 雜雑 霸覇 靑青 靜静 頰頬 顚顛 顯顕 飜翻 飮飲 餘余 騷騒 驅駆 驒騨 \
    驗験 驛駅 髓髄 體体 髙高 髮髪 鬭闘 鶯鴬 鷄鶏 鷗鴎 鹼鹸 鹽塩 麥麦 麴麹 麵麺 黃黄 黑黒 默黙 點点 黨党 齊斉 齋斎 齒歯 龍竜 﨑崎
    """
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the three-byte scalar at an offset.
  fileprivate func threeByteScalar(at offset: Int) -> UInt32 {
    UInt32(self[offset] & 0x0F) << 12 | UInt32(self[offset + 1] & 0x3F) << 6
      | UInt32(self[offset + 2] & 0x3F)
  }
}
