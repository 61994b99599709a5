import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Zahlbar innerhalb von {days} Tagen | Zahlung innerhalb von {days} Tagen | Bitte zahlen Sie innerhalb von {days} Tagen | Zahlbar binnen {days} Tagen | Zahlungsziel: {days} Tage',
  payWithinDaysOfInvoice:
    'Zahlbar innerhalb von {days} Tagen ab Rechnungsdatum | Zahlbar innerhalb von {days} Tagen nach Rechnungsdatum | Zahlung innerhalb von {days} Tagen ab Rechnungsdatum',
  payWithinDaysOfReceipt:
    'Zahlbar innerhalb von {days} Tagen nach Erhalt der Rechnung | Zahlung innerhalb von {days} Tagen nach Rechnungserhalt | Zahlbar innerhalb von {days} Tagen nach Erhalt',
  payWithoutDeduction:
    'Zahlbar innerhalb von {days} Tagen ohne Abzug | Zahlbar innerhalb von {days} Tagen netto | Zahlbar innerhalb von {days} Tagen rein netto',
  payByDate:
    'Bitte zahlen Sie bis zum {date} | Zahlbar bis {date} | Zahlbar bis zum {date} | Bitte überweisen Sie den Betrag bis zum {date} | Zahlung fällig am {date}',
  payMoneyByDate:
    'Bitte überweisen Sie {money} bis zum {date} | Bitte zahlen Sie {money} bis zum {date}',
  payOnReceipt:
    'Zahlbar sofort nach Erhalt | Sofort zahlbar | Zahlbar bei Erhalt | Zahlbar nach Erhalt der Rechnung | Sofort fällig | Zahlung bei Rechnungserhalt',
  payWithoutDeductionNow:
    'Sofort ohne Abzug zahlbar | Zahlbar sofort ohne Abzug | Sofort zahlbar ohne Abzug',
  payInAdvance: 'Zahlung im Voraus | Zahlbar im Voraus | Vorkasse | Vorauskasse',
  payOnDelivery: 'Zahlung bei Lieferung | Zahlbar bei Lieferung | Nachnahme',
  payInInstalments: 'Ratenzahlung ist möglich | Zahlung in Raten ist möglich',
  payTransfer:
    'Bitte zahlen Sie per Überweisung | Zahlung per Überweisung | Zahlung per Banküberweisung',
  bankTransfer: 'Überweisung | Banküberweisung | Per Überweisung',
  payToAccountBelow:
    'Bitte überweisen Sie den Betrag auf das unten genannte Konto | Bitte überweisen Sie den Rechnungsbetrag auf das unten genannte Konto | Bitte überweisen Sie den Betrag auf das unten angegebene Konto',
  quoteInvoiceNumber:
    'Bitte geben Sie bei der Zahlung die Rechnungsnummer an | Bitte geben Sie die Rechnungsnummer an | Bitte geben Sie bei der Überweisung die Rechnungsnummer an | Bitte Rechnungsnummer angeben | Bitte geben Sie die Rechnungsnummer als Verwendungszweck an',
  quoteReference:
    'Bitte geben Sie als Verwendungszweck {id} an | Verwendungszweck: {id} | Bitte geben Sie {id} als Verwendungszweck an',
  payByCard: 'Zahlung per Kreditkarte | Zahlung mit Kreditkarte',
  creditCard: 'Kreditkarte | Per Kreditkarte',
  payCash: 'Barzahlung | Zahlung in bar',
  cash: 'Bar | In bar',
  payByCheck: 'Zahlung per Scheck',
  check: 'Scheck | Per Scheck',
  payByDirectDebit:
    'Der Betrag wird per Lastschrift eingezogen | Wir buchen den Betrag per Lastschrift ab | Der Betrag wird von Ihrem Konto abgebucht',
  directDebit: 'Lastschrift | Per Lastschrift | Zahlung per Lastschrift',
  payOnline: 'Online-Zahlung | Sie können online bezahlen | Onlinezahlung',
  paidWithThanks: 'Betrag dankend erhalten | Bezahlt, vielen Dank | Zahlung dankend erhalten',
  alreadyPaid:
    'Bereits bezahlt | Diese Rechnung ist bereits bezahlt | Die Rechnung wurde bereits bezahlt | Bezahlt',
  paidOnDate: 'Bezahlt am {date} | Zahlung erhalten am {date}',
  noPaymentNeeded: 'Keine Zahlung erforderlich | Es ist keine Zahlung erforderlich',
  openAmount: 'Der offene Betrag beträgt {money} | Offener Betrag: {money}',
  depositReceived:
    'Anzahlung von {money} erhalten | Anzahlung in Höhe von {money} erhalten | Erhaltene Anzahlung: {money}',
  depositOnOrder:
    '{percent} Anzahlung bei Auftragserteilung | {percent} Anzahlung bei Bestellung | {percent} bei Auftragserteilung | {percent} bei Bestellung',
  depositRequired:
    'Eine Anzahlung von {percent} ist erforderlich | {percent} Anzahlung erforderlich',
  depositBeforeWork:
    'Vor Beginn der Arbeiten ist eine Anzahlung von {percent} zu leisten | {percent} Anzahlung vor Beginn der Arbeiten',
  restOnDelivery:
    '{percent} bei Lieferung | Restliche {percent} bei Lieferung | Die restlichen {percent} sind bei Lieferung fällig',
  restOnCompletion:
    '{percent} bei Fertigstellung | {percent} nach Fertigstellung | Restliche {percent} nach Fertigstellung',
  balanceOnCompletion:
    'Der Restbetrag ist bei Fertigstellung fällig | Restzahlung nach Fertigstellung | Restbetrag bei Fertigstellung',
  balanceOnDelivery: 'Der Restbetrag ist bei Lieferung fällig | Restbetrag bei Lieferung',
  earlyPaymentDiscount:
    '{percent} Skonto bei Zahlung innerhalb von {days} Tagen | Bei Zahlung innerhalb von {days} Tagen gewähren wir {percent} Skonto | {percent} Skonto innerhalb von {days} Tagen',
  noEarlyPaymentDiscount: 'Kein Skonto | Kein Skonto bei vorzeitiger Zahlung',
  bankChargesBySender:
    'Bankgebühren trägt der Zahlende | Bankgebühren gehen zu Lasten des Auftraggebers | Bankgebühren trägt der Auftraggeber',
  accountHolder: 'Kontoinhaber: {name} | Kontoinhaberin: {name}',
  accountNumber: 'Kontonummer: {id} | Kontonr.: {id} | Konto: {id}',
  bankName: 'Bank: {name} | Name der Bank: {name} | Kreditinstitut: {name}',
  bankDetailsChanged:
    'Bitte beachten Sie unsere neue Bankverbindung | Unsere Bankverbindung hat sich geändert',
  bankDetails: 'Bankverbindung | Unsere Bankverbindung | Zahlungsangaben',
  bankDetailsBelow:
    'Unsere Bankverbindung finden Sie unten | Sie finden unsere Bankverbindung unten',

  lateInterest:
    'Bei Zahlungsverzug berechnen wir Zinsen von {percent} pro Jahr | Bei Zahlungsverzug berechnen wir Verzugszinsen von {percent} pro Jahr',
  lateInterestPerMonth:
    'Bei Zahlungsverzug berechnen wir Zinsen von {percent} pro Monat | Bei Zahlungsverzug berechnen wir {percent} pro Monat',
  lateFee:
    'Bei Zahlungsverzug berechnen wir eine Gebühr von {money} | Es wird eine Mahngebühr von {money} berechnet',
  statutoryInterest:
    'Bei Zahlungsverzug gelten die gesetzlichen Verzugszinsen | Bei Zahlungsverzug berechnen wir die gesetzlichen Verzugszinsen',
  recoveryCosts: 'Bei Zahlungsverzug wird eine Pauschale von {money} für Beitreibungskosten fällig',
  workStopsOnLatePayment: 'Bei Zahlungsverzug können die Arbeiten unterbrochen werden',
  paymentReminder: 'Zahlungserinnerung | Erinnerung',
  ignoreIfPaid:
    'Falls Sie bereits gezahlt haben, betrachten Sie diese Erinnerung bitte als gegenstandslos',
  ownershipUntilPaid:
    'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum | Eigentumsvorbehalt bis zur vollständigen Bezahlung',
  rightsAfterPayment:
    'Die Nutzungsrechte gehen mit vollständiger Bezahlung über | Nutzungsrechte gehen erst mit vollständiger Bezahlung über',
}
