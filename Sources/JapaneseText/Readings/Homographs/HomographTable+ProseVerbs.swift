extension HomographTable {
  /// Rules for verbs and adjectives with several stems in prose.
  static let proseVerbs: StaticString = """
    # stopping and giving up
    止める*	ト>ヤ	before=のは|のも|争いを|約束を|契約を|取引を|喧嘩を|いたずらを|悪戯を|商売を|行くのを|真似を|まねを|嘘を|戦争を|抵抗を|冗談は|騒ぎを|役者を|教師を|勤めを|部活を|バイトを|議論を|お世辞は|泣くのを|勉強を|奉公を|仕事は|酒は|煙草は|タバコは|学校は|会社は|酒も	giving up: やめる
    止める*	ト>ヤ	prev:none|comma|adverb after=ておけ|ておく|ておこ|ておい|てくれ|ろよ|ろ！|なさい|にしよ|ましょう|ようよ|てお	stop doing it: やめる
    # escaping to the side
    避ける*	サ>ヨ	before=水たまりを|水溜りを|水溜まりを|車を|自転車を|自動車を|脇に|脇へ|わきに|わきへ|横に|横へ|端に|傍に|傍へ|身を|弾を|弾丸を|パンチを|ボールを|道を	stepping aside: よける
    # cherishing and holding
    抱く*	ダ>イダ	before=疑念を|疑惑を|疑心を|不満を|怒りを|憤りを|念を|感を|感情を|心を|愛情を|情を|気持ちを|気持を|考えを|信念を|願望を|妄想を|志を|観念を|同情を|憎悪を|敬意を|愛着を|想いを|確信を|自信を|欲望を|悩みを|悲しみを|秘密を|悪意を|偏見を|感想を|意識を|目標を|恐怖を|孤独を|望みを|決意を|コンプレックスを|憂いを|憧れを|嫉妬を|危惧を|抱負を|野望を|空想を|慕情を|思慕を|嫌悪を|意見を|趣味を|憂慮を|羨望を|誇りを|欲求を|殺意も|警戒を|トラウマを|羞恥を|わだかまりを|主義を|思想を|感慨を|幻影を|悶えを|執着を	cherishing feelings: いだく
    # becoming dirty
    汚れる*	ヨゴ>ケガ	after=た世|た心|た魂|た血|た欲|た現世|た金|なき|を知ら|た身	defiled
    汚れる*	ヨゴ>ケガ	before=心が|身が|魂が|血が|耳が	defiled
    # burying
    埋もれる*	ウズモ>ウモ		the reading of 常用漢字表
    埋める*	ウ>ウズ	before=骨を|顔を|頬を	burying one’s face
    埋める*	ウズ>ウ	!before=骨を|顔を|頬を|胸に|頭を|身を	the reading of 常用漢字表
    埋まる*	ウズ>ウ		the reading of 常用漢字表
    # other verbs
    通る*	トオ>カヨ	self=通っ prev=に before=学校に|小学校に|中学に|中学校に|高校に|大学に|病院に|塾に|教室に|幼稚園に|保育園に|会社に|道場に|図書館に|店に|ジムに|寺に|稽古に|許に|もとに|ところに|処に|スクールに|医者に|医院に|予備校に|学院に|現場に|工場に|役所に|プールに|酒場に|バーに|茶屋に	going there regularly
    退く*	シリゾ>ド	before=そこを|其処を|そこ|ちょっと|ここを	getting out of the way
    退く*	シリゾ>ヒ	before=兵を|軍を|身を|手を|陣を|一線を	withdrawing
    入る*	ハイ>イ	before=鬼籍に|佳境に|仏門に|興に|微に|細に|夜に	set phrases
    入る*	ハイ>イ	after=夏の虫	as above
    来る	キタル	after=一月|二月|三月|四月|五月|六月|七月|八月|九月|十月|十一月|十二月|一日|十日|二十日 prev:none|comma	the coming, before a date
    集る*	タカ>タカ	before=蠅が|蝿が|蟻が|蚊が|虫が|ハエが|アリが|烏が|弟に|友人に|親に|他人に|人に	swarming
    捻る*	ネジ>ヒネ	before=頭を|首を|足を|腰を|手首を|足首を|身を|体を|知恵を|俳句を|蛇口を|頸を|小首を	twisting
    認める*	ミト>シタタ	before=手紙を|文を|書状を|一筆|筆で|遺書を|返事を|日記を|願書を|書面を|書置を|書き置きを|一書を|夕餉を|朝餉を|弁当を	writing, or eating
    顰める*	シカ>ヒソ	before=眉を|眉根を|眉間を	knitting one’s brows
    吐く*	ハ>ツ	before=嘘を|うそを|ウソを|溜息を|溜め息を|ため息を|吐息を|悪態を|一息|嘆息を|虚言を|嘘ばかり|嘘は|嘘も	telling a lie, or sighing
    解ける*	ト>ホド	before=紐が|ひもが|帯が|靴紐が|結び目が|縄が|糸が|包帯が|リボンが|髪が	coming untied
    解く*	ト>ホド	before=靴紐を|荷を|結び目を|包みを|荷物を|包帯を|リボンを|束を|紐を	untying
    点す*	サ>トモ	before=火を|灯を|灯火を|明かりを|あかりを|ランプを|電灯を|蝋燭を|提灯を|行灯を|燈を|燈火を|電燈を|灯りを|ろうそくを|ローソクを	lighting
    捲る*	メク>マク	before=袖を|腕を|裾を|腕まで|シャツを|ズボンを|尻を|両袖を	rolling up
    焦る*	コゲ>アセ		being in a hurry
    蒸す*	ム>フカ	before=芋を|いもを|饅頭を|まんじゅうを|じゃがいもを	steaming food
    蒸す*	フカ>ム	!before=芋を|いもを|饅頭を|まんじゅうを|じゃがいもを	steaming, or being sultry
    生す*	ナ>ム	before=苔が|草が	moss grows
    燻る*	イブ>クスブ		smoldering
    弛む*	タユ>ユル	!next=ぬ|ず|ない|こと	slackening
    逸る	ハヤル		being eager
    逸れる*	ソ>ハグ	prev=と	losing sight of each other
    除ける*	ノゾ>ノ	before=者を|物を|脇に|横に|取り	moving away
    退ける*	シリゾ>ド	before=荷物を|椅子を|石を|机を|箱を|本を|雪を|皿を|布団を	moving out of the way
    止まる*	ト>トド	before=ここに|そこに|この世に|地位に|その場に|現地に|程度に	staying
    留まる*	トマ>トドマ	prev=に !before=目に|木に|枝に|電線に|花に|手に|耳に|屋根に|肩に|心に	staying
    留める*	トメ>トドメ	before=記憶に|原形を|原型を|程度に|跡を|足を|形を|名を|最小限に|一部に|範囲に|姿を|面影を|痕跡を|胸に|都に|被害を	keeping
    瞬く*	マバタ>マタタ	!before=目を|眼を|瞳を	twinkling
    瞬く*	シバタ>マタタ	!before=目を|眼を|瞳を	twinkling
    解す*	カイ>ホグ	before=凝りを|肩を|体を|身体を|筋肉を|緊張を|気持ちを|心を|魚を	loosening
    被る*	カム>カブ		wearing
    立てる*	ダ>タ	prev:particle|auxiliary|comma|none|adverb	being able to stand, not part of a compound
    脅かす*	オビヤ>オビヤ	prev=を !before=人を|子供を|子どもを|友達を|女を|私を|僕を|俺を|お前を|彼を|彼女を|者を|客を|みんなを|相手を|父を|母を|犬を|猫を	threatening
    冷	サ	next=ます|まし|ませ	cooling something: 冷ます
    鈍る*	ナマ>ニブ	!before=体が|身体が|足が|腕が	becoming dull
    芳しい*	カンバ>カグワ	after=香|匂|花	fragrant
    芳しい*	カグワ>カンバ	!after=香|匂|花	good, of results
    空く*	ア>ス	before=電車が|車内が|バスが|道路が|道が|小腹が|店内が|館内が	not crowded
    開く*	ヒラ>ア	self=開い next=た !prev=を after=た口|たまま|た窓|たドア|た扉|た戸|た穴|た障子|た襖	things open by themselves: あく
    染みる*	シ>ジ	prev:noun|suffix|verb !prev=油|汗|血|涙	looking like: じみる
    # adjectives
    緩い*	ナル>ユル		ゆるい
    温い*	ヌク>ヌル	near=ビール|湯|風呂|お湯|茶|お茶|コーヒー|水|スープ|酒|温泉|珈琲|飲む	lukewarm
    喧しい*	カマビス>ヤカマ		noisy
    # others
    拘る*	カカワ>コダワ	prev=に !next=ず|ない|ぬ|ん !before=命に|名誉に|体面に|沽券に|生死に|面目に|一身に|事に|ことに|事件に|問題に|関係に	being particular
    擦る*	コス>ス	before=燐寸を|マッチを|墨を|鑢で|やすりで|ヤスリで|一本	striking a match, or filing
    """
}
