import EmbeddedDictionary
import JapaneseText
import Testing

/// Tests whole sentences, as in letters and stories.
@Suite struct ProseRomajiTests {
  private let tokenizer: Tokenizer

  init() throws {
    tokenizer = try Tokenizer(dictionary: .directory(BundledDictionary.directory()))
  }

  @Test func everyday() {
    expectRomaji(
      of: tokenizer,
      [
        ("今朝、駅で友達に会った。", "kesa, eki de tomodachi ni atta.", "今朝, 友達"),
        ("昨日の夜は雪が降っていた。", "kinō no yoru wa yuki ga futteita.", "昨日, ていた"),
        ("弟は学校へ走った。", "otōto wa gakkō e hashitta.", "弟"),
        ("窓を開けてください。", "mado o akete kudasai.", "a request"),
        ("どこへ行くのですか？", "doko e iku no desu ka?", "a question"),
        ("彼女は歌を歌うのが好きだ。", "kanojo wa uta o utau no ga suki da.", "歌う keeps au"),
        ("コーヒーを一杯飲みたい。", "kōhī o ippai nomitai.", "一杯, たい"),
        ("この本はとても面白かった。", "kono hon wa totemo omoshirokatta.", "an adjective's past"),
        ("駅までは遠くない。", "eki made wa tōkunai.", "まで, は, a negated adjective"),
        ("もう帰ってください。", "mō kaette kudasai.", "もう is long"),
        ("何も食べなかった。", "nanimo tabenakatta.", "a negated past"),
        ("父は新聞を読んで朝食を食べる。", "chichi wa shinbun o yonde chōshoku o taberu.", "読んで"),
        ("海が見える部屋がいい。", "umi ga mieru heya ga ii.", "mieru has two vowels"),
        ("雨が降れば行きません。", "ame ga fureba ikimasen.", "ば, ません"),
        ("先生に本をもらった。", "sensei ni hon o moratta.", "geminate of a past"),
        ("子供が笑っている。", "kodomo ga waratteiru.", "ている"),
        ("早く起きよう。", "hayaku okiyō.", "よう is long"),
        ("一緒に帰ろう！", "issho ni kaerō!", "ろう is long"),
        ("誰が言ったの？", "dare ga itta no?", "a final の"),
        ("それでは始めましょう。", "soredewa hajimemashō.", "ましょう is long"),
      ])
  }

  @Test func mixedScripts() {
    expectRomaji(
      of: tokenizer,
      [
        ("私のPCはLinuxで動く。", "watashi no PC wa Linux de ugoku.", "Latin words"),
        ("「もしもし」と電話に出た。", "\"moshimoshi\" to denwa ni deta.", "a quotation first"),
        ("母は「早く」と言う。", "haha wa \"hayaku\" to iu.", "a quotation in the middle"),
        ("猫（タマ）を飼う。", "neko (tama) o kau.", "parentheses"),
        ("え、本当？", "e, hontō?", "an interjection"),
        ("メールをuser@example.comへ送る。", "mēru o user@example.com e okuru.", "an address"),
        ("SwiftとC++で書く。", "Swift to C++ de kaku.", "a name with marks"),
        ("東京、大阪、京都など。", "tōkyō, ōsaka, kyōto nado.", "a list"),
        ("今日は晴れ☀️です。", "kyō wa hare ☀️ desu.", "a symbol with its selector"),
        ("Москваは寒い。", "Moskva wa samui.", "Cyrillic before a particle"),
      ])
  }
}
