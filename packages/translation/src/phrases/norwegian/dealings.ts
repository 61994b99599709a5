import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Levering innen {days} dager | Leveringstid: {days} dager | Leveres innen {days} dager',
  deliveryWithinWorkingDays:
    'Levering innen {days} virkedager | Leveringstid: {days} virkedager | Levering innen {days} arbeidsdager | Leveringstid: {days} arbeidsdager',
  deliveryWithinWeeks: 'Levering innen {number} uker | Leveringstid: {number} uker',
  deliverByDate:
    'Levering innen {date} | Leveres innen {date} | Vennligst lever innen {date} | Levering senest {date}',
  deliveredOnDate: 'Levert {date} | Leveringsdato: {date} | Levert den {date}',
  serviceDate:
    'Dato for tjenesten: {date} | Tjenesten utført {date} | Utført {date} | Utført den {date}',
  servicePeriod:
    'Tjenesteperiode: {date} til {date} | Utført i perioden {date} til {date} | Tjenesteperiode: {date} - {date} | Tjenester utført fra {date} til {date}',
  servicePeriodMonth:
    'Tjenesteperiode: {month} | Periode: {month} | Faktureringsperiode: {month} | Gjelder {month}',
  billingPeriod:
    'Faktureringsperiode: {date} til {date} | Periode: {date} til {date} | Faktureringsperiode: {date} - {date} | Periode: {date} - {date}',
  datesMatchInvoice:
    'Leveringsdato er lik fakturadato | Leveringsdatoen er fakturadatoen | Leveringsdato tilsvarer fakturadato',
  freeDelivery: 'Gratis levering | Fri frakt | Gratis frakt | Fraktfritt',
  plusShipping:
    'Frakt kommer i tillegg | Ekskl. frakt | Eksklusive frakt | Pluss frakt | Frakt ikke inkludert',
  partialDelivery: 'Delleveranse | Dellevering | Delleveranser er mulig',
  pickUp: 'Hentes av kunden | Kunden henter selv | Henting av kunde | Hentes av kunde',
  deliveryByCourier: 'Levering med bud | Levering med kurér | Sendes med bud | Med bud',
  deliveryByMail: 'Levering med post | Sendes med post | Per post | Med posten',
  deliveryByEmail: 'Levering på e-post | Sendes på e-post | Per e-post | På e-post | Via e-post',
  deliveryToAddress:
    'Leveres til adressen ovenfor | Levering til adressen ovenfor | Vennligst lever til adressen ovenfor',
  callBeforeDelivery:
    'Vennligst ring før levering | Ring før levering | Ring i forkant av levering',
  deliverToReception: 'Leveres i resepsjonen | Levering til resepsjonen | Leveres til resepsjonen',
  handleWithCare: 'Forsiktig, skjørt innhold | Skjørt innhold | Behandles forsiktig | Knuselig',
  checkGoods:
    'Vennligst kontroller varene ved mottak | Kontroller varene ved mottak | Vennligst kontroller varene ved levering',
  reportDefects:
    'Feil og mangler må meldes innen {days} dager | Reklamasjon må skje innen {days} dager | Mangler må meldes innen {days} dager',
  receivedInGoodOrder:
    'Mottatt i god stand | Varene er mottatt i god stand | Varene er mottatt komplett og uskadet',
  confirmOrder:
    'Vennligst bekreft denne ordren | Vennligst bekreft ordren | Vennligst bekreft bestillingen | Vennligst send oss en ordrebekreftelse',
  quoteOrderNumber:
    'Vennligst oppgi ordrenummer på fakturaen | Oppgi ordrenummer på fakturaen | Vennligst oppgi vårt ordrenummer på alle dokumenter',
  orderAsOffered:
    'Vi bestiller herved følgende | Herved bestilles følgende | Vi ønsker å bestille følgende | Vennligst lever følgende',

  orderReference:
    'Ordre {id} | Ordre nr. {id} | Ordrenummer: {id} | Ordrenr. {id} | Bestilling {id} | Innkjøpsordre {id}',
  yourOrder: 'Deres ordre {id} | Din ordre {id} | Deres bestilling {id} | Deres ordre nr. {id}',
  orderOfDate: 'Ordre av {date} | Bestilling av {date} | Ordre datert {date}',
  yourOrderOfDate:
    'Deres ordre av {date} | Din ordre av {date} | Deres bestilling av {date} | Din bestilling av {date}',
  invoiceReference: 'Faktura {id} | Faktura nr. {id} | Fakturanummer: {id} | Fakturanr. {id}',
  invoiceOfDate: 'Faktura {id} av {date} | Faktura {id} datert {date} | Faktura nr. {id} av {date}',
  quoteNumber: 'Tilbud {id} | Tilbud nr. {id} | Tilbudsnr. {id} | Pristilbud {id}',
  ourQuote: 'Vårt tilbud {id} | Vårt pristilbud {id}',
  yourQuote: 'Deres tilbud {id} | Ditt tilbud {id}',
  contractReference: 'Kontrakt {id} | Kontrakt nr. {id} | Ifølge kontrakt {id} | Avtale {id}',
  projectReference: 'Prosjekt {name} | Prosjekt: {name}',
  customerNumber:
    'Kundenummer: {id} | Kundenr. {id} | Deres kundenummer: {id} | Ditt kundenummer: {id}',
  asDiscussedWith: 'Som avtalt med {name} | Etter avtale med {name} | Som diskutert med {name}',
  contactPerson:
    'Kontaktperson: {name} | Kontakt: {name} | Deres kontaktperson: {name} | Din kontaktperson: {name}',
  attention: 'Att.: {name} | Att. {name} | Ved {name}',

  thanks: 'Tusen takk | Takk | Mange takk',
  thanksBusiness: 'Takk for handelen | Takk for at du handler hos oss | Takk for oppdraget',
  thanksOrder:
    'Takk for bestillingen | Takk for din bestilling | Takk for deres bestilling | Takk for ordren | Tusen takk for bestillingen',
  thanksTrust: 'Takk for tilliten | Takk for tilliten dere viser oss',
  thanksInquiry:
    'Takk for henvendelsen | Takk for din henvendelse | Takk for forespørselen | Takk for deres henvendelse',
  thanksCooperation:
    'Takk for godt samarbeid | Takk for det gode samarbeidet | Takk for samarbeidet',
  thanksPayment: 'Takk for betalingen | Takk for din betaling | Takk for rask betaling',
  thanksVisit: 'Takk for besøket',
  thanksUnderstanding: 'Takk for forståelsen | Takk for din forståelse',
  lookForwardWork:
    'Vi ser frem til samarbeidet | Vi gleder oss til samarbeidet | Jeg ser frem til samarbeidet | Jeg gleder meg til samarbeidet',
  lookForwardOrder:
    'Vi ser frem til din bestilling | Vi ser frem til deres bestilling | Vi ser frem til å motta din ordre',
  lookForwardReply:
    'Vi ser frem til å høre fra deg | Jeg ser frem til å høre fra deg | Vi ser frem til å høre fra dere | Vi ser frem til ditt svar',
  questionsContact:
    'Ta gjerne kontakt hvis du har spørsmål | Har du spørsmål, ta gjerne kontakt med oss | Ved spørsmål, ta kontakt med oss | Kontakt oss gjerne ved spørsmål | Ikke nøl med å kontakte oss ved spørsmål | Vennligst kontakt oss hvis du har spørsmål',
  questionsContactAt:
    'Ved spørsmål, kontakt {id} | Spørsmål? Kontakt {id} | Ved spørsmål, vennligst kontakt {id}',
  bestRegards:
    'Med vennlig hilsen | Vennlig hilsen | Beste hilsen | Mvh | Hilsen | Med vennlige hilsener',
  dearSirOrMadam: 'Til rette vedkommende | Til den det måtte angå',
  dearCustomer: 'Kjære kunde | Hei kunde',
  dearName: 'Hei {name} | Kjære {name}',
  hello: 'Hei | God dag | God morgen',
  invoiceForServices:
    'For våre tjenester fakturerer vi som følger | Vi fakturerer herved følgende tjenester | Herved faktureres følgende tjenester | For utført arbeid',
  offerAsFollows:
    'Vi har gleden av å tilby følgende | Vi tilbyr herved følgende | Vi kan tilby følgende | Vi har gleden av å gi følgende tilbud',
  happyHolidays: 'Gode helligdager | God høytid | Vi ønsker dere fine høytidsdager',
  happyNewYear: 'Godt nytt år | Godt nyttår | Vi ønsker dere et godt nytt år',

  quoteValidUntil:
    'Dette tilbudet er gyldig til {date} | Tilbudet er gyldig til {date} | Tilbud gyldig til {date} | Tilbudet gjelder til {date} | Tilbudet gjelder til og med {date}',
  validUntil: 'Gyldig til {date} | Gjelder til {date} | Gyldig til og med {date}',
  quoteValidForDays:
    'Dette tilbudet er gyldig i {days} dager | Tilbudet er gyldig i {days} dager | Tilbudet gjelder i {days} dager',
  validForDays: 'Gyldig i {days} dager | Gjelder i {days} dager',
  nonBinding:
    'Dette tilbudet er uforpliktende | Uforpliktende tilbud | Tilbudet er ikke bindende | Med forbehold om endringer',
  acceptBySigning:
    'Vennligst signer og returner tilbudet for aksept | Tilbudet aksepteres ved å returnere det signert | Vennligst signer og returner tilbudet | Returneres signert ved aksept',
  goodForAgreement: 'Lest og godkjent | Lest og akseptert | Akseptert',
  orderConfirmed:
    'Ordrebekreftelse | Vi bekrefter din ordre | Vi bekrefter bestillingen | Bestillingen er bekreftet',
  startAfterApproval:
    'Arbeidet starter etter aksept | Arbeidet starter etter godkjenning | Arbeidet påbegynnes etter aksept av tilbudet',
  startAfterDeposit:
    'Arbeidet starter når forskuddet er mottatt | Arbeidet påbegynnes når forskuddet er mottatt | Oppstart etter mottatt forskudd',
  startOnDate:
    'Arbeidet starter {date} | Startdato: {date} | Oppstart: {date} | Prosjektstart: {date} | Arbeidet starter den {date}',
  completionByDate:
    'Ferdigstilles innen {date} | Ferdig innen {date} | Ferdigstillelse: {date} | Ferdigstillelse innen {date}',
  pricesExcludeTax:
    'Alle priser er ekskl. mva | Alle priser er eksklusive mva | Prisene er ekskl. mva | Alle priser er uten mva | Alle priser er eksklusive merverdiavgift',
  plusTax:
    'Ekskl. mva | Eksklusive mva | Pluss mva | Mva. kommer i tillegg | Uten mva | Eksklusive merverdiavgift',
  pricesIncludeTax:
    'Alle priser er inkl. mva | Prisene er inkl. mva | Alle priser er inkludert mva | Alle priser er inklusive merverdiavgift',
  includingTax: 'Inkl. mva | Inkludert mva | Inklusive mva | Inklusive merverdiavgift | Med mva',
  pricesInCurrency:
    'Alle priser er i {id} | Alle beløp er i {id} | Priser i {id} | Alle beløp i {id}',
  revisionsIncluded:
    '{number} korrekturrunder inkludert | Inkl. {number} korrekturrunder | Inkludert {number} korrekturrunder | {number} endringsrunder inkludert | Inntil {number} korrekturrunder inkludert',
  changesCharged:
    'Ytterligere endringer faktureres separat | Tilleggsarbeid faktureres separat | Endringer faktureres etter medgått tid | Ekstraarbeid faktureres separat',
  billedByTime:
    'Faktureres etter medgått tid | Etter medgått tid | Avregnes etter medgått tid | Etter regning',
  travelExtra:
    'Reisekostnader faktureres separat | Reisekostnader kommer i tillegg | Ekskl. reisekostnader | Reise faktureres separat',
  ourTermsApply:
    'Våre generelle vilkår gjelder | Våre alminnelige forretningsvilkår gjelder | Våre salgs- og leveringsbetingelser gjelder',
  cancellationTerms:
    'Gratis avbestilling inntil {days} dager før | Avbestilling er gratis inntil {days} dager før datoen | Kostnadsfri avbestilling inntil {days} dager før',
  cancellationFee:
    'Avbestillingsgebyr: {percent} | Det påløper et avbestillingsgebyr på {percent} | Avbestillingsgebyr på {percent}',
  depositNotRefundable:
    'Forskuddet refunderes ikke | Forskudd refunderes ikke | Depositumet refunderes ikke',
  warrantyMonths: 'Garanti: {number} måneder | {number} måneders garanti | {number} mnd. garanti',
  warrantyYears: 'Garanti: {number} år | {number} års garanti',
  placeOfJurisdiction: 'Verneting er {name} | Verneting: {name}',
  errorsExcepted:
    'Det tas forbehold om feil og utelatelser | Med forbehold om feil | Vi tar forbehold om feil',
  validWithoutSignature:
    'Dette dokumentet er gyldig uten underskrift | Dokumentet er elektronisk utstedt og gyldig uten underskrift | Gyldig uten underskrift | Denne fakturaen er gyldig uten underskrift | Gyldig uten signatur',
  confidential:
    'Konfidensielt | Strengt konfidensielt | Fortrolig | Dette tilbudet er konfidensielt',
  keepForRecords:
    'Vennligst ta vare på dette dokumentet | Ta vare på denne fakturaen | Vennligst ta vare på denne fakturaen',

  returnedGoods: 'Returnerte varer | Retur | Retur av varer | Vareretur',
  damagedGoods: 'Skadede varer | Transportskade | Skadet vare | Varen ankom skadet',
  defectiveGoods: 'Defekte varer | Defekt vare | Feil på varen | Mangelfull vare',
  wrongGoods: 'Feil vare levert | Feilleveranse | Feil varer levert | Feillevering',
  missingGoods: 'Manglende varer | Ufullstendig levering | Varer ikke levert | Mangelfull levering',
  priceCorrection: 'Prisjustering | Priskorrigering | Retting av pris | Feil pris',
  quantityCorrection: 'Retting av antall | Korrigering av antall | Feil antall',
  taxCorrection: 'Mva-korrigering | Retting av mva | Feil mva-sats',
  duplicateInvoice: 'Dobbeltfakturering | Fakturert to ganger | Dobbelt fakturert',
  invoiceCancelled:
    'Kansellering av fakturaen | Kansellering av faktura | Fakturaen er kansellert | Faktura kansellert',
  cancelsInvoice:
    'Kansellering av faktura {id} | Denne kreditnotaen kansellerer faktura {id} | Kansellerer faktura {id}',
  creditForInvoice:
    'Kreditering av faktura {id} | Kreditnota til faktura {id} | Kreditnota for faktura {id} | Korrigering av faktura {id}',
  orderCancelled:
    'Kansellering av ordren | Kansellering av ordre | Ordre kansellert | Kansellert ordre | Avbestilling',
  subsequentDiscount: 'Etterfølgende rabatt | Rabatt i ettertid | Etterrabatt',
  goodwill: 'Goodwill | Kulanse | Som en gest',
  overpayment: 'For mye betalt | Overbetaling | Tilbakebetaling av for mye betalt',
  serviceNotRendered:
    'Tjenesten ikke utført | Tjeneste ikke levert | Tjenesten er ikke levert | Tjenester ikke utført',
  lateDelivery: 'Forsinket levering | Forsinket leveranse | For sen levering',
  refundByTransfer:
    'Tilbakebetaling med bankoverføring | Beløpet tilbakebetales med bankoverføring | Refusjon med bankoverføring | Tilbakebetaling til din bankkonto',
  refundWithinDays:
    'Beløpet tilbakebetales innen {days} dager | Tilbakebetaling innen {days} dager | Beløpet refunderes innen {days} dager',
  refundByOriginalMethod:
    'Tilbakebetaling til opprinnelig betalingsmåte | Beløpet refunderes til opprinnelig betalingsmåte',
  setOffNextInvoice:
    'Beløpet motregnes på neste faktura | Motregnes på neste faktura | Beløpet trekkes fra på neste faktura',
  sorryForInconvenience: 'Vi beklager ulempen | Vi beklager bryderiet | Beklager ulempen',
}
