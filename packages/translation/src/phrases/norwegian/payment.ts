import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Betales innen {days} dager | Betaling innen {days} dager | Betalingsfrist: {days} dager | Netto {days} dager | Betalingsbetingelser: netto {days} dager | Vennligst betal innen {days} dager',
  payWithinDaysOfInvoice:
    'Betales innen {days} dager fra fakturadato | Betaling innen {days} dager fra fakturadato | Netto {days} dager fra fakturadato',
  payWithinDaysOfReceipt:
    'Betales innen {days} dager etter mottak | Betales innen {days} dager etter mottak av faktura | Betaling innen {days} dager fra mottak',
  payWithoutDeduction:
    'Betales innen {days} dager uten fradrag | Betaling innen {days} dager uten fradrag',
  payByDate:
    'Betales innen {date} | Vennligst betal innen {date} | Forfaller til betaling {date} | Betalingsfrist: {date} | Forfallsdato: {date} | Betales senest {date}',
  payMoneyByDate:
    'Vennligst overfør {money} innen {date} | Vennligst betal {money} innen {date} | Beløpet på {money} forfaller {date}',
  payOnReceipt:
    'Betales ved mottak | Forfaller ved mottak | Betales ved mottak av faktura | Betaling ved mottak',
  payWithoutDeductionNow:
    'Betales umiddelbart uten fradrag | Forfaller umiddelbart | Betales straks | Betales omgående',
  payInAdvance: 'Forskuddsbetaling kreves | Betales på forskudd | Betaling på forskudd',
  payOnDelivery: 'Betaling ved levering | Betales ved levering | Postoppkrav',
  payInInstalments: 'Betaling i avdrag er mulig | Delbetaling er mulig | Avdragsbetaling er mulig',
  payTransfer:
    'Betales med bankoverføring | Vennligst betal med bankoverføring | Betaling med bankoverføring | Betaling via bankoverføring',
  bankTransfer: 'Bankoverføring | Med bankoverføring | Via bankoverføring | Bankgiro',
  payToAccountBelow:
    'Vennligst overfør beløpet til kontoen nedenfor | Beløpet bes overført til kontoen nedenfor | Beløpet betales til konto nedenfor',
  quoteInvoiceNumber:
    'Vennligst oppgi fakturanummer ved betaling | Oppgi fakturanummer ved betaling | Husk å oppgi fakturanummer ved betaling | Merk betalingen med fakturanummer',
  quoteReference:
    'Vennligst oppgi referanse {id} ved betaling | Betalingsreferanse: {id} | Merk betalingen med {id} | Bruk {id} som referanse',
  payByCard: 'Betaling med kredittkort | Betaling med kort | Kortbetaling',
  creditCard: 'Kredittkort | Med kredittkort | Betalingskort',
  payCash: 'Kontant betaling | Betaling kontant | Kontantbetaling',
  cash: 'Kontant | Kontanter',
  payByCheck: 'Betaling med sjekk',
  check: 'Sjekk | Med sjekk',
  payByDirectDebit:
    'Beløpet trekkes via avtalegiro | Beløpet trekkes fra kontoen din | Beløpet belastes kontoen din',
  directDebit: 'Avtalegiro | Via avtalegiro | Betaling med avtalegiro | Direkte belastning',
  payOnline: 'Nettbetaling | Betaling på nett | Du kan betale på nett',
  paidWithThanks:
    'Betaling mottatt med takk | Betalt med takk | Beløpet er mottatt med takk | Betaling mottatt, takk',
  alreadyPaid:
    'Allerede betalt | Betalt | Fakturaen er allerede betalt | Denne fakturaen er betalt | Fakturaen er betalt',
  paidOnDate: 'Betalt {date} | Betalt den {date} | Betaling mottatt {date}',
  noPaymentNeeded: 'Ingen betaling nødvendig | Ingenting å betale | Skal ikke betales',
  openAmount:
    'Utestående beløp er {money} | Utestående beløp: {money} | Gjenstående beløp: {money}',
  depositReceived:
    'Forskudd på {money} mottatt | Mottatt forskudd: {money} | Vi har mottatt et forskudd på {money} | Akonto på {money} mottatt',
  depositOnOrder:
    '{percent} forskudd ved bestilling | {percent} ved bestilling | {percent} ved ordre | {percent} akonto ved bestilling',
  depositRequired:
    'Det kreves {percent} forskudd | {percent} forskudd kreves | {percent} på forskudd',
  depositBeforeWork:
    '{percent} forskudd før arbeidet starter | {percent} betales før arbeidet starter | {percent} forskudd før oppstart',
  restOnDelivery:
    '{percent} ved levering | Resterende {percent} ved levering | Resterende {percent} betales ved levering',
  restOnCompletion:
    '{percent} ved ferdigstillelse | {percent} ved ferdigstilling | Resterende {percent} ved ferdigstillelse | Resterende {percent} betales ved ferdigstillelse',
  balanceOnCompletion:
    'Restbeløpet betales ved ferdigstillelse | Restbeløpet forfaller ved ferdigstillelse | Resterende beløp ved ferdigstillelse',
  balanceOnDelivery:
    'Restbeløpet betales ved levering | Restbeløpet forfaller ved levering | Resterende beløp ved levering',
  earlyPaymentDiscount:
    '{percent} kontantrabatt ved betaling innen {days} dager | {percent} rabatt ved betaling innen {days} dager | Ved betaling innen {days} dager gis {percent} kontantrabatt',
  noEarlyPaymentDiscount: 'Ingen kontantrabatt | Ingen rabatt ved tidlig betaling',
  bankChargesBySender:
    'Bankgebyrer dekkes av betaleren | Alle bankgebyrer dekkes av kunden | Bankomkostninger betales av kunden | Bankgebyrer betales av avsender',
  accountHolder: 'Kontoinnehaver: {name} | Kontohaver: {name}',
  accountNumber: 'Kontonummer: {id} | Kontonr.: {id} | Konto: {id}',
  bankName: 'Bank: {name} | Bankens navn: {name}',
  bankDetailsChanged:
    'Merk vår nye bankinformasjon | Vår bankinformasjon er endret | Merk at vi har byttet bankkonto',
  bankDetails: 'Bankopplysninger | Våre bankopplysninger | Betalingsinformasjon | Bankinformasjon',
  bankDetailsBelow:
    'Våre bankopplysninger står nedenfor | Du finner våre bankopplysninger nedenfor',

  lateInterest:
    'Ved forsinket betaling beregnes rente på {percent} per år | Ved for sen betaling påløper {percent} rente per år | Ved forsinket betaling beregnes forsinkelsesrente på {percent} p.a.',
  lateInterestPerMonth:
    'Ved forsinket betaling beregnes rente på {percent} per måned | Ved for sen betaling påløper {percent} rente per måned',
  lateFee:
    'Ved forsinket betaling påløper et gebyr på {money} | Purregebyr på {money} påløper | Purregebyr: {money}',
  statutoryInterest:
    'Ved forsinket betaling beregnes lovbestemt forsinkelsesrente | Ved for sen betaling påløper forsinkelsesrente etter loven | Etter forfall beregnes forsinkelsesrenter',
  recoveryCosts:
    'Ved forsinket betaling påløper standardkompensasjon på {money} for inndrivelse | Kompensasjon ved forsinket betaling: {money}',
  workStopsOnLatePayment:
    'Ved forsinket betaling kan arbeidet stanses | Arbeidet kan stanses ved manglende betaling',
  paymentReminder: 'Betalingspåminnelse | Påminnelse | Purring | Vennlig påminnelse',
  ignoreIfPaid:
    'Se bort fra denne påminnelsen hvis du allerede har betalt | Vennligst se bort fra denne påminnelsen dersom du allerede har betalt | Hvis du allerede har betalt, kan du se bort fra denne påminnelsen',
  ownershipUntilPaid:
    'Varen forblir vår eiendom til den er betalt i sin helhet | Varene forblir vår eiendom inntil full betaling | Salgspant inntil full betaling',
  rightsAfterPayment:
    'Bruksrettighetene overføres ved full betaling | Rettighetene overføres ved full betaling | Bruksretten overføres ved full betaling',
}
