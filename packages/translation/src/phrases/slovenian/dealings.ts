import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Dobava v {days} dneh | Rok dobave: {days} dni | Dostava v {days} dneh | Dobavni rok: {days} dni',
  deliveryWithinWorkingDays:
    'Dobava v {days} delovnih dneh | Rok dobave: {days} delovnih dni | Dostava v {days} delovnih dneh | Dobavni rok: {days} delovnih dni',
  deliveryWithinWeeks:
    'Dobava v {number} tednih | Rok dobave: {number} tednov | Rok dobave: {number} tedne | Dostava v {number} tednih | Dobavni rok: {number} tednov',
  deliverByDate:
    'Rok dobave: {date} | Dobava do {date} | Dostava do {date} | Prosimo za dobavo do {date} | Prosimo, dobavite do {date}',
  deliveredOnDate:
    'Datum dobave: {date} | Dobavljeno dne {date} | Dobavljeno {date} | Dostavljeno dne {date}',
  serviceDate:
    'Datum opravljene storitve: {date} | Storitev opravljena dne {date} | Datum storitve: {date}',
  servicePeriod:
    'Obdobje opravljanja storitev: {date} – {date} | Obdobje opravljanja storitev: od {date} do {date} | Storitve opravljene od {date} do {date}',
  servicePeriodMonth:
    'Obdobje opravljanja storitev: {month} | Obdobje: {month} | Obračunsko obdobje: {month} | Za obdobje: {month}',
  billingPeriod:
    'Obračunsko obdobje: {date} – {date} | Obračunsko obdobje: od {date} do {date} | Obdobje: {date} - {date} | Obdobje: od {date} do {date} | Za obdobje od {date} do {date}',
  datesMatchInvoice:
    'Datum opravljene storitve je enak datumu računa | Datum storitve je datum izdaje računa | Datum dobave je enak datumu računa | Datum opravljene storitve je enak datumu izdaje računa',
  freeDelivery: 'Brezplačna dostava | Dostava brezplačna | Brezplačna poštnina',
  plusShipping:
    'Plus stroški dostave | Stroški dostave niso vključeni | Dostava ni vključena | Plus poštnina | Brez stroškov dostave',
  partialDelivery: 'Delna dobava | Možne so delne dobave | Delna dostava',
  pickUp: 'Osebni prevzem | Prevzem s strani kupca | Lastni prevzem',
  deliveryByCourier: 'Dostava s kurirjem | S kurirjem | Poslano s kurirjem',
  deliveryByMail: 'Dostava po pošti | Po pošti | Poslano po pošti',
  deliveryByEmail: 'Dostava po e-pošti | Po e-pošti | Poslano po e-pošti | Po elektronski pošti',
  deliveryToAddress:
    'Prosimo, dostavite na zgornji naslov | Dostava na zgornji naslov | Prosimo za dostavo na zgoraj navedeni naslov',
  callBeforeDelivery:
    'Prosimo, pokličite pred dostavo | Pred dostavo pokličite | Prosimo za klic pred dostavo',
  deliverToReception:
    'Prosimo, oddajte na recepciji | Dostava na recepcijo | Prosimo, dostavite na recepcijo',
  handleWithCare: 'Lomljivo, ravnajte previdno | Lomljivo | Ravnajte previdno | Pozor, lomljivo',
  checkGoods:
    'Prosimo, preverite blago ob prevzemu | Blago preverite ob prevzemu | Prosimo, preglejte blago ob prejemu',
  reportDefects:
    'Napake sporočite v {days} dneh | Prosimo, napake sporočite v {days} dneh | Reklamacije sprejemamo v {days} dneh | Napake je treba sporočiti v {days} dneh',
  receivedInGoodOrder:
    'Prejeto v brezhibnem stanju | Blago prejeto v brezhibnem stanju | Blago prejeto v celoti in nepoškodovano',
  confirmOrder:
    'Prosimo, potrdite naročilo | Prosimo za potrditev naročila | Prosimo, potrdite prejem naročila | Prosimo, pošljite nam potrditev naročila',
  quoteOrderNumber:
    'Na računu navedite številko naročila | Prosimo, na računu navedite številko naročila | Na vseh dokumentih navajajte številko naročila | Na računu navedite številko naročilnice | Na vseh dokumentih navajajte našo številko naročila',
  orderAsOffered:
    'Naročamo naslednje | S tem naročamo | Pri vas naročamo | Prosimo za dobavo naslednjega',

  orderReference:
    'Naročilo {id} | Naročilo št. {id} | Naročilnica {id} | Naročilnica št. {id} | Številka naročila: {id}',
  yourOrder: 'Vaše naročilo {id} | Vaše naročilo št. {id} | Vaša naročilnica {id}',
  orderOfDate: 'Naročilo, datum: {date} | Naročilo z dne {date} | Naročilnica z dne {date}',
  yourOrderOfDate: 'Vaše naročilo, datum: {date} | Vaše naročilo z dne {date}',
  invoiceReference: 'Račun {id} | Račun št. {id} | Številka računa: {id}',
  invoiceOfDate:
    'Račun {id}, datum: {date} | Račun {id} z dne {date} | Račun št. {id} z dne {date}',
  quoteNumber: 'Ponudba {id} | Ponudba št. {id} | Številka ponudbe: {id} | Predračun {id}',
  ourQuote: 'Naša ponudba {id} | Naša ponudba št. {id}',
  yourQuote: 'Vaša ponudba {id} | Vaša ponudba št. {id}',
  contractReference: 'Pogodba {id} | Pogodba št. {id} | Po pogodbi {id} | Po pogodbi št. {id}',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber:
    'Številka kupca: {id} | Št. kupca: {id} | Šifra kupca: {id} | Vaša številka kupca: {id}',
  asDiscussedWith: 'Dogovorjeno z: {name} | Po dogovoru z: {name} | Usklajeno z: {name}',
  contactPerson: 'Kontaktna oseba: {name} | Kontakt: {name} | Vaša kontaktna oseba: {name}',
  attention: 'V roke: {name} | V vednost: {name}',

  thanks: 'Hvala | Najlepša hvala | Hvala lepa | Zahvaljujemo se',
  thanksBusiness: 'Hvala, ker poslujete z nami | Hvala za zaupano delo | Hvala za poslovanje',
  thanksOrder: 'Hvala za vaše naročilo | Hvala za naročilo | Zahvaljujemo se za vaše naročilo',
  thanksTrust: 'Hvala za zaupanje | Hvala za vaše zaupanje | Zahvaljujemo se za zaupanje',
  thanksInquiry:
    'Hvala za vaše povpraševanje | Hvala za povpraševanje | Zahvaljujemo se za povpraševanje',
  thanksCooperation:
    'Hvala za sodelovanje | Hvala za dobro sodelovanje | Zahvaljujemo se za sodelovanje',
  thanksPayment: 'Hvala za plačilo | Hvala za pravočasno plačilo',
  thanksVisit: 'Hvala za obisk | Hvala za vaš obisk',
  thanksUnderstanding: 'Hvala za razumevanje',
  lookForwardWork:
    'Veselimo se sodelovanja z vami | Veselimo se sodelovanja | Veselim se sodelovanja',
  lookForwardOrder: 'Veselimo se vašega naročila | Veselim se vašega naročila',
  lookForwardReply:
    'Veselimo se vašega odgovora | Veselim se vašega odgovora | Pričakujemo vaš odgovor',
  questionsContact:
    'Za vprašanja smo vam na voljo | Če imate vprašanja, nas kontaktirajte | V primeru vprašanj se obrnite na nas | Za dodatna vprašanja smo vam na voljo | Za vsa vprašanja smo vam na voljo | Vprašanja? Pišite nam',
  questionsContactAt:
    'Za vprašanja se obrnite na: {id} | Za vprašanja smo vam na voljo na {id} | Vprašanja: {id} | V primeru vprašanj pišite na {id}',
  bestRegards:
    'Lep pozdrav | Lepo pozdravljeni | S spoštovanjem | Z lepimi pozdravi | Prijazen pozdrav',
  dearSirOrMadam: 'Spoštovani',
  dearCustomer: 'Spoštovana stranka | Spoštovani kupec | Spoštovane stranke | Spoštovani kupci',
  dearName: 'Pozdravljeni, {name} | Dober dan, {name} | Živjo {name}',
  hello: 'Pozdravljeni | Dober dan | Dobro jutro | Živjo',
  invoiceForServices:
    'Za opravljene storitve vam zaračunavamo | Zaračunavamo vam naslednje storitve | Za opravljene storitve',
  offerAsFollows:
    'Ponujamo vam naslednje | Z veseljem vam pošiljamo ponudbo | Na podlagi vašega povpraševanja vam ponujamo | Veseli nas, da vam lahko ponudimo naslednje',
  happyHolidays: 'Vesele praznike | Želimo vam vesele praznike',
  happyNewYear: 'Srečno novo leto | Želimo vam srečno novo leto',

  quoteValidUntil:
    'Rok veljavnosti ponudbe: {date} | Ponudba velja do {date} | Ta ponudba velja do {date} | Veljavnost ponudbe: {date}',
  validUntil: 'Rok veljavnosti: {date} | Velja do {date} | Veljavno do {date}',
  quoteValidForDays:
    'Ponudba velja {days} dni | Ta ponudba velja {days} dni | Veljavnost ponudbe: {days} dni',
  validForDays: 'Velja {days} dni | Veljavnost: {days} dni',
  nonBinding:
    'Ponudba je neobvezujoča | Ta ponudba ni zavezujoča | Neobvezujoča ponudba | Pridržujemo si pravico do sprememb',
  acceptBySigning:
    'Za sprejem ponudbe jo prosimo vrnite podpisano | Prosimo, vrnite podpisano ponudbo | Za potrditev ponudbo podpišite in vrnite | Prosimo, ponudbo podpišite in vrnite',
  goodForAgreement: 'Prebrano in odobreno | Soglašam | Soglašamo | Sprejeto in potrjeno',
  orderConfirmed: 'Potrditev naročila | Potrjujemo vaše naročilo | Vaše naročilo je potrjeno',
  startAfterApproval:
    'Dela se začnejo po potrditvi | Začetek del po potrditvi ponudbe | Začetek del po potrditvi',
  startAfterDeposit:
    'Dela se začnejo po prejemu predplačila | Začetek del po prejemu predplačila | Začetek del po plačilu avansa',
  startOnDate:
    'Začetek del: {date} | Dela se začnejo dne {date} | Začetek projekta: {date} | Datum začetka: {date}',
  completionByDate:
    'Rok za dokončanje: {date} | Zaključek del do {date} | Rok izvedbe: {date} | Datum zaključka: {date} | Dokončanje do {date}',
  pricesExcludeTax:
    'Cene ne vključujejo davka | Cene so brez DDV | Vse cene so brez DDV | Cene ne vključujejo DDV | V cenah ni vštet DDV | Vse cene so neto',
  plusTax: 'Plus davek | Plus DDV | Brez DDV | Brez davka | DDV ni vključen',
  pricesIncludeTax:
    'Cene vključujejo davek | Cene vključujejo DDV | Vse cene vključujejo DDV | Cene so z DDV | V cenah je vštet DDV',
  includingTax: 'Z davkom | Z DDV | DDV je vključen | Vključno z DDV | Davek je vključen',
  pricesInCurrency: 'Vse cene so v {id} | Cene v {id} | Vsi zneski so v {id} | Cene so v {id}',
  revisionsIncluded:
    'Število krogov popravkov v ceni: {number} | {number} krogi popravkov v ceni | {number} krogov popravkov v ceni | Vključenih {number} krogov popravkov',
  changesCharged:
    'Dodatne spremembe se zaračunajo posebej | Dodatna dela se zaračunajo posebej | Dodatno delo se obračuna posebej | Dodatne popravke zaračunamo posebej',
  billedByTime:
    'Obračun po porabljenem času | Obračun po dejansko porabljenem času | Obračun po opravljenih urah | Obračun po dejanskih urah',
  travelExtra:
    'Potni stroški se zaračunajo posebej | Plus potni stroški | Potni stroški niso vključeni | Potni stroški se obračunajo posebej',
  ourTermsApply:
    'Veljajo naši splošni pogoji poslovanja | Veljajo naši splošni pogoji | Velja v skladu z našimi splošnimi pogoji',
  cancellationTerms:
    'Brezplačna odpoved do {days} dni pred terminom | Brezplačen preklic do {days} dni pred terminom',
  cancellationFee:
    'Strošek odpovedi: {percent} | Stroški odpovedi: {percent} | Strošek preklica: {percent}',
  depositNotRefundable:
    'Predplačilo se ne vrača | Predplačila se ne vračajo | Avans se ne vrača | Predplačilo je nepovratno',
  warrantyMonths:
    'Garancija za obdobje {number} mesecev | Garancija: {number} mesecev | Garancija {number} meseca | Garancija {number} mesece | Garancijski rok: {number} mesecev',
  warrantyYears:
    'Garancija za obdobje {number} let | Garancija: {number} leti | Garancija {number} let | Garancija {number} leta | Garancijski rok: {number} leti',
  placeOfJurisdiction: 'Pristojno sodišče: {name} | Kraj pristojnosti sodišča: {name}',
  errorsExcepted: 'Pridržujemo si pravico do napak in opustitev | Pridržujemo si pravico do napak',
  validWithoutSignature:
    'Dokument je veljaven brez podpisa | Dokument je izdan elektronsko in je veljaven brez podpisa | Račun je veljaven brez podpisa | Račun je izdan elektronsko in velja brez podpisa | Velja brez podpisa | Dokument velja brez podpisa in žiga',
  confidential: 'Zaupno | Ta ponudba je zaupna | Strogo zaupno',
  keepForRecords: 'Prosimo, shranite ta dokument | Prosimo, shranite ta račun | Dokument shranite',

  returnedGoods: 'Vračilo blaga | Vrnjeno blago | Vračilo',
  damagedGoods: 'Poškodovano blago | Blago poškodovano med prevozom | Poškodba med prevozom',
  defectiveGoods: 'Blago z napako | Pokvarjeno blago | Napaka na blagu | Izdelek z napako',
  wrongGoods: 'Dobavljeno napačno blago | Napačno blago | Napačna dobava',
  missingGoods: 'Manjkajoče postavke | Manjkajoče blago | Nepopolna dobava | Nedobavljeno blago',
  priceCorrection: 'Popravek cene | Napačna cena',
  quantityCorrection: 'Popravek količine | Napačna količina',
  taxCorrection: 'Popravek davka | Popravek DDV | Napačna davčna stopnja | Napačna stopnja DDV',
  duplicateInvoice: 'Podvojen račun | Dvakrat zaračunano | Dvojno zaračunano',
  invoiceCancelled: 'Storno računa | Stornacija računa | Račun storniran | Preklic računa',
  cancelsInvoice:
    'Storno računa {id} | Stornacija računa {id} | Dobropis stornira račun {id} | Storno računa št. {id}',
  creditForInvoice:
    'Dobropis k računu {id} | Dobropis za račun {id} | Popravek računa {id} | Dobropis k računu št. {id}',
  orderCancelled: 'Preklic naročila | Naročilo preklicano | Preklicano naročilo | Storno naročila',
  subsequentDiscount: 'Naknadni popust | Naknadno odobreni popust',
  goodwill: 'Dobropis iz dobre volje | Gesta dobre volje | V znak dobre volje',
  overpayment: 'Preplačilo | Vračilo preplačila | Preveč plačano',
  serviceNotRendered:
    'Storitev ni bila opravljena | Neopravljena storitev | Storitve niso bile opravljene',
  lateDelivery: 'Zapoznela dobava | Zamuda pri dobavi',
  refundByTransfer:
    'Vračilo z bančnim nakazilom | Znesek bo vrnjen z bančnim nakazilom | Vračilo na bančni račun | Vračilo na vaš bančni račun',
  refundWithinDays: 'Znesek bo vrnjen v {days} dneh | Vračilo v {days} dneh',
  refundByOriginalMethod:
    'Vračilo na prvotni način plačila | Znesek bo vrnjen na prvotni način plačila',
  setOffNextInvoice:
    'Znesek bo upoštevan pri naslednjem računu | Znesek bo odštet od naslednjega računa | Poračun pri naslednjem računu',
  sorryForInconvenience:
    'Opravičujemo se za nevšečnosti | Oprostite za nevšečnosti | Opravičujemo se za neprijetnosti',
}
