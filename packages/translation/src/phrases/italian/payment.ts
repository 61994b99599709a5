import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Pagamento entro {days} giorni | Pagamento a {days} giorni | Da pagare entro {days} giorni | Termini di pagamento: {days} giorni | Si prega di pagare entro {days} giorni | Scadenza {days} giorni',
  payWithinDaysOfInvoice:
    'Pagamento a {days} giorni data fattura | Pagamento entro {days} giorni dalla data della fattura | Pagamento entro {days} giorni data fattura | Pagamento entro {days} giorni dalla data fattura',
  payWithinDaysOfReceipt:
    'Pagamento entro {days} giorni dal ricevimento della fattura | Pagamento entro {days} giorni dal ricevimento | Pagamento a {days} giorni ricevimento fattura',
  payWithoutDeduction:
    'Pagamento entro {days} giorni senza sconto | Pagamento entro {days} giorni netto | Pagamento a {days} giorni netto | Pagamento entro {days} giorni senza detrazioni',
  payByDate:
    'Si prega di pagare entro il {date} | Pagamento entro il {date} | Scadenza: {date} | Da pagare entro il {date} | Scadenza pagamento: {date} | Si prega di effettuare il bonifico entro il {date}',
  payMoneyByDate:
    'Si prega di versare {money} entro il {date} | Si prega di pagare {money} entro il {date} | Importo di {money} da pagare entro il {date}',
  payOnReceipt:
    'Pagamento a vista fattura | Pagamento al ricevimento della fattura | A vista fattura | Pagamento al ricevimento | Rimessa diretta a vista fattura | Pagamento a ricevimento fattura',
  payWithoutDeductionNow:
    'Pagamento immediato senza sconto | Pagamento immediato | Da pagare immediatamente | Pagamento immediato senza detrazioni',
  payInAdvance:
    'Pagamento anticipato | Richiesto pagamento anticipato | È richiesto il pagamento anticipato',
  payOnDelivery: 'Pagamento alla consegna | Contrassegno | Pagamento in contrassegno',
  payInInstalments:
    'È possibile il pagamento a rate | Possibilità di pagamento a rate | Pagamento rateale possibile',
  payTransfer:
    'Pagamento tramite bonifico bancario | Pagamento con bonifico bancario | Si prega di pagare tramite bonifico bancario | Pagamento a mezzo bonifico bancario | Modalità di pagamento: bonifico bancario | Pagamento tramite bonifico',
  bankTransfer:
    'Bonifico bancario | Tramite bonifico bancario | Bonifico | A mezzo bonifico bancario',
  payToAccountBelow:
    'Si prega di versare l’importo sul conto sotto indicato | Si prega di effettuare il bonifico sul conto indicato di seguito | Si prega di bonificare l’importo sul conto indicato di seguito | Si prega di versare l’importo sul conto corrente sotto indicato | Versare l’importo sul seguente conto',
  quoteInvoiceNumber:
    'Si prega di indicare il numero della fattura nel pagamento | Si prega di indicare il numero di fattura | Indicare il numero di fattura nella causale | Si prega di indicare il numero di fattura nella causale | Indicare il numero di fattura nella causale del bonifico | Si prega di citare il numero della fattura',
  quoteReference:
    'Si prega di indicare la causale {id} | Causale: {id} | Causale del bonifico: {id} | Indicare {id} nella causale | Riferimento pagamento: {id}',
  payByCard: 'Pagamento con carta di credito | Pagamento con carta',
  creditCard: 'Carta di credito | Con carta di credito',
  payCash: 'Pagamento in contanti | Pagamento per contanti',
  cash: 'Contanti | In contanti',
  payByCheck: 'Pagamento con assegno | Pagamento tramite assegno',
  check: 'Assegno | Con assegno | Tramite assegno',
  payByDirectDebit:
    'L’importo sarà addebitato sul Vostro conto corrente | L’importo sarà addebitato sul Suo conto | L’importo sarà addebitato tramite addebito diretto',
  directDebit:
    'Addebito diretto | Tramite addebito diretto | Pagamento con addebito diretto | Addebito diretto in conto corrente',
  payOnline: 'Pagamento online | È possibile pagare online',
  paidWithThanks: 'Pagato, grazie | Pagamento ricevuto, grazie | Importo ricevuto, grazie',
  alreadyPaid:
    'Già pagato | Pagato | Questa fattura è già stata pagata | La fattura è già stata pagata | Fattura già saldata | Saldato',
  paidOnDate:
    'Pagato il {date} | Pagamento ricevuto il {date} | Saldato il {date} | Pagato in data {date}',
  noPaymentNeeded:
    'Nessun pagamento richiesto | Nessun pagamento dovuto | Nulla da pagare | Non è richiesto alcun pagamento',
  openAmount:
    'L’importo residuo è di {money} | Importo residuo: {money} | Importo da saldare: {money} | Residuo da pagare: {money}',
  depositReceived:
    'Acconto di {money} ricevuto | Acconto ricevuto: {money} | Abbiamo ricevuto un acconto di {money} | Ricevuto acconto di {money}',
  depositOnOrder:
    'Acconto del {percent} all’ordine | {percent} all’ordine | {percent} di acconto all’ordine | {percent} alla conferma d’ordine | {percent} all’accettazione del preventivo | Acconto {percent} all’ordine',
  depositRequired:
    'È richiesto un acconto del {percent} | Acconto richiesto: {percent} | Acconto del {percent} | {percent} anticipato',
  depositBeforeWork:
    'È richiesto un acconto del {percent} prima dell’inizio dei lavori | Acconto del {percent} prima dell’inizio dei lavori | {percent} prima dell’inizio dei lavori | {percent} a inizio lavori | {percent} all’inizio dei lavori',
  restOnDelivery:
    '{percent} alla consegna | Restante {percent} alla consegna | Saldo del {percent} alla consegna | Il restante {percent} alla consegna',
  restOnCompletion:
    '{percent} a fine lavori | {percent} al completamento | Saldo del {percent} a fine lavori | Restante {percent} a fine lavori | {percent} alla fine dei lavori | Il restante {percent} al completamento',
  balanceOnCompletion:
    'Saldo a fine lavori | Saldo al completamento | Il saldo è dovuto a fine lavori | Saldo alla fine dei lavori | Saldo al termine dei lavori',
  balanceOnDelivery: 'Saldo alla consegna | Il saldo è dovuto alla consegna',
  earlyPaymentDiscount:
    'Sconto del {percent} per pagamento entro {days} giorni | {percent} di sconto per pagamento entro {days} giorni | Sconto {percent} per pagamento entro {days} giorni',
  noEarlyPaymentDiscount:
    'Nessuno sconto per pagamento anticipato | Senza sconto per pagamento anticipato',
  bankChargesBySender:
    'Le spese bancarie sono a carico dell’ordinante | Spese bancarie a carico del cliente | Le spese bancarie sono a carico del cliente | Spese bancarie a carico dell’ordinante',
  accountHolder:
    'Intestatario del conto: {name} | Intestatario: {name} | Intestato a: {name} | Conto intestato a {name}',
  accountNumber:
    'Numero di conto: {id} | Conto corrente: {id} | Conto n.: {id} | Conto: {id} | Conto corrente n. {id} | N. conto: {id}',
  bankName: 'Banca: {name} | Nome della banca: {name} | Istituto bancario: {name}',
  bankDetailsChanged:
    'Si prega di prendere nota delle nuove coordinate bancarie | Le nostre coordinate bancarie sono cambiate | Attenzione alle nuove coordinate bancarie',
  bankDetails:
    'Coordinate bancarie | Le nostre coordinate bancarie | Dati per il pagamento | Dati bancari',
  bankDetailsBelow:
    'Le nostre coordinate bancarie sono riportate di seguito | Di seguito le nostre coordinate bancarie | Le coordinate bancarie sono indicate sotto',

  lateInterest:
    'In caso di ritardato pagamento si applicano interessi del {percent} annuo | Interessi di mora del {percent} annuo | Interessi di mora: {percent} annuo',
  lateInterestPerMonth:
    'In caso di ritardato pagamento si applicano interessi del {percent} al mese | Interessi di mora del {percent} al mese | Interessi di mora: {percent} mensile | Penale di ritardo del {percent} al mese',
  lateFee:
    'In caso di ritardo sarà addebitata una penale di {money} | Saranno addebitate spese di sollecito di {money} | Penale per ritardato pagamento: {money} | Spese di sollecito: {money}',
  statutoryInterest:
    'In caso di ritardato pagamento si applicano gli interessi di mora di legge | In caso di ritardo saranno applicati gli interessi legali | Interessi di mora a norma di legge in caso di ritardato pagamento',
  recoveryCosts:
    'In caso di ritardato pagamento è dovuto un risarcimento forfettario di {money} per i costi di recupero | Risarcimento forfettario per costi di recupero in caso di ritardato pagamento: {money}',
  workStopsOnLatePayment:
    'In caso di ritardato pagamento i lavori potranno essere sospesi | I lavori possono essere sospesi in caso di ritardo nel pagamento',
  paymentReminder: 'Sollecito di pagamento | Promemoria di pagamento | Promemoria | Sollecito',
  ignoreIfPaid:
    'Se il pagamento è già stato effettuato, si prega di ignorare questo sollecito | Si prega di ignorare questo sollecito se il pagamento è già stato effettuato | Qualora aveste già provveduto al pagamento, Vi preghiamo di ignorare il presente sollecito',
  ownershipUntilPaid:
    'La merce resta di nostra proprietà fino al completo pagamento | La merce rimane di nostra proprietà fino al completo pagamento | Riserva di proprietà fino al completo pagamento | La merce rimane di proprietà del venditore fino al saldo',
  rightsAfterPayment:
    'I diritti d’uso sono ceduti al completo pagamento | I diritti di utilizzo vengono ceduti al completo pagamento | Tutti i diritti sono ceduti al completo pagamento',
}
