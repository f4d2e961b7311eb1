/// The counters, as rows parsed by ``CounterTableBuilder``.
///
/// Classes and readings follow NHK 日本語発音アクセント新辞典 (2016), 付録「助数詞の発音」, and 常用漢字表 付表 (2010) for 一人,
/// 二人, 一日, 二十日 and 二十歳. Words that neither source lists have the class of their first sound.
enum CounterRows {
  /// Counters for people, animals, things by shape, and other common counters.
  static let things = """
    つ ツ - max9 1!ヒト/ツ 2!フタ/ツ 3!ミッ/ツ 4!ヨッ/ツ 5!イツ/ツ 6!ムッ/ツ 7!ナナ/ツ 8!ヤッ/ツ 9!ココノ/ツ 幾!イク/ツ
    つめ ツメ - max9 1!ヒト/ツメ 2!フタ/ツメ 3!ミッ/ツメ 4!ヨッ/ツメ 5!イツ/ツメ 6!ムッ/ツメ 7!ナナ/ツメ 8!ヤッ/ツメ 9!ココノ/ツメ
    # 人: よ and しち are the first readings; ひとり and ふたり are in 付表.
    人 ニン - 4=ヨ 7=シチ 1!ヒト/リ 2!フタ/リ
    人前 ニンマエ - 4=ヨ 7=シチ
    人称 ニンショウ - 4=ヨ
    人組 ニングミ - 4=ヨ 7=シチ 2!フタ/リグミ
    人乗り ニンノリ - 4=ヨ 7=シチ 1!ヒト/リノリ 2!フタ/リノリ
    人部屋 ニンベヤ - 4=ヨ 7=シチ 1!ヒト/リベヤ 2!フタ/リベヤ
    名 メイ -
    名様 メイサマ -
    者 シャ s
    児 ジ -
    家族 カゾク k w2
    世帯 セタイ s
    # h becomes b after ン.
    本 ホン hb
    本立て ホンダテ hb
    匹|疋 ヒキ hb
    杯|盃 ハイ hb
    遍 ヘン hb
    俵 ヒョウ hb
    票 ヒョウ hb
    # h becomes p after ン; after 四 only if NHK lists it first.
    泊 ハク hpp
    泊目 ハクメ hpp
    発 ハツ hp
    歩 ホ hp
    拍 ハク hp
    敗 ハイ hp
    版 ハン hp label
    班 ハン hp label
    犯 ハン hp
    編|篇 ヘン hp
    片 ヘン hp
    筆 ヒツ hp
    幅 フク hp
    服 フク hp
    包 ホウ hp
    派 ハ hp
    波 ハ hp
    品 ヒン hp
    品目 ヒンモク hp
    # k geminates after 1, 6, 8, 10 and 100; 階 and 軒 are also voiced after ン.
    個|箇|コ コ k
    ヶ|ケ コ k
    回 カイ k
    回戦 カイセン k label
    回転 カイテン k
    回線 カイセン k
    回表 カイオモテ k
    回裏 カイウラ k
    階 カイ kg
    階建て|階建|階だて カイダテ kg
    軒 ケン kg
    # A length of six feet; 幾間 asks for rooms.
    間 ケン kg 幾!イク/マ
    角形 カッケイ k 4=シ digits
    石 コク kg
    件 ケン k
    戸 コ k
    校 コウ k
    館 カン k
    缶|罐 カン k
    巻 カン k label
    曲 キョク k
    句 ク k
    課 カ k label
    項 コウ k label
    項目 コウモク k
    款 カン k label
    級 キュウ k label
    期 キ k label
    期生 キセイ k label
    球 キュウ k
    機 キ k
    基 キ k
    脚 キャク k
    客 キャク k
    局 キョク k
    区 ク k
    区画 クカク k
    区間 クカン k
    県 ケン k
    科目 カモク k
    教科 キョウカ k
    画 カク k
    角 カク k
    貫 カン k
    斤 キン k
    気圧 キアツ k
    気筒 キトウ k
    光年 コウネン k
    系統 ケイトウ k label
    兄弟 キョウダイ k
    国 コク k 3!サン/ゴク
    極 キョク k
    強 キョウ k
    騎 キ k
    か国|カ国|ヶ国|ヵ国|ケ国|箇国 カコク k
    か国語|カ国語|ヶ国語|ヵ国語|ケ国語|箇国語 カコクゴ k
    か所|カ所|ヶ所|ヵ所|ケ所|箇所|個所 カショ k
    か条|カ条|ヶ条|ヵ条|ケ条|箇条 カジョウ k
    か年|カ年|ヶ年|ヵ年|ケ年|箇年 カネン k
    # s and t geminate after 1, 8 and 10.
    冊 サツ s
    作 サク s
    室 シツ s
    紙 シ s
    誌 シ s
    説 セツ s
    策 サク s
    審 シン s
    省 ショウ s
    島 トウ t
    党 トウ t notAfter:第
    刷 サツ s
    足 ソク sz
    社 シャ s
    種 シュ s
    種類 シュルイ s
    首 シュ s
    章 ショウ s label
    節 セツ s label
    勝 ショウ s
    色 ショク s 何!ナニ/イロ
    食 ショク s
    席 セキ s
    隻 セキ s
    艘 ソウ s
    層 ソウ s
    戦 セン s
    線 セン s label
    車線 シャセン s
    死 シ s
    市 シ s
    州 シュウ s
    周 シュウ s
    世 セイ s label
    世代 セダイ s
    親等 シントウ s
    進法 シンホウ s
    小節 ショウセツ s
    尺 シャク s
    寸 スン sz
    升 ショウ s
    銭 セン s
    歳|才 サイ s 20!ハタチ not:以,未,代,台
    歳|才 サイ s
    歳児|才児 サイジ s
    歳代|才代 サイダイ s
    着 チャク t
    頭 トウ t
    頭身 トウシン t
    等 トウ t label
    等星 トウセイ t label
    棟 トウ t
    灯 トウ t
    点 テン t
    店 テン t
    店舗 テンポ t
    滴 テキ t
    通 ツウ t
    丁|挺|梃 チョウ t
    丁目 チョウメ t label address
    町 チョウ t
    対 ツイ t
    体 タイ t
    隊 タイ t
    艇 テイ t
    択 タク t
    反 タン t
    斗 ト t
    単位 タンイ t
    地区 チク t
    地点 チテン t
    投 トウ t
    都市 トシ t
    """

