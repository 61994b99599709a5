import type { IconName } from '../icons/icon-drawing.ts'

/** Beginnings of words that tell a trade, without accents. Short ones (under five letters) must be the whole word. */
export const tradeWords: Record<IconName, string> = {
  joinery:
    'joiner carpent cabinet wood woodwork timber furniture tischler schreiner zimmer holz mobel menuis ebenist bois carpint madera ebanist mueble falegnam legno meubel timmer stolar столяр мебел نجار נגר 木工 家具 बढ़ई ช่างไม้',
  bakery:
    'baker bakery bread loaf sourdough backer backerei brot boulang pain panad panific panett forno bakkerij piekarn пекарн хлеб مخبز خبز מאפי לחם 面包 パン 베이커리 빵 बेकरी เบเกอรี่',
  coffee:
    'coffee cafe caffe kaffee espresso roaster roastery rosterei torrefact kopi koffie kawa кофе قهوة مقهى קפה 咖啡 珈琲 コーヒー 커피 카페 कॉफ़ी กาแฟ tea teahouse',
  law: 'law lawyer legal solicitor attorney barrister notar notaire recht rechtsanw kanzlei anwalt avocat abogad avvocat juridi юрист адвокат محام عدل עורך עורכי 律师 法律 弁護士 변호사 법률 वकील',
  garden:
    'garden gardener landscap botanic green tree nursery leaf organic bio gartn garten pflanz jardin vivero giardin vivai tuin ogrod сад ландшафт حديقة بستان גינה גן 园艺 花园 庭 정원 बाग',
  photo:
    'photo photograph foto fotograf camera lens studiofoto portrait фото تصوير صور צילום 摄影 写真 사진 फोटो ถ่ายภาพ',
  software:
    'software code coder develop dev web digital app apps cyber cloud data computer informatik logiciel programm tech byte bits софт код برمجيات تقنية תוכנה 软件 科技 ソフト 소프트 सॉफ्टवेयर',
  plumbing:
    'plumb heating boiler pipe sanitar installateur klempner plomb chauffag fontaner idraul loodgiet hydraul сантех سباك שרברב אינסטל 水暖 水道 배관 water',
  music:
    'music musik musiq music audio sound guitar piano violin choir orchest drum record tonstudio музык موسيق מוזיק 音乐 音楽 음악 संगीत ดนตรี dj',
  travel:
    'travel tour tours trip voyage reise reisen viaje viagg turism touris safari globe compass путеш туризм سفر سياحة טיול נסיעות 旅行 旅游 여행 यात्रा ท่องเที่ยว',
  beauty:
    'beauty cosmet kosmet nail nails spa wellness massage skin lotus yoga belle bellezza belleza estet красот جمال יופי 美容 뷰티 सौंदर्य ความงาม',
  hair: 'hair barber salon friseur frisor haar coiff peluquer parrucch kapper fryzj парикмах حلاق מספר 理发 美发 ヘア 미용',
  dental:
    'dental dentist dentis zahn zahnarzt orthodont denti tandarts стомат أسنان שיניים 牙 歯科 치과 दंत ทันต',
  building:
    'build builder construct bau hochbau tiefbau architect architekt archit batiment concret brick masonr maurer macon edil costruz construc bouw строит архит بناء مقاول בניה בנייה אדריכל 建筑 建設 建築 건축 건설 निर्माण ก่อสร้าง',
  home: 'home homes house haus interior interieur roof dach roofing dachdecker maison toit casa tetto dom дом منزل בית 家居 住宅 집 घर บ้าน living',
  finance:
    'finance financ account tax taxes steuer bookkeep audit capital invest wealth bank banking trading buchhalt comptab fiscal contab commercial бухгал финанс مالية محاسب חשבונ 财务 会计 税理 회계 금융 वित्त บัญชี',
  school:
    'school academy tutor teach educat learn college lesson course schule nachhilfe ecole escuela scuola akadem учеб школ مدرسة أكاديمية לימוד בית־ספר 学校 教育 塾 학원 교육 विद्यालय โรงเรียน',
  pets: 'pet pets dog dogs cat cats vet veterin animal paw puppy kennel tier tierarzt hund katze chien chat perro mascota cane gatto ветерин зоо حيوان בעלי וטרינר 宠物 ペット 동물 पशु',
  bikes:
    'bike bikes bicycl cycle cycles cycling velo velos fahrrad fiets bici rower вело دراج אופניים 自行车 自転車 자전거 साइकिल จักรยาน',
  cleaning:
    'clean cleaner laundry wash washing shine sparkl window reinig putz wasch nettoy limpiez puliz schoonmaak sprzat клининг уборк تنظيف ניקיון ניקוי 清洁 清掃 청소 सफाई',
  restaurant:
    'restaurant ristorante bistro kitchen catering food grill pizza pizzeria sushi trattoria diner kuche cuisine cocina cucina gasthaus taverna ресторан кухн مطعم מסעד 餐厅 饭店 食堂 레스토랑 식당 रसोई ร้านอาหาร burger noodle',
  health:
    'health clinic medic doctor physio therap care pharm praxis arzt gesund sante salud salute медиц здоров клиник صحة عيادة בריאות מרפא 医 健康 診療 의원 건강 स्वास्थ्य สุขภาพ',
  electric:
    'electric elektr electri volt spark power lightning strom blitz электр كهرب חשמל 电气 電気 전기 बिजली ไฟฟ้า',
  cars: 'car cars auto autos motor motors garage vehicle taxi kfz wagen voiture coche officina авто سيارات רכב מוסך 汽车 自動車 자동차 गाड़ी รถยนต์',
  fashion:
    'fashion cloth clothing tailor textile dress couture wear mode schneider moda sarto sastr vetement мод ателье أزياء خياط אופנה 服装 服 패션 फैशन แฟชั่น',
  books:
    'book books library publish press verlag buch livre edition libro libri editor книг издат كتاب دار ספרים 书 出版 本屋 책 출판 पुस्तक หนังสือ',
  writing:
    'writer writing copy copywrit text texte author redakt redact pen ink translat ubersetz traduc traduz перевод редак ترجمة תרגום 翻译 翻訳 번역 अनुवाद แปล',
  painting:
    'painter painting decorator maler malerei lackier peintr pintur pintor imbianch schilder маляр دهان צבע 油漆 塗装 페인트',
  drawing:
    'design designer graphic illustr art artist draw pencil sketch kunst grafik graphi diseno arte дизайн график تصميم עיצוב 设计 デザイン 디자인 डिज़ाइन ออกแบบ',
  film: 'film films video movie cinema kino media production animation видео кино أفلام וידאו סרט 影 映像 영화 영상',
  sport:
    'sport sports fitness gym train trainer crossfit muscle athlet спорт رياضة ספורט כושר 健身 体育 스포츠 헬스 खेल ฟิตเนส',
  wine: 'wine winery vineyard wein weingut winzer vin vins vigne bodega cantina vino bar pub brew brewery brau вино نبيذ יין יקב 酒 ワイン 와인',
  flowers:
    'flower florist floral bloom blossom rose blumen fleur fleuris flores fiori bloem kwiat цвет زهور ورد פרחים 花 フラワー 꽃 फूल ดอกไม้',
  shop: 'shop store boutique market retail gift laden geschaft magasin tienda negozio winkel sklep магазин متجر חנות 商店 店 상점 दुकान ร้าน',
  transport:
    'transport logist cargo freight courier delivery deliver moving mover spedition umzug livrais mudanz trasloc parcel box перевоз логист نقل شحن הובלות 物流 运输 運送 물류 परिवहन ขนส่ง',
  energy:
    'solar energy energie sun sonne soleil sol sole sunshine солн энерг شمس طاقة שמש 太阳 太陽 태양 सूर्य',
  sea: 'sea sail sailing boat yacht marine ocean harbor harbour fish fisher meer boot segel mer bateau mar barco mare barca море лодк بحر ים סירה 海 船 바다',
  mountain:
    'mountain alpine alpen alp peak summit berg outdoor hike hiking hill montagne montana monte гор جبل הר 山 산 पर्वत',
  keys: 'estate realty property properties immobil immo locksmith schlussel key keys lettings inmobil makler недвиж عقار נדלן 房产 不動産 부동산 संपत्ति',
  metal:
    'metal steel iron forge smith schlosser schmied metall stahl mechan machine machin engineer weld serrur metalli ferro herrer слесар металл حديد ميكانيك מתכת 机械 鉄 금속 기계 इंजीनियर',
  science:
    'science lab labs laborat research chem biotech pharma forsch labor recherch наук лаборат مختبر מעבדה 科学 研究 연구 विज्ञान',
  cakes:
    'cake cakes pastry patiss confis konditor cupcake sweet sweets dessert torte kuchen gateau pastel dolci gelat icecream кондит торт حلوي עוגות 蛋糕 ケーキ 케이크 मिठाई',
  marketing:
    'market marketing advert agency agentur promot public pr social campaign brand werbung publicit comunic маркет реклам تسويق שיווק פרסום 营销 広告 마케팅 광고',
  children:
    'kids kid child children baby nursery kinder kita enfant nino ninos bambini toys toy spiel jouet дет игруш أطفال ילדים 儿童 子供 아이 बच्चे เด็ก party event events',
  security:
    'security secure guard shield safety protect insur versicher sicher assur segur sicur охран страхов أمن تأمين ביטחון ביטוח 保险 安全 警備 보안 보험 सुरक्षा',
}

