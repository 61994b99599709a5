import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Levering inden for {days} dage | Leveringstid: {days} dage | Leveres inden for {days} dage',
  deliveryWithinWorkingDays:
    'Levering inden for {days} arbejdsdage | Leveringstid: {days} arbejdsdage | Levering inden for {days} hverdage | Leveringstid: {days} hverdage',
  deliveryWithinWeeks: 'Levering inden for {number} uger | Leveringstid: {number} uger',
  deliverByDate:
    'Levering senest {date} | Leveres senest den {date} | Levering senest den {date} | Bedes leveret senest den {date}',
  deliveredOnDate: 'Leveret den {date} | Leveringsdato: {date} | Leveret {date}',
  serviceDate:
    'Dato for ydelsen: {date} | Ydelse leveret den {date} | Udført den {date} | Ydelsesdato: {date}',
  servicePeriod:
    'Ydelsesperiode: {date} til {date} | Ydelser leveret fra {date} til {date} | Ydelsesperiode: {date} - {date} | Udført i perioden {date} til {date}',
  servicePeriodMonth: 'Ydelsesperiode: {month} | Periode: {month} | Faktureringsperiode: {month}',
  billingPeriod:
    'Faktureringsperiode: {date} til {date} | Periode: {date} til {date} | Faktureringsperiode: {date} - {date} | Periode: {date} - {date}',
  datesMatchInvoice:
    'Leveringsdatoen er fakturadatoen | Leveringsdato svarer til fakturadato | Leveringsdato er lig med fakturadato | Ydelsen er leveret på fakturadatoen',
  freeDelivery: 'Gratis levering | Fri fragt | Gratis fragt | Fragtfri levering',
  plusShipping:
    'Plus fragt | Ekskl. fragt | Hertil kommer fragt | Fragt ikke inkluderet | Tillagt fragt',
  partialDelivery: 'Delleverance | Dellevering | Delleverancer er mulige',
  pickUp: 'Afhentning af kunden | Afhentes af kunden | Kunden henter selv | Selvafhentning',
  deliveryByCourier: 'Levering med kurér | Levering med bud | Sendes med kurér | Med kurér',
  deliveryByMail: 'Levering med post | Sendes med post | Med post | Pr. post',
  deliveryByEmail:
    'Levering pr. e-mail | Sendes pr. e-mail | Pr. e-mail | Via e-mail | Leveres pr. e-mail',
  deliveryToAddress:
    'Leveres til ovenstående adresse | Levering til ovenstående adresse | Bedes leveret til ovenstående adresse',
  callBeforeDelivery: 'Ring venligst før levering | Ring før levering | Ring inden levering',
  deliverToReception:
    'Afleveres i receptionen | Leveres til receptionen | Levering til receptionen',
  handleWithCare: 'Forsigtig, skrøbeligt | Skrøbeligt | Håndteres forsigtigt | Forsigtig',
  checkGoods:
    'Kontrollér venligst varerne ved modtagelsen | Kontroller varerne ved modtagelsen | Kontrollér venligst varen ved levering',
  reportDefects:
    'Mangler skal meddeles inden for {days} dage | Reklamation skal ske inden for {days} dage | Fejl og mangler skal meddeles inden for {days} dage',
  receivedInGoodOrder:
    'Modtaget i god stand | Varerne er modtaget i god stand | Varerne er modtaget fuldstændigt og ubeskadiget',
  confirmOrder:
    'Bekræft venligst denne ordre | Bekræft venligst ordren | Bekræft venligst modtagelsen af ordren | Send os venligst en ordrebekræftelse',
  quoteOrderNumber:
    'Angiv venligst ordrenummer på fakturaen | Oplys venligst vores ordrenummer på alle dokumenter | Ordrenummer bedes anført på fakturaen',
  orderAsOffered:
    'Vi bestiller hermed | Hermed bestilles følgende | Vi ønsker at bestille følgende | Levér venligst følgende',

  orderReference:
    'Ordre {id} | Ordre nr. {id} | Ordrenummer: {id} | Ordrenr. {id} | Indkøbsordre {id} | Bestilling {id}',
  yourOrder: 'Jeres ordre {id} | Deres ordre {id} | Din ordre {id} | Jeres ordre nr. {id}',
  orderOfDate: 'Ordre af {date} | Bestilling af {date} | Ordre fra {date}',
  yourOrderOfDate:
    'Jeres ordre af {date} | Deres ordre af {date} | Din ordre af {date} | Din bestilling af {date}',
  invoiceReference: 'Faktura {id} | Faktura nr. {id} | Fakturanummer: {id} | Fakturanr. {id}',
  invoiceOfDate:
    'Faktura {id} af {date} | Faktura nr. {id} af {date} | Faktura {id} fra {date} | Faktura {id} dateret {date}',
  quoteNumber: 'Tilbud {id} | Tilbud nr. {id} | Tilbudsnr. {id} | Overslag {id}',
  ourQuote: 'Vores tilbud {id} | Vort tilbud {id}',
  yourQuote: 'Jeres tilbud {id} | Deres tilbud {id} | Dit tilbud {id}',
  contractReference: 'Kontrakt {id} | Kontrakt nr. {id} | Ifølge kontrakt {id} | Aftale {id}',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber:
    'Kundenummer: {id} | Kundenr. {id} | Jeres kundenummer: {id} | Dit kundenummer: {id}',
  asDiscussedWith: 'Som aftalt med {name} | Efter aftale med {name} | Som drøftet med {name}',
  contactPerson:
    'Kontaktperson: {name} | Kontakt: {name} | Jeres kontaktperson: {name} | Din kontaktperson: {name}',
  attention: 'Att.: {name} | Att. {name} | Til {name}',

  thanks: 'Mange tak | Tak | Tusind tak',
  thanksBusiness:
    'Tak for samhandlen | Mange tak for samhandlen | Tak for handelen | Tak fordi du handlede hos os',
  thanksOrder:
    'Tak for din ordre | Tak for jeres ordre | Tak for din bestilling | Tak for ordren | Mange tak for din ordre',
  thanksTrust: 'Tak for tilliden | Tak for jeres tillid | Tak for din tillid',
  thanksInquiry:
    'Tak for din henvendelse | Tak for jeres henvendelse | Tak for din forespørgsel | Tak for jeres forespørgsel',
  thanksCooperation:
    'Tak for det gode samarbejde | Tak for godt samarbejde | Tak for samarbejdet | Mange tak for samarbejdet',
  thanksPayment: 'Tak for betalingen | Tak for din betaling | Tak for hurtig betaling',
  thanksVisit: 'Tak for besøget | Tak for dit besøg',
  thanksUnderstanding: 'Tak for forståelsen | Tak for jeres forståelse | Tak for din forståelse',
  lookForwardWork:
    'Vi glæder os til samarbejdet | Jeg glæder mig til samarbejdet | Vi ser frem til samarbejdet | Jeg ser frem til samarbejdet',
  lookForwardOrder:
    'Vi ser frem til din ordre | Vi ser frem til jeres ordre | Vi glæder os til at modtage din ordre',
  lookForwardReply:
    'Vi ser frem til at høre fra dig | Jeg ser frem til at høre fra dig | Vi ser frem til at høre fra jer | Vi ser frem til dit svar',
  questionsContact:
    'Kontakt os venligst, hvis du har spørgsmål | Har du spørgsmål, er du velkommen til at kontakte os | Ved spørgsmål er du velkommen til at kontakte os | Ved spørgsmål, kontakt os venligst | Har I spørgsmål, er I velkomne til at kontakte os | Kontakt os gerne ved spørgsmål',
  questionsContactAt:
    'Ved spørgsmål, kontakt venligst {id} | Spørgsmål? Kontakt {id} | Har du spørgsmål, kontakt venligst {id}',
  bestRegards:
    'Med venlig hilsen | Venlig hilsen | De bedste hilsner | Mvh | Med venlige hilsner | Bedste hilsner',
  dearSirOrMadam: 'Til rette vedkommende | Til hvem det måtte vedrøre',
  dearCustomer: 'Kære kunde | Kære kunder',
  dearName: 'Kære {name} | Hej {name}',
  hello: 'Hej | Goddag | Godmorgen | God dag',
  invoiceForServices:
    'For vores ydelser fakturerer vi som følger | Hermed faktureres følgende ydelser | Vi fakturerer hermed følgende ydelser | For udført arbejde | Hermed faktura for udført arbejde',
  offerAsFollows:
    'Vi har fornøjelsen at tilbyde følgende | Vi tilbyder hermed følgende | Hermed fremsendes følgende tilbud | Vi kan tilbyde følgende',
  happyHolidays: 'Glædelige helligdage | Vi ønsker jer glædelige helligdage | Glædelig højtid',
  happyNewYear: 'Godt nytår | Vi ønsker jer et godt nytår | Rigtig godt nytår',

  quoteValidUntil:
    'Dette tilbud er gyldigt til {date} | Tilbuddet er gyldigt til {date} | Tilbud gyldigt til {date} | Tilbuddet gælder til {date} | Tilbuddet er gældende til {date}',
  validUntil: 'Gyldigt til {date} | Gyldig til {date} | Gælder til {date}',
  quoteValidForDays:
    'Dette tilbud er gyldigt i {days} dage | Tilbuddet er gyldigt i {days} dage | Tilbuddet gælder i {days} dage | Tilbuddet er gældende i {days} dage',
  validForDays: 'Gyldigt i {days} dage | Gyldig i {days} dage | Gælder i {days} dage',
  nonBinding:
    'Dette tilbud er uforpligtende | Uforpligtende tilbud | Tilbuddet er ikke bindende | Med forbehold for ændringer',
  acceptBySigning:
    'Underskriv og returnér venligst tilbuddet for at acceptere | Tilbuddet accepteres ved at returnere det underskrevet | Underskriv og returnér venligst tilbuddet | Returneres underskrevet ved accept',
  goodForAgreement: 'Læst og godkendt | Læst og accepteret | Accepteret',
  orderConfirmed:
    'Ordrebekræftelse | Vi bekræfter din ordre | Vi bekræfter jeres ordre | Din ordre er bekræftet',
  startAfterApproval:
    'Arbejdet påbegyndes efter accept | Arbejdet starter efter godkendelse | Arbejdet påbegyndes efter godkendelse af tilbuddet',
  startAfterDeposit:
    'Arbejdet påbegyndes, når forudbetalingen er modtaget | Arbejdet starter, når forudbetalingen er modtaget | Arbejdet påbegyndes efter modtagelse af forudbetaling',
  startOnDate:
    'Arbejdet påbegyndes den {date} | Startdato: {date} | Arbejdet starter den {date} | Opstart: {date} | Projektstart: {date}',
  completionByDate:
    'Færdiggørelse senest {date} | Færdig senest den {date} | Færdiggøres senest den {date} | Forventet færdig: {date}',
  pricesExcludeTax:
    'Alle priser er ekskl. moms | Priserne er ekskl. moms | Alle priser er eksklusive moms | Alle priser er uden moms | Priser er ekskl. moms',
  plusTax: 'Ekskl. moms | Eksklusive moms | Plus moms | Excl. moms | Uden moms | Tillagt moms',
  pricesIncludeTax:
    'Alle priser er inkl. moms | Priserne er inkl. moms | Alle priser er inklusive moms | Priser er inkl. moms',
  includingTax: 'Inkl. moms | Inklusive moms | Med moms',
  pricesInCurrency:
    'Alle priser er i {id} | Alle beløb er i {id} | Priser i {id} | Alle beløb i {id}',
  revisionsIncluded:
    'Inkl. {number} rettelsesrunder | {number} rettelsesrunder inkluderet | {number} korrekturrunder inkluderet | Inkl. {number} korrekturrunder | Op til {number} rettelsesrunder inkluderet',
  changesCharged:
    'Yderligere ændringer faktureres særskilt | Ekstraarbejde faktureres særskilt | Ændringer faktureres efter medgået tid | Yderligere arbejde faktureres separat',
  billedByTime:
    'Faktureres efter medgået tid | Efter medgået tid | Afregnes efter medgået tid | Afregning efter forbrugt tid | Efter regning',
  travelExtra:
    'Rejseomkostninger faktureres særskilt | Hertil kommer rejseomkostninger | Ekskl. rejseomkostninger | Transport faktureres særskilt',
  ourTermsApply:
    'Vores almindelige forretningsbetingelser gælder | Vores salgs- og leveringsbetingelser gælder | Vores handelsbetingelser gælder | Der henvises til vores almindelige betingelser',
  cancellationTerms:
    'Gratis afbestilling indtil {days} dage før | Afbestilling er gratis indtil {days} dage før datoen | Gratis afbestilling op til {days} dage før',
  cancellationFee:
    'Afbestillingsgebyr: {percent} | Der opkræves et afbestillingsgebyr på {percent} | Afbestillingsgebyr på {percent}',
  depositNotRefundable:
    'Forudbetalingen refunderes ikke | Forudbetalinger refunderes ikke | Depositum refunderes ikke',
  warrantyMonths: 'Garanti: {number} måneder | {number} måneders garanti | {number} mdr. garanti',
  warrantyYears: 'Garanti: {number} år | {number} års garanti',
  placeOfJurisdiction: 'Værneting er {name} | Værneting: {name}',
  errorsExcepted:
    'Der tages forbehold for fejl og udeladelser | Forbehold for fejl | Med forbehold for fejl og mangler',
  validWithoutSignature:
    'Dette dokument er gyldigt uden underskrift | Dokumentet er oprettet elektronisk og er gyldigt uden underskrift | Gyldig uden underskrift | Denne faktura er gyldig uden underskrift',
  confidential: 'Fortroligt | Strengt fortroligt | Dette tilbud er fortroligt',
  keepForRecords:
    'Gem venligst dette dokument | Gem venligst denne faktura | Opbevar venligst dette dokument',

  returnedGoods: 'Returvarer | Retur | Returnering af varer | Returnerede varer | Varer retur',
  damagedGoods:
    'Beskadigede varer | Transportskade | Varen er ankommet beskadiget | Beskadiget vare',
  defectiveGoods: 'Defekte varer | Defekt vare | Fejl på varen | Mangelfuld vare',
  wrongGoods: 'Forkert vare leveret | Forkerte varer leveret | Fejlleverance | Fejllevering',
  missingGoods:
    'Manglende varer | Mangelfuld levering | Varer ikke leveret | Ufuldstændig levering | Manko',
  priceCorrection: 'Prisregulering | Priskorrektion | Rettelse af pris | Forkert pris',
  quantityCorrection: 'Rettelse af antal | Korrektion af antal | Forkert antal | Mængdekorrektion',
  taxCorrection: 'Momskorrektion | Rettelse af moms | Forkert momssats | Momsregulering',
  duplicateInvoice:
    'Dobbelt faktureret | Dobbeltfakturering | Dobbelt faktura | Faktureret to gange',
  invoiceCancelled:
    'Annullering af fakturaen | Annullering af faktura | Fakturaen er annulleret | Faktura annulleret',
  cancelsInvoice:
    'Annullering af faktura {id} | Denne kreditnota annullerer faktura {id} | Annullerer faktura {id}',
  creditForInvoice:
    'Kreditering af faktura {id} | Kreditnota til faktura {id} | Kreditnota vedr. faktura {id} | Korrektion af faktura {id}',
  orderCancelled:
    'Annullering af ordren | Annullering af ordre | Ordre annulleret | Annulleret ordre | Afbestilling',
  subsequentDiscount: 'Efterfølgende rabat | Efterbonus',
  goodwill: 'Kulancegodtgørelse | Kulance | Som en kulance | Goodwill',
  overpayment: 'For meget betalt | Overbetaling | Tilbagebetaling af for meget betalt',
  serviceNotRendered: 'Ydelse ikke leveret | Ydelsen er ikke leveret | Ydelser ikke leveret',
  lateDelivery: 'Forsinket levering | For sen levering',
  refundByTransfer:
    'Tilbagebetaling via bankoverførsel | Beløbet tilbagebetales via bankoverførsel | Refusion via bankoverførsel | Tilbagebetaling til din bankkonto',
  refundWithinDays:
    'Beløbet tilbagebetales inden for {days} dage | Tilbagebetaling inden for {days} dage | Beløbet refunderes inden for {days} dage',
  refundByOriginalMethod:
    'Tilbagebetaling via den oprindelige betalingsmetode | Beløbet refunderes til den oprindelige betalingsmetode',
  setOffNextInvoice:
    'Beløbet modregnes i næste faktura | Modregnes i næste faktura | Beløbet fratrækkes på næste faktura',
  sorryForInconvenience:
    'Vi beklager ulejligheden | Vi undskylder ulejligheden | Beklager ulejligheden',
}
