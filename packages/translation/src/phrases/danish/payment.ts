import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Betales inden for {days} dage | Betaling inden for {days} dage | Betalingsfrist: {days} dage | Netto {days} dage | Betalingsbetingelser: netto {days} dage | Betales inden {days} dage',
  payWithinDaysOfInvoice:
    'Betales inden for {days} dage fra fakturadato | Betaling inden for {days} dage fra fakturadatoen | Netto {days} dage fra fakturadato',
  payWithinDaysOfReceipt:
    'Betales inden for {days} dage efter modtagelsen | Betales inden for {days} dage efter modtagelse af fakturaen | Betaling inden for {days} dage fra modtagelsen',
  payWithoutDeduction:
    'Betales inden for {days} dage uden fradrag | Betaling inden for {days} dage uden fradrag',
  payByDate:
    'Betales senest {date} | Betales senest den {date} | Betal venligst senest den {date} | Forfalder til betaling den {date} | Betalingsfrist: {date} | Forfaldsdato: {date}',
  payMoneyByDate:
    'Overfør venligst {money} senest den {date} | Betal venligst {money} senest den {date} | Beløbet på {money} forfalder den {date}',
  payOnReceipt:
    'Betales ved modtagelsen | Forfalder ved modtagelsen | Betales ved modtagelse af fakturaen | Netto kontant | Betaling ved modtagelse',
  payWithoutDeductionNow: 'Betales straks uden fradrag | Forfalder straks | Betales straks',
  payInAdvance: 'Betaling forud | Forudbetaling kræves | Betales forud',
  payOnDelivery: 'Betaling ved levering | Betales ved levering | Efterkrav',
  payInInstalments: 'Betaling i rater er mulig | Ratebetaling er mulig | Mulighed for ratebetaling',
  payTransfer:
    'Betales ved bankoverførsel | Betal venligst via bankoverførsel | Betaling ved bankoverførsel | Betaling via bankoverførsel',
  bankTransfer: 'Bankoverførsel | Via bankoverførsel | Ved bankoverførsel',
  payToAccountBelow:
    'Overfør venligst beløbet til nedenstående konto | Beløbet bedes overført til nedenstående konto | Beløbet overføres til nedenstående konto | Beløbet indbetales på nedenstående konto',
  quoteInvoiceNumber:
    'Angiv venligst fakturanummer ved betaling | Oplys venligst fakturanummer ved betaling | Husk at angive fakturanummer ved betaling | Angiv fakturanummer ved indbetaling | Fakturanummer bedes oplyst ved betaling',
  quoteReference:
    'Angiv venligst referencen {id} ved betaling | Betalingsreference: {id} | Brug venligst {id} som reference | Angiv {id} ved betaling',
  payByCard: 'Betaling med kreditkort | Betaling med kort | Kortbetaling',
  creditCard: 'Kreditkort | Med kreditkort | Betalingskort',
  payCash: 'Kontant betaling | Betaling kontant | Kontantbetaling',
  cash: 'Kontant | Kontanter',
  payByCheck: 'Betaling med check',
  check: 'Check | Med check',
  payByDirectDebit:
    'Beløbet trækkes automatisk fra din konto | Beløbet opkræves via Betalingsservice | Beløbet trækkes på din konto',
  directDebit:
    'Direkte debitering | Via direkte debitering | Betalingsservice | Betaling via direkte debitering',
  payOnline: 'Onlinebetaling | Online betaling | Du kan betale online | Betaling online',
  paidWithThanks:
    'Beløbet er modtaget med tak | Betalt med tak | Betaling modtaget med tak | Betaling modtaget, tak',
  alreadyPaid:
    'Allerede betalt | Betalt | Fakturaen er allerede betalt | Denne faktura er betalt | Fakturaen er betalt',
  paidOnDate: 'Betalt den {date} | Betalt {date} | Betaling modtaget den {date}',
  noPaymentNeeded: 'Ingen betaling nødvendig | Intet at betale | Skal ikke betales',
  openAmount: 'Det udestående beløb er {money} | Udestående beløb: {money} | Restbeløb: {money}',
  depositReceived:
    'Forudbetaling på {money} modtaget | Modtaget forudbetaling: {money} | Vi har modtaget en forudbetaling på {money} | Aconto på {money} modtaget',
  depositOnOrder:
    '{percent} forudbetaling ved bestilling | {percent} ved bestilling | {percent} ved ordreafgivelse | {percent} aconto ved bestilling',
  depositRequired:
    'Der kræves {percent} i forudbetaling | {percent} forudbetaling kræves | {percent} betales forud',
  depositBeforeWork:
    '{percent} forudbetales inden arbejdets start | {percent} forudbetaling inden arbejdet påbegyndes | {percent} før arbejdets start',
  restOnDelivery:
    '{percent} ved levering | De resterende {percent} betales ved levering | Resterende {percent} ved levering',
  restOnCompletion:
    '{percent} ved færdiggørelse | {percent} ved afslutning | De resterende {percent} betales ved færdiggørelse | Resterende {percent} ved færdiggørelse',
  balanceOnCompletion:
    'Restbeløbet forfalder ved færdiggørelse | Restbeløbet betales ved færdiggørelse | Rest ved færdiggørelse | Restbeløbet betales ved afslutning',
  balanceOnDelivery:
    'Restbeløbet forfalder ved levering | Restbeløbet betales ved levering | Rest ved levering',
  earlyPaymentDiscount:
    '{percent} kontantrabat ved betaling inden for {days} dage | {percent} rabat ved betaling inden for {days} dage | Ved betaling inden for {days} dage ydes {percent} kontantrabat',
  noEarlyPaymentDiscount:
    'Ingen kontantrabat | Ingen rabat ved tidlig betaling | Der ydes ikke kontantrabat',
  bankChargesBySender:
    'Bankgebyrer betales af betaleren | Alle bankgebyrer betales af kunden | Bankomkostninger afholdes af kunden | Bankgebyrer afholdes af afsender',
  accountHolder: 'Kontohaver: {name} | Kontoindehaver: {name}',
  accountNumber: 'Kontonummer: {id} | Kontonr.: {id} | Konto: {id}',
  bankName: 'Bank: {name} | Bankens navn: {name} | Pengeinstitut: {name}',
  bankDetailsChanged:
    'Bemærk venligst vores nye bankoplysninger | Vores bankoplysninger er ændret | Bemærk at vores bankoplysninger er ændret',
  bankDetails: 'Bankoplysninger | Vores bankoplysninger | Betalingsoplysninger',
  bankDetailsBelow:
    'Vores bankoplysninger fremgår nedenfor | Du finder vores bankoplysninger nedenfor',

  lateInterest:
    'Ved forsinket betaling beregnes rente på {percent} pr. år | Ved forsinket betaling beregnes rente på {percent} p.a. | Ved for sen betaling tilskrives {percent} rente pr. år',
  lateInterestPerMonth:
    'Ved forsinket betaling beregnes rente på {percent} pr. måned | Ved for sen betaling tilskrives {percent} rente pr. måned | Ved betaling efter forfald beregnes {percent} pr. måned',
  lateFee:
    'Ved forsinket betaling opkræves et gebyr på {money} | Der opkræves et rykkergebyr på {money} | Rykkergebyr: {money}',
  statutoryInterest:
    'Ved forsinket betaling beregnes morarenter efter renteloven | Ved for sen betaling beregnes lovbestemte morarenter | Ved forsinket betaling beregnes rente efter renteloven',
  recoveryCosts:
    'Ved forsinket betaling opkræves et kompensationsbeløb på {money} for inddrivelse | Kompensationsbeløb ved forsinket betaling: {money}',
  workStopsOnLatePayment:
    'Ved forsinket betaling kan arbejdet indstilles | Arbejdet kan indstilles ved manglende betaling',
  paymentReminder: 'Betalingspåmindelse | Påmindelse | Rykker | Venlig påmindelse',
  ignoreIfPaid:
    'Se venligst bort fra denne påmindelse, hvis du allerede har betalt | Hvis du allerede har betalt, bedes du se bort fra denne påmindelse | Har du allerede betalt, kan du se bort fra denne påmindelse',
  ownershipUntilPaid:
    'Varen forbliver vores ejendom, indtil fuld betaling er sket | Varerne forbliver vores ejendom indtil fuld betaling | Ejendomsforbehold indtil fuld betaling',
  rightsAfterPayment:
    'Brugsrettighederne overgår ved fuld betaling | Rettighederne overgår ved fuld betaling | Brugsretten overgår ved fuld betaling',
}
