import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays: 'Tarne {days} päeva jooksul | Tarneaeg: {days} päeva | Tarneaeg {days} päeva',
  deliveryWithinWorkingDays:
    'Tarne {days} tööpäeva jooksul | Tarneaeg: {days} tööpäeva | Tarneaeg {days} tööpäeva',
  deliveryWithinWeeks:
    'Tarne {number} nädala jooksul | Tarneaeg: {number} nädalat | Tarneaeg {number} nädalat',
  deliverByDate: 'Tarnetähtaeg: {date} | Tarne hiljemalt {date} | Palume tarnida hiljemalt {date}',
  deliveredOnDate: 'Tarnekuupäev: {date} | Tarnitud {date} | Kätte toimetatud {date}',
  serviceDate: 'Teenuse osutamise kuupäev: {date} | Teenus osutatud {date}',
  servicePeriod:
    'Teenuse osutamise periood: {date} kuni {date} | Teenus osutatud {date} kuni {date} | Teenuse osutamise periood: {date} – {date}',
  servicePeriodMonth:
    'Teenuse osutamise periood: {month} | Periood: {month} | Arveldusperiood: {month}',
  billingPeriod:
    'Arveldusperiood: {date} kuni {date} | Periood: {date} kuni {date} | Arveldusperiood: {date} – {date} | Periood: {date} – {date}',
  datesMatchInvoice:
    'Teenuse osutamise kuupäev on arve kuupäev | Tarnekuupäev on arve kuupäev | Tarnekuupäev vastab arve kuupäevale',
  freeDelivery: 'Tasuta tarne | Tasuta transport | Tasuta kohaletoimetamine',
  plusShipping:
    'Lisanduvad saatmiskulud | Lisandub transport | Saatmiskulud ei sisaldu hinnas | Lisanduvad transpordikulud',
  partialDelivery: 'Osaline tarne | Osatarne | Osalised tarned on võimalikud',
  pickUp: 'Klient tuleb ise järele | Kliendi oma transport | Kauba äratoomine kliendi poolt',
  deliveryByCourier: 'Tarne kulleriga | Saadetakse kulleriga | Kulleriga',
  deliveryByMail: 'Tarne postiga | Saadetakse postiga | Postiga',
  deliveryByEmail: 'Tarne e-postiga | Saadetakse e-postiga | E-postiga | E-kirjaga',
  deliveryToAddress: 'Palume tarnida ülaltoodud aadressile | Tarne ülaltoodud aadressile',
  callBeforeDelivery:
    'Palume enne tarnet helistada | Helistage enne tarnet | Palun helistage enne kohaletoimetamist',
  deliverToReception:
    'Palume anda üle vastuvõtulauda | Tarne vastuvõtulauda | Toimetada vastuvõttu',
  handleWithCare: 'Ettevaatust, õrn kaup | Õrn kaup | Käsitseda ettevaatlikult | Kergesti purunev',
  checkGoods:
    'Palume kauba kättesaamisel üle kontrollida | Kontrollige kaupa kättesaamisel | Palume kaup vastuvõtmisel üle vaadata',
  reportDefects:
    'Puudustest tuleb teatada {days} päeva jooksul | Palume puudustest teatada {days} päeva jooksul | Pretensioonid {days} päeva jooksul',
  receivedInGoodOrder:
    'Kaup vastu võetud heas korras | Kaup on kätte saadud heas seisukorras | Kaup vastu võetud täies koguses ja kahjustusteta',
  confirmOrder:
    'Palume tellimus kinnitada | Palume kinnitada see tellimus | Palume saata tellimuse kinnitus | Palume kinnitada tellimuse kättesaamist',
  quoteOrderNumber:
    'Palume märkida arvele tellimuse number | Palume märkida tellimuse number kõikidele dokumentidele | Tellimuse number märkida arvele',
  orderAsOffered:
    'Tellime järgmised kaubad ja teenused | Käesolevaga tellime | Soovime tellida järgmist | Palume tarnida järgmist',

  orderReference:
    'Tellimus {id} | Tellimus nr {id} | Tellimuse number: {id} | Tellimuse nr {id} | Ostutellimus {id}',
  yourOrder: 'Teie tellimus {id} | Teie tellimus nr {id} | Sinu tellimus {id}',
  orderOfDate: 'Tellimus, {date} | Tellimus kuupäevaga {date} | Tellimuse kuupäev: {date}',
  yourOrderOfDate: 'Teie tellimus, {date} | Teie tellimus kuupäevaga {date}',
  invoiceReference: 'Arve {id} | Arve nr {id} | Arve number: {id}',
  invoiceOfDate: 'Arve {id}, {date} | Arve nr {id}, {date} | Arve {id} kuupäevaga {date}',
  quoteNumber:
    'Hinnapakkumine {id} | Pakkumine {id} | Pakkumine nr {id} | Hinnapakkumine nr {id} | Pakkumise nr {id}',
  ourQuote: 'Meie hinnapakkumine {id} | Meie pakkumine {id}',
  yourQuote: 'Teie hinnapakkumine {id} | Teie pakkumine {id}',
  contractReference:
    'Leping {id} | Leping nr {id} | Vastavalt lepingule {id} | Lepingu {id} alusel',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber:
    'Kliendi number: {id} | Kliendi nr {id} | Kliendinumber: {id} | Teie kliendinumber: {id}',
  asDiscussedWith:
    'Nagu kokku lepitud, kontaktisik {name} | Kokkuleppel: {name} | Nagu kokku lepitud: {name}',
  contactPerson: 'Kontaktisik: {name} | Teie kontaktisik: {name} | Kontakt: {name}',
  attention: 'Kellele: {name} | Saajale: {name} | Tähelepanuks: {name}',

  thanks: 'Aitäh | Täname | Suur tänu | Tänan | Suur aitäh',
  thanksBusiness: 'Täname ostu eest | Aitäh ostu eest | Täname, et valisite meid',
  thanksOrder: 'Täname tellimuse eest | Täname teid tellimuse eest | Aitäh tellimuse eest',
  thanksTrust: 'Täname usalduse eest | Täname teid usalduse eest | Aitäh usalduse eest',
  thanksInquiry: 'Täname päringu eest | Täname teid päringu eest | Täname hinnapäringu eest',
  thanksCooperation: 'Täname hea koostöö eest | Täname koostöö eest | Aitäh koostöö eest',
  thanksPayment: 'Täname makse eest | Täname õigeaegse tasumise eest | Täname kiire tasumise eest',
  thanksVisit: 'Täname külastuse eest | Aitäh külastuse eest',
  thanksUnderstanding: 'Täname mõistva suhtumise eest | Täname mõistmise eest',
  lookForwardWork: 'Ootame koostööd | Ootame meeldivat koostööd | Loodame heale koostööle',
  lookForwardOrder: 'Ootame teie tellimust | Jääme ootama teie tellimust',
  lookForwardReply:
    'Ootame teie vastust | Jääme ootama teie vastust | Jään ootama teie vastust | Ootan teie vastust',
  questionsContact:
    'Küsimuste korral võtke meiega ühendust | Küsimuste korral palume meiega ühendust võtta | Kui teil on küsimusi, võtke meiega ühendust | Küsimuste tekkimisel võtke palun ühendust',
  questionsContactAt:
    'Küsimuste korral võtke ühendust: {id} | Küsimused? Kirjutage: {id} | Lisainfo: {id} | Küsimuste korral: {id}',
  bestRegards:
    'Lugupidamisega | Parimate soovidega | Heade soovidega | Tervitades | Parimat soovides',
  dearSirOrMadam: 'Lugupeetud kirja saaja | Austatud daamid ja härrad',
  dearCustomer: 'Lugupeetud klient | Hea klient | Austatud klient',
  dearName: 'Tere, {name} | Lugupeetud {name} | Hea {name} | Austatud {name}',
  hello: 'Tere | Tere päevast | Tere hommikust',
  invoiceForServices:
    'Esitame arve osutatud teenuste eest | Esitame arve järgmiste teenuste eest | Osutatud teenuste eest',
  offerAsFollows:
    'Meil on hea meel pakkuda järgmist | Pakume teile järgmist | Esitame teile järgmise hinnapakkumise | Teeme teile järgmise pakkumise',
  happyHolidays: 'Häid pühi | Soovime teile häid pühi | Rõõmsaid pühi',
  happyNewYear: 'Head uut aastat | Soovime head uut aastat',

  quoteValidUntil:
    'Pakkumine kehtib kuni {date} | Käesolev hinnapakkumine kehtib kuni {date} | Hinnapakkumine kehtib kuni {date} | Pakkumine on kehtiv kuni {date}',
  validUntil: 'Kehtib kuni {date} | Kehtiv kuni {date}',
  quoteValidForDays:
    'Pakkumine kehtib {days} päeva | Hinnapakkumine kehtib {days} päeva | Käesolev pakkumine kehtib {days} päeva',
  validForDays: 'Kehtib {days} päeva | Kehtivus {days} päeva',
  nonBinding:
    'Pakkumine ei ole siduv | Käesolev pakkumine ei ole siduv | Mittesiduv pakkumine | Jätame endale õiguse muudatusteks',
  acceptBySigning:
    'Nõustumiseks palume pakkumine allkirjastada ja tagastada | Palume pakkumine allkirjastada ja tagastada | Nõustumisel palume tagastada allkirjastatult',
  goodForAgreement: 'Loetud ja heaks kiidetud | Nõus | Loetud ja nõus',
  orderConfirmed: 'Tellimuse kinnitus | Kinnitame teie tellimuse | Teie tellimus on kinnitatud',
  startAfterApproval:
    'Töö algab pärast pakkumise kinnitamist | Töödega alustatakse pärast kinnitust | Töö algab pärast heakskiitu',
  startAfterDeposit:
    'Töö algab pärast ettemaksu laekumist | Töödega alustatakse pärast ettemaksu laekumist',
  startOnDate:
    'Tööde algus: {date} | Alguskuupäev: {date} | Projekti algus: {date} | Töö algab {date}',
  completionByDate:
    'Valmimistähtaeg: {date} | Valmib hiljemalt {date} | Tööde lõpp: {date} | Valmimiskuupäev: {date}',
  pricesExcludeTax:
    'Hinnad ei sisalda käibemaksu | Kõik hinnad on ilma käibemaksuta | Hindadele lisandub käibemaks | Kõikidele hindadele lisandub käibemaks',
  plusTax:
    'Lisandub käibemaks | Käibemaksuta | Ilma käibemaksuta | Lisandub km | Ei sisalda käibemaksu | Km-ta',
  pricesIncludeTax:
    'Hinnad sisaldavad käibemaksu | Kõik hinnad sisaldavad käibemaksu | Hinnad on koos käibemaksuga',
  includingTax: 'Koos käibemaksuga | Sisaldab käibemaksu | Sh km | Km-ga',
  pricesInCurrency: 'Hindade valuuta: {id} | Kõik hinnad: {id} | Kõik summad: {id} | Valuuta: {id}',
  revisionsIncluded:
    'Sisaldab {number} parandusringi | {number} parandusringi sisaldub hinnas | Hinnas sisaldub {number} parandusringi | Kuni {number} parandusringi hinnas',
  changesCharged:
    'Lisamuudatused arveldatakse eraldi | Lisatööd arveldatakse eraldi | Muudatuste eest arveldatakse tunnihinna alusel | Lisatööde eest esitatakse eraldi arve',
  billedByTime:
    'Arveldus tegeliku ajakulu alusel | Arveldatakse tegelike töötundide alusel | Ajakulu alusel | Tunnitöö alusel',
  travelExtra:
    'Sõidukulud arveldatakse eraldi | Lisanduvad sõidukulud | Sõidukulud ei sisaldu hinnas | Lisanduvad reisikulud',
  ourTermsApply:
    'Kehtivad meie üldtingimused | Kohaldatakse meie üldtingimusi | Kehtivad meie müügitingimused',
  cancellationTerms:
    'Tasuta tühistamine kuni {days} päeva enne | Tühistamine on tasuta kuni {days} päeva enne kuupäeva',
  cancellationFee:
    'Tühistamistasu: {percent} | Tühistamistasu on {percent} | Tühistamistasu {percent}',
  depositNotRefundable:
    'Ettemaksu ei tagastata | Ettemakse ei kuulu tagastamisele | Ettemaks ei kuulu tagastamisele',
  warrantyMonths: 'Garantii: {number} kuud | Garantii {number} kuud | {number} kuud garantiid',
  warrantyYears: 'Garantii: {number} aastat | Garantii {number} aastat | {number} aastat garantiid',
  placeOfJurisdiction: 'Kohtualluvus: {name} | Vaidluste lahendamise koht: {name}',
  errorsExcepted:
    'Võimalikud on vead ja puudused | Jätame õiguse vigadele ja puudustele | Vead võimalikud',
  validWithoutSignature:
    'Dokument kehtib ilma allkirjata | Dokument on koostatud elektrooniliselt ja kehtib ilma allkirjata | Arve kehtib ilma allkirjata | Kehtib ilma allkirjata | Arve on koostatud elektrooniliselt ja kehtib ilma allkirjata',
  confidential:
    'Konfidentsiaalne | Rangelt konfidentsiaalne | Käesolev pakkumine on konfidentsiaalne',
  keepForRecords:
    'Palume see dokument alles hoida | Palume see arve alles hoida | Hoidke see dokument alles',

  returnedGoods: 'Tagastatud kaup | Kauba tagastus | Tagastus | Kauba tagastamine',
  damagedGoods:
    'Kahjustatud kaup | Transpordikahjustus | Kaup saabus kahjustatuna | Kahjustatud toode',
  defectiveGoods: 'Defektne kaup | Vigane toode | Puudusega kaup | Praakkaup | Defektne toode',
  wrongGoods: 'Tarnitud vale kaup | Vale toode | Vale kaup | Vale tarne',
  missingGoods:
    'Puuduv kaup | Puudujääk tarnes | Kaup tarnimata | Mittetäielik tarne | Puuduvad tooted',
  priceCorrection: 'Hinna korrigeerimine | Hinnaparandus | Vale hind | Hinna parandus',
  quantityCorrection: 'Koguse korrigeerimine | Koguse parandus | Vale kogus',
  taxCorrection:
    'Käibemaksu korrigeerimine | Maksu parandus | Vale maksumäär | Vale käibemaksumäär',
  duplicateInvoice: 'Topeltarve | Topelt arveldatud | Kahekordne arve | Arve esitatud kaks korda',
  invoiceCancelled: 'Arve tühistamine | Arve tühistatud | Arve on tühistatud',
  cancelsInvoice:
    'Arve {id} tühistamine | Käesolev kreeditarve tühistab arve {id} | Tühistab arve {id}',
  creditForInvoice:
    'Arve {id} krediteerimine | Kreeditarve arvele {id} | Kreeditarve arve {id} kohta | Arve {id} parandus',
  orderCancelled: 'Tellimuse tühistamine | Tellimus tühistatud | Tühistatud tellimus',
  subsequentDiscount: 'Hilisem allahindlus | Tagantjärele allahindlus',
  goodwill: 'Vastutuleku korras | Hea tahte avaldus | Vastutulek',
  overpayment: 'Enammakse | Ettemakstud summa tagastus | Enammakse tagastamine | Enammakstud summa',
  serviceNotRendered: 'Teenust ei osutatud | Teenus osutamata | Osutamata teenus',
  lateDelivery: 'Hilinenud tarne | Tarne hilinemine',
  refundByTransfer:
    'Tagasimakse pangaülekandega | Summa tagastatakse pangaülekandega | Tagasimakse teie pangakontole',
  refundWithinDays: 'Summa tagastatakse {days} päeva jooksul | Tagasimakse {days} päeva jooksul',
  refundByOriginalMethod: 'Tagasimakse algse makseviisiga | Summa tagastatakse algse makseviisiga',
  setOffNextInvoice:
    'Summa arvestatakse maha järgmisel arvel | Summa tasaarvestatakse järgmise arvega | Tasaarvestus järgmise arvega',
  sorryForInconvenience:
    'Vabandame ebamugavuste pärast | Palume vabandust ebamugavuste pärast | Vabandame tekkinud ebamugavuste pärast',
}
