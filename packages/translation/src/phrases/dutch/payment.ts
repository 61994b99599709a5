import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Te betalen binnen {days} dagen | Betaling binnen {days} dagen | Gelieve te betalen binnen {days} dagen | Te voldoen binnen {days} dagen | Betalingstermijn: {days} dagen | Betaaltermijn: {days} dagen | Betaalbaar binnen {days} dagen',
  payWithinDaysOfInvoice:
    'Te betalen binnen {days} dagen na factuurdatum | Betaling binnen {days} dagen na factuurdatum | Te voldoen binnen {days} dagen na factuurdatum | Betaling {days} dagen na factuurdatum | Gelieve te betalen binnen {days} dagen na factuurdatum',
  payWithinDaysOfReceipt:
    'Te betalen binnen {days} dagen na ontvangst van de factuur | Betaling binnen {days} dagen na ontvangst | Betaling binnen {days} dagen na ontvangst van de factuur | Te betalen binnen {days} dagen na ontvangst',
  payWithoutDeduction:
    'Te betalen binnen {days} dagen zonder korting | Te betalen binnen {days} dagen netto | Betaling binnen {days} dagen netto | Netto binnen {days} dagen | Betaling binnen {days} dagen zonder aftrek',
  payByDate:
    'Gelieve te betalen vóór {date} | Te betalen vóór {date} | Te betalen uiterlijk {date} | Gelieve uiterlijk {date} te betalen | Vervaldatum: {date} | Betaling uiterlijk op {date} | Wij verzoeken u het bedrag vóór {date} over te maken',
  payMoneyByDate:
    'Gelieve {money} over te maken vóór {date} | Gelieve {money} te betalen vóór {date} | Het bedrag van {money} dient vóór {date} te worden voldaan',
  payOnReceipt:
    'Te betalen bij ontvangst | Te voldoen bij ontvangst | Betaling bij ontvangst | Te betalen na ontvangst van de factuur | Betaling na ontvangst factuur | Betaling bij ontvangst van de factuur',
  payWithoutDeductionNow:
    'Direct te betalen zonder korting | Direct te voldoen | Direct betaalbaar | Onmiddellijk betaalbaar | Direct te betalen',
  payInAdvance: 'Betaling vooraf | Vooruitbetaling vereist | Vooraf te betalen | Vooraf te voldoen',
  payOnDelivery:
    'Betaling bij levering | Rembours | Te betalen bij levering | Onder rembours | Betaling bij aflevering',
  payInInstalments:
    'Betaling in termijnen is mogelijk | Gespreide betaling is mogelijk | Betalen in termijnen is mogelijk',
  payTransfer:
    'Betaling per bankoverschrijving | Gelieve te betalen per bankoverschrijving | Betaling via overschrijving | Betaling per overboeking | Betaling via bankoverschrijving',
  bankTransfer:
    'Bankoverschrijving | Overschrijving | Overboeking | Per bank | Per bankoverschrijving | Via overschrijving',
  payToAccountBelow:
    'Gelieve het bedrag over te maken op onderstaande rekening | Gelieve het factuurbedrag over te maken op onderstaand rekeningnummer | Wij verzoeken u het bedrag over te maken naar onderstaand rekeningnummer | Gelieve het bedrag te storten op onderstaande rekening | Graag het bedrag overmaken op onderstaande rekening',
  quoteInvoiceNumber:
    'Gelieve bij betaling het factuurnummer te vermelden | Vermeld bij betaling het factuurnummer | Graag het factuurnummer vermelden bij betaling | Gelieve het factuurnummer te vermelden | Onder vermelding van het factuurnummer | Vermeld het factuurnummer bij uw betaling | Graag onder vermelding van het factuurnummer',
  quoteReference:
    'Onder vermelding van {id} | Betalingskenmerk: {id} | Gelieve {id} te vermelden bij betaling | Mededeling: {id} | Graag onder vermelding van {id} | O.v.v. {id}',
  payByCard: 'Betaling met creditcard | Betaling met kaart | Betaling per creditcard',
  creditCard: 'Creditcard | Kredietkaart | Met creditcard | Per creditcard',
  payCash: 'Contante betaling | Betaling contant',
  cash: 'Contant | Contanten',
  payByCheck: 'Betaling met cheque | Betaling per cheque',
  check: 'Cheque | Per cheque',
  payByDirectDebit:
    'Het bedrag wordt automatisch van uw rekening afgeschreven | Het bedrag wordt automatisch geïncasseerd | Wij incasseren het bedrag automatisch | Het bedrag wordt van uw rekening afgeschreven | Het bedrag wordt per automatische incasso geïnd',
  directDebit:
    'Automatische incasso | Domiciliëring | Per automatische incasso | Betaling per automatische incasso',
  payOnline: 'Onlinebetaling | Online betaling | U kunt online betalen | Online betalen',
  paidWithThanks:
    'In dank voldaan | Bedrag in dank ontvangen | In dank ontvangen | Betaling ontvangen, dank u | Betaald, dank u wel',
  alreadyPaid:
    'Reeds betaald | Betaald | Voldaan | Reeds voldaan | Deze factuur is reeds betaald | Deze factuur is al betaald | De factuur is reeds voldaan',
  paidOnDate: 'Betaald op {date} | Betaling ontvangen op {date} | Voldaan op {date}',
  noPaymentNeeded:
    'Geen betaling vereist | U hoeft niets te betalen | Geen betaling nodig | Niets te betalen',
  openAmount:
    'Het openstaande bedrag is {money} | Openstaand bedrag: {money} | Nog te betalen: {money} | Het openstaande bedrag bedraagt {money}',
  depositReceived:
    'Aanbetaling van {money} ontvangen | Ontvangen aanbetaling: {money} | Wij hebben een aanbetaling van {money} ontvangen | Voorschot van {money} ontvangen',
  depositOnOrder:
    '{percent} aanbetaling bij opdracht | {percent} bij opdracht | {percent} aanbetaling bij bestelling | {percent} bij bestelling | {percent} voorschot bij bestelling | {percent} bij opdrachtverstrekking',
  depositRequired:
    'Een aanbetaling van {percent} is vereist | {percent} aanbetaling vereist | {percent} vooraf | {percent} aanbetaling | Aanbetaling van {percent}',
  depositBeforeWork:
    'Vóór aanvang van de werkzaamheden is een aanbetaling van {percent} vereist | {percent} aanbetaling vóór aanvang van de werkzaamheden | {percent} vóór aanvang van de werkzaamheden | {percent} bij aanvang van de werkzaamheden | {percent} bij aanvang',
  restOnDelivery:
    '{percent} bij levering | Resterende {percent} bij levering | De resterende {percent} bij levering | {percent} bij aflevering',
  restOnCompletion:
    '{percent} bij oplevering | {percent} na afronding | Resterende {percent} bij oplevering | De resterende {percent} bij oplevering | {percent} na voltooiing',
  balanceOnCompletion:
    'Restant bij oplevering | Het restant is verschuldigd bij oplevering | Resterend bedrag bij oplevering | Restant na afronding | Saldo bij oplevering',
  balanceOnDelivery:
    'Restant bij levering | Het restant is verschuldigd bij levering | Resterend bedrag bij levering | Saldo bij levering',
  earlyPaymentDiscount:
    '{percent} korting bij betaling binnen {days} dagen | {percent} betalingskorting bij betaling binnen {days} dagen | Bij betaling binnen {days} dagen {percent} korting | {percent} korting voor contante betaling binnen {days} dagen',
  noEarlyPaymentDiscount:
    'Geen betalingskorting | Geen korting bij vervroegde betaling | Geen korting voor contante betaling',
  bankChargesBySender:
    'Bankkosten zijn voor rekening van de betaler | Bankkosten voor rekening van de klant | Bankkosten zijn voor rekening van de klant | Bankkosten zijn voor rekening van de opdrachtgever',
  accountHolder:
    'Rekeninghouder: {name} | Ten name van {name} | T.n.v. {name} | Op naam van {name}',
  accountNumber:
    'Rekeningnummer: {id} | Rekening: {id} | Bankrekening: {id} | Rekeningnr.: {id} | Bankrekeningnummer: {id}',
  bankName: 'Bank: {name} | Naam van de bank: {name} | Naam bank: {name}',
  bankDetailsChanged:
    'Let op: onze bankgegevens zijn gewijzigd | Onze bankgegevens zijn gewijzigd | Let op onze nieuwe bankgegevens | Ons rekeningnummer is gewijzigd',
  bankDetails: 'Bankgegevens | Onze bankgegevens | Betaalgegevens | Betalingsgegevens',
  bankDetailsBelow:
    'Onze bankgegevens vindt u hieronder | Hieronder vindt u onze bankgegevens | U vindt onze bankgegevens hieronder',

  lateInterest:
    'Bij te late betaling is een rente van {percent} per jaar verschuldigd | Bij te late betaling brengen wij {percent} rente per jaar in rekening | Bij laattijdige betaling is een rente van {percent} per jaar verschuldigd | Vertragingsrente: {percent} per jaar',
  lateInterestPerMonth:
    'Bij te late betaling is een rente van {percent} per maand verschuldigd | Bij te late betaling brengen wij {percent} per maand in rekening | Bij laattijdige betaling is een rente van {percent} per maand verschuldigd | Vertragingsrente: {percent} per maand',
  lateFee:
    'Bij te late betaling brengen wij {money} in rekening | Aanmaningskosten: {money} | Er wordt {money} aan aanmaningskosten in rekening gebracht | Bij te late betaling wordt {money} aan kosten in rekening gebracht',
  statutoryInterest:
    'Bij te late betaling is de wettelijke rente verschuldigd | Bij te late betaling brengen wij de wettelijke rente in rekening | Bij te late betaling is de wettelijke handelsrente verschuldigd',
  recoveryCosts:
    'Bij te late betaling is een vaste vergoeding van {money} voor invorderingskosten verschuldigd | Bij te late betaling is {money} aan incassokosten verschuldigd | Vaste vergoeding voor invorderingskosten bij te late betaling: {money}',
  workStopsOnLatePayment:
    'Bij te late betaling kunnen de werkzaamheden worden opgeschort | Bij te late betaling kunnen wij de werkzaamheden opschorten',
  paymentReminder: 'Betalingsherinnering | Herinnering | Vriendelijke herinnering',
  ignoreIfPaid:
    'Heeft u al betaald, dan kunt u deze herinnering als niet verzonden beschouwen | Indien u reeds betaald heeft, kunt u deze herinnering als niet verzonden beschouwen | Als u al betaald heeft, kunt u deze herinnering negeren',
  ownershipUntilPaid:
    'De goederen blijven ons eigendom tot volledige betaling | Eigendomsvoorbehoud tot volledige betaling | De goederen blijven eigendom van de verkoper tot volledige betaling | De geleverde goederen blijven ons eigendom tot volledige betaling',
  rightsAfterPayment:
    'De gebruiksrechten gaan over na volledige betaling | Gebruiksrechten worden overgedragen na volledige betaling | Alle rechten gaan over na volledige betaling',
}
