import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Żmien tal-konsenja f’jiem: {days} | Konsenja fi żmien {days} jum | Konsenja fi żmien {days}-il jum | Konsenja fi żmien {days} ijiem',
  deliveryWithinWorkingDays:
    'Żmien tal-konsenja f’jiem tax-xogħol: {days} | Konsenja fi żmien {days} jum tax-xogħol | Konsenja fi żmien {days} ijiem tax-xogħol',
  deliveryWithinWeeks:
    'Żmien tal-konsenja f’ġimgħat: {number} | Konsenja fi żmien {number} ġimgħat | Konsenja fi żmien {number} ġimgħa',
  deliverByDate:
    'Konsenja sa: {date} | Jekk jogħġbok ikkonsenja sa {date} | Għandu jiġi kkonsenjat sa {date}',
  deliveredOnDate: 'Data tal-konsenja: {date} | Ikkonsenjat {date} | Kkonsenjat {date}',
  serviceDate: 'Data tas-servizz: {date} | Servizz mogħti {date}',
  servicePeriod:
    'Perjodu tas-servizz: {date} – {date} | Perjodu tas-servizz: {date} sa {date} | Servizzi mogħtija minn {date} sa {date} | Perjodu tas-servizz: minn {date} sa {date}',
  servicePeriodMonth: 'Perjodu tas-servizz: {month} | Perjodu: {month} | Perjodu tal-kont: {month}',
  billingPeriod:
    'Perjodu tal-kont: {date} – {date} | Perjodu tal-kont: {date} sa {date} | Perjodu: {date} sa {date} | Perjodu: {date} – {date}',
  datesMatchInvoice:
    'Id-data tas-servizz hija d-data tal-fattura | Id-data tal-konsenja hija d-data tal-fattura | Id-data tal-provvista hija d-data tal-fattura',
  freeDelivery: 'Konsenja b’xejn | Konsenja bla ħlas',
  plusShipping:
    'Barra l-ispejjeż tal-konsenja | L-ispejjeż tal-konsenja mhux inklużi | Flimkien mal-ispejjeż tal-konsenja',
  partialDelivery: 'Konsenja parzjali | Konsenji parzjali huma possibbli',
  pickUp: 'Jinġabar mill-klijent | Il-klijent jiġbor | Ġbir mill-klijent',
  deliveryByCourier: 'Konsenja b’courier | B’courier | Mibgħut b’courier',
  deliveryByMail: 'Konsenja bil-posta | Bil-posta | Mibgħut bil-posta',
  deliveryByEmail: 'Konsenja bl-email | Bl-email | Mibgħut bl-email',
  deliveryToAddress:
    'Jekk jogħġbok ikkonsenja fl-indirizz t’hawn fuq | Konsenja fl-indirizz t’hawn fuq',
  callBeforeDelivery: 'Jekk jogħġbok ċempel qabel il-konsenja | Ċempel qabel il-konsenja',
  deliverToReception:
    'Jekk jogħġbok ħalli fir-reception | Konsenja fir-reception | Ħalli fir-riċeviment',
  handleWithCare: 'Attent, oġġett fraġli | Fraġli | Immaniġġja b’attenzjoni | Uża b’attenzjoni',
  checkGoods:
    'Jekk jogħġbok iċċekkja l-merkanzija meta tasal | Jekk jogħġbok iċċekkja l-prodotti mal-konsenja',
  reportDefects:
    'Terminu biex jiġu rrappurtati d-difetti, f’jiem: {days} | Id-difetti għandhom jiġu rrappurtati fi żmien {days} jum | Jekk jogħġbok irrapporta d-difetti fi żmien {days} jum',
  receivedInGoodOrder:
    'Irċevut f’kundizzjoni tajba | Merkanzija rċevuta f’kundizzjoni tajba | Merkanzija rċevuta kollha u mingħajr ħsara',
  confirmOrder:
    'Jekk jogħġbok ikkonferma din l-ordni | Jekk jogħġbok ikkonferma l-ordni | Jekk jogħġbok ibgħatilna konferma tal-ordni',
  quoteOrderNumber:
    'Jekk jogħġbok ikteb in-numru tal-ordni fuq il-fattura | Jekk jogħġbok semmi n-numru tal-ordni fuq id-dokumenti kollha',
  orderAsOffered:
    'Qed nordnaw dan li ġej | B’dan nordnaw | Nixtiequ nordnaw dan li ġej | Jekk jogħġbok ipprovdi dan li ġej',

  orderReference:
    'Ordni {id} | Ordni Nru {id} | Nru tal-ordni: {id} | Numru tal-ordni: {id} | Ordni tax-xiri {id}',
  yourOrder: 'L-ordni tiegħek {id} | L-ordni tagħkom {id} | L-ordni tiegħek Nru {id}',
  orderOfDate: 'Ordni, {date} | Ordni tad-data {date} | Data tal-ordni: {date}',
  yourOrderOfDate:
    'L-ordni tiegħek, {date} | L-ordni tagħkom, {date} | L-ordni tiegħek tad-data {date}',
  invoiceReference:
    'Fattura {id} | Fattura Nru {id} | Nru tal-fattura: {id} | Numru tal-fattura: {id}',
  invoiceOfDate: 'Fattura {id}, {date} | Fattura Nru {id}, {date} | Fattura {id} tad-data {date}',
  quoteNumber:
    'Kwotazzjoni {id} | Kwotazzjoni Nru {id} | Nru tal-kwotazzjoni: {id} | Offerta {id} | Stima {id}',
  ourQuote: 'Il-kwotazzjoni tagħna {id} | L-offerta tagħna {id}',
  yourQuote: 'Il-kwotazzjoni tiegħek {id} | Il-kwotazzjoni tagħkom {id} | L-offerta tagħkom {id}',
  contractReference: 'Kuntratt {id} | Kuntratt Nru {id} | Skont il-kuntratt {id}',
  projectReference: 'Proġett {name} | Proġett: {name}',
  customerNumber:
    'Numru tal-klijent: {id} | Nru tal-klijent: {id} | In-numru tal-klijent tiegħek: {id}',
  asDiscussedWith: 'Kif miftiehem ma’ {name} | Kif diskuss ma’ {name}',
  contactPerson: 'Persuna ta’ kuntatt: {name} | Kuntatt: {name} | Il-kuntatt tiegħek: {name}',
  attention: 'Għall-attenzjoni ta’ {name} | Attenzjoni: {name}',

  thanks: 'Grazzi | Grazzi ħafna | Nirringrazzjawk',
  thanksBusiness:
    'Grazzi talli tagħmel negozju magħna | Grazzi tan-negozju tiegħek | Grazzi tax-xiri tiegħek',
  thanksOrder:
    'Grazzi tal-ordni tiegħek | Grazzi tal-ordni tagħkom | Grazzi ħafna tal-ordni tiegħek',
  thanksTrust: 'Grazzi tal-fiduċja tiegħek | Grazzi tal-fiduċja tagħkom',
  thanksInquiry: 'Grazzi tal-mistoqsija tiegħek | Grazzi tat-talba tiegħek',
  thanksCooperation:
    'Grazzi tal-kooperazzjoni tiegħek | Grazzi tal-kooperazzjoni tagħkom | Grazzi tal-kollaborazzjoni tajba',
  thanksPayment: 'Grazzi tal-ħlas tiegħek | Grazzi tal-ħlas fil-pront',
  thanksVisit: 'Grazzi taż-żjara tiegħek',
  thanksUnderstanding: 'Grazzi talli qed tifhimna | Grazzi tal-komprensjoni tiegħek',
  lookForwardWork:
    'Nistennew bil-ħerqa li naħdmu miegħek | Nistenna bil-ħerqa li naħdem miegħek | Nistennew li naħdmu magħkom',
  lookForwardOrder: 'Nistennew l-ordni tiegħek | Nistennew l-ordni tagħkom',
  lookForwardReply:
    'Nistennew tweġiba mingħandek | Nistenna tweġiba mingħandek | Nistennew it-tweġiba tiegħek',
  questionsContact:
    'Jekk għandek xi mistoqsijiet, jekk jogħġbok ikkuntattjana | Jekk ikollok xi mistoqsija, ikkuntattjana | Ikkuntattjana jekk ikollok xi mistoqsijiet',
  questionsContactAt:
    'Għal mistoqsijiet, ikkuntattja lil {id} | Mistoqsijiet? Ikkuntattja {id} | Għal aktar informazzjoni: {id}',
  bestRegards: 'Tislijiet | Dejjem tiegħek | Bl-aħjar xewqat | Insellimlek',
  dearSirOrMadam: 'Għażiż Sinjur jew Sinjura | Għażiż Sinjur/a',
  dearCustomer: 'Għażiż klijent | Għeżież klijenti',
  dearName: 'Għażiż/a {name} | Għażiż {name} | Għażiża {name} | Bonġu {name}',
  hello: 'Bonġu | Hello | L-għodwa t-tajba',
  invoiceForServices:
    'Hawn taħt issib il-fattura għas-servizzi mogħtija | Qed noħorġu fattura għal dawn is-servizzi | Għal servizzi mogħtija',
  offerAsFollows:
    'Għandna l-pjaċir noffrulek dan li ġej | Bi pjaċir noffru dan li ġej | Nippreżentaw din l-offerta',
  happyHolidays: 'Festi hienja | Nixtiqulek festi hienja | Il-festi t-tajba',
  happyNewYear: 'Is-sena t-tajba | Nixtiqulek is-sena t-tajba',

  quoteValidUntil:
    'Din il-kwotazzjoni hija valida sa: {date} | Kwotazzjoni valida sa {date} | Din l-offerta hija valida sa {date}',
  validUntil: 'Valida sa: {date} | Validu sa {date}',
  quoteValidForDays:
    'Validità tal-kwotazzjoni f’jiem: {days} | Din il-kwotazzjoni hija valida għal {days} jum | Din l-offerta hija valida għal {days} jum | Din il-kwotazzjoni hija valida għal {days}-il jum',
  validForDays: 'Validità f’jiem: {days} | Valida għal {days} jum | Valida għal {days}-il jum',
  nonBinding:
    'Din il-kwotazzjoni mhijiex vinkolanti | Din l-offerta mhijiex vinkolanti | Offerta mhux vinkolanti',
  acceptBySigning:
    'Biex taċċetta, jekk jogħġbok iffirma din il-kwotazzjoni u ibgħatha lura | Jekk jogħġbok iffirma u ibgħat lura din il-kwotazzjoni | Iffirma u ibgħat lura biex taċċetta',
  goodForAgreement: 'Moqri u approvat | Maqbul u aċċettat',
  orderConfirmed:
    'Konferma tal-ordni | Nikkonfermaw l-ordni tiegħek | L-ordni tiegħek hija kkonfermata',
  startAfterApproval: 'Ix-xogħol jibda wara l-approvazzjoni | Ix-xogħol jibda wara l-aċċettazzjoni',
  startAfterDeposit:
    'Ix-xogħol jibda meta jasal id-depożitu | Ix-xogħol jibda wara li jitħallas id-depożitu',
  startOnDate: 'Bidu tax-xogħol: {date} | Data tal-bidu: {date} | Bidu tal-proġett: {date}',
  completionByDate: 'Tlestija sa: {date} | Data tat-tlestija: {date} | Għandu jitlesta sa {date}',
  pricesExcludeTax:
    'Il-prezzijiet ma jinkludux it-taxxa | Il-prezzijiet kollha huma mingħajr VAT | Il-prezzijiet ma jinkludux il-VAT | Prezzijiet mingħajr VAT',
  plusTax: 'Barra l-VAT | Mingħajr VAT | Eskluż il-VAT | VAT mhux inkluża | Barra t-taxxa',
  pricesIncludeTax:
    'Il-prezzijiet jinkludu t-taxxa | Il-prezzijiet kollha jinkludu l-VAT | Il-prezzijiet jinkludu l-VAT',
  includingTax: 'VAT inkluża | Inkluża l-VAT | Taxxa inkluża',
  pricesInCurrency:
    'Munita tal-prezzijiet: {id} | Il-prezzijiet kollha huma f’{id} | L-ammonti kollha huma f’{id} | Munita: {id}',
  revisionsIncluded:
    'Rawnds ta’ tibdil inklużi: {number} | {number} rawnds ta’ tibdil inklużi | Jinkludi {number} rawnds ta’ tibdil',
  changesCharged:
    'Tibdil addizzjonali jitħallas għalih | Xogħol addizzjonali jitħallas separatament | Tibdil addizzjonali jitħallas separatament',
  billedByTime: 'Il-kont isir skont il-ħin użat | Skont il-ħin użat',
  travelExtra:
    'L-ispejjeż tal-ivvjaġġar jitħallsu separatament | Barra l-ispejjeż tal-ivvjaġġar | Spejjeż tal-ivvjaġġar mhux inklużi',
  ourTermsApply:
    'Japplikaw it-termini u l-kundizzjonijiet ġenerali tagħna | Japplikaw it-termini u l-kundizzjonijiet tagħna',
  cancellationTerms:
    'Kanċellazzjoni bla ħlas, jiem minn qabel: {days} | Kanċellazzjoni b’xejn sa {days} jum qabel id-data | Kanċellazzjoni bla ħlas sa {days} ijiem qabel',
  cancellationFee:
    'Ħlas tal-kanċellazzjoni: {percent} | Japplika ħlas tal-kanċellazzjoni ta’ {percent}',
  depositNotRefundable: 'Id-depożitu ma jingħatax lura | Id-depożiti ma jingħatawx lura',
  warrantyMonths:
    'Garanzija f’xhur: {number} | Garanzija ta’ {number} xhur | Garanzija ta’ {number} xahar | Garanzija: {number} xahar',
  warrantyYears:
    'Garanzija fi snin: {number} | Garanzija ta’ {number} snin | Garanzija: {number} snin',
  placeOfJurisdiction: 'Ġurisdizzjoni: {name} | Post tal-ġurisdizzjoni: {name}',
  errorsExcepted: 'Salv żbalji u ommissjonijiet | Salv żbalji',
  validWithoutSignature:
    'Dan id-dokument huwa validu mingħajr firma | Dan id-dokument inħoloq elettronikament u huwa validu mingħajr firma | Validu mingħajr firma | Din il-fattura hija valida mingħajr firma',
  confidential: 'Kunfidenzjali | Strettament kunfidenzjali | Din il-kwotazzjoni hija kunfidenzjali',
  keepForRecords: 'Jekk jogħġbok żomm dan id-dokument | Jekk jogħġbok żomm din il-fattura',

  returnedGoods: 'Merkanzija ritornata | Ritorn ta’ merkanzija | Ritorn',
  damagedGoods: 'Merkanzija bil-ħsara | Ħsara waqt it-trasport | Il-merkanzija waslet bil-ħsara',
  defectiveGoods: 'Merkanzija difettuża | Prodott difettuż | Oġġett difettuż',
  wrongGoods: 'Merkanzija żbaljata kkonsenjata | Oġġett żbaljat | Konsenja żbaljata',
  missingGoods: 'Oġġetti nieqsa | Merkanzija mhux ikkonsenjata | Konsenja mhux kompluta',
  priceCorrection: 'Korrezzjoni tal-prezz | Aġġustament tal-prezz | Prezz żbaljat',
  quantityCorrection: 'Korrezzjoni tal-kwantità | Kwantità żbaljata',
  taxCorrection: 'Korrezzjoni tat-taxxa | Rata tat-taxxa żbaljata | Korrezzjoni tal-VAT',
  duplicateInvoice: 'Fattura doppja | Fattura maħruġa darbtejn | Iffatturat darbtejn',
  invoiceCancelled: 'Kanċellazzjoni tal-fattura | Fattura kkanċellata',
  cancelsInvoice:
    'Kanċellazzjoni tal-fattura {id} | Din in-nota ta’ kreditu tikkanċella l-fattura {id} | Tikkanċella l-fattura {id}',
  creditForInvoice:
    'Kreditu għall-fattura {id} | Nota ta’ kreditu għall-fattura {id} | Korrezzjoni tal-fattura {id}',
  orderCancelled: 'Kanċellazzjoni tal-ordni | Ordni kkanċellata',
  subsequentDiscount: 'Skont mogħti wara | Skont retroattiv',
  goodwill: 'Ġest ta’ rieda tajba | Kreditu ta’ rieda tajba',
  overpayment: 'Ħlas żejjed | Rifużjoni tal-ħlas żejjed',
  serviceNotRendered: 'Servizz mhux mogħti | Servizzi mhux mogħtija | Is-servizz ma ngħatax',
  lateDelivery: 'Konsenja tard | Dewmien fil-konsenja',
  refundByTransfer:
    'Rifużjoni b’trasferiment bankarju | L-ammont jingħata lura b’trasferiment bankarju | Rifużjoni fil-kont bankarju tiegħek',
  refundWithinDays:
    'Terminu tar-rifużjoni f’jiem: {days} | L-ammont jingħata lura fi żmien {days} jum | Rifużjoni fi żmien {days} jum | Rifużjoni fi żmien {days}-il jum',
  refundByOriginalMethod:
    'Rifużjoni bl-istess metodu tal-ħlas | L-ammont jingħata lura bl-istess metodu tal-ħlas | Rifużjoni bil-metodu oriġinali tal-ħlas',
  setOffNextInvoice:
    'L-ammont jitnaqqas mill-fattura li jmiss | Il-kreditu jitnaqqas mill-fattura li jmiss',
  sorryForInconvenience: 'Niskużaw ruħna għall-inkonvenjent | Jiddispjaċina għall-inkonvenjent',
}
