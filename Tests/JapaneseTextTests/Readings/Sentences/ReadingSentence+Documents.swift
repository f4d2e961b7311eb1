extension ReadingSentence {
  /// Sentences about words of technical, legal and polite writing.
  static let documents = rows(
    """
    # 値: a price
    品物に値がつく	しなものにねがつく
    式の値を求める	しきのあたいをもとめる
    魚の値を店で聞く	さかなのねをみせできく
    計算した値を返す	けいさんしたあたいをかえす
    # 値: a value, as the second part of a compound
    絶対値を求める	ぜったいちをもとめる
    # 値: the value of a variable or an expression, alone
    次の値を返す	つぎのあたいをかえす
    高さ値を返す	たかさちをかえす
    # 値: a value, as the second part of a compound
    ハッシュ値を求める	はっしゅちをもとめる
    # 行: a line of text or a row
    空白の行を消す	くうはくのぎょうをけす
    広島行の列車	ひろしまゆきのれっしゃ
    # 行: lines and rows after a noun of text
    複数行を選ぶ	ふくすうぎょうをえらぶ
    # 行: a line, at the start
    行、列の順に見る	ぎょう、れつのじゅんにみる
    # 行: a line alone
    長い行を折り返す	ながいぎょうをおりかえす
    # 行く*: carrying out an action
    調査を行って報告する	ちょうさをおこなってほうこくする
    # 行く*: objects of 行う, not paths
    式典などを行って終える	しきてんなどをおこなっておえる
    森を行って戻る	もりをいってもどる
    # 等: a plural of pronouns
    これ等の本	これらのほん
    書類等を出す	しょるいとうをだす
    # 等: not the given name
    写し等又は原本	うつしとうまたはげんぽん
    隣の等さんに会う	となりのひとしさんにあう
    # 等: formal writing
    届出等の手続に関する規定	とどけでとうのてつづきにかんするきてい
    犬や猫等を飼う	いぬやねことうをかう
    # 処: a place
    遠い処に住む	とおいところにすむ
    # 語: a word or a language
    この語を訳す	このごをやくす
    # 色: a color, alone
    背景の色を選ぶ	はいけいのいろをえらぶ
    三色の旗を作る	さんしょくのはたをつくる
    # 色: names of colors, and colors of things
    オレンジ色の表紙	おれんじいろのひょうし
    地方色の豊かな祭り	ちほうしょくのゆたかなまつり
    # 方: a direction or a choice
    彼女の方へ歩く	かのじょのほうへあるく
    大人の方へお知らせ	おとなのかたへおしらせ
    # 方: a direction
    北の方は寒い	きたのかたはさむい
    年配の方は多い	ねんぱいのかたはおおい
    人のいる方へ行く	ひとのいるほうへいく
    席にいる方は先生だ	せきにいるかたはせんせいだ
    # 方: a person of that name or kind
    青山さんという方に会う	あおやまさんというかたにあう
    行くという方がいい	いくというほうがいい
    # 方: persons, in polite writing
    参加される方は多い	さんかされるかたはおおい
    使われる方がいい	つかわれるほうがいい
    # 方: persons who are not or do not
    経験のない方も歓迎	けいけんのないかたもかんげい
    経験のない方が楽だ	けいけんのないほうがらくだ
    # 方: persons with a quality
    朗らかな方です	ほがらかなかたです
    簡単な方です	かんたんなほうです
    # 方: persons of a group
    お持ちの方は少ない	おもちのかたはすくない
    赤の方は少ない	あかのほうはすくない
    # 方: a polite plural
    旦那方は留守だ	だんながたはるすだ
    # 方: a side in a war
    源氏方の武将	げんじがたのぶしょう
    源氏の方が強い	げんじのほうがつよい
    # 次: the next one
    次の記法で書く	つぎのきほうでかく
    何次の式	なんじのしき
    # 奴: a fellow
    憎い奴を追う	にくいやつをおう
    町奴の喧嘩	まちやっこのけんか
    # 柵: a fence
    木の柵を越える	きのさくをこえる
    # 互に: 互いに
    互に助け合う	たがいにたすけあう
    # 環: a ring of people
    環になって踊る	わになっておどる
    整数の環を考える	せいすうのかんをかんがえる
    # 環: a ring in mathematics
    加藤環は歌った	かとうたまきはうたった
    # 縦: vertical
    表の縦軸を読む	ひょうのたてじくをよむ
    # 横: horizontal
    表の横軸を読む	ひょうのよこじくをよむ
    # 脇: the side
    両脇に座る	りょうわきにすわる
    # 燕: a swallow
    燕の子が鳴く	つばめのこがなく
    # 妾: a mistress
    妾の子に生まれる	めかけのこにうまれる
    # 悪戯: mischief
    悪戯をする子供	いたずらをするこども
    # 堪能: the modern reading
    料理を堪能する	りょうりをたんのうする
    # 傀儡: a puppet
    傀儡政権を倒す	かいらいせいけんをたおす
    # 灯火: the on reading (常用漢字表)
    灯火を消す	とうかをけす
    # 一葉: the writer 樋口一葉
    樋口一葉の小説	ひぐちいちようのしょうせつ
    # 平地: level ground
    平地に住む	へいちにすむ
    # 仇: an enemy to be taken revenge on
    親の仇を討つ	おやのかたきをうつ
    人の仇をなす	ひとのあだをなす
    # 金星: a win over a yokozuna
    横綱から金星を奪う	よこづなからきんぼしをうばう
    金星の大気	きんせいのたいき
    # 旨: an intention, or the content
    その旨及び理由を述べる	そのむねおよびりゆうをのべる
    # 会社: a company, not part of a name
    最近会社の人に会う	さいきんかいしゃのひとにあう
    運送会社の人に会う	うんそうがいしゃのひとにあう
    # 会社: an employee
    男性会社員が来る	だんせいかいしゃいんがくる
    # 我: oneself
    我に対する汝	われにたいするなんじ
    我を張る	がをはる
    """)
}
