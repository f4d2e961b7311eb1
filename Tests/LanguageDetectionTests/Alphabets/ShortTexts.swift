/// Short texts of one to three words as people type them, written for this project.
///
/// They are neither in the data that the model was trained on nor in the development rows. Each row
/// has a language and its texts.
let shortTexts: [(language: String, texts: [String])] = [
  (
    "en",
    [
      "garden hose", "broken window", "shopping list", "winter boots", "front door", "coffee beans",
      "loud music", "wireless headphones", "summer dress", "bicycle repair",
      "mortgage calculator", "birthday cake", "running shoes", "quiet hotel", "toothache",
      "umbrella", "knowledge", "through", "weekend trip", "Sort ascending", "Empty trash",
      "Try again later", "Job openings", "Our team", "Shipping costs",
      "Gift cards", "Parking lot",
    ]
  ),
  (
    "de",
    [
      "Gartenschlauch", "kaputtes Fenster", "Einkaufszettel", "Winterstiefel", "Haustür",
      "laute Musik", "Fahrrad reparieren", "Geburtstagskuchen", "Zahnschmerzen",
      "Regenschirm", "Papierkorb leeren", "Stellenangebote", "Versandkosten", "Öffnungszeiten",
      "Über uns", "ruhiges Hotel", "Führerschein", "gebrauchte Autos", "Schlüssel verloren",
    ]
  ),
  (
    "fr",
    [
      "tuyau d'arrosage", "fenêtre cassée", "liste de courses", "bottes d'hiver", "porte d'entrée",
      "musique forte", "météo demain", "réparer vélo", "gâteau d'anniversaire", "mal de dents",
      "parapluie", "vider la corbeille", "offres d'emploi", "frais de port", "heures d'ouverture",
      "qui sommes-nous", "hôtel calme", "permis de conduire", "voitures d'occasion", "clés perdues",
    ]
  ),
  (
    "es",
    [
      "manguera de jardín", "ventana rota", "lista de compras", "botas de invierno",
      "puerta principal", "música alta", "pronóstico del tiempo", "reparar bicicleta",
      "pastel de cumpleaños", "dolor de muelas", "paraguas", "vaciar papelera", "ofertas de empleo",
      "gastos de envío", "horario de apertura", "quiénes somos", "hotel tranquilo",
      "carnet de conducir", "coches usados", "llaves perdidas",
    ]
  ),
  (
    "it",
    [
      "tubo da giardino", "finestra rotta", "lista della spesa", "stivali invernali",
      "porta d'ingresso", "musica alta", "riparare bicicletta",
      "torta di compleanno", "mal di denti", "ombrello", "svuota cestino", "offerte di lavoro",
      "spese di spedizione", "orari di apertura", "chi siamo", "albergo tranquillo",
      "patente di guida", "auto usate", "chiavi perse",
    ]
  ),
  (
    "pt",
    [
      "mangueira de jardim", "janela quebrada", "lista de compras do mês", "botas de inverno",
      "porta da frente", "música alta demais", "conserto de bicicleta",
      "bolo de aniversário", "dor de dente", "guarda-chuva", "esvaziar lixeira", "vagas de emprego",
      "custo do frete", "horário de funcionamento", "quem somos", "carteira de motorista",
      "carros usados", "chaves perdidas", "sobremesa gelada",
    ]
  ),
  (
    "nl",
    [
      "tuinslang", "kapot raam", "boodschappenlijst", "winterlaarzen", "voordeur", "harde muziek",
      "fiets repareren", "verjaardagstaart", "kiespijn", "paraplu kopen",
      "prullenbak legen", "vacatures", "verzendkosten", "openingstijden", "over ons",
      "rustig hotel", "rijbewijs", "tweedehands auto's", "sleutels kwijt",
    ]
  ),
  (
    "pl",
    [
      "wąż ogrodowy", "zbite okno", "lista zakupów", "buty zimowe", "drzwi wejściowe",
      "głośna muzyka", "naprawa roweru", "tort urodzinowy", "ból zęba",
      "parasol", "opróżnij kosz", "oferty pracy", "koszty wysyłki", "godziny otwarcia", "o nas",
      "cichy hotel", "prawo jazdy", "samochody używane", "zgubione klucze",
    ]
  ),
  (
    "tr",
    [
      "bahçe hortumu", "kırık pencere", "alışveriş listesi", "kışlık bot", "ön kapı",
      "yüksek müzik", "hava durumu", "bisiklet tamiri", "doğum günü pastası", "diş ağrısı",
      "şemsiye", "çöp kutusunu boşalt", "iş ilanları", "kargo ücreti", "çalışma saatleri",
      "hakkımızda", "sessiz otel", "sürücü belgesi", "ikinci el araba", "kayıp anahtar",
    ]
  ),
  (
    "id",
    [
      "selang taman", "jendela pecah", "daftar belanja", "sepatu musim dingin", "pintu depan",
      "musik keras", "ramalan cuaca", "perbaikan sepeda", "kue ulang tahun", "sakit gigi", "payung",
      "kosongkan sampah", "lowongan kerja", "ongkos kirim", "jam buka", "tentang kami",
      "hotel tenang", "surat izin mengemudi", "mobil bekas", "kunci hilang",
    ]
  ),
  (
    "vi",
    [
      "vòi tưới vườn", "cửa sổ vỡ", "danh sách mua sắm", "giày mùa đông", "cửa trước", "nhạc lớn",
      "sửa xe đạp", "bánh sinh nhật", "đau răng", "cái ô", "dọn thùng rác",
      "tuyển dụng", "phí vận chuyển", "giờ mở cửa", "về chúng tôi", "khách sạn yên tĩnh",
      "bằng lái xe", "xe cũ", "mất chìa khóa",
    ]
  ),
  (
    "ja-Latn",
    [
      "Matsushita Kōtarō", "Ogata Shin'ya", "Kurihara Emiko", "watashi no neko",
      "densha ni norimasu", "tabemasu", "nomimono", "kaimono ni iku", "hayaku kaeritai", "Chōfu",
      "Hachiōji", "Kawagoe", "Takayama jinya", "Nezu jinja", "Tanaka Hiroshi",
      "hontou ni sugoi", "nemui desu", "okane ga nai",
    ]
  ),
  (
    "sv",
    [
      "vattenslang", "trasigt fönster", "inköpslista", "vinterkängor", "ytterdörr",
      "laga cykel", "födelsedagstårta", "tandvärk", "paraply till salu",
    ]
  ),
  (
    "cs",
    [
      "zahradní hadice", "rozbité okno", "nákupní seznam", "zimní boty",
      "oprava kola", "bolest zubů", "deštník", "volná místa", "řidičský průkaz",
    ]
  ),
  (
    "hu",
    [
      "kerti tömlő", "törött ablak", "bevásárlólista", "téli csizma", "bejárati ajtó",
      "születésnapi torta", "fogfájás", "esernyő", "állásajánlatok",
    ]
  ),
  (
    "ro",
    [
      "furtun de grădină", "fereastră spartă", "listă de cumpărături", "cizme de iarnă",
      "durere de dinți", "umbrelă", "locuri de muncă", "program de lucru",
      "permis de conducere",
    ]
  ),
  (
    "fi",
    [
      "puutarhaletku", "rikkinäinen ikkuna", "ostoslista", "talvikengät", "ulko-ovi",
      "polkupyörän korjaus", "syntymäpäiväkakku", "hammassärky", "sateenvarjo",
    ]
  ),
]
