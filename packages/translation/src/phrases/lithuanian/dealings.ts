import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Pristatymas per {days} dienų laikotarpį | Pristatymas per {days} dienų | Pristatymas per {days} dienas | Pristatymas per {days} d. | Pristatymo terminas: {days} dienų | Pristatymo terminas: {days} d.',
  deliveryWithinWorkingDays:
    'Pristatymas per {days} darbo dienų laikotarpį | Pristatymas per {days} darbo dienų | Pristatymas per {days} darbo dienas | Pristatymas per {days} d. d. | Pristatymo terminas: {days} darbo dienų',
  deliveryWithinWeeks:
    'Pristatymas per {number} savaičių laikotarpį | Pristatymas per {number} savaites | Pristatymas per {number} savaičių | Pristatymas per {number} sav. | Pristatymo terminas: {number} savaitės',
  deliverByDate: 'Pristatyti iki {date} | Pristatymas iki {date} | Prašome pristatyti iki {date}',
  deliveredOnDate: 'Pristatyta {date} | Pristatymo data: {date}',
  serviceDate: 'Paslaugos suteikimo data: {date} | Paslauga suteikta {date}',
  servicePeriod:
    'Paslaugų teikimo laikotarpis: nuo {date} iki {date} | Paslaugos suteiktos nuo {date} iki {date} | Paslaugų teikimo laikotarpis: {date} – {date}',
  servicePeriodMonth:
    'Paslaugų teikimo laikotarpis: {month} | Laikotarpis: {month} | Atsiskaitymo laikotarpis: {month}',
  billingPeriod:
    'Atsiskaitymo laikotarpis: nuo {date} iki {date} | Laikotarpis: nuo {date} iki {date} | Atsiskaitymo laikotarpis: {date} – {date} | Laikotarpis: {date} – {date}',
  datesMatchInvoice:
    'Paslaugos suteikimo data sutampa su sąskaitos data | Pristatymo data sutampa su sąskaitos data | Prekių pristatymo data yra sąskaitos data',
  freeDelivery: 'Nemokamas pristatymas | Pristatymas nemokamai | Nemokamas siuntimas',
  plusShipping:
    'Papildomai mokamos siuntimo išlaidos | Siuntimo išlaidos neįskaičiuotos | Plius siuntimo išlaidos | Pristatymas į kainą neįskaičiuotas',
  partialDelivery: 'Dalinis pristatymas | Galimi daliniai pristatymai',
  pickUp: 'Klientas atsiima pats | Atsiima klientas | Atsiėmimas vietoje',
  deliveryByCourier: 'Pristatymas per kurjerį | Siunčiama per kurjerį | Per kurjerį',
  deliveryByMail: 'Pristatymas paštu | Siunčiama paštu | Paštu',
  deliveryByEmail: 'Pristatymas el. paštu | Siunčiama el. paštu | El. paštu',
  deliveryToAddress:
    'Prašome pristatyti aukščiau nurodytu adresu | Pristatymas aukščiau nurodytu adresu',
  callBeforeDelivery:
    'Prašome paskambinti prieš pristatymą | Paskambinti prieš pristatymą | Prieš pristatant paskambinti',
  deliverToReception:
    'Prašome pristatyti į registratūrą | Pristatyti į registratūrą | Palikti registratūroje',
  handleWithCare: 'Atsargiai, dūžta | Dūžta | Elgtis atsargiai | Trapus krovinys',
  checkGoods:
    'Prašome patikrinti prekes jas gavus | Gavus prekes prašome jas patikrinti | Patikrinkite prekes pristatymo metu',
  reportDefects:
    'Apie trūkumus pranešti per {days} dienų laikotarpį | Apie trūkumus pranešti per {days} dienų | Apie trūkumus pranešti per {days} dienas | Pretenzijos priimamos per {days} dienų',
  receivedInGoodOrder:
    'Prekės gautos geros būklės | Gauta geros būklės | Prekės gautos visos ir nepažeistos',
  confirmOrder:
    'Prašome patvirtinti šį užsakymą | Prašome patvirtinti užsakymą | Prašome atsiųsti užsakymo patvirtinimą',
  quoteOrderNumber:
    'Prašome sąskaitoje nurodyti užsakymo numerį | Prašome visuose dokumentuose nurodyti užsakymo numerį | Sąskaitoje nurodykite užsakymo numerį',
  orderAsOffered:
    'Užsakome šias prekes ir paslaugas | Šiuo užsakome | Norėtume užsakyti | Prašome pateikti',

  orderReference:
    'Užsakymas {id} | Užsakymas Nr. {id} | Užsakymo numeris: {id} | Užsakymo Nr. {id} | Pirkimo užsakymas {id}',
  yourOrder: 'Jūsų užsakymas {id} | Jūsų užsakymas Nr. {id}',
  orderOfDate: 'Užsakymas, {date} | {date} užsakymas | Užsakymo data: {date}',
  yourOrderOfDate: 'Jūsų užsakymas, {date} | Jūsų {date} užsakymas',
  invoiceReference:
    'Sąskaita {id} | Sąskaita Nr. {id} | Sąskaitos numeris: {id} | Sąskaitos Nr. {id} | Sąskaita faktūra {id}',
  invoiceOfDate: 'Sąskaita {id}, {date} | Sąskaita Nr. {id}, {date} | {date} sąskaita {id}',
  quoteNumber:
    'Pasiūlymas {id} | Pasiūlymas Nr. {id} | Komercinis pasiūlymas {id} | Pasiūlymo Nr. {id} | Sąmata {id}',
  ourQuote: 'Mūsų pasiūlymas {id} | Mūsų komercinis pasiūlymas {id}',
  yourQuote: 'Jūsų pasiūlymas {id} | Jūsų komercinis pasiūlymas {id}',
  contractReference:
    'Sutartis {id} | Sutartis Nr. {id} | Pagal sutartį {id} | Pagal sutartį Nr. {id}',
  projectReference: 'Projektas {name} | Projektas: {name}',
  customerNumber:
    'Kliento numeris: {id} | Kliento kodas: {id} | Kliento Nr. {id} | Jūsų kliento numeris: {id}',
  asDiscussedWith:
    'Kaip sutarta, kontaktinis asmuo {name} | Kaip sutarta: {name} | Pagal susitarimą: {name}',
  contactPerson: 'Kontaktinis asmuo: {name} | Jūsų kontaktinis asmuo: {name} | Kontaktas: {name}',
  attention: 'Kam: {name} | Dėmesiui: {name}',

  thanks: 'Ačiū | Dėkojame | Labai ačiū | Nuoširdžiai dėkojame',
  thanksBusiness: 'Dėkojame, kad pirkote | Dėkojame, kad renkatės mus | Ačiū, kad perkate',
  thanksOrder: 'Dėkojame už užsakymą | Ačiū už užsakymą | Dėkojame už jūsų užsakymą',
  thanksTrust: 'Dėkojame už pasitikėjimą | Ačiū už pasitikėjimą | Dėkojame už jūsų pasitikėjimą',
  thanksInquiry: 'Dėkojame už užklausą | Ačiū už užklausą | Dėkojame už jūsų užklausą',
  thanksCooperation:
    'Dėkojame už bendradarbiavimą | Ačiū už bendradarbiavimą | Dėkojame už gerą bendradarbiavimą',
  thanksPayment: 'Dėkojame už apmokėjimą | Ačiū už apmokėjimą | Dėkojame už mokėjimą laiku',
  thanksVisit: 'Dėkojame už apsilankymą | Ačiū už apsilankymą | Dėkojame, kad apsilankėte',
  thanksUnderstanding: 'Dėkojame už supratimą | Ačiū už supratimą | Dėkojame už supratingumą',
  lookForwardWork: 'Tikimės sėkmingo bendradarbiavimo | Laukiame bendradarbiavimo',
  lookForwardOrder: 'Laukiame jūsų užsakymo | Lauksime jūsų užsakymo',
  lookForwardReply: 'Laukiame jūsų atsakymo | Lauksime jūsų atsakymo | Laukiu jūsų atsakymo',
  questionsContact:
    'Jei turite klausimų, susisiekite su mumis | Kilus klausimų, prašome susisiekti su mumis | Jei turite klausimų, prašome susisiekti | Turėdami klausimų, susisiekite su mumis',
  questionsContactAt:
    'Kilus klausimų, kreipkitės: {id} | Turite klausimų? Susisiekite: {id} | Daugiau informacijos: {id}',
  bestRegards: 'Pagarbiai | Su pagarba | Geriausi linkėjimai',
  dearSirOrMadam: 'Gerbiamieji | Gerbiami ponai | Gerbiamos ponios ir ponai',
  dearCustomer: 'Gerbiamas kliente | Gerbiami klientai | Mielas kliente',
  dearName: 'Laba diena, {name} | Sveiki, {name} | Gerb. {name}',
  hello: 'Laba diena | Sveiki | Labas | Labas rytas',
  invoiceForServices:
    'Pateikiame sąskaitą už suteiktas paslaugas | Pateikiame sąskaitą už šias paslaugas | Už suteiktas paslaugas',
  offerAsFollows:
    'Mielai siūlome | Teikiame šį pasiūlymą | Siūlome jums šias prekes ir paslaugas | Džiaugiamės galėdami pasiūlyti',
  happyHolidays: 'Gražių švenčių | Linkime gražių švenčių | Su šventėmis',
  happyNewYear: 'Laimingų Naujųjų metų | Linkime laimingų Naujųjų metų',

  quoteValidUntil:
    'Pasiūlymas galioja iki {date} | Šis pasiūlymas galioja iki {date} | Komercinis pasiūlymas galioja iki {date}',
  validUntil: 'Galioja iki {date}',
  quoteValidForDays:
    'Pasiūlymo galiojimas dienomis: {days} | Pasiūlymas galioja {days} dienų | Pasiūlymas galioja {days} dienas | Šis pasiūlymas galioja {days} dienų | Pasiūlymas galioja {days} d.',
  validForDays:
    'Galiojimas dienomis: {days} | Galioja {days} dienų | Galioja {days} dienas | Galioja {days} d.',
  nonBinding:
    'Šis pasiūlymas neįpareigoja | Pasiūlymas neįpareigoja | Neįpareigojantis pasiūlymas | Pasiliekame teisę keisti pasiūlymą',
  acceptBySigning:
    'Sutikdami pasirašykite ir grąžinkite pasiūlymą | Prašome pasirašyti ir grąžinti pasiūlymą | Prašome atsiųsti pasirašytą pasiūlymą',
  goodForAgreement:
    'Perskaityta ir patvirtinta | Sutinku | Susipažinau ir sutinku | Perskaičiau ir sutinku',
  orderConfirmed:
    'Užsakymo patvirtinimas | Patvirtiname jūsų užsakymą | Jūsų užsakymas patvirtintas',
  startAfterApproval:
    'Darbai pradedami patvirtinus pasiūlymą | Darbai pradedami gavus patvirtinimą',
  startAfterDeposit: 'Darbai pradedami gavus avansą | Darbai pradedami gavus išankstinį mokėjimą',
  startOnDate:
    'Darbų pradžia: {date} | Pradžios data: {date} | Projekto pradžia: {date} | Darbai pradedami {date}',
  completionByDate:
    'Darbus baigti iki {date} | Užbaigti iki {date} | Darbų pabaiga: {date} | Užbaigimo data: {date}',
  pricesExcludeTax:
    'Kainos nurodytos be PVM | Visos kainos nurodytos be PVM | Į kainas PVM neįskaičiuotas | Visos kainos be PVM',
  plusTax: 'Be PVM | Plius PVM | PVM neįskaičiuotas | Neįskaitant PVM',
  pricesIncludeTax:
    'Kainos nurodytos su PVM | Visos kainos nurodytos su PVM | Į kainas įskaičiuotas PVM | Visos kainos su PVM',
  includingTax: 'Su PVM | Įskaitant PVM | PVM įskaičiuotas',
  pricesInCurrency: 'Kainų valiuta: {id} | Visos kainos: {id} | Visos sumos: {id} | Valiuta: {id}',
  revisionsIncluded:
    'Įskaičiuota pataisymų etapų: {number} | Į kainą įeina {number} pataisymų etapai | Įskaičiuoti {number} pataisymų etapai',
  changesCharged:
    'Papildomi pakeitimai apmokestinami atskirai | Papildomi darbai apmokami atskirai | Už papildomus darbus išrašoma atskira sąskaita',
  billedByTime:
    'Atsiskaitoma pagal faktiškai dirbtą laiką | Pagal faktiškai dirbtą laiką | Apmokama pagal dirbtas valandas',
  travelExtra:
    'Kelionės išlaidos apmokamos atskirai | Plius kelionės išlaidos | Kelionės išlaidos neįskaičiuotos',
  ourTermsApply:
    'Taikomos mūsų bendrosios sąlygos | Galioja mūsų bendrosios sąlygos | Taikomos mūsų bendrosios prekybos sąlygos',
  cancellationTerms:
    'Nemokamas atšaukimas likus {days} d. ar daugiau | Nemokamas atšaukimas likus {days} dienoms | Nemokamai atšaukti galima likus {days} dienų',
  cancellationFee:
    'Atšaukimo mokestis: {percent} | Taikomas {percent} atšaukimo mokestis | Atšaukimo mokestis {percent}',
  depositNotRefundable: 'Avansas negrąžinamas | Išankstinis mokėjimas negrąžinamas',
  warrantyMonths:
    '{number} mėnesių garantija | Garantija: {number} mėnesių | Garantija {number} mėn. | Garantija: {number} mėn.',
  warrantyYears:
    '{number} metų garantija | Garantija: {number} metų | Garantija {number} metai | Garantija: {number} metai',
  placeOfJurisdiction: 'Ginčų nagrinėjimo vieta: {name} | Teismingumas: {name}',
  errorsExcepted: 'Galimos klaidos ir netikslumai | Pasiliekame teisę taisyti klaidas',
  validWithoutSignature:
    'Dokumentas galioja be parašo | Dokumentas parengtas elektroniniu būdu ir galioja be parašo | Sąskaita galioja be parašo | Galioja be parašo | Sąskaita parengta elektroniniu būdu ir galioja be parašo',
  confidential: 'Konfidencialu | Griežtai konfidencialu | Šis pasiūlymas konfidencialus',
  keepForRecords:
    'Prašome išsaugoti šį dokumentą | Prašome išsaugoti šią sąskaitą | Išsaugokite šį dokumentą',

  returnedGoods: 'Grąžintos prekės | Prekių grąžinimas | Grąžinimas | Prekės grąžinimas',
  damagedGoods:
    'Pažeistos prekės | Pažeista prekė | Prekės sugadintos gabenant | Gauta pažeista prekė',
  defectiveGoods: 'Brokuotos prekės | Brokuota prekė | Nekokybiška prekė | Prekės defektas',
  wrongGoods: 'Pristatyta ne ta prekė | Pristatytos ne tos prekės | Klaidingas pristatymas',
  missingGoods: 'Trūkstamos prekės | Nepilnas pristatymas | Prekės nepristatytos | Prekių trūkumas',
  priceCorrection: 'Kainos koregavimas | Kainos korekcija | Neteisinga kaina',
  quantityCorrection: 'Kiekio koregavimas | Kiekio korekcija | Neteisingas kiekis',
  taxCorrection:
    'Mokesčio koregavimas | PVM koregavimas | Neteisingas mokesčio tarifas | Neteisingas PVM tarifas',
  duplicateInvoice: 'Sąskaita išrašyta du kartus | Pasikartojanti sąskaita | Dviguba sąskaita',
  invoiceCancelled: 'Sąskaitos anuliavimas | Sąskaita anuliuota',
  cancelsInvoice:
    'Sąskaitos {id} anuliavimas | Ši kreditinė sąskaita anuliuoja sąskaitą {id} | Sąskaitos Nr. {id} anuliavimas',
  creditForInvoice:
    'Kreditinė sąskaita sąskaitai {id} | Sąskaitos {id} kreditavimas | Sąskaitos {id} koregavimas | Kreditinė sąskaita sąskaitai Nr. {id}',
  orderCancelled: 'Užsakymo atšaukimas | Užsakymas atšauktas | Atšauktas užsakymas',
  subsequentDiscount: 'Vėliau suteikta nuolaida | Papildomai suteikta nuolaida',
  goodwill: 'Geros valios gestas | Geranoriška nuolaida',
  overpayment: 'Permoka | Permokos grąžinimas | Permokėta suma',
  serviceNotRendered: 'Paslauga nesuteikta | Paslaugos nesuteiktos | Nesuteikta paslauga',
  lateDelivery: 'Vėluojantis pristatymas | Pavėluotas pristatymas | Pristatymo vėlavimas',
  refundByTransfer:
    'Grąžinimas banko pavedimu | Suma bus grąžinta banko pavedimu | Grąžinimas į jūsų banko sąskaitą',
  refundWithinDays:
    'Suma bus grąžinta per {days} dienų laikotarpį | Suma bus grąžinta per {days} dienų | Suma bus grąžinta per {days} dienas | Grąžinimas per {days} dienų',
  refundByOriginalMethod:
    'Grąžinimas pradiniu mokėjimo būdu | Suma bus grąžinta pradiniu mokėjimo būdu',
  setOffNextInvoice:
    'Suma bus įskaityta į kitą sąskaitą | Suma bus išskaičiuota iš kitos sąskaitos | Įskaitoma į kitą sąskaitą',
  sorryForInconvenience: 'Atsiprašome už nepatogumus | Atsiprašome už sukeltus nepatogumus',
}