/** Emoji are not drawn, but they say what a house does. */
export const tradeEmoji: Partial<Record<IconName, string>> = {
  bakery: '🍞🥖🥐🥨🥯',
  coffee: '☕🍵🫖',
  cakes: '🍰🎂🧁🍩🍪🍦🍨',
  restaurant: '🍕🍔🍣🍜🍝🌮🍴🍽🥗🍲',
  garden: '🌱🌿🌳🌲🍀🌵🍃',
  flowers: '🌸🌺🌼🌷🌹💐🌻',
  photo: '📷📸',
  software: '💻🖥📱⌨',
  music: '🎵🎶🎸🎹🎻🥁🎤',
  travel: '✈🌍🌎🌏🧭🗺🧳',
  dental: '🦷',
  pets: '🐶🐱🐾🐕🐈🐰🐹',
  bikes: '🚲🚴',
  cars: '🚗🚕🚙🏎',
  home: '🏠🏡',
  building: '🏗🏢🧱',
  sport: '🏋💪⚽🏀🎾',
  electric: '⚡🔌💡',
  energy: '☀🌞🔆',
  sea: '⛵🌊🐟🛥⚓',
  mountain: '⛰🏔🗻',
  wine: '🍷🍺🍻🍸🥂',
  hair: '💇✂💈',
  beauty: '💅💄🧖',
  drawing: '🎨✏',
  books: '📚📖',
  law: '⚖',
  finance: '📈💰🏦',
  cleaning: '🧹🧽✨🧼',
  health: '❤🩺🏥💊',
  children: '👶🧸🎈',
  film: '🎬🎥',
}
