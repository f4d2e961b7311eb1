/// The readings of codes of letters and digits that are not read letter by letter with Japanese
/// numbers, for ``CodeSpelling``.
///
/// Usage of NHK (放送用語, 「ことばのハンドブック」), and of the dictionaries 大辞林 and 大辞泉 for those that NHK does
/// not list: 5G ファイブジー, G20 ジートゥエンティー, but 4K ヨンケー. A row consists of codes in upper case, joined by
/// `|`, and their reading.
enum CodeRows {
  static let rows = """
    2G ツージー
    3G スリージー
    4G フォージー
    5G ファイブジー
    6G シックスジー
    2D ツーディー
    3D スリーディー
    4D フォーディー
    1K ワンケー
    1R ワンルーム
    2K ニケー
    4K ヨンケー
    8K ハチケー
    1ST ファースト
    2ND セカンド
    3RD サード
    1ON1 ワンオンワン
    5W1H ゴダブリューイチエイチ
    3R スリーアール
    G7 ジーセブン
    G8 ジーエイト
    G20 ジートゥエンティー
    F1|F-1 エフワン
    F2|F-2 エフツー
    F3|F-3 エフスリー
    J1 ジェーワン
    J2 ジェーツー
    J3 ジェースリー
    K1|K-1 ケーワン
    M1|M-1 エムワン
    R1|R-1 アールワン
    B2B ビーツービー
    B2C ビーツーシー
    P2P ピーツーピー
    MP3 エムピースリー
    MP4 エムピーフォー
    PS2 ピーエスツー
    PS3 ピーエススリー
    PS4 ピーエスフォー
    PS5 ピーエスファイブ
    H2O エイチツーオー
    CO2 シーオーツー
    O2 オーツー
    N2 エヌツー
    NO2 エヌオーツー
    SO2 エスオーツー
    PM2.5 ピーエムニテンゴ
    O157|O-157 オーイチゴウナナ
    H1N1 エイチワンエヌワン
    H5N1 エイチゴエヌイチ
    COVID-19 コビッドナインティーン
    U2 ユーツー
    """

  /// Abbreviations before a number, whose point belongs to them: No.3, Ver.2.0.
  static let prefixes = """
    NO ナンバー
    VER バージョン
    VOL ボリューム
    FIG ズ
    TEL デンワ
    """
}
