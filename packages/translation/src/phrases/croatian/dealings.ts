import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Isporuka u roku od {days} dana | Rok isporuke: {days} dana | Dostava u roku od {days} dana',
  deliveryWithinWorkingDays:
    'Rok isporuke u radnim danima: {days} | Isporuka u roku od {days} radnih dana | Isporuka u roku od {days} radna dana | Rok isporuke: {days} radnih dana | Rok isporuke: {days} radna dana | Dostava u roku od {days} radnih dana',
  deliveryWithinWeeks:
    'Rok isporuke u tjednima: {number} | Isporuka u roku od {number} tjedna | Isporuka u roku od {number} tjedana | Rok isporuke: {number} tjedna | Rok isporuke: {number} tjedana',
  deliverByDate:
    'Isporuka do {date} | Rok isporuke: {date} | Molimo isporučite do {date} | Dostava do {date} | Molimo isporuku do {date}',
  deliveredOnDate: 'Datum isporuke: {date} | Isporučeno {date} | Isporučeno dana {date}',
  serviceDate:
    'Datum izvršenja usluge: {date} | Usluga izvršena {date} | Datum obavljene usluge: {date} | Usluga obavljena dana {date}',
  servicePeriod:
    'Razdoblje pružanja usluga: od {date} do {date} | Razdoblje pružanja usluga: {date} - {date} | Usluge izvršene od {date} do {date} | Usluge obavljene od {date} do {date}',
  servicePeriodMonth:
    'Razdoblje pružanja usluga: {month} | Razdoblje: {month} | Obračunsko razdoblje: {month} | Za razdoblje: {month}',
  billingPeriod:
    'Obračunsko razdoblje: od {date} do {date} | Razdoblje: od {date} do {date} | Obračunsko razdoblje: {date} - {date} | Razdoblje: {date} - {date} | Za razdoblje od {date} do {date}',
  datesMatchInvoice:
    'Datum izvršenja usluge jednak je datumu računa | Datum isporuke jednak je datumu računa | Datum isporuke odgovara datumu izdavanja računa | Datum usluge je datum izdavanja računa',
  freeDelivery: 'Besplatna dostava | Dostava besplatna | Besplatna isporuka',
  plusShipping:
    'Plus troškovi dostave | Troškovi dostave nisu uključeni | Dostava nije uključena u cijenu | Plus poštarina | Bez troškova dostave',
  partialDelivery: 'Djelomična isporuka | Moguće su djelomične isporuke',
  pickUp: 'Osobno preuzimanje | Preuzimanje od strane kupca | Preuzima kupac',
  deliveryByCourier:
    'Dostava kurirskom službom | Kurirskom službom | Poslano kurirom | Dostava kurirom',
  deliveryByMail: 'Dostava poštom | Poštom | Poslano poštom',
  deliveryByEmail:
    'Dostava e-poštom | E-poštom | Poslano e-poštom | E-mailom | Elektroničkom poštom',
  deliveryToAddress:
    'Molimo isporučite na gore navedenu adresu | Isporuka na gore navedenu adresu | Dostava na gore navedenu adresu',
  callBeforeDelivery:
    'Molimo nazovite prije isporuke | Nazovite prije dostave | Molimo nazovite prije dostave',
  deliverToReception:
    'Molimo dostavite na recepciju | Dostava na recepciju | Ostaviti na recepciji',
  handleWithCare: 'Lomljivo, pažljivo rukovati | Lomljivo | Pažljivo rukovati | Oprez, lomljivo',
  checkGoods:
    'Molimo provjerite robu pri preuzimanju | Provjerite robu prilikom preuzimanja | Molimo pregledajte robu pri primitku',
  reportDefects:
    'Nedostatke prijavite u roku od {days} dana | Molimo prijavite nedostatke u roku od {days} dana | Reklamacije se primaju u roku od {days} dana',
  receivedInGoodOrder:
    'Primljeno u ispravnom stanju | Roba primljena u ispravnom stanju | Roba primljena potpuna i neoštećena',
  confirmOrder:
    'Molimo potvrdite narudžbu | Molimo potvrdu narudžbe | Molimo potvrdite primitak narudžbe | Molimo pošaljite nam potvrdu narudžbe | Molimo potvrdite ovu narudžbu',
  quoteOrderNumber:
    'Na računu navedite broj narudžbenice | Molimo navedite broj narudžbe na računu | Na svim dokumentima navedite broj narudžbe | Na svim dokumentima navedite naš broj narudžbe | Molimo navedite broj narudžbenice na računu',
  orderAsOffered: 'Naručujemo sljedeće | Ovime naručujemo | Molimo isporučite sljedeće',

  orderReference:
    'Narudžbenica {id} | Narudžba {id} | Narudžbenica br. {id} | Narudžba br. {id} | Broj narudžbenice: {id} | Broj narudžbe: {id}',
  yourOrder: 'Vaša narudžba {id} | Vaša narudžbenica {id} | Vaša narudžba br. {id}',
  orderOfDate: 'Narudžba od {date} | Narudžbenica od {date}',
  yourOrderOfDate: 'Vaša narudžba od {date} | Vaša narudžbenica od {date}',
  invoiceReference: 'Račun {id} | Račun br. {id} | Broj računa: {id} | Račun broj {id}',
  invoiceOfDate: 'Račun {id} od {date} | Račun br. {id} od {date}',
  quoteNumber: 'Ponuda {id} | Ponuda br. {id} | Broj ponude: {id} | Predračun {id}',
  ourQuote: 'Naša ponuda {id} | Naša ponuda br. {id}',
  yourQuote: 'Vaša ponuda {id} | Vaša ponuda br. {id}',
  contractReference: 'Ugovor {id} | Ugovor br. {id} | Prema ugovoru {id} | Prema ugovoru br. {id}',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber: 'Šifra kupca: {id} | Broj kupca: {id} | Vaša šifra kupca: {id}',
  asDiscussedWith: 'Dogovoreno s: {name} | Prema dogovoru s: {name}',
  contactPerson:
    'Osoba za kontakt: {name} | Kontakt osoba: {name} | Kontakt: {name} | Vaša osoba za kontakt: {name}',
  attention: 'Na ruke: {name} | Za: {name} | N/r: {name}',

  thanks: 'Hvala | Hvala vam | Najljepša hvala | Zahvaljujemo | Hvala lijepa',
  thanksBusiness:
    'Hvala što poslujete s nama | Hvala na ukazanoj suradnji | Zahvaljujemo što koristite naše usluge',
  thanksOrder: 'Hvala na narudžbi | Hvala vam na narudžbi | Zahvaljujemo na narudžbi',
  thanksTrust:
    'Hvala na povjerenju | Hvala vam na povjerenju | Zahvaljujemo na povjerenju | Hvala na ukazanom povjerenju',
  thanksInquiry: 'Hvala na upitu | Hvala vam na upitu | Zahvaljujemo na upitu',
  thanksCooperation:
    'Hvala na suradnji | Hvala na dobroj suradnji | Zahvaljujemo na suradnji | Hvala vam na suradnji',
  thanksPayment: 'Hvala na uplati | Hvala na pravovremenoj uplati | Zahvaljujemo na uplati',
  thanksVisit: 'Hvala na posjetu | Hvala vam na posjetu',
  thanksUnderstanding: 'Hvala na razumijevanju | Zahvaljujemo na razumijevanju',
  lookForwardWork:
    'Veselimo se suradnji s vama | Veselimo se suradnji | Radujemo se suradnji | Veselim se suradnji',
  lookForwardOrder: 'Veselimo se vašoj narudžbi | Radujemo se vašoj narudžbi',
  lookForwardReply:
    'Veselimo se vašem odgovoru | Radujemo se vašem odgovoru | Očekujemo vaš odgovor',
  questionsContact:
    'Za sva pitanja slobodno nam se obratite | Ako imate pitanja, kontaktirajte nas | Za sva pitanja stojimo vam na raspolaganju | Ako imate pitanja, slobodno nam se obratite | Za dodatna pitanja stojimo na raspolaganju | Pitanja? Kontaktirajte nas',
  questionsContactAt:
    'Za pitanja se obratite na: {id} | Ako imate pitanja, kontaktirajte nas na {id} | Pitanja: {id} | Za sva pitanja obratite se na {id}',
  bestRegards: 'Srdačan pozdrav | S poštovanjem | Lijep pozdrav | Srdačno | Lijepi pozdravi',
  dearSirOrMadam: 'Poštovani | Poštovana gospođo, poštovani gospodine | Poštovane dame i gospodo',
  dearCustomer: 'Poštovani kupci | Poštovani kupče | Dragi kupci | Poštovani klijenti',
  dearName: 'Dobar dan, {name} | Pozdrav, {name} | Bok {name}',
  hello: 'Dobar dan | Pozdrav | Dobro jutro | Bok',
  invoiceForServices:
    'Za izvršene usluge zaračunavamo vam | Zaračunavamo vam sljedeće usluge | Za obavljene usluge | Za izvršene usluge',
  offerAsFollows:
    'Nudimo vam sljedeće | Sa zadovoljstvom vam dostavljamo ponudu | Prema vašem upitu nudimo sljedeće | Dostavljamo vam sljedeću ponudu',
  happyHolidays: 'Sretni blagdani | Želimo vam sretne blagdane',
  happyNewYear: 'Sretna nova godina | Želimo vam sretnu novu godinu',

  quoteValidUntil:
    'Ponuda vrijedi do {date} | Ova ponuda vrijedi do {date} | Rok valjanosti ponude: {date}',
  validUntil: 'Vrijedi do {date} | Valjano do {date}',
  quoteValidForDays:
    'Ponuda vrijedi {days} dana | Ova ponuda vrijedi {days} dana | Rok valjanosti ponude: {days} dana',
  validForDays: 'Vrijedi {days} dana | Valjano {days} dana',
  nonBinding:
    'Ponuda je neobvezujuća | Ova ponuda nije obvezujuća | Neobvezujuća ponuda | Zadržavamo pravo izmjena',
  acceptBySigning:
    'Za prihvat ponude molimo vratite je potpisanu | Molimo vratite potpisanu ponudu | Za prihvaćanje ponudu potpišite i vratite | Molimo potpišite i vratite ponudu',
  goodForAgreement: 'Pročitano i odobreno | Suglasan | Suglasni smo | Prihvaćeno i odobreno',
  orderConfirmed: 'Potvrda narudžbe | Potvrđujemo vašu narudžbu | Vaša narudžba je potvrđena',
  startAfterApproval:
    'Radovi počinju nakon prihvaćanja ponude | Početak radova nakon prihvaćanja ponude | Početak radova nakon odobrenja',
  startAfterDeposit:
    'Radovi počinju nakon uplate predujma | Početak radova nakon uplate predujma | Početak radova nakon primitka predujma',
  startOnDate:
    'Početak radova: {date} | Radovi počinju {date} | Početak projekta: {date} | Datum početka: {date}',
  completionByDate:
    'Završetak do {date} | Rok završetka: {date} | Završetak radova do {date} | Datum završetka: {date}',
  pricesExcludeTax:
    'Cijene ne uključuju porez | Cijene su bez PDV-a | Sve cijene su bez PDV-a | Cijene ne uključuju PDV | PDV nije uključen u cijenu | Sve cijene su neto',
  plusTax: 'Plus porez | Plus PDV | Bez PDV-a | Bez poreza | PDV nije uključen',
  pricesIncludeTax:
    'Cijene uključuju porez | Cijene uključuju PDV | Sve cijene uključuju PDV | Cijene su s PDV-om | PDV je uključen u cijenu',
  includingTax: 'S porezom | S PDV-om | PDV uključen | Uključujući PDV | Porez uključen',
  pricesInCurrency:
    'Sve cijene su u {id} | Cijene u {id} | Svi iznosi su u {id} | Cijene su izražene u {id}',
  revisionsIncluded:
    'Broj krugova izmjena u cijeni: {number} | {number} kruga izmjena u cijeni | {number} krugova izmjena u cijeni | Uključena {number} kruga izmjena | Uključeno {number} krugova izmjena',
  changesCharged:
    'Dodatne izmjene naplaćuju se zasebno | Dodatni radovi naplaćuju se zasebno | Dodatne izmjene se posebno naplaćuju | Dodatni rad se obračunava posebno',
  billedByTime:
    'Obračun prema utrošenom vremenu | Obračun prema stvarno utrošenom vremenu | Obračun prema odrađenim satima | Obračun po satu',
  travelExtra:
    'Putni troškovi naplaćuju se zasebno | Plus putni troškovi | Putni troškovi nisu uključeni | Putni troškovi se posebno obračunavaju',
  ourTermsApply:
    'Primjenjuju se naši opći uvjeti poslovanja | Vrijede naši opći uvjeti poslovanja | Vrijede naši opći uvjeti',
  cancellationTerms:
    'Besplatno otkazivanje do {days} dana prije termina | Otkazivanje bez naknade do {days} dana prije termina',
  cancellationFee:
    'Naknada za otkazivanje: {percent} | Trošak otkazivanja: {percent} | Naknada za otkaz: {percent}',
  depositNotRefundable:
    'Predujam se ne vraća | Predujmovi se ne vraćaju | Avans se ne vraća | Predujam je nepovratan',
  warrantyMonths:
    'Jamstveni rok u mjesecima: {number} | Jamstvo: {number} mjeseci | Jamstvo: {number} mjeseca | {number} mjeseci jamstva | {number} mjeseca jamstva | Garancija: {number} mjeseci | Garancija: {number} mjeseca',
  warrantyYears:
    'Jamstveni rok u godinama: {number} | Jamstvo: {number} godine | Jamstvo: {number} godina | {number} godine jamstva | {number} godina jamstva | Garancija: {number} godine | Garancija: {number} godina',
  placeOfJurisdiction: 'Nadležni sud: {name} | Mjesna nadležnost suda: {name}',
  errorsExcepted: 'Zadržavamo pravo na pogreške i propuste | Zadržavamo pravo na pogreške',
  validWithoutSignature:
    'Dokument je valjan bez potpisa | Dokument je izrađen elektronički i valjan je bez potpisa | Račun je valjan bez potpisa i pečata | Račun je izdan elektronički i valjan je bez potpisa | Račun je valjan bez potpisa | Dokument je pravovaljan bez potpisa i pečata',
  confidential: 'Povjerljivo | Ova ponuda je povjerljiva | Strogo povjerljivo',
  keepForRecords:
    'Molimo sačuvajte ovaj dokument | Molimo sačuvajte ovaj račun | Sačuvajte dokument',

  returnedGoods: 'Povrat robe | Vraćena roba | Povrat',
  damagedGoods: 'Oštećena roba | Roba oštećena u prijevozu | Oštećenje u prijevozu',
  defectiveGoods: 'Neispravna roba | Roba s greškom | Neispravan proizvod | Greška na robi',
  wrongGoods: 'Isporučena pogrešna roba | Pogrešna roba | Pogrešna isporuka',
  missingGoods: 'Nedostajuće stavke | Roba koja nedostaje | Nepotpuna isporuka | Neisporučena roba',
  priceCorrection: 'Ispravak cijene | Pogrešna cijena | Korekcija cijene',
  quantityCorrection: 'Ispravak količine | Pogrešna količina | Korekcija količine',
  taxCorrection: 'Ispravak poreza | Ispravak PDV-a | Pogrešna porezna stopa | Pogrešna stopa PDV-a',
  duplicateInvoice:
    'Dvostruki račun | Dvostruko zaračunato | Dvaput zaračunato | Dvostruko fakturiranje',
  invoiceCancelled: 'Storno računa | Storniranje računa | Račun storniran | Poništenje računa',
  cancelsInvoice:
    'Storno računa {id} | Storniranje računa {id} | Odobrenje stornira račun {id} | Storno računa br. {id}',
  creditForInvoice:
    'Odobrenje po računu {id} | Odobrenje uz račun {id} | Ispravak računa {id} | Odobrenje po računu br. {id}',
  orderCancelled: 'Otkazivanje narudžbe | Narudžba otkazana | Otkazana narudžba | Storno narudžbe',
  subsequentDiscount: 'Naknadni popust | Naknadno odobreni popust',
  goodwill: 'Gesta dobre volje | Odobrenje kao gesta dobre volje | U znak dobre volje',
  overpayment: 'Preplata | Povrat preplate | Preplaćeni iznos',
  serviceNotRendered: 'Usluga nije izvršena | Neizvršena usluga | Usluge nisu izvršene',
  lateDelivery: 'Zakašnjela isporuka | Kašnjenje isporuke',
  refundByTransfer:
    'Povrat bankovnim prijenosom | Iznos će biti vraćen bankovnim prijenosom | Povrat na bankovni račun | Povrat na vaš bankovni račun',
  refundWithinDays: 'Iznos će biti vraćen u roku od {days} dana | Povrat u roku od {days} dana',
  refundByOriginalMethod:
    'Povrat na izvorni način plaćanja | Iznos će biti vraćen na izvorni način plaćanja',
  setOffNextInvoice:
    'Iznos će biti uračunat u sljedeći račun | Iznos će biti odbijen od sljedećeg računa | Prijeboj sa sljedećim računom',
  sorryForInconvenience:
    'Ispričavamo se zbog neugodnosti | Ispričavamo se na neugodnostima | Žao nam je zbog neugodnosti',
}
