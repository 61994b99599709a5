import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Leverans inom {days} dagar | Leveranstid: {days} dagar | Levereras inom {days} dagar',
  deliveryWithinWorkingDays:
    'Leverans inom {days} arbetsdagar | Leveranstid: {days} arbetsdagar | Leverans inom {days} vardagar',
  deliveryWithinWeeks: 'Leverans inom {number} veckor | Leveranstid: {number} veckor',
  deliverByDate:
    'Leverans senast {date} | Levereras senast {date} | Leverans senast den {date} | Vänligen leverera senast {date}',
  deliveredOnDate:
    'Levererat {date} | Levererad {date} | Leveransdatum: {date} | Levererat den {date}',
  serviceDate:
    'Datum för tjänsten: {date} | Tjänsten utförd {date} | Utfört {date} | Utfört den {date}',
  servicePeriod:
    'Tjänsteperiod: {date} till {date} | Utfört under perioden {date} till {date} | Tjänsteperiod: {date} - {date} | Tjänster utförda från {date} till {date}',
  servicePeriodMonth:
    'Tjänsteperiod: {month} | Period: {month} | Faktureringsperiod: {month} | Avser {month}',
  billingPeriod:
    'Faktureringsperiod: {date} till {date} | Period: {date} till {date} | Faktureringsperiod: {date} - {date} | Period: {date} - {date}',
  datesMatchInvoice:
    'Leveransdatum är detsamma som fakturadatum | Leveransdatum är fakturadatum | Leveransdatum motsvarar fakturadatum',
  freeDelivery: 'Fri frakt | Fraktfritt | Kostnadsfri leverans | Gratis leverans',
  plusShipping:
    'Frakt tillkommer | Exklusive frakt | Exkl. frakt | Plus frakt | Fraktkostnad tillkommer',
  partialDelivery: 'Delleverans | Delleveranser | Delleveranser är möjliga',
  pickUp: 'Hämtas av kunden | Avhämtning av kund | Kunden hämtar | Hämtas av kund',
  deliveryByCourier: 'Leverans med bud | Leverans med kurir | Skickas med bud | Med bud',
  deliveryByMail:
    'Leverans med post | Skickas med post | Per post | Med posten | Leverans per post',
  deliveryByEmail:
    'Leverans via e-post | Skickas via e-post | Via e-post | Leverans per e-post | Per e-post | Via mejl',
  deliveryToAddress:
    'Levereras till ovanstående adress | Leverans till ovanstående adress | Vänligen leverera till ovanstående adress',
  callBeforeDelivery: 'Ring före leverans | Vänligen ring före leverans | Ring innan leverans',
  deliverToReception:
    'Lämnas i receptionen | Leverans till receptionen | Levereras till receptionen',
  handleWithCare:
    'Ömtåligt, hanteras varsamt | Ömtåligt | Hanteras varsamt | Hanteras med försiktighet',
  checkGoods:
    'Kontrollera varorna vid mottagandet | Vänligen kontrollera varorna vid mottagandet | Vänligen kontrollera godset vid leverans',
  reportDefects:
    'Fel ska anmälas inom {days} dagar | Reklamation ska ske inom {days} dagar | Eventuella fel ska anmälas inom {days} dagar',
  receivedInGoodOrder:
    'Mottaget i gott skick | Varorna mottagna i gott skick | Varorna mottagna kompletta och oskadade',
  confirmOrder:
    'Vänligen bekräfta denna order | Vänligen bekräfta ordern | Vänligen bekräfta beställningen | Vänligen skicka en orderbekräftelse',
  quoteOrderNumber:
    'Ange ordernumret på fakturan | Vänligen ange ordernummer på fakturan | Vänligen ange vårt ordernummer på alla dokument | Ange ordernummer på fakturan',
  orderAsOffered:
    'Härmed beställer vi följande | Vi beställer härmed | Vi vill beställa följande | Vänligen leverera följande',

  orderReference:
    'Order {id} | Order nr {id} | Ordernummer: {id} | Ordernr {id} | Beställning {id} | Inköpsorder {id}',
  yourOrder: 'Er order {id} | Er beställning {id} | Din order {id} | Er order nr {id}',
  orderOfDate:
    'Order av den {date} | Order från {date} | Beställning från {date} | Order daterad {date}',
  yourOrderOfDate:
    'Er order av den {date} | Er beställning av den {date} | Er beställning från {date} | Din beställning från {date} | Er order från {date}',
  invoiceReference: 'Faktura {id} | Faktura nr {id} | Fakturanummer: {id} | Fakturanr {id}',
  invoiceOfDate:
    'Faktura {id} av den {date} | Faktura {id} från {date} | Faktura {id} daterad {date} | Faktura nr {id} daterad {date}',
  quoteNumber: 'Offert {id} | Offert nr {id} | Offertnummer: {id} | Anbud {id}',
  ourQuote: 'Vår offert {id} | Vårt anbud {id}',
  yourQuote: 'Er offert {id} | Ert anbud {id} | Din offert {id}',
  contractReference: 'Avtal {id} | Avtal nr {id} | Enligt avtal {id} | Kontrakt {id}',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber: 'Kundnummer: {id} | Kundnr {id} | Ert kundnummer: {id} | Ditt kundnummer: {id}',
  asDiscussedWith:
    'Enligt överenskommelse med {name} | Som överenskommet med {name} | Enl. ök med {name}',
  contactPerson:
    'Kontaktperson: {name} | Kontakt: {name} | Er kontaktperson: {name} | Din kontaktperson: {name} | Vår referens: {name}',
  attention: 'Att: {name} | Att. {name} | Attention: {name}',

  thanks: 'Tack | Tack så mycket | Stort tack',
  thanksBusiness:
    'Tack för affären | Tack för en god affär | Tack för att du handlar hos oss | Tack för köpet',
  thanksOrder:
    'Tack för din beställning | Tack för er beställning | Tack för er order | Tack för din order | Tack för beställningen',
  thanksTrust: 'Tack för förtroendet | Tack för ert förtroende | Tack för ditt förtroende',
  thanksInquiry: 'Tack för din förfrågan | Tack för er förfrågan | Tack för förfrågan',
  thanksCooperation: 'Tack för gott samarbete | Tack för det goda samarbetet | Tack för samarbetet',
  thanksPayment:
    'Tack för din betalning | Tack för er betalning | Tack för betalningen | Tack för snabb betalning',
  thanksVisit: 'Tack för besöket | Tack för ditt besök',
  thanksUnderstanding:
    'Tack för din förståelse | Tack för er förståelse | Tack för visad förståelse',
  lookForwardWork:
    'Vi ser fram emot samarbetet | Vi ser fram emot ett gott samarbete | Jag ser fram emot samarbetet',
  lookForwardOrder:
    'Vi ser fram emot er beställning | Vi ser fram emot din beställning | Vi ser fram emot er order',
  lookForwardReply:
    'Vi ser fram emot att höra från er | Jag ser fram emot att höra från dig | Vi ser fram emot ert svar | Vi ser fram emot att höra från dig',
  questionsContact:
    'Kontakta oss gärna om du har frågor | Vid frågor, kontakta oss gärna | Har du frågor är du välkommen att kontakta oss | Vid frågor, vänligen kontakta oss | Tveka inte att kontakta oss vid frågor | Välkommen att kontakta oss vid frågor',
  questionsContactAt:
    'Vid frågor, kontakta {id} | Frågor? Kontakta {id} | Vid frågor, vänligen kontakta {id}',
  bestRegards:
    'Med vänliga hälsningar | Vänliga hälsningar | Med vänlig hälsning | Bästa hälsningar | Hälsningar | Mvh',
  dearSirOrMadam: 'Till den det berör | Bästa mottagare',
  dearCustomer: 'Bästa kund | Kära kund | Hej kund',
  dearName: 'Hej {name} | Bästa {name} | Kära {name}',
  hello: 'Hej | God dag | God morgon',
  invoiceForServices:
    'För utförda tjänster fakturerar vi enligt följande | Härmed faktureras följande tjänster | Vi fakturerar härmed följande tjänster | För utfört arbete',
  offerAsFollows:
    'Vi har nöjet att offerera följande | Härmed offererar vi följande | Vi offererar enligt följande | Vi har glädjen att lämna följande offert',
  happyHolidays: 'Trevliga helger | God helg | Vi önskar er trevliga helger',
  happyNewYear: 'Gott nytt år | Vi önskar er ett gott nytt år',

  quoteValidUntil:
    'Denna offert är giltig till {date} | Offerten är giltig till {date} | Offert giltig till {date} | Offerten gäller till {date} | Offerten gäller till och med {date}',
  validUntil: 'Giltig till {date} | Gäller till {date} | Giltig till och med {date}',
  quoteValidForDays:
    'Denna offert är giltig i {days} dagar | Offerten är giltig i {days} dagar | Offerten gäller i {days} dagar | Offert giltig i {days} dagar',
  validForDays: 'Giltig i {days} dagar | Gäller i {days} dagar',
  nonBinding:
    'Denna offert är ej bindande | Offerten är inte bindande | Ej bindande offert | Med reservation för ändringar',
  acceptBySigning:
    'Vänligen skriv under och returnera offerten för att acceptera | Offerten accepteras genom underskrift | Vänligen underteckna och returnera offerten | Accepteras genom att returnera undertecknad offert',
  goodForAgreement: 'Läst och godkänt | Godkännes | Accepteras',
  orderConfirmed:
    'Orderbekräftelse | Vi bekräftar er beställning | Vi bekräftar er order | Din beställning är bekräftad',
  startAfterApproval:
    'Arbetet påbörjas efter godkännande | Arbetet påbörjas efter godkänd offert | Arbetet startar efter accept',
  startAfterDeposit:
    'Arbetet påbörjas när förskottet har mottagits | Arbetet påbörjas efter mottaget förskott | Arbetet påbörjas när handpenningen är betald',
  startOnDate:
    'Arbetet påbörjas {date} | Startdatum: {date} | Arbetet startar {date} | Projektstart: {date} | Arbetet påbörjas den {date}',
  completionByDate:
    'Färdigställs senast {date} | Färdigt senast {date} | Klart senast {date} | Färdigställande: {date}',
  pricesExcludeTax:
    'Alla priser är exklusive moms | Alla priser är exkl. moms | Priserna är exklusive moms | Moms tillkommer på alla priser | Priser exkl. moms',
  plusTax: 'Exklusive moms | Exkl. moms | Moms tillkommer | Plus moms | Utan moms',
  pricesIncludeTax:
    'Alla priser är inklusive moms | Alla priser är inkl. moms | Priserna är inklusive moms | Priser inkl. moms',
  includingTax: 'Inklusive moms | Inkl. moms | Moms ingår',
  pricesInCurrency:
    'Alla priser i {id} | Alla belopp i {id} | Priser i {id} | Alla priser är i {id}',
  revisionsIncluded:
    '{number} korrekturrundor ingår | Inklusive {number} korrekturrundor | Inkl. {number} korrekturrundor | {number} ändringsrundor ingår | Upp till {number} korrekturrundor ingår',
  changesCharged:
    'Ytterligare ändringar debiteras separat | Tilläggsarbete debiteras separat | Ändringar debiteras per timme | Extraarbete debiteras separat',
  billedByTime:
    'Debiteras efter nedlagd tid | Löpande räkning | På löpande räkning | Debitering enligt nedlagd tid | Faktureras efter nedlagd tid',
  travelExtra:
    'Resekostnader debiteras separat | Resekostnader tillkommer | Exkl. resekostnader | Resor debiteras separat',
  ourTermsApply:
    'Våra allmänna villkor gäller | Våra allmänna affärsvillkor gäller | Enligt våra allmänna villkor',
  cancellationTerms:
    'Kostnadsfri avbokning fram till {days} dagar före | Avbokning är kostnadsfri fram till {days} dagar före | Fri avbokning upp till {days} dagar före',
  cancellationFee:
    'Avbokningsavgift: {percent} | En avbokningsavgift på {percent} debiteras | Avbokningsavgift på {percent}',
  depositNotRefundable:
    'Förskottet återbetalas inte | Förskott återbetalas ej | Handpenningen återbetalas inte',
  warrantyMonths: 'Garanti: {number} månader | {number} månaders garanti',
  warrantyYears: 'Garanti: {number} år | {number} års garanti',
  placeOfJurisdiction: 'Behörig domstol: {name} | Behörig domstol finns i {name}',
  errorsExcepted:
    'Med reservation för fel och utelämnanden | Med reservation för fel | Reservation för eventuella fel',
  validWithoutSignature:
    'Detta dokument är giltigt utan underskrift | Dokumentet är framställt elektroniskt och giltigt utan underskrift | Giltig utan underskrift | Denna faktura är giltig utan underskrift',
  confidential: 'Konfidentiellt | Strikt konfidentiellt | Denna offert är konfidentiell',
  keepForRecords:
    'Spara detta dokument | Vänligen spara detta dokument | Vänligen spara denna faktura | Spara denna faktura',

  returnedGoods: 'Returnerade varor | Retur | Retur av varor | Varuretur',
  damagedGoods: 'Skadade varor | Transportskada | Skadad vara | Varan anlände skadad',
  defectiveGoods: 'Defekta varor | Defekt vara | Felaktig vara | Fel på varan',
  wrongGoods: 'Fel vara levererad | Felleverans | Fel varor levererade',
  missingGoods: 'Saknade varor | Ofullständig leverans | Varor ej levererade | Varor saknas',
  priceCorrection: 'Prisjustering | Priskorrigering | Rättelse av pris | Fel pris',
  quantityCorrection: 'Rättelse av antal | Korrigering av antal | Fel antal | Felaktigt antal',
  taxCorrection: 'Momskorrigering | Rättelse av moms | Fel momssats',
  duplicateInvoice:
    'Dubbelfakturering | Dubbelfakturerat | Fakturerad två gånger | Dubblettfaktura',
  invoiceCancelled:
    'Makulering av fakturan | Makulering av faktura | Fakturan är makulerad | Faktura makulerad',
  cancelsInvoice:
    'Makulering av faktura {id} | Denna kreditfaktura makulerar faktura {id} | Makulerar faktura {id}',
  creditForInvoice:
    'Kreditering av faktura {id} | Kreditfaktura till faktura {id} | Kreditfaktura avseende faktura {id} | Krediterar faktura {id}',
  orderCancelled: 'Avbeställning | Annullering av order | Order annullerad | Avbeställd order',
  subsequentDiscount: 'Rabatt i efterhand | Efterrabatt',
  goodwill: 'Goodwill | Goodwillkreditering | Som en goodwillgest',
  overpayment: 'Överbetalning | För mycket betalt | Återbetalning av överbetalning',
  serviceNotRendered:
    'Tjänsten ej utförd | Tjänst ej utförd | Tjänsten har inte utförts | Ej utförda tjänster',
  lateDelivery: 'Försenad leverans | Sen leverans | Leveransförsening',
  refundByTransfer:
    'Återbetalning via banköverföring | Beloppet återbetalas via banköverföring | Återbetalning till ditt bankkonto',
  refundWithinDays: 'Beloppet återbetalas inom {days} dagar | Återbetalning inom {days} dagar',
  refundByOriginalMethod:
    'Återbetalning till det ursprungliga betalningssättet | Beloppet återbetalas till det ursprungliga betalningssättet',
  setOffNextInvoice:
    'Beloppet avräknas på nästa faktura | Beloppet dras av på nästa faktura | Avräknas på nästa faktura',
  sorryForInconvenience:
    'Vi ber om ursäkt för besväret | Vi beklagar besväret | Vi ber om ursäkt för olägenheten',
}
