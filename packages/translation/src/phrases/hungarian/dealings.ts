import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Szállítás {days} napon belül | Szállítási határidő: {days} nap | Szállítási idő: {days} nap | Kiszállítás {days} napon belül',
  deliveryWithinWorkingDays:
    'Szállítás {days} munkanapon belül | Szállítási határidő: {days} munkanap | Szállítási idő: {days} munkanap | Kiszállítás {days} munkanapon belül',
  deliveryWithinWeeks:
    'Szállítás {number} héten belül | Szállítási határidő: {number} hét | Szállítási idő: {number} hét',
  deliverByDate:
    'Szállítás {date} napjáig | Szállítási határidő: {date} | Kérjük, szállítsa le {date} napjáig',
  deliveredOnDate:
    'Szállítás dátuma: {date} | Leszállítva: {date} | Átadás dátuma: {date} | Kiszállítva: {date}',
  serviceDate:
    'Teljesítés dátuma: {date} | Teljesítés ideje: {date} | Teljesítés kelte: {date} | Teljesítve: {date}',
  servicePeriod:
    'Teljesítési időszak: {date} – {date} | Teljesítés időszaka: {date} – {date} | A szolgáltatás időszaka: {date} – {date}',
  servicePeriodMonth:
    'Időszak: {month} | Elszámolási időszak: {month} | Számlázási időszak: {month} | Teljesítési időszak: {month} | Tárgyhónap: {month}',
  billingPeriod:
    'Elszámolási időszak: {date} – {date} | Számlázási időszak: {date} – {date} | Időszak: {date} – {date}',
  datesMatchInvoice:
    'A teljesítés dátuma megegyezik a számla keltével | A szállítás dátuma megegyezik a számla keltével | A teljesítés időpontja a számla kelte',
  freeDelivery: 'Ingyenes szállítás | Díjmentes szállítás | Ingyenes kiszállítás',
  plusShipping:
    'Az ár a szállítási költséget nem tartalmazza | Plusz szállítási költség | Szállítási költség nélkül',
  partialDelivery: 'Részszállítás | Részszállítás lehetséges',
  pickUp: 'Átvétel a vevő által | Személyes átvétel | Vevő általi elszállítás',
  deliveryByCourier:
    'Kézbesítés futárral | Szállítás futárral | Futárral | Kiszállítás futárszolgálattal',
  deliveryByMail: 'Kézbesítés postai úton | Postai úton | Postán | Szállítás postai úton',
  deliveryByEmail: 'Kézbesítés e-mailben | E-mailben | Küldés e-mailben',
  deliveryToAddress:
    'Kérjük, a fenti címre szállítsa | Szállítás a fenti címre | Kérjük, szállítsák a fenti címre',
  callBeforeDelivery:
    'Kérjük, szállítás előtt telefonáljon | Szállítás előtt kérjük telefonálni | Kérjük, kiszállítás előtt hívjon',
  deliverToReception: 'Kérjük, a recepción adja le | Leadás a recepción | Szállítás a recepcióra',
  handleWithCare: 'Törékeny | Óvatosan kezelendő | Törékeny, óvatosan kezelendő',
  checkGoods:
    'Kérjük, átvételkor ellenőrizze az árut | Kérjük, ellenőrizze az árut átvételkor | Kérjük, szállításkor ellenőrizze az árut',
  reportDefects:
    'A hibákat {days} napon belül kell bejelenteni | Kérjük, a hibákat {days} napon belül jelezze | Reklamáció {days} napon belül',
  receivedInGoodOrder:
    'Hiánytalanul és sértetlenül átvéve | Az árut hibátlan állapotban átvettem | Jó állapotban átvéve | Az áru hiánytalanul átvéve',
  confirmOrder:
    'Kérjük, igazolja vissza a megrendelést | Kérjük, erősítse meg a megrendelést | Kérjük, igazolja vissza ezt a megrendelést | Kérjük, küldjön rendelés-visszaigazolást',
  quoteOrderNumber:
    'Kérjük, a számlán tüntesse fel a megrendelés számát | Kérjük, a megrendelés számát minden dokumentumon tüntesse fel | Kérjük, tüntesse fel a rendelésszámot a számlán',
  orderAsOffered:
    'Ezúton megrendeljük az alábbiakat | Megrendeljük a következőket | Megrendeljük az alábbiakat | Kérjük, szállítsák az alábbiakat',

  orderReference:
    'Megrendelés: {id} | Megrendelés száma: {id} | Rendelésszám: {id} | Rendelés száma: {id}',
  yourOrder: 'Az Ön megrendelése: {id} | Megrendelésük: {id} | Az Önök megrendelése: {id}',
  orderOfDate: 'Megrendelés kelte: {date} | A megrendelés dátuma: {date}',
  yourOrderOfDate:
    'Az Ön megrendelésének kelte: {date} | Az Önök megrendelésének kelte: {date} | Megrendelésük kelte: {date}',
  invoiceReference: 'Számla: {id} | Számla sorszáma: {id} | Számla száma: {id}',
  invoiceOfDate:
    'Számla: {id}, kelt: {date} | Számla sorszáma: {id}, kelte: {date} | Számla: {id} ({date})',
  quoteNumber: 'Ajánlat: {id} | Ajánlat száma: {id} | Árajánlat: {id} | Árajánlat száma: {id}',
  ourQuote: 'Ajánlatunk: {id} | Árajánlatunk: {id} | Ajánlatunk száma: {id}',
  yourQuote: 'Az Ön ajánlata: {id} | Ajánlatuk: {id} | Az Önök ajánlata: {id}',
  contractReference: 'Szerződés: {id} | Szerződés száma: {id} | Szerződésszám: {id}',
  projectReference: 'Projekt: {name} | Projekt neve: {name}',
  customerNumber: 'Vevőkód: {id} | Ügyfélszám: {id} | Az Ön ügyfélszáma: {id} | Vevőszám: {id}',
  asDiscussedWith: 'Egyeztetve vele: {name} | Megbeszélve vele: {name}',
  contactPerson: 'Kapcsolattartó: {name} | Az ön kapcsolattartója: {name} | Kapcsolat: {name}',
  attention: 'Címzett: {name} | {name} kezeihez | Figyelmébe: {name}',

  thanks: 'Köszönjük | Nagyon köszönjük | Köszönöm | Köszönettel',
  thanksBusiness:
    'Köszönjük a megbízást | Köszönjük, hogy minket választott | Köszönjük megbízását | Köszönjük, hogy bennünket választott',
  thanksOrder:
    'Köszönjük a megrendelést | Köszönjük megrendelését | Köszönjük rendelését | Nagyon köszönjük a megrendelést',
  thanksTrust: 'Köszönjük bizalmát | Köszönjük a bizalmat',
  thanksInquiry:
    'Köszönjük érdeklődését | Köszönjük az érdeklődést | Köszönjük megkeresését | Köszönjük ajánlatkérését',
  thanksCooperation:
    'Köszönjük az együttműködést | Köszönjük az együttműködését | Köszönjük a jó együttműködést | Öröm volt Önnel dolgozni',
  thanksPayment:
    'Köszönjük a befizetést | Köszönjük befizetését | Köszönjük a gyors fizetést | Köszönjük a pontos fizetést',
  thanksVisit: 'Köszönjük látogatását | Köszönjük a látogatást',
  thanksUnderstanding: 'Köszönjük megértését | Köszönjük a megértést',
  lookForwardWork:
    'Örömmel várjuk az együttműködést | Várjuk a közös munkát | Örömmel várom az együttműködést',
  lookForwardOrder: 'Várjuk megrendelését | Örömmel várjuk megrendelését | Várom megrendelését',
  lookForwardReply: 'Várjuk válaszát | Várom válaszát | Várjuk mielőbbi válaszát | Válaszát várva',
  questionsContact:
    'Kérdés esetén forduljon hozzánk bizalommal | Kérdés esetén keressen minket | Ha kérdése van, kérjük, forduljon hozzánk | Kérdés esetén állunk rendelkezésére | Kérdés esetén szívesen állunk rendelkezésére | Bármilyen kérdés esetén keressen bennünket',
  questionsContactAt:
    'Kérdés esetén elérhetőségünk: {id} | Kérdése van? {id} | Kérdés esetén: {id} | További információ: {id}',
  bestRegards: 'Üdvözlettel | Tisztelettel | Szívélyes üdvözlettel | Baráti üdvözlettel',
  dearSirOrMadam:
    'Tisztelt Hölgyem, Uram | Tisztelt Hölgyem vagy Uram | Tisztelt Cím | Tisztelt Uram, Hölgyem | Tisztelt Partnerünk',
  dearCustomer: 'Tisztelt Ügyfelünk | Kedves Ügyfelünk | Tisztelt Vásárlónk | Kedves Vásárlónk',
  dearName: 'Tisztelt {name} | Kedves {name} | Szia {name} | Jó napot, {name} | Helló {name}',
  hello: 'Jó napot kívánok | Jó napot | Üdvözlöm | Jó reggelt',
  invoiceForServices:
    'Az alábbi szolgáltatásokat számlázzuk | Elvégzett szolgáltatásainkért az alábbiakat számlázzuk | Az elvégzett szolgáltatásokért',
  offerAsFollows:
    'Örömmel tesszük az alábbi ajánlatot | Örömmel küldjük az alábbi ajánlatot | Megkeresésére az alábbi ajánlatot tesszük | Az alábbi ajánlatot tesszük',
  happyHolidays: 'Kellemes ünnepeket | Kellemes ünnepeket kívánunk',
  happyNewYear: 'Boldog új évet | Boldog új évet kívánunk',

  quoteValidUntil:
    'Az ajánlat {date} napjáig érvényes | Az ajánlat érvényessége: {date} | Az ajánlat érvényes eddig: {date} | Ajánlat érvényessége: {date} | Jelen ajánlat {date} napjáig érvényes',
  validUntil:
    'Érvényes {date} napjáig | Érvényes eddig: {date} | Érvényesség: {date} | Érvényesség vége: {date}',
  quoteValidForDays:
    'Az ajánlat {days} napig érvényes | Jelen ajánlat {days} napig érvényes | Ajánlat érvényessége: {days} nap | Az árajánlat {days} napig érvényes | Az ajánlat érvényessége: {days} nap',
  validForDays: '{days} napig érvényes | Érvényes {days} napig | Érvényesség: {days} nap',
  nonBinding:
    'Az ajánlat nem kötelező érvényű | Kötelezettség nélküli ajánlat | Jelen ajánlat nem kötelező érvényű | Az ajánlat tájékoztató jellegű',
  acceptBySigning:
    'Elfogadás esetén kérjük, aláírva küldje vissza az ajánlatot | Kérjük, az ajánlatot aláírva küldje vissza | Kérjük, aláírva küldje vissza',
  goodForAgreement: 'Elolvastam és elfogadom | Elfogadva | Elfogadom | Egyetértek és elfogadom',
  orderConfirmed:
    'Rendelés-visszaigazolás | Megrendelését visszaigazoljuk | Megrendelés visszaigazolása | Megrendelését megerősítjük',
  startAfterApproval:
    'A munka az ajánlat elfogadása után kezdődik | Munkakezdés az ajánlat elfogadása után | A munka a jóváhagyás után kezdődik',
  startAfterDeposit:
    'A munka az előleg beérkezése után kezdődik | Munkakezdés az előleg beérkezése után',
  startOnDate:
    'A munka {date} napján kezdődik | Munkakezdés: {date} | A munka kezdete: {date} | Kezdés dátuma: {date} | A projekt kezdete: {date}',
  completionByDate:
    'Befejezés {date} napjáig | Befejezési határidő: {date} | Befejezés: {date} | Elkészülés: {date} | Elkészülési határidő: {date}',
  pricesExcludeTax:
    'Az árak az áfát nem tartalmazzák | Minden ár nettó ár | Az árak nettó árak | Az árak nem tartalmazzák az áfát | Az árak az adót nem tartalmazzák',
  plusTax: 'Plusz áfa | Áfa nélkül | Áfát nem tartalmaz | Az áfát nem tartalmazza',
  pricesIncludeTax:
    'Az árak az áfát tartalmazzák | Minden ár bruttó ár | Az árak tartalmazzák az áfát | Az árak az adót tartalmazzák | Az árak bruttó árak',
  includingTax: 'Áfával együtt | Áfával | Az áfát tartalmazza | Áfát tartalmaz',
  pricesInCurrency:
    'Az árak pénzneme: {id} | Minden összeg pénzneme: {id} | Az összegek pénzneme: {id}',
  revisionsIncluded:
    'Az ár {number} javítási kört tartalmaz | {number} javítási kör az árban | Tartalmaz {number} javítási kört | {number} módosítási kör az árban',
  changesCharged:
    'A további módosításokat külön számlázzuk | A pótmunkát külön számlázzuk | A többletmunkát külön számlázzuk | További módosítások külön díj ellenében',
  billedByTime:
    'Elszámolás a ráfordított idő alapján | Elszámolás óradíjban | Időráfordítás alapján | Tételes elszámolás a ráfordított idő alapján',
  travelExtra:
    'Az utazási költséget külön számlázzuk | Plusz utazási költség | Az utazási költséget nem tartalmazza | Útiköltség nélkül',
  ourTermsApply:
    'Általános szerződési feltételeink érvényesek | Általános szerződési feltételeink irányadók',
  cancellationTerms:
    'Díjmentes lemondás legkésőbb {days} nappal az időpont előtt | Ingyenes lemondás {days} nappal az időpont előtt | Díjmentes lemondás {days} nappal előtte',
  cancellationFee: 'Lemondási díj: {percent} | Lemondási díj mértéke: {percent}',
  depositNotRefundable:
    'Az előleg nem visszatérítendő | Az előleg nem jár vissza | Az előleget nem térítjük vissza',
  warrantyMonths:
    'Garancia: {number} hónap | {number} hónap garancia | Jótállás: {number} hónap | {number} hónap jótállás',
  warrantyYears:
    'Garancia: {number} év | {number} év garancia | Jótállás: {number} év | {number} év jótállás',
  placeOfJurisdiction: 'Az illetékes bíróság helye: {name} | Illetékes bíróság: {name}',
  errorsExcepted: 'A tévedés jogát fenntartjuk | Tévedések és kihagyások fenntartásával',
  validWithoutSignature:
    'Ez a dokumentum aláírás nélkül érvényes | Aláírás nélkül is érvényes | A számla aláírás és bélyegző nélkül is érvényes | A dokumentum aláírás nélkül érvényes | A számla aláírás nélkül érvényes',
  confidential: 'Bizalmas | Az ajánlat bizalmas | Szigorúan bizalmas',
  keepForRecords:
    'Kérjük, őrizze meg ezt a dokumentumot | Kérjük, őrizze meg ezt a számlát | Kérjük, őrizze meg a számlát',

  returnedGoods:
    'Visszáru | Visszaküldött áru | Áruvisszaküldés | Visszaküldés | Visszaküldött termékek',
  damagedGoods:
    'Sérült áru | Szállítási sérülés | Az áru sérülten érkezett | Sérült termék | Szállítás közben megsérült',
  defectiveGoods: 'Hibás áru | Hibás termék | Selejtes áru',
  wrongGoods: 'Téves szállítás | Téves árut szállítottak | Rossz termék érkezett | Téves termék',
  missingGoods: 'Hiányzó tételek | Hiányos szállítás | Le nem szállított áru | Hiányzó áru',
  priceCorrection: 'Árkorrekció | Árhelyesbítés | Hibás ár | Téves ár',
  quantityCorrection:
    'Mennyiségi korrekció | Mennyiség helyesbítése | Hibás mennyiség | Téves mennyiség',
  taxCorrection:
    'Adóhelyesbítés | Áfa helyesbítése | Hibás áfakulcs | Téves áfakulcs | Hibás adókulcs',
  duplicateInvoice:
    'Kétszer kiállított számla | Kétszeres számlázás | Kétszer számlázva | Dupla számlázás',
  invoiceCancelled:
    'A számla sztornózása | Sztornózott számla | Számla sztornó | A számla érvénytelenítése',
  cancelsInvoice:
    'Sztornózott számla: {id} | A sztornózott számla száma: {id} | Érvénytelenített számla: {id}',
  creditForInvoice:
    'Jóváírás a következő számlához: {id} | Helyesbített számla: {id} | Jóváírás, eredeti számla: {id} | Módosított számla: {id}',
  orderCancelled:
    'A megrendelés törlése | Törölt megrendelés | Megrendelés visszavonása | Lemondott megrendelés',
  subsequentDiscount: 'Utólagos kedvezmény | Utólag adott engedmény | Utólagos engedmény',
  goodwill: 'Méltányossági jóváírás | Méltányosságból',
  overpayment: 'Túlfizetés | Túlfizetés visszatérítése',
  serviceNotRendered:
    'Nem teljesített szolgáltatás | El nem végzett szolgáltatás | Nem teljesített szolgáltatások',
  lateDelivery: 'Késedelmes szállítás | Szállítási késedelem | Késedelmes teljesítés',
  refundByTransfer:
    'Visszatérítés banki átutalással | Az összeget banki átutalással visszatérítjük | Visszatérítés a bankszámlájára',
  refundWithinDays:
    'Az összeget {days} napon belül visszatérítjük | Visszatérítés {days} napon belül',
  refundByOriginalMethod:
    'Visszatérítés az eredeti fizetési móddal | Visszatérítés az eredeti fizetési módon | Az összeget az eredeti fizetési módon térítjük vissza',
  setOffNextInvoice:
    'Az összeget a következő számlában jóváírjuk | Beszámítás a következő számlába | Az összeget a következő számlába beszámítjuk',
  sorryForInconvenience:
    'Elnézést kérünk a kellemetlenségért | Elnézést kérünk az okozott kellemetlenségért | Sajnáljuk a kellemetlenséget',
}
