import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Levering binnen {days} dagen | Levertijd: {days} dagen | Leveringstermijn: {days} dagen',
  deliveryWithinWorkingDays:
    'Levering binnen {days} werkdagen | Levertijd: {days} werkdagen | Leveringstermijn: {days} werkdagen',
  deliveryWithinWeeks:
    'Levering binnen {number} weken | Levertijd: {number} weken | Leveringstermijn: {number} weken',
  deliverByDate:
    'Levering vóór {date} | Gelieve te leveren vóór {date} | Te leveren vóór {date} | Levering uiterlijk {date}',
  deliveredOnDate:
    'Geleverd op {date} | Leverdatum: {date} | Datum van levering: {date} | Leveringsdatum: {date}',
  serviceDate:
    'Datum van dienstverlening: {date} | Werkzaamheden uitgevoerd op {date} | Datum werkzaamheden: {date} | Uitgevoerd op {date} | Prestatiedatum: {date}',
  servicePeriod:
    'Periode van dienstverlening: {date} tot en met {date} | Werkzaamheden uitgevoerd van {date} tot en met {date} | Periode van dienstverlening: {date} - {date} | Periode van dienstverlening: {date} t/m {date} | Werkzaamheden van {date} t/m {date}',
  servicePeriodMonth:
    'Periode: {month} | Factuurperiode: {month} | Facturatieperiode: {month} | Werkzaamheden uitgevoerd in {month} | Werkzaamheden in {month}',
  billingPeriod:
    'Factuurperiode: {date} tot en met {date} | Periode: {date} tot en met {date} | Factuurperiode: {date} - {date} | Periode: {date} - {date} | Facturatieperiode: {date} t/m {date} | Periode: {date} t/m {date} | Periode van {date} tot {date}',
  datesMatchInvoice:
    'De leverdatum is gelijk aan de factuurdatum | Leverdatum is factuurdatum | De datum van dienstverlening is de factuurdatum | Leveringsdatum gelijk aan factuurdatum',
  freeDelivery: 'Gratis verzending | Gratis levering | Gratis bezorging | Franco levering',
  plusShipping:
    'Exclusief verzendkosten | Plus verzendkosten | Excl. verzendkosten | Verzendkosten niet inbegrepen',
  partialDelivery: 'Deellevering | Gedeeltelijke levering | Deelleveringen zijn mogelijk',
  pickUp: 'Afhalen door de klant | Afhaling door de klant | Zelf afhalen',
  deliveryByCourier:
    'Levering per koerier | Per koerier | Verzending per koerier | Bezorging per koerier',
  deliveryByMail: 'Levering per post | Per post | Verzending per post',
  deliveryByEmail: 'Levering per e-mail | Per e-mail | Verzending per e-mail | Via e-mail',
  deliveryToAddress:
    'Gelieve te leveren op bovenstaand adres | Levering op bovenstaand adres | Afleveren op bovenstaand adres',
  callBeforeDelivery:
    'Gelieve te bellen vóór levering | Bellen vóór levering | Graag bellen vóór aflevering',
  deliverToReception:
    'Gelieve af te leveren bij de receptie | Afleveren bij de receptie | Levering bij de receptie',
  handleWithCare: 'Breekbaar | Voorzichtig behandelen | Breekbaar, voorzichtig behandelen',
  checkGoods:
    'Gelieve de goederen bij ontvangst te controleren | Controleer de goederen bij ontvangst | Gelieve de goederen bij levering te controleren',
  reportDefects:
    'Gebreken dienen binnen {days} dagen te worden gemeld | Gelieve gebreken binnen {days} dagen te melden | Reclames binnen {days} dagen | Klachten binnen {days} dagen melden',
  receivedInGoodOrder:
    'In goede staat ontvangen | Goederen in goede staat ontvangen | In goede orde ontvangen | Goederen compleet en onbeschadigd ontvangen',
  confirmOrder:
    'Gelieve deze bestelling te bevestigen | Graag deze bestelling bevestigen | Gelieve de ontvangst van deze bestelling te bevestigen | Gelieve ons een orderbevestiging te sturen | Gelieve de order te bevestigen',
  quoteOrderNumber:
    'Gelieve het ordernummer op uw factuur te vermelden | Vermeld het ordernummer op de factuur | Gelieve ons ordernummer op alle documenten te vermelden | Vermeld ons ordernummer op alle documenten',
  orderAsOffered:
    'Hierbij bestellen wij het volgende | Wij bestellen het volgende | Hierbij bestellen wij | Graag bestellen wij het volgende',

  orderReference:
    'Bestelling {id} | Order {id} | Ordernummer: {id} | Bestelnummer: {id} | Bestelling nr. {id} | Inkooporder {id} | Order nr. {id}',
  yourOrder: 'Uw bestelling {id} | Uw order {id} | Uw bestelling nr. {id}',
  orderOfDate: 'Bestelling van {date} | Order van {date}',
  yourOrderOfDate: 'Uw bestelling van {date} | Uw order van {date}',
  invoiceReference: 'Factuur {id} | Factuurnummer: {id} | Factuur nr. {id} | Factuurnr. {id}',
  invoiceOfDate: 'Factuur {id} van {date} | Factuur {id} d.d. {date} | Factuur nr. {id} van {date}',
  quoteNumber: 'Offerte {id} | Offertenummer: {id} | Offerte nr. {id} | Prijsopgave {id}',
  ourQuote: 'Onze offerte {id}',
  yourQuote: 'Uw offerte {id}',
  contractReference:
    'Contract {id} | Contract nr. {id} | Volgens contract {id} | Overeenkomst {id} | Contractnummer: {id}',
  projectReference: 'Project {name}',
  customerNumber: 'Klantnummer: {id} | Uw klantnummer: {id} | Klantnr. {id} | Debiteurnummer: {id}',
  asDiscussedWith: 'Zoals besproken met {name} | Zoals afgesproken met {name}',
  contactPerson:
    'Contactpersoon: {name} | Uw contactpersoon: {name} | Contact: {name} | Uw contactpersoon is {name}',
  attention: 'Ter attentie van {name} | T.a.v. {name}',

  thanks: 'Dank u wel | Bedankt | Hartelijk dank | Dank u',
  thanksBusiness:
    'Bedankt voor uw opdracht | Hartelijk dank voor uw opdracht | Dank u voor uw opdracht | Wij danken u voor uw opdracht',
  thanksOrder:
    'Bedankt voor uw bestelling | Hartelijk dank voor uw bestelling | Dank u voor uw bestelling | Wij danken u voor uw bestelling',
  thanksTrust:
    'Bedankt voor uw vertrouwen | Dank u voor uw vertrouwen | Hartelijk dank voor uw vertrouwen | Bedankt voor het vertrouwen',
  thanksInquiry:
    'Bedankt voor uw aanvraag | Dank u voor uw aanvraag | Hartelijk dank voor uw aanvraag',
  thanksCooperation:
    'Bedankt voor de prettige samenwerking | Dank voor de prettige samenwerking | Bedankt voor de fijne samenwerking | Bedankt voor uw medewerking',
  thanksPayment:
    'Bedankt voor uw betaling | Dank u voor uw betaling | Bedankt voor uw snelle betaling',
  thanksVisit: 'Bedankt voor uw bezoek | Dank u voor uw bezoek',
  thanksUnderstanding: 'Bedankt voor uw begrip | Dank u voor uw begrip',
  lookForwardWork:
    'Wij kijken uit naar de samenwerking | Ik kijk uit naar de samenwerking | Wij zien uit naar de samenwerking | We kijken uit naar de samenwerking',
  lookForwardOrder:
    'Wij zien uw opdracht graag tegemoet | Wij kijken uit naar uw bestelling | Ik zie uw opdracht graag tegemoet | Wij zien uw bestelling graag tegemoet',
  lookForwardReply:
    'Wij zien uw reactie graag tegemoet | Ik zie uw reactie graag tegemoet | Wij kijken uit naar uw reactie | Wij horen graag van u | Ik hoor graag van u',
  questionsContact:
    'Heeft u vragen, neem dan gerust contact met ons op | Bij vragen kunt u contact met ons opnemen | Voor vragen kunt u contact met ons opnemen | Neem gerust contact met ons op als u vragen heeft | Mocht u vragen hebben, neem dan contact met ons op | Heeft u vragen over deze factuur, neem dan contact met ons op',
  questionsContactAt:
    'Bij vragen kunt u contact opnemen via {id} | Vragen? {id} | Voor vragen: {id} | Voor vragen kunt u terecht bij {id} | Heeft u vragen, neem dan contact op via {id}',
  bestRegards:
    'Met vriendelijke groet | Met vriendelijke groeten | Vriendelijke groeten | Hoogachtend',
  dearSirOrMadam:
    'Geachte heer of mevrouw | Geachte heer/mevrouw | Geachte mevrouw, geachte heer | Geachte dames en heren',
  dearCustomer: 'Geachte klant | Beste klant | Geachte cliënt | Geachte relatie',
  dearName: 'Beste {name} | Geachte {name} | Hallo {name} | Dag {name}',
  hello: 'Goedendag | Hallo | Goedemorgen',
  invoiceForServices:
    'Hierbij brengen wij de volgende werkzaamheden in rekening | Voor de verrichte werkzaamheden brengen wij in rekening | Voor geleverde diensten | Hierbij ontvangt u onze factuur voor de verrichte werkzaamheden',
  offerAsFollows:
    'Graag bieden wij u het volgende aan | Hierbij bieden wij u het volgende aan | Graag doen wij u de volgende offerte toekomen | Wij doen u graag het volgende voorstel',
  happyHolidays: 'Prettige feestdagen | Fijne feestdagen | Wij wensen u prettige feestdagen',
  happyNewYear: 'Gelukkig nieuwjaar | Een gelukkig nieuwjaar | Wij wensen u een gelukkig nieuwjaar',

  quoteValidUntil:
    'Deze offerte is geldig tot {date} | Offerte geldig tot {date} | Deze offerte is geldig tot en met {date} | Offerte geldig t/m {date}',
  validUntil: 'Geldig tot {date} | Geldig tot en met {date} | Geldig t/m {date}',
  quoteValidForDays:
    'Deze offerte is {days} dagen geldig | Offerte {days} dagen geldig | Geldigheid offerte: {days} dagen | Deze offerte is geldig gedurende {days} dagen',
  validForDays:
    '{days} dagen geldig | Geldig gedurende {days} dagen | Geldigheidsduur: {days} dagen',
  nonBinding:
    'Deze offerte is vrijblijvend | Vrijblijvende offerte | Offerte vrijblijvend | Vrijblijvend',
  acceptBySigning:
    'Gelieve deze offerte voor akkoord ondertekend te retourneren | Voor akkoord graag ondertekend retourneren | Graag ondertekend retourneren voor akkoord | Gelieve ondertekend terug te sturen voor akkoord',
  goodForAgreement: 'Voor akkoord | Gelezen en goedgekeurd | Gelezen en akkoord | Akkoord',
  orderConfirmed:
    'Orderbevestiging | Opdrachtbevestiging | Wij bevestigen uw bestelling | Uw bestelling is bevestigd',
  startAfterApproval:
    'De werkzaamheden starten na akkoord | Start werkzaamheden na akkoord | Aanvang werkzaamheden na goedkeuring van de offerte',
  startAfterDeposit:
    'De werkzaamheden starten na ontvangst van de aanbetaling | Start werkzaamheden na ontvangst van de aanbetaling | Aanvang na ontvangst van de aanbetaling',
  startOnDate:
    'Aanvang werkzaamheden: {date} | De werkzaamheden starten op {date} | Startdatum: {date} | Start project: {date} | Start werkzaamheden: {date}',
  completionByDate:
    'Oplevering vóór {date} | Opleverdatum: {date} | Gereed vóór {date} | Oplevering uiterlijk {date} | Oplevering: {date}',
  pricesExcludeTax:
    'Alle prijzen zijn exclusief btw | Prijzen exclusief btw | Prijzen zijn exclusief btw | Alle prijzen excl. btw | Alle prijzen zijn netto | Prijzen exclusief belasting',
  plusTax: 'Exclusief btw | Excl. btw | Plus btw | Btw niet inbegrepen | Exclusief belasting',
  pricesIncludeTax:
    'Alle prijzen zijn inclusief btw | Prijzen inclusief btw | Prijzen zijn inclusief btw | Alle prijzen incl. btw | Prijzen inclusief belasting',
  includingTax: 'Inclusief btw | Incl. btw | Btw inbegrepen | Inclusief belasting',
  pricesInCurrency:
    'Alle prijzen in {id} | Alle bedragen in {id} | Prijzen in {id} | Alle prijzen zijn in {id} | Bedragen in {id}',
  revisionsIncluded:
    '{number} correctierondes inbegrepen | Inclusief {number} correctierondes | Incl. {number} correctierondes | Inclusief {number} revisierondes | {number} revisierondes inbegrepen',
  changesCharged:
    'Extra wijzigingen worden apart in rekening gebracht | Meerwerk wordt apart in rekening gebracht | Aanvullende werkzaamheden worden apart in rekening gebracht | Meerwerk wordt afzonderlijk gefactureerd | Meerwerk op basis van nacalculatie',
  billedByTime:
    'Facturatie op basis van bestede tijd | Op basis van nacalculatie | Op regiebasis | Facturering op basis van bestede uren | In regie | Nacalculatie',
  travelExtra:
    'Reiskosten worden apart in rekening gebracht | Exclusief reiskosten | Plus reiskosten | Excl. reiskosten | Reiskosten niet inbegrepen',
  ourTermsApply:
    'Onze algemene voorwaarden zijn van toepassing | Op deze overeenkomst zijn onze algemene voorwaarden van toepassing | Hierop zijn onze algemene voorwaarden van toepassing',
  cancellationTerms:
    'Kosteloos annuleren tot {days} dagen vóór de datum | Gratis annuleren tot {days} dagen van tevoren | Kosteloze annulering tot {days} dagen vooraf',
  cancellationFee:
    'Annuleringskosten: {percent} | Er gelden annuleringskosten van {percent} | Annuleringskosten van {percent}',
  depositNotRefundable:
    'De aanbetaling wordt niet terugbetaald | Aanbetalingen worden niet terugbetaald | De aanbetaling is niet restitueerbaar | Voorschotten worden niet terugbetaald',
  warrantyMonths: 'Garantie: {number} maanden | {number} maanden garantie',
  warrantyYears: 'Garantie: {number} jaar | {number} jaar garantie',
  placeOfJurisdiction: 'Bevoegde rechtbank: {name} | De bevoegde rechtbank is {name}',
  errorsExcepted:
    'Vergissingen en omissies voorbehouden | Vergissingen voorbehouden | Fouten en omissies voorbehouden | Onder voorbehoud van fouten',
  validWithoutSignature:
    'Dit document is geldig zonder handtekening | Geldig zonder handtekening | Dit document is automatisch aangemaakt en geldig zonder handtekening | Deze factuur is geldig zonder handtekening',
  confidential: 'Vertrouwelijk | Deze offerte is vertrouwelijk | Strikt vertrouwelijk',
  keepForRecords:
    'Bewaar dit document voor uw administratie | Bewaar deze factuur voor uw administratie | Gelieve dit document te bewaren',

  returnedGoods:
    'Retour | Retourzending | Geretourneerde goederen | Teruggestuurde goederen | Teruggave goederen',
  damagedGoods:
    'Beschadigde goederen | Transportschade | Goederen beschadigd aangekomen | Beschadigd artikel | Beschadigd tijdens transport',
  defectiveGoods: 'Defecte goederen | Defect artikel | Gebrekkige goederen | Defect product',
  wrongGoods:
    'Verkeerde goederen geleverd | Verkeerd artikel geleverd | Foutieve levering | Verkeerde levering',
  missingGoods:
    'Ontbrekende artikelen | Onvolledige levering | Goederen niet geleverd | Ontbrekende goederen',
  priceCorrection:
    'Prijscorrectie | Prijsaanpassing | Verkeerde prijs berekend | Verkeerde prijs | Correctie prijs',
  quantityCorrection:
    'Correctie aantal | Verkeerd aantal | Aantalcorrectie | Verkeerd aantal berekend',
  taxCorrection:
    'Btw-correctie | Correctie btw | Verkeerd btw-tarief | Correctie belasting | Verkeerd belastingtarief',
  duplicateInvoice: 'Dubbele factuur | Dubbel gefactureerd | Dubbele facturatie',
  invoiceCancelled:
    'Annulering van de factuur | Factuur geannuleerd | Annulering factuur | Factuur vervallen',
  cancelsInvoice:
    'Annulering van factuur {id} | Deze creditfactuur annuleert factuur {id} | Creditering van factuur {id} | Annulering factuur {id}',
  creditForInvoice:
    'Creditfactuur bij factuur {id} | Credit op factuur {id} | Correctie op factuur {id} | Correctie van factuur {id} | Deze creditfactuur heeft betrekking op factuur {id} | Creditnota bij factuur {id}',
  orderCancelled:
    'Annulering van de bestelling | Bestelling geannuleerd | Annulering bestelling | Geannuleerde bestelling',
  subsequentDiscount: 'Korting achteraf | Achteraf verleende korting',
  goodwill: 'Uit coulance | Coulance | Coulancevergoeding | Tegemoetkoming uit coulance',
  overpayment: 'Te veel betaald | Terugbetaling van te veel betaald bedrag | Teveelbetaling',
  serviceNotRendered:
    'Dienst niet geleverd | Niet geleverde dienst | Diensten niet geleverd | Niet uitgevoerde werkzaamheden',
  lateDelivery:
    'Te late levering | Vertraagde levering | Laattijdige levering | Vertraging in de levering',
  refundByTransfer:
    'Terugbetaling per bankoverschrijving | Het bedrag wordt per bank teruggestort | Het bedrag wordt teruggestort op uw rekening | Terugstorting op uw rekening',
  refundWithinDays:
    'Het bedrag wordt binnen {days} dagen terugbetaald | Terugbetaling binnen {days} dagen | Het bedrag wordt binnen {days} dagen teruggestort',
  refundByOriginalMethod:
    'Terugbetaling via de oorspronkelijke betaalmethode | Het bedrag wordt terugbetaald via de oorspronkelijke betaalmethode',
  setOffNextInvoice:
    'Het bedrag wordt verrekend met de volgende factuur | Te verrekenen met de volgende factuur | Het tegoed wordt verrekend met uw volgende factuur',
  sorryForInconvenience:
    'Onze excuses voor het ongemak | Excuses voor het ongemak | Wij bieden onze excuses aan voor het ongemak',
}