  /// Counters whose first sound never changes, and those used with the native series.
  static let others = """
    枚 マイ -
    台 ダイ -
    円 エン -
    円也 エンナリ -
    倍 バイ -
    倍速 バイソク -
    羽|把 ワ -
    話 ワ -
    番 バン - label address
    番線 バンセン - label
    番地 バンチ - label address
    番手 バンテ - label
    番勝負 バンショウブ -
    号 ゴウ - label address
    号室 ゴウシツ - label address
    号車 ゴウシャ - label
    号棟 ゴウトウ - label address
    号線 ゴウセン - label
    号館 ゴウカン - label address
    号機 ゴウキ - label
    条 ジョウ - label
    位 イ - label
    度 ド - 0=レイ
    割 ワリ -
    分 ブ - after:割,寸
    厘 リン -
    部 ブ -
    部作 ブサク -
    部門 ブモン -
    膳 ゼン -
    字 ジ - 4=ヨ
    行 ギョウ -
    列 レツ -
    段 ダン -
    段階 ダンカイ -
    段落 ダンラク -
    議席 ギセキ -
    試合 シアイ -
    打 ダ -
    打席 ダセキ -
    打点 ダテン -
    打数 ダスウ -
    塁 ルイ -
    塁打 ルイダ -
    安打 アンダ -
    本塁打 ホンルイダ hb
    得点 トクテン t
    失点 シッテン s
    連勝 レンショウ -
    連敗 レンパイ -
    連覇 レンパ -
    連休 レンキュウ -
    夜 ヤ -
    拍子 ビョウシ -
    代 ダイ -
    重 ジュウ -
    畳|帖 ジョウ - 4=ヨ
    里 リ -
    合 ゴウ -
    両 リョウ -
    両編成 リョウヘンセイ -
    文 モン -
    匁 モンメ -
    門 モン -
    問 モン -
    面 メン -
    輪 リン -
    錠 ジョウ -
    乗 ジョウ -
    次 ジ - 4=ヨ label
    次元 ジゲン - 4=ヨ
    流 リュウ -
    便 ビン - label
    座 ザ -
    尾 ビ -
    語 ゴ -
    群 グン -
    軍 グン - label
    郡 グン -
    場 バ -
    楽章 ガクショウ -
    馬身 バシン -
    馬力 バリキ -
    領 リョウ -
    連 レン -
    音節 オンセツ -
    往復 オウフク -
    往復目 オウフクメ -
    曜日 ヨウビ -
    # The native series up to two, as in ひとくみ and ふたくみ; 2組 after 年 is a school class.
    組 クミ k after:年 label
    組 クミ k w2
    皿 サラ s w2
    箱 ハコ hp w2
    袋 フクロ h w2
    束 タバ t w2
    瓶 ビン - w2
    粒 ツブ t w2
    玉 タマ t w2
    切れ|きれ キレ k w2
    口 クチ k w2
    株 カブ k w2
    揃い|そろい ソロイ s w2
    通り|とおり トオリ t w2
    文字 モジ - w2 4=ヨ
    分け ワケ - w2
    晩 バン - w2
    晩中 バンジュウ - w2 max1
    坪 ツボ t w2
    桁|ケタ ケタ k w2
    樽 タル t w2
    桶 オケ - w2
    筋 スジ s w2
    棹|竿 サオ s w2
    房 フサ - w2
    柱 ハシラ - w2
    部屋 ヘヤ - w2
    幕 マク - w2
    枠 ワク - w2
    駅 エキ - w2
    夏 ナツ - w2
    冬 フユ - w2
    匙|さじ サジ s w2
    つまみ ツマミ t w2
    盛り モリ - w2
    鉢 ハチ - w2
    串 クシ k w2
    畝 ウネ - w2
    回り|まわり マワリ - w2
    コマ コマ lk w2
    息 イキ - w2
    """
}
