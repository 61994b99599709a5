import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Termen de plată: {days} zile | Plata în termen de {days} zile | Plata în {days} zile | Termen de plată: {days} de zile | Plata în termen de {days} de zile | Scadență: {days} zile | Vă rugăm să plătiți în termen de {days} zile',
  payWithinDaysOfInvoice:
    'Termen de plată: {days} zile de la data facturii | Plata în termen de {days} zile de la data facturii | Plata în {days} zile de la data facturii | Termen de plată: {days} de zile de la data facturii | Plata în termen de {days} zile de la emiterea facturii | Plata în termen de {days} de zile de la data facturii',
  payWithinDaysOfReceipt:
    'Termen de plată: {days} zile de la primirea facturii | Plata în termen de {days} zile de la primirea facturii | Plata în termen de {days} zile de la primire | Termen de plată: {days} de zile de la primirea facturii',
  payWithoutDeduction:
    'Termen de plată: {days} zile, fără reduceri | Plata în termen de {days} zile, fără deduceri | Plata în termen de {days} zile net | Termen de plată: {days} zile net',
  payByDate:
    'Termen de plată: {date} | Vă rugăm să achitați până la {date} | Scadență: {date} | Data scadenței: {date} | Plata până la {date} | Vă rugăm să plătiți până la {date} | De plătit până la {date} | Scadent la {date}',
  payMoneyByDate:
    'Vă rugăm să achitați {money} până la {date} | Vă rugăm să plătiți {money} până la {date} | Suma de {money} este scadentă la {date} | Vă rugăm să virați {money} până la {date}',
  payOnReceipt:
    'Plata la primire | Plata la primirea facturii | Scadent la primire | Plata se face la primirea facturii',
  payWithoutDeductionNow: 'Plata imediat, fără reduceri | Plata imediată | Scadent imediat',
  payInAdvance:
    'Plata în avans | Plata anticipată | Plata se face în avans | Este necesară plata în avans',
  payOnDelivery: 'Plata la livrare | Ramburs | Plata ramburs',
  payInInstalments:
    'Plata în rate este posibilă | Posibilitate de plată în rate | Se poate plăti în rate',
  payTransfer:
    'Plata prin transfer bancar | Vă rugăm să plătiți prin transfer bancar | Plata prin virament bancar | Modalitate de plată: transfer bancar | Plata prin ordin de plată',
  bankTransfer: 'Transfer bancar | Prin transfer bancar | Virament bancar | Ordin de plată',
  payToAccountBelow:
    'Vă rugăm să virați suma în contul indicat în continuare | Vă rugăm să virați suma în contul următor | Vă rugăm să achitați suma în contul următor | Vă rugăm să virați suma în contul de pe factură',
  quoteInvoiceNumber:
    'Vă rugăm să menționați numărul facturii la plată | Vă rugăm să menționați numărul facturii | Menționați numărul facturii pe ordinul de plată | Vă rugăm să specificați numărul facturii la plată | Vă rugăm să indicați numărul facturii la plată',
  quoteReference:
    'Vă rugăm să menționați referința {id} | Referință plată: {id} | Detalii plată: {id} | Vă rugăm să menționați {id} la plată',
  payByCard: 'Plata cu cardul de credit | Plata cu cardul',
  creditCard: 'Card de credit | Cu cardul de credit | Card bancar',
  payCash: 'Plata în numerar | Plata cash',
  cash: 'Numerar | În numerar | Cash',
  payByCheck: 'Plata cu cec | Plata prin cec',
  check: 'Cec | Prin cec',
  payByDirectDebit:
    'Suma va fi debitată din contul dumneavoastră | Suma va fi încasată prin debitare directă | Vom încasa suma prin debitare directă',
  directDebit:
    'Debitare directă | Prin debitare directă | Plata prin debitare directă | Debit direct',
  payOnline: 'Plata online | Puteți plăti online',
  paidWithThanks:
    'Achitat, mulțumim | Plata a fost primită, mulțumim | Plătit, mulțumim | Suma a fost încasată, mulțumim',
  alreadyPaid:
    'Deja achitat | Achitat | Plătit | Această factură a fost deja achitată | Factura a fost deja achitată | Achitat integral | Factură achitată',
  paidOnDate:
    'Achitat la {date} | Plătit la {date} | Plată primită la {date} | Achitat în data de {date}',
  noPaymentNeeded: 'Nu este necesară nicio plată | Nu necesită plată | Nimic de plată',
  openAmount:
    'Suma restantă este {money} | Sumă restantă: {money} | Rest de plată: {money} | Suma neachitată: {money}',
  depositReceived:
    'Avans primit: {money} | Avans de {money} primit | Am primit un avans de {money} | Avans încasat: {money}',
  depositOnOrder:
    'Avans {percent} la comandă | {percent} la comandă | {percent} avans la comandă | Avans de {percent} la comandă | {percent} la semnarea contractului',
  depositRequired:
    'Este necesar un avans de {percent} | Avans de {percent} | Avans {percent} | {percent} în avans | Avans necesar: {percent}',
  depositBeforeWork:
    'Este necesar un avans de {percent} înainte de începerea lucrărilor | Avans de {percent} înainte de începerea lucrărilor | {percent} înainte de începerea lucrărilor | {percent} la începerea lucrărilor | Avans {percent} înainte de începerea lucrărilor',
  restOnDelivery:
    '{percent} la livrare | Restul de {percent} la livrare | Diferența de {percent} la livrare',
  restOnCompletion:
    '{percent} la finalizare | {percent} la finalizarea lucrărilor | Restul de {percent} la finalizare | Diferența de {percent} la finalizare | Restul de {percent} la finalizarea lucrărilor',
  balanceOnCompletion:
    'Restul de plată la finalizare | Diferența se achită la finalizare | Rest de plată la finalizarea lucrărilor | Restul se achită la finalizare',
  balanceOnDelivery:
    'Restul de plată la livrare | Diferența se achită la livrare | Restul se achită la livrare',
  earlyPaymentDiscount:
    'Reducere {percent} pentru plata în {days} zile | {percent} reducere pentru plata în termen de {days} zile | Reducere de {percent} pentru plata în termen de {days} zile | Discount {percent} pentru plata în {days} zile',
  noEarlyPaymentDiscount:
    'Fără reducere pentru plata anticipată | Nu se acordă reducere pentru plata anticipată',
  bankChargesBySender:
    'Comisioanele bancare sunt suportate de plătitor | Comisioanele bancare sunt suportate de client | Comisioane bancare în sarcina clientului | Comisioanele bancare sunt în sarcina plătitorului',
  accountHolder:
    'Titular cont: {name} | Titularul contului: {name} | Titular: {name} | Beneficiar: {name}',
  accountNumber:
    'Cont: {id} | Număr de cont: {id} | Cont bancar: {id} | Nr. cont: {id} | Contul: {id}',
  bankName: 'Banca: {name} | Numele băncii: {name} | Denumirea băncii: {name}',
  bankDetailsChanged:
    'Vă rugăm să rețineți noile noastre date bancare | Datele noastre bancare s-au schimbat | Datele bancare au fost modificate',
  bankDetails:
    'Date bancare | Datele noastre bancare | Date pentru plată | Detalii de plată | Coordonate bancare',
  bankDetailsBelow:
    'Găsiți datele noastre bancare în continuare | Datele noastre bancare sunt indicate în continuare | În continuare găsiți datele noastre bancare',

  lateInterest:
    'Pentru întârzierea plății se percepe o dobândă de {percent} pe an | Dobândă de întârziere: {percent} pe an | Plățile întârziate sunt purtătoare de dobândă de {percent} pe an',
  lateInterestPerMonth:
    'Pentru întârzierea plății se percepe o dobândă de {percent} pe lună | Dobândă de întârziere: {percent} pe lună | Penalități de întârziere de {percent} pe lună | Penalități de întârziere: {percent} pe lună',
  lateFee:
    'Pentru întârzierea plății se percepe o taxă de {money} | Taxă de întârziere: {money} | Se percepe o penalitate de {money} pentru întârziere',
  statutoryInterest:
    'Pentru întârzierea plății se percepe dobânda legală | La plățile întârziate se aplică dobânda legală penalizatoare | În caz de întârziere se aplică dobânda legală',
  recoveryCosts:
    'În caz de întârziere se datorează o compensație fixă de {money} pentru costurile de recuperare | În caz de întârziere se datorează daune-interese de {money} pentru costurile de recuperare | Compensație fixă pentru costurile de recuperare în caz de întârziere: {money}',
  workStopsOnLatePayment:
    'Lucrările pot fi suspendate în caz de întârziere a plății | În caz de întârziere a plății, lucrările pot fi suspendate',
  paymentReminder: 'Notificare de plată | Reamintire de plată | Somație de plată | Reamintire',
  ignoreIfPaid:
    'Dacă ați efectuat deja plata, vă rugăm să ignorați această notificare | Vă rugăm să ignorați această notificare dacă ați plătit deja | Dacă ați achitat deja factura, vă rugăm să ignorați acest mesaj',
  ownershipUntilPaid:
    'Marfa rămâne proprietatea noastră până la plata integrală | Mărfurile rămân proprietatea noastră până la plata integrală | Marfa rămâne proprietatea vânzătorului până la achitarea integrală',
  rightsAfterPayment:
    'Drepturile de utilizare se transferă după plata integrală | Drepturile de utilizare se transmit la plata integrală | Toate drepturile se transferă după plata integrală',
}
