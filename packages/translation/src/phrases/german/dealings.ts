import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays: 'Lieferung innerhalb von {days} Tagen | Lieferzeit: {days} Tage',
  deliveryWithinWorkingDays:
    'Lieferung innerhalb von {days} Werktagen | Lieferzeit: {days} Werktage | Lieferung innerhalb von {days} Arbeitstagen',
  deliveryWithinWeeks: 'Lieferung innerhalb von {number} Wochen | Lieferzeit: {number} Wochen',
  deliverByDate:
    'Lieferung bis {date} | Bitte liefern Sie bis zum {date} | Lieferung bis zum {date}',
  deliveredOnDate: 'Geliefert am {date} | Lieferdatum: {date}',
  serviceDate: 'Leistungsdatum: {date} | Leistung erbracht am {date}',
  servicePeriod:
    'Leistungszeitraum: {date} bis {date} | Leistungszeitraum vom {date} bis {date} | Leistungszeitraum: {date} - {date}',
  servicePeriodMonth:
    'Leistungszeitraum: {month} | Zeitraum: {month} | Abrechnungszeitraum: {month}',
  billingPeriod:
    'Abrechnungszeitraum: {date} bis {date} | Zeitraum: {date} bis {date} | Abrechnungszeitraum: {date} - {date} | Zeitraum: {date} - {date}',
  datesMatchInvoice:
    'Das Leistungsdatum entspricht dem Rechnungsdatum | Leistungsdatum entspricht Rechnungsdatum | Lieferdatum entspricht dem Rechnungsdatum | Liefer- und Leistungsdatum entspricht dem Rechnungsdatum',
  freeDelivery:
    'Kostenloser Versand | Versandkostenfrei | Kostenlose Lieferung | Lieferung frei Haus',
  plusShipping: 'Zuzüglich Versandkosten | Zzgl. Versandkosten | Zzgl. Versand',
  partialDelivery: 'Teillieferung | Teillieferungen sind möglich',
  pickUp: 'Abholung durch den Kunden | Selbstabholung | Selbstabholer',
  deliveryByCourier: 'Lieferung per Kurier | Versand per Kurier | Per Kurier',
  deliveryByMail: 'Lieferung per Post | Versand per Post | Per Post',
  deliveryByEmail: 'Lieferung per E-Mail | Versand per E-Mail | Per E-Mail',
  deliveryToAddress:
    'Bitte an die oben genannte Adresse liefern | Lieferung an die oben genannte Adresse',
  callBeforeDelivery:
    'Bitte vor der Lieferung anrufen | Vor der Lieferung anrufen | Bitte vor Anlieferung anrufen',
  deliverToReception: 'Bitte am Empfang abgeben | Am Empfang abgeben | Lieferung an den Empfang',
  handleWithCare: 'Vorsicht, zerbrechlich | Zerbrechlich | Bitte vorsichtig behandeln',
  checkGoods: 'Bitte prüfen Sie die Ware bei Erhalt | Bitte prüfen Sie die Ware bei Lieferung',
  reportDefects:
    'Mängel sind innerhalb von {days} Tagen zu melden | Bitte melden Sie Mängel innerhalb von {days} Tagen',
  receivedInGoodOrder:
    'Ware in einwandfreiem Zustand erhalten | Ware vollständig und unbeschädigt erhalten | In einwandfreiem Zustand erhalten',
  confirmOrder:
    'Bitte bestätigen Sie diese Bestellung | Bitte bestätigen Sie den Auftrag | Bitte bestätigen Sie den Erhalt der Bestellung | Bitte senden Sie uns eine Auftragsbestätigung',
  quoteOrderNumber:
    'Bitte geben Sie auf der Rechnung die Bestellnummer an | Bitte geben Sie auf allen Dokumenten unsere Bestellnummer an | Bitte geben Sie die Bestellnummer auf der Rechnung an',
  orderAsOffered: 'Hiermit bestellen wir | Wir bestellen wie folgt | Bitte liefern Sie',

  orderReference: 'Bestellung {id} | Bestellnummer: {id} | Bestellung Nr. {id}',
  yourOrder: 'Ihre Bestellung {id} | Ihre Bestellung Nr. {id}',
  orderOfDate: 'Bestellung vom {date}',
  yourOrderOfDate: 'Ihre Bestellung vom {date} | Ihr Auftrag vom {date}',
  invoiceReference: 'Rechnung {id} | Rechnung Nr. {id} | Rechnungsnummer: {id}',
  invoiceOfDate: 'Rechnung {id} vom {date} | Rechnung Nr. {id} vom {date}',
  quoteNumber: 'Angebot {id} | Angebot Nr. {id}',
  ourQuote: 'Unser Angebot {id}',
  yourQuote: 'Ihr Angebot {id}',
  contractReference: 'Vertrag {id} | Vertrag Nr. {id} | Laut Vertrag {id}',
  projectReference: 'Projekt {name} | Projekt: {name}',
  customerNumber: 'Kundennummer: {id} | Kundennr. {id} | Ihre Kundennummer: {id}',
  asDiscussedWith: 'Wie mit {name} besprochen | Wie mit {name} vereinbart',
  contactPerson:
    'Ansprechpartner: {name} | Ansprechpartnerin: {name} | Ihr Ansprechpartner: {name} | Kontakt: {name}',
  attention: 'Zu Händen von {name} | z. Hd. {name}',

  thanks: 'Vielen Dank | Danke | Herzlichen Dank',
  thanksBusiness:
    'Vielen Dank für Ihren Auftrag | Wir danken Ihnen für Ihren Auftrag | Danke für Ihren Auftrag',
  thanksOrder:
    'Vielen Dank für Ihre Bestellung | Wir danken Ihnen für Ihre Bestellung | Danke für Ihre Bestellung',
  thanksTrust:
    'Vielen Dank für Ihr Vertrauen | Danke für Ihr Vertrauen | Wir danken Ihnen für Ihr Vertrauen',
  thanksInquiry: 'Vielen Dank für Ihre Anfrage | Wir danken Ihnen für Ihre Anfrage',
  thanksCooperation:
    'Vielen Dank für die gute Zusammenarbeit | Danke für die gute Zusammenarbeit | Wir danken für die gute Zusammenarbeit',
  thanksPayment: 'Vielen Dank für Ihre Zahlung | Vielen Dank für Ihre prompte Zahlung',
  thanksVisit: 'Vielen Dank für Ihren Besuch',
  thanksUnderstanding: 'Vielen Dank für Ihr Verständnis | Danke für Ihr Verständnis',
  lookForwardWork:
    'Wir freuen uns auf die Zusammenarbeit | Ich freue mich auf die Zusammenarbeit | Wir freuen uns auf die Zusammenarbeit mit Ihnen',
  lookForwardOrder:
    'Wir freuen uns auf Ihren Auftrag | Wir freuen uns auf Ihre Bestellung | Ich freue mich auf Ihren Auftrag',
  lookForwardReply:
    'Wir freuen uns auf Ihre Antwort | Ich freue mich auf Ihre Antwort | Wir freuen uns, von Ihnen zu hören',
  questionsContact:
    'Bei Fragen wenden Sie sich bitte an uns | Bei Fragen stehen wir Ihnen gerne zur Verfügung | Bei Fragen stehen wir gerne zur Verfügung | Für Fragen stehen wir Ihnen gerne zur Verfügung | Bei Rückfragen stehen wir Ihnen gerne zur Verfügung',
  questionsContactAt: 'Bei Fragen wenden Sie sich bitte an {id} | Fragen? {id}',
  bestRegards:
    'Mit freundlichen Grüßen | Freundliche Grüße | Beste Grüße | Viele Grüße | Mit freundlichem Gruß',
  dearSirOrMadam: 'Sehr geehrte Damen und Herren',
  dearCustomer:
    'Sehr geehrte Kundin, sehr geehrter Kunde | Liebe Kundin, lieber Kunde | Sehr geehrter Kunde',
  dearName: 'Guten Tag {name} | Hallo {name}',
  hello: 'Guten Tag | Hallo | Guten Morgen',
  invoiceForServices:
    'Für unsere Leistungen berechnen wir Ihnen wie folgt | Wir erlauben uns, folgende Leistungen in Rechnung zu stellen | Hiermit stellen wir Ihnen folgende Leistungen in Rechnung',
  offerAsFollows:
    'Gerne bieten wir Ihnen an | Gerne unterbreiten wir Ihnen folgendes Angebot | Wir freuen uns, Ihnen folgendes Angebot zu unterbreiten',
  happyHolidays: 'Frohe Festtage | Wir wünschen Ihnen frohe Festtage',
  happyNewYear: 'Ein frohes neues Jahr | Frohes neues Jahr',

  quoteValidUntil:
    'Dieses Angebot ist gültig bis {date} | Angebot gültig bis {date} | Dieses Angebot ist bis zum {date} gültig',
  validUntil: 'Gültig bis {date}',
  quoteValidForDays:
    'Dieses Angebot ist {days} Tage gültig | Das Angebot ist {days} Tage gültig | Angebot gültig für {days} Tage',
  validForDays: 'Gültig für {days} Tage | {days} Tage gültig',
  nonBinding:
    'Dieses Angebot ist freibleibend | Angebot freibleibend | Freibleibend | Unverbindliches Angebot',
  acceptBySigning:
    'Bitte senden Sie das Angebot zur Annahme unterschrieben zurück | Zur Annahme bitte unterschrieben zurücksenden | Bitte unterschrieben zurücksenden',
  goodForAgreement: 'Gelesen und genehmigt | Einverstanden',
  orderConfirmed: 'Auftragsbestätigung | Wir bestätigen Ihren Auftrag',
  startAfterApproval:
    'Die Arbeiten beginnen nach Auftragserteilung | Beginn nach Auftragserteilung',
  startAfterDeposit:
    'Die Arbeiten beginnen nach Eingang der Anzahlung | Beginn nach Eingang der Anzahlung',
  startOnDate:
    'Beginn der Arbeiten: {date} | Die Arbeiten beginnen am {date} | Projektbeginn: {date}',
  completionByDate:
    'Fertigstellung bis {date} | Fertigstellung bis zum {date} | Fertigstellung: {date}',
  pricesExcludeTax:
    'Alle Preise zuzüglich Umsatzsteuer | Alle Preise zzgl. MwSt. | Alle Preise zuzüglich Mehrwertsteuer | Alle Preise sind Nettopreise',
  plusTax: 'Zuzüglich Umsatzsteuer | Zzgl. MwSt. | Zzgl. USt. | Zuzüglich Mehrwertsteuer',
  pricesIncludeTax:
    'Alle Preise inklusive Umsatzsteuer | Alle Preise inkl. MwSt. | Alle Preise verstehen sich inklusive Mehrwertsteuer',
  includingTax: 'Inklusive Umsatzsteuer | Inkl. MwSt. | Inkl. USt. | Inklusive Mehrwertsteuer',
  pricesInCurrency: 'Alle Preise in {id} | Alle Beträge in {id} | Preise in {id}',
  revisionsIncluded:
    '{number} Korrekturschleifen inklusive | Inklusive {number} Korrekturschleifen | {number} Korrekturrunden inklusive | Inkl. {number} Korrekturschleifen',
  changesCharged:
    'Zusätzliche Änderungen werden gesondert berechnet | Zusätzlicher Aufwand wird gesondert berechnet | Mehraufwand wird gesondert berechnet',
  billedByTime: 'Abrechnung nach Aufwand | Abrechnung nach tatsächlichem Aufwand | Nach Aufwand',
  travelExtra: 'Reisekosten werden gesondert berechnet | Zuzüglich Reisekosten | Zzgl. Reisekosten',
  ourTermsApply:
    'Es gelten unsere Allgemeinen Geschäftsbedingungen | Es gelten unsere AGB | Es gelten unsere allgemeinen Geschäftsbedingungen',
  cancellationTerms: 'Kostenlose Stornierung bis {days} Tage vor dem Termin',
  cancellationFee: 'Stornogebühr: {percent} | Es fällt eine Stornogebühr von {percent} an',
  depositNotRefundable: 'Die Anzahlung wird nicht erstattet | Anzahlungen werden nicht erstattet',
  warrantyMonths:
    'Gewährleistung: {number} Monate | {number} Monate Gewährleistung | Garantie: {number} Monate | {number} Monate Garantie',
  warrantyYears:
    'Gewährleistung: {number} Jahre | {number} Jahre Gewährleistung | Garantie: {number} Jahre | {number} Jahre Garantie',
  placeOfJurisdiction: 'Gerichtsstand ist {name} | Gerichtsstand: {name}',
  errorsExcepted: 'Irrtümer und Auslassungen vorbehalten | Irrtum vorbehalten',
  validWithoutSignature:
    'Dieses Dokument ist ohne Unterschrift gültig | Dieses Dokument wurde maschinell erstellt und ist ohne Unterschrift gültig',
  confidential: 'Vertraulich | Dieses Angebot ist vertraulich',
  keepForRecords:
    'Bitte bewahren Sie dieses Dokument auf | Bitte bewahren Sie diese Rechnung für Ihre Unterlagen auf',

  returnedGoods: 'Warenrückgabe | Rückgabe | Rücksendung | Retoure | Rückgabe der Ware',
  damagedGoods: 'Beschädigte Ware | Transportschaden | Ware beschädigt angekommen',
  defectiveGoods: 'Mangelhafte Ware | Fehlerhafte Ware | Defekte Ware',
  wrongGoods: 'Falsche Ware geliefert | Falschlieferung | Falscher Artikel geliefert',
  missingGoods: 'Fehlende Artikel | Fehlmenge | Unvollständige Lieferung | Ware nicht geliefert',
  priceCorrection: 'Preiskorrektur | Preisanpassung | Falscher Preis berechnet',
  quantityCorrection: 'Mengenkorrektur | Falsche Menge berechnet | Falsche Menge',
  taxCorrection: 'Steuerkorrektur | Korrektur der Steuer | Falscher Steuersatz',
  duplicateInvoice: 'Doppelt berechnet | Doppelte Rechnung | Doppelte Rechnungsstellung',
  invoiceCancelled: 'Stornierung der Rechnung | Rechnung storniert | Rechnungsstorno',
  cancelsInvoice:
    'Stornierung der Rechnung {id} | Diese Gutschrift storniert die Rechnung {id} | Storno der Rechnung {id}',
  creditForInvoice:
    'Gutschrift zur Rechnung {id} | Gutschrift zu Rechnung {id} | Korrektur der Rechnung {id}',
  orderCancelled: 'Stornierung der Bestellung | Bestellung storniert | Stornierter Auftrag',
  subsequentDiscount: 'Nachträglicher Rabatt | Nachträglich gewährter Rabatt',
  goodwill: 'Kulanzgutschrift | Aus Kulanz | Kulanz',
  overpayment: 'Überzahlung | Erstattung der Überzahlung',
  serviceNotRendered: 'Leistung nicht erbracht | Nicht erbrachte Leistung',
  lateDelivery: 'Verspätete Lieferung | Lieferverzug',
  refundByTransfer: 'Erstattung per Überweisung | Der Betrag wird per Überweisung erstattet',
  refundWithinDays:
    'Der Betrag wird innerhalb von {days} Tagen erstattet | Erstattung innerhalb von {days} Tagen',
  refundByOriginalMethod: 'Erstattung über die ursprüngliche Zahlungsart',
  setOffNextInvoice:
    'Der Betrag wird mit der nächsten Rechnung verrechnet | Verrechnung mit der nächsten Rechnung',
  sorryForInconvenience:
    'Wir entschuldigen uns für die Unannehmlichkeiten | Wir bitten die Unannehmlichkeiten zu entschuldigen',
}
