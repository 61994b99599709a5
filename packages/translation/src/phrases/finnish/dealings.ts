import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Toimitus {days} päivän kuluessa | Toimitusaika: {days} päivää | Toimitusaika {days} päivää | Toimitusaika {days} pv',
  deliveryWithinWorkingDays:
    'Toimitus {days} arkipäivän kuluessa | Toimitusaika: {days} arkipäivää | Toimitus {days} työpäivän kuluessa | Toimitusaika: {days} työpäivää',
  deliveryWithinWeeks:
    'Toimitus {number} viikon kuluessa | Toimitusaika: {number} viikkoa | Toimitusaika {number} viikkoa',
  deliverByDate:
    'Toimitus viimeistään {date} | Toimitettava viimeistään {date} | Toimitus {date} mennessä',
  deliveredOnDate: 'Toimitettu {date} | Toimituspäivä: {date}',
  serviceDate: 'Palvelun suorituspäivä: {date} | Palvelu suoritettu {date} | Suorituspäivä: {date}',
  servicePeriod:
    'Palvelujakso: {date} – {date} | Palvelut suoritettu {date} – {date} | Suoritusaika: {date} – {date}',
  servicePeriodMonth:
    'Palvelujakso: {month} | Jakso: {month} | Laskutuskausi: {month} | Ajanjakso: {month}',
  billingPeriod:
    'Laskutuskausi: {date} – {date} | Jakso: {date} – {date} | Laskutusjakso: {date} – {date} | Ajanjakso: {date} – {date}',
  datesMatchInvoice:
    'Toimituspäivä on sama kuin laskun päiväys | Palvelun suorituspäivä on laskun päiväys | Toimituspäivä on laskun päiväys',
  freeDelivery:
    'Maksuton toimitus | Ilmainen toimitus | Toimitus veloituksetta | Vapaasti toimitettuna',
  plusShipping:
    'Toimituskulut lisätään hintaan | Hintaan lisätään toimituskulut | Toimituskulut eivät sisälly hintaan | Ei sis. toimituskuluja',
  partialDelivery: 'Osatoimitus | Osatoimitukset ovat mahdollisia | Osatoimitukset',
  pickUp: 'Asiakkaan nouto | Asiakas noutaa | Nouto | Nouto asiakkaan toimesta',
  deliveryByCourier: 'Toimitus kuriirilla | Lähetetään kuriirilla | Kuriirilla',
  deliveryByMail: 'Toimitus postitse | Lähetetään postitse | Postitse',
  deliveryByEmail:
    'Toimitus sähköpostitse | Lähetetään sähköpostitse | Sähköpostitse | Toimitus sähköpostilla',
  deliveryToAddress:
    'Toimitetaan yllä olevaan osoitteeseen | Toimitus yllä olevaan osoitteeseen | Pyydämme toimittamaan yllä olevaan osoitteeseen',
  callBeforeDelivery:
    'Soitattehan ennen toimitusta | Soita ennen toimitusta | Pyydämme soittamaan ennen toimitusta',
  deliverToReception: 'Toimitetaan vastaanottoon | Toimitus vastaanottoon | Jätetään vastaanottoon',
  handleWithCare: 'Käsiteltävä varoen | Särkyvää | Särkyvää, käsiteltävä varoen',
  checkGoods:
    'Tarkastakaa tavara vastaanotettaessa | Tarkista tavara vastaanotettaessa | Tarkistakaa tavarat toimituksen yhteydessä',
  reportDefects:
    'Virheistä on ilmoitettava {days} päivän kuluessa | Huomautukset {days} päivän kuluessa | Huomautusaika {days} päivää',
  receivedInGoodOrder:
    'Vastaanotettu hyvässä kunnossa | Tavara vastaanotettu hyvässä kunnossa | Tavara vastaanotettu täydellisenä ja vahingoittumattomana',
  confirmOrder:
    'Pyydämme vahvistamaan tilauksen | Vahvistattehan tämän tilauksen | Pyydämme tilausvahvistusta | Vahvistakaa tilaus',
  quoteOrderNumber:
    'Ilmoittakaa tilausnumero laskussa | Merkitkää tilausnumero laskuun | Mainitkaa tilausnumeromme kaikissa asiakirjoissa | Tilausnumero mainittava laskussa',
  orderAsOffered:
    'Tilaamme seuraavaa | Tilaamme täten seuraavat | Haluamme tilata seuraavat | Pyydämme toimittamaan seuraavat',

  orderReference:
    'Tilaus {id} | Tilaus nro {id} | Tilausnumero: {id} | Ostotilaus {id} | Tilausnro {id}',
  yourOrder: 'Tilauksenne {id} | Tilauksesi {id} | Tilauksenne nro {id}',
  orderOfDate: 'Tilaus, päivätty {date} | Tilaus {date} | Tilauspäivä: {date}',
  yourOrderOfDate: 'Tilauksenne {date} | Tilauksesi {date}',
  invoiceReference: 'Lasku {id} | Lasku nro {id} | Laskun numero: {id} | Laskunumero: {id}',
  invoiceOfDate:
    'Lasku {id}, päivätty {date} | Lasku {id}, {date} | Lasku nro {id}, päivätty {date}',
  quoteNumber: 'Tarjous {id} | Tarjous nro {id} | Tarjouksen numero: {id} | Kustannusarvio {id}',
  ourQuote: 'Tarjouksemme {id} | Tarjouksemme nro {id}',
  yourQuote: 'Tarjouksenne {id} | Tarjouksesi {id} | Tarjouksenne nro {id}',
  contractReference: 'Sopimus {id} | Sopimus nro {id} | Sopimuksen {id} mukaan',
  projectReference: 'Projekti {name} | Projekti: {name} | Hanke: {name}',
  customerNumber:
    'Asiakasnumero: {id} | Asiakasnro {id} | Asiakasnumeronne: {id} | Asiakasnumerosi: {id}',
  asDiscussedWith: 'Kuten sovittu, yhteyshenkilö {name} | Sovittu: {name} | Kuten sovittu: {name}',
  contactPerson:
    'Yhteyshenkilö: {name} | Yhteyshenkilönne: {name} | Yhteyshenkilösi: {name} | Yhteystiedot: {name}',
  attention: 'Vastaanottaja: {name} | Huom. {name} | Tiedoksi: {name}',

  thanks: 'Kiitos | Paljon kiitoksia | Kiitoksia | Suuret kiitokset | Kiitämme',
  thanksBusiness: 'Kiitos kaupoista | Kiitos asioinnista | Kiitos ostoksesta',
  thanksOrder:
    'Kiitos tilauksesta | Kiitos tilauksestanne | Kiitos tilauksestasi | Kiitämme tilauksesta',
  thanksTrust: 'Kiitos luottamuksesta | Kiitos luottamuksestanne | Kiitämme luottamuksesta',
  thanksInquiry:
    'Kiitos tiedustelustanne | Kiitos yhteydenotosta | Kiitos tarjouspyynnöstä | Kiitos tiedustelusta | Kiitos yhteydenotostanne',
  thanksCooperation: 'Kiitos hyvästä yhteistyöstä | Kiitos yhteistyöstä | Kiitämme yhteistyöstä',
  thanksPayment: 'Kiitos maksusta | Kiitos maksustanne | Kiitos nopeasta maksusta',
  thanksVisit: 'Kiitos käynnistä | Kiitos vierailusta',
  thanksUnderstanding: 'Kiitos ymmärryksestä | Kiitos ymmärryksestänne',
  lookForwardWork:
    'Odotamme yhteistyötä innolla | Odotan yhteistyötä innolla | Odotamme mielenkiinnolla yhteistyötä',
  lookForwardOrder: 'Odotamme tilaustanne | Odotamme tilaustasi | Jäämme odottamaan tilaustanne',
  lookForwardReply:
    'Odotamme vastaustanne | Odotan vastaustanne | Jäämme odottamaan vastaustanne | Odotamme yhteydenottoanne',
  questionsContact:
    'Jos teillä on kysyttävää, ottakaa yhteyttä | Jos sinulla on kysyttävää, ota yhteyttä | Vastaamme mielellämme kysymyksiin | Mikäli teillä on kysyttävää, ottakaa yhteyttä | Lisätietoja saat ottamalla yhteyttä | Ota yhteyttä, jos sinulla on kysyttävää',
  questionsContactAt:
    'Lisätietoja: {id} | Kysyttävää? Ota yhteyttä: {id} | Kysymykset: {id} | Yhteydenotot: {id}',
  bestRegards: 'Ystävällisin terveisin | Parhain terveisin | Terveisin | Yst. terv.',
  dearSirOrMadam: 'Arvoisa vastaanottaja | Hyvä vastaanottaja',
  dearCustomer: 'Hyvä asiakas | Arvoisa asiakas',
  dearName: 'Hei {name} | Hyvä {name} | Arvoisa {name}',
  hello: 'Hei | Hyvää päivää | Hyvää huomenta | Terve',
  invoiceForServices:
    'Laskutamme palveluistamme seuraavasti | Laskutamme seuraavat palvelut | Lasku suoritetuista palveluista | Suoritetuista palveluista',
  offerAsFollows:
    'Meillä on ilo tarjota seuraavaa | Tarjoamme seuraavasti | Tarjoamme teille seuraavaa | Kiitämme tarjouspyynnöstä ja tarjoamme seuraavaa',
  happyHolidays: 'Hyvää juhlakautta | Hyviä pyhiä | Toivotamme hyvää juhlakautta',
  happyNewYear: 'Hyvää uutta vuotta | Onnellista uutta vuotta | Toivotamme hyvää uutta vuotta',

  quoteValidUntil:
    'Tämä tarjous on voimassa {date} asti | Tarjous on voimassa {date} asti | Tarjous voimassa {date} asti | Tarjous on voimassa {date} saakka',
  validUntil: 'Voimassa {date} asti | Voimassa {date} saakka | Voimassa asti: {date}',
  quoteValidForDays:
    'Tämä tarjous on voimassa {days} päivää | Tarjous on voimassa {days} päivää | Tarjous voimassa {days} pv',
  validForDays: 'Voimassa {days} päivää | Voimassa {days} pv',
  nonBinding:
    'Tämä tarjous ei ole sitova | Tarjous ei ole sitova | Sitoumukseton tarjous | Oikeus muutoksiin pidätetään',
  acceptBySigning:
    'Pyydämme palauttamaan tarjouksen allekirjoitettuna | Hyväksy tarjous allekirjoittamalla ja palauttamalla se | Allekirjoita ja palauta tarjous | Allekirjoittakaa ja palauttakaa tarjous',
  goodForAgreement: 'Luettu ja hyväksytty | Hyväksytty',
  orderConfirmed:
    'Tilausvahvistus | Vahvistamme tilauksenne | Vahvistamme tilauksesi | Tilauksesi on vahvistettu',
  startAfterApproval:
    'Työ alkaa hyväksynnän jälkeen | Työt alkavat tarjouksen hyväksymisen jälkeen | Työ aloitetaan hyväksynnän jälkeen',
  startAfterDeposit:
    'Työ alkaa, kun ennakkomaksu on saatu | Työ aloitetaan ennakkomaksun saavuttua | Työt alkavat, kun ennakkomaksu on maksettu',
  startOnDate:
    'Työ alkaa {date} | Työt alkavat {date} | Aloituspäivä: {date} | Projekti alkaa {date} | Töiden aloitus: {date}',
  completionByDate:
    'Valmis viimeistään {date} | Valmistuu {date} mennessä | Valmistumispäivä: {date} | Valmis {date} mennessä',
  pricesExcludeTax:
    'Hinnat ovat arvonlisäverottomia | Kaikki hinnat ilman arvonlisäveroa | Hintoihin lisätään arvonlisävero | Hinnat eivät sisällä arvonlisäveroa',
  plusTax:
    'Ilman arvonlisäveroa | Hintaan lisätään arvonlisävero | Ei sis. alv | Ilman alv | Veroton',
  pricesIncludeTax:
    'Hinnat sisältävät arvonlisäveron | Kaikki hinnat sisältävät arvonlisäveron | Hinnat sis. alv',
  includingTax: 'Sisältää arvonlisäveron | Sis. alv',
  pricesInCurrency:
    'Hintojen valuutta: {id} | Kaikki hinnat: {id} | Kaikki summat: {id} | Valuutta: {id}',
  revisionsIncluded:
    'Sisältää {number} korjauskierrosta | {number} korjauskierrosta sisältyy hintaan | Sis. {number} korjauskierrosta | Sisältää {number} muutoskierrosta',
  changesCharged:
    'Lisämuutokset laskutetaan erikseen | Lisätyöt laskutetaan erikseen | Muutokset laskutetaan tuntityönä',
  billedByTime:
    'Laskutus toteutuneiden tuntien mukaan | Laskutetaan käytetyn ajan mukaan | Tuntilaskutus | Laskutustyönä',
  travelExtra:
    'Matkakulut laskutetaan erikseen | Matkakulut lisätään hintaan | Matkakulut eivät sisälly hintaan',
  ourTermsApply:
    'Noudatamme yleisiä sopimusehtojamme | Sovelletaan yleisiä toimitusehtojamme | Yleiset sopimusehtomme ovat voimassa',
  cancellationTerms:
    'Maksuton peruutus viimeistään {days} päivää ennen | Peruutus on maksuton viimeistään {days} päivää ennen ajankohtaa | Ilmainen peruutus {days} päivää ennen',
  cancellationFee:
    'Peruutusmaksu: {percent} | Peruutusmaksu on {percent} | Peruutusmaksu {percent}',
  depositNotRefundable: 'Ennakkomaksua ei palauteta | Ennakkomaksuja ei palauteta',
  warrantyMonths:
    'Takuu: {number} kuukautta | Takuu {number} kuukautta | {number} kuukauden takuu | Takuu {number} kk',
  warrantyYears: 'Takuu: {number} vuotta | Takuu {number} vuotta | {number} vuoden takuu',
  placeOfJurisdiction: 'Oikeuspaikka: {name} | Oikeuspaikka on {name}',
  errorsExcepted:
    'Oikeus virheisiin ja puutteisiin pidätetään | Pidätämme oikeuden virheisiin | Virheet mahdollisia',
  validWithoutSignature:
    'Tämä asiakirja on voimassa ilman allekirjoitusta | Asiakirja on laadittu sähköisesti ja on voimassa ilman allekirjoitusta | Voimassa ilman allekirjoitusta | Tämä lasku on voimassa ilman allekirjoitusta',
  confidential:
    'Luottamuksellinen | Ehdottoman luottamuksellinen | Tämä tarjous on luottamuksellinen',
  keepForRecords:
    'Säilyttäkää tämä asiakirja | Säilytä tämä asiakirja | Säilyttäkää tämä lasku | Säilytä tämä lasku',

  returnedGoods: 'Palautetut tavarat | Tuotepalautus | Palautus | Tavaran palautus',
  damagedGoods:
    'Vahingoittunut tavara | Vaurioitunut tuote | Kuljetusvaurio | Kuljetusvahinko | Tuote saapui vaurioituneena',
  defectiveGoods: 'Viallinen tuote | Virheellinen tuote | Viallinen tavara | Tuotevirhe',
  wrongGoods: 'Väärä tuote toimitettu | Virheellinen toimitus | Väärä tavara toimitettu',
  missingGoods:
    'Puuttuvat tuotteet | Puutteellinen toimitus | Tavaraa ei toimitettu | Vajaa toimitus',
  priceCorrection: 'Hinnan oikaisu | Hinnan korjaus | Virheellinen hinta | Väärä hinta',
  quantityCorrection: 'Määrän oikaisu | Määrän korjaus | Virheellinen määrä | Väärä määrä',
  taxCorrection: 'Veron oikaisu | Veron korjaus | Virheellinen verokanta | Väärä verokanta',
  duplicateInvoice: 'Kaksinkertainen laskutus | Laskutettu kahteen kertaan | Kaksoislasku',
  invoiceCancelled: 'Laskun peruutus | Lasku peruutettu | Laskun mitätöinti | Lasku mitätöity',
  cancelsInvoice:
    'Laskun {id} peruutus | Tämä hyvityslasku peruuttaa laskun {id} | Laskun {id} mitätöinti',
  creditForInvoice:
    'Laskun {id} hyvitys | Hyvityslasku laskuun {id} | Hyvitys laskuun {id} | Laskun {id} oikaisu',
  orderCancelled: 'Tilauksen peruutus | Tilaus peruutettu | Peruutettu tilaus',
  subsequentDiscount: 'Jälkikäteen myönnetty alennus | Jälkialennus',
  goodwill: 'Hyvitys hyvästä tahdosta | Goodwill-hyvitys | Hyvän tahdon ele',
  overpayment: 'Liikasuoritus | Liikamaksu | Liikamaksun palautus | Maksettu liikaa',
  serviceNotRendered: 'Palvelua ei suoritettu | Palvelu jäi toteutumatta | Palveluja ei suoritettu',
  lateDelivery: 'Myöhästynyt toimitus | Toimituksen viivästyminen | Viivästynyt toimitus',
  refundByTransfer: 'Hyvitys tilisiirtona | Summa palautetaan tilisiirtona | Hyvitys pankkitilille',
  refundWithinDays:
    'Summa palautetaan {days} päivän kuluessa | Hyvitys {days} päivän kuluessa | Palautus {days} päivän kuluessa',
  refundByOriginalMethod:
    'Hyvitys alkuperäiselle maksutavalle | Summa palautetaan alkuperäiselle maksutavalle',
  setOffNextInvoice:
    'Summa hyvitetään seuraavassa laskussa | Summa vähennetään seuraavasta laskusta | Hyvitetään seuraavassa laskussa',
  sorryForInconvenience:
    'Pahoittelemme aiheutunutta vaivaa | Pahoittelemme häiriötä | Pyydämme anteeksi aiheutunutta vaivaa',
}
