import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays:
    'Consegna entro {days} giorni | Tempi di consegna: {days} giorni | Consegna in {days} giorni',
  deliveryWithinWorkingDays:
    'Consegna entro {days} giorni lavorativi | Tempi di consegna: {days} giorni lavorativi | Consegna in {days} giorni lavorativi',
  deliveryWithinWeeks:
    'Consegna entro {number} settimane | Tempi di consegna: {number} settimane | Consegna in {number} settimane',
  deliverByDate:
    'Consegna entro il {date} | Si prega di consegnare entro il {date} | Da consegnare entro il {date}',
  deliveredOnDate: 'Consegnato il {date} | Data di consegna: {date} | Consegnato in data {date}',
  serviceDate:
    'Data della prestazione: {date} | Prestazione eseguita il {date} | Data prestazione: {date} | Servizio reso il {date}',
  servicePeriod:
    'Periodo della prestazione: dal {date} al {date} | Prestazioni eseguite dal {date} al {date} | Periodo della prestazione: {date} - {date} | Periodo di prestazione: dal {date} al {date}',
  servicePeriodMonth:
    'Periodo di riferimento: {month} | Periodo: {month} | Mese di riferimento: {month} | Periodo di fatturazione: {month} | Prestazioni rese in {month}',
  billingPeriod:
    'Periodo di fatturazione: dal {date} al {date} | Periodo: dal {date} al {date} | Periodo di riferimento: dal {date} al {date} | Periodo: {date} - {date} | Periodo di fatturazione: {date} - {date}',
  datesMatchInvoice:
    'La data della prestazione coincide con la data della fattura | La data di consegna coincide con la data della fattura | Data prestazione uguale a data fattura',
  freeDelivery:
    'Spedizione gratuita | Consegna gratuita | Trasporto gratuito | Porto franco | Franco destino',
  plusShipping:
    'Spese di spedizione escluse | Più spese di spedizione | Trasporto escluso | Spese di spedizione non incluse | Spese di trasporto escluse',
  partialDelivery:
    'Consegna parziale | Sono possibili consegne parziali | Consegne parziali ammesse',
  pickUp: 'Ritiro a cura del cliente | Ritiro del cliente | Ritiro in sede',
  deliveryByCourier:
    'Consegna tramite corriere | Spedizione tramite corriere | Tramite corriere | A mezzo corriere | Spedizione con corriere',
  deliveryByMail:
    'Spedizione per posta | Consegna per posta | Per posta | Tramite posta | A mezzo posta',
  deliveryByEmail:
    'Invio tramite e-mail | Consegna tramite e-mail | Via e-mail | Tramite e-mail | Invio via e-mail | Per email',
  deliveryToAddress:
    'Si prega di consegnare all’indirizzo sopra indicato | Consegna all’indirizzo sopra indicato | Consegnare all’indirizzo sopra indicato',
  callBeforeDelivery:
    'Si prega di telefonare prima della consegna | Telefonare prima della consegna | Chiamare prima della consegna',
  deliverToReception:
    'Consegnare alla reception | Si prega di consegnare alla reception | Consegna alla reception | Consegnare in portineria',
  handleWithCare: 'Fragile | Fragile, maneggiare con cura | Maneggiare con cura',
  checkGoods:
    'Si prega di controllare la merce alla consegna | Si prega di verificare la merce al ricevimento | Verificare la merce al momento della consegna',
  reportDefects:
    'Eventuali difetti vanno segnalati entro {days} giorni | Reclami entro {days} giorni | Si prega di segnalare eventuali difetti entro {days} giorni',
  receivedInGoodOrder:
    'Merce ricevuta in buono stato | Ricevuto in buone condizioni | Merce ricevuta integra e completa | Ricevuto in buono stato',
  confirmOrder:
    'Si prega di confermare l’ordine | Si prega di confermare il presente ordine | Si prega di inviare conferma d’ordine | Vi preghiamo di confermare il presente ordine',
  quoteOrderNumber:
    'Si prega di indicare il numero d’ordine in fattura | Indicare il numero d’ordine in fattura | Si prega di citare il nostro numero d’ordine su tutti i documenti | Si prega di riportare il numero d’ordine sulla fattura',
  orderAsOffered:
    'Con la presente ordiniamo quanto segue | Ordiniamo quanto segue | Con la presente Vi ordiniamo | Si prega di fornire quanto segue',

  orderReference:
    'Ordine {id} | Ordine n. {id} | Numero d’ordine: {id} | Ordine d’acquisto {id} | Rif. ordine {id}',
  yourOrder: 'Vostro ordine {id} | Vostro ordine n. {id} | Vs. ordine {id} | Vs. ordine n. {id}',
  orderOfDate: 'Ordine del {date}',
  yourOrderOfDate: 'Vostro ordine del {date} | Vs. ordine del {date}',
  invoiceReference:
    'Fattura {id} | Fattura n. {id} | Numero fattura: {id} | Fattura numero {id} | Numero di fattura: {id}',
  invoiceOfDate: 'Fattura {id} del {date} | Fattura n. {id} del {date}',
  quoteNumber: 'Preventivo {id} | Preventivo n. {id} | Offerta {id} | Offerta n. {id}',
  ourQuote: 'Nostro preventivo {id} | Ns. preventivo {id} | Nostra offerta {id} | Ns. offerta {id}',
  yourQuote:
    'Vostro preventivo {id} | Vs. preventivo {id} | Vostra offerta {id} | Vs. offerta {id}',
  contractReference: 'Contratto {id} | Contratto n. {id} | Come da contratto {id}',
  projectReference: 'Progetto {name}',
  customerNumber:
    'Codice cliente: {id} | Numero cliente: {id} | Cliente n. {id} | Il suo codice cliente: {id}',
  asDiscussedWith:
    'Come concordato con {name} | Come da accordi con {name} | Come discusso con {name}',
  contactPerson:
    'Persona di riferimento: {name} | Referente: {name} | Contatto: {name} | Il vostro referente: {name}',
  attention: 'Alla cortese attenzione di {name} | All’attenzione di {name} | C.a. {name}',

  thanks: 'Grazie | Molte grazie | Grazie mille',
  thanksBusiness:
    'Grazie per averci scelto | Grazie per l’incarico | Vi ringraziamo per averci scelto | Grazie per l’incarico affidatoci',
  thanksOrder:
    'Grazie per il Vostro ordine | Grazie per l’ordine | Grazie per il Suo ordine | Vi ringraziamo per l’ordine',
  thanksTrust:
    'Grazie per la fiducia | Grazie per la Vostra fiducia | Vi ringraziamo per la fiducia accordataci | Grazie per la fiducia accordataci',
  thanksInquiry:
    'Grazie per la Vostra richiesta | Grazie per la richiesta | Vi ringraziamo per la Vostra richiesta',
  thanksCooperation:
    'Grazie per la collaborazione | Grazie per la piacevole collaborazione | Grazie della collaborazione | È stato un piacere collaborare con Voi',
  thanksPayment:
    'Grazie per il pagamento | Grazie per il Vostro pagamento | Grazie per il tempestivo pagamento',
  thanksVisit: 'Grazie per la visita | Grazie per la Vostra visita',
  thanksUnderstanding: 'Grazie per la comprensione | Grazie per la Vostra comprensione',
  lookForwardWork:
    'Saremo lieti di collaborare con Voi | Sarò lieto di collaborare con Voi | Saremo lieti di lavorare con Voi',
  lookForwardOrder:
    'In attesa del Vostro ordine | Restiamo in attesa del Vostro ordine | In attesa di un Vostro gradito ordine',
  lookForwardReply:
    'In attesa di un Vostro riscontro | Restiamo in attesa di un Vostro riscontro | In attesa di una Vostra risposta | In attesa di un cortese riscontro',
  questionsContact:
    'Per qualsiasi domanda, non esitate a contattarci | Per ulteriori informazioni non esitate a contattarci | Restiamo a disposizione per qualsiasi chiarimento | Restiamo a Vostra disposizione per ogni chiarimento | In caso di domande, Vi preghiamo di contattarci | Siamo a disposizione per qualsiasi chiarimento',
  questionsContactAt:
    'Per qualsiasi domanda, contattare {id} | Per informazioni: {id} | Per informazioni contattare {id} | Per qualsiasi domanda scrivere a {id}',
  bestRegards: 'Cordiali saluti | Distinti saluti | Cordialmente | Saluti | Un cordiale saluto',
  dearSirOrMadam:
    'Gentili Signori | Egregi Signori | Spettabile ditta | A chi di competenza | Spett.le ditta',
  dearCustomer: 'Gentile cliente | Gentili clienti | Egregio cliente',
  dearName:
    'Gentile {name} | Ciao {name} | Buongiorno {name} | Egregio {name} | Caro {name} | Cara {name}',
  hello: 'Buongiorno | Salve | Ciao',
  invoiceForServices:
    'Di seguito la nostra fattura per le prestazioni rese | Vi fatturiamo le seguenti prestazioni | Per le prestazioni rese | Fatturiamo i seguenti servizi',
  offerAsFollows:
    'Siamo lieti di proporre quanto segue | Siamo lieti di presentare il seguente preventivo | Come da Vostra richiesta, Vi proponiamo quanto segue | Siamo lieti di proporre la seguente offerta | Siamo lieti di offrire quanto segue',
  happyHolidays: 'Buone feste | Vi auguriamo buone feste',
  happyNewYear: 'Felice anno nuovo | Buon anno | Vi auguriamo un felice anno nuovo',

  quoteValidUntil:
    'Il presente preventivo è valido fino al {date} | Preventivo valido fino al {date} | Offerta valida fino al {date} | La presente offerta è valida fino al {date}',
  validUntil: 'Valido fino al {date} | Valida fino al {date}',
  quoteValidForDays:
    'Il presente preventivo è valido {days} giorni | Preventivo valido {days} giorni | Validità del preventivo: {days} giorni | Validità offerta: {days} giorni | Offerta valida {days} giorni | Validità dell’offerta: {days} giorni | Il preventivo ha validità di {days} giorni',
  validForDays: 'Validità: {days} giorni | Valido {days} giorni | Valido per {days} giorni',
  nonBinding:
    'Il presente preventivo non è vincolante | Offerta non vincolante | Preventivo non vincolante | Offerta senza impegno',
  acceptBySigning:
    'Per accettazione si prega di restituire il preventivo firmato | Si prega di restituire il preventivo firmato per accettazione | Restituire firmato per accettazione | Per accettare, firmare e restituire il preventivo',
  goodForAgreement: 'Letto e approvato | Per accettazione | Letto, confermato e sottoscritto',
  orderConfirmed:
    'Conferma d’ordine | Confermiamo il Vostro ordine | Il Vostro ordine è confermato | Conferma ordine',
  startAfterApproval:
    'I lavori iniziano dopo l’accettazione del preventivo | Inizio lavori dopo accettazione del preventivo | Inizio lavori dopo l’accettazione | I lavori inizieranno dopo l’accettazione',
  startAfterDeposit:
    'I lavori iniziano dopo il ricevimento dell’acconto | Inizio lavori dopo il ricevimento dell’acconto | I lavori inizieranno al ricevimento dell’acconto',
  startOnDate:
    'Inizio lavori: {date} | I lavori iniziano il {date} | Data di inizio: {date} | Inizio progetto: {date}',
  completionByDate:
    'Completamento entro il {date} | Fine lavori: {date} | Data di completamento: {date} | Da completare entro il {date} | Fine lavori entro il {date}',
  pricesExcludeTax:
    'Tutti i prezzi sono al netto di IVA | Prezzi IVA esclusa | Tutti i prezzi si intendono IVA esclusa | I prezzi si intendono al netto di IVA | I prezzi non comprendono le imposte',
  plusTax: 'IVA esclusa | Più IVA | Oltre IVA | Al netto di IVA | Imposte escluse',
  pricesIncludeTax:
    'Tutti i prezzi sono comprensivi di IVA | Prezzi IVA inclusa | Tutti i prezzi si intendono IVA inclusa | I prezzi comprendono le imposte',
  includingTax: 'IVA inclusa | IVA compresa | Comprensivo di IVA | Imposte incluse',
  pricesInCurrency:
    'Tutti i prezzi sono in {id} | Prezzi in {id} | Tutti gli importi sono in {id} | Importi in {id}',
  revisionsIncluded:
    '{number} cicli di revisione inclusi | {number} revisioni incluse | Comprende {number} revisioni | Fino a {number} revisioni incluse | Comprende {number} cicli di revisione',
  changesCharged:
    'Le modifiche aggiuntive saranno fatturate a parte | I lavori aggiuntivi saranno fatturati a parte | Ulteriori modifiche saranno fatturate separatamente | Lavori extra fatturati a parte | Ulteriori modifiche saranno conteggiate a parte',
  billedByTime:
    'Fatturazione a consuntivo | A consuntivo | Fatturazione in base al tempo impiegato | Lavori in economia',
  travelExtra:
    'Le spese di viaggio sono fatturate a parte | Spese di viaggio escluse | Spese di trasferta escluse | Più spese di viaggio | Spese di viaggio non incluse',
  ourTermsApply:
    'Si applicano le nostre condizioni generali | Valgono le nostre condizioni generali di vendita | Si applicano le nostre condizioni generali di vendita',
  cancellationTerms:
    'Cancellazione gratuita fino a {days} giorni prima della data | Disdetta gratuita fino a {days} giorni prima | Cancellazione gratuita fino a {days} giorni prima',
  cancellationFee:
    'Penale di cancellazione: {percent} | Si applica una penale di cancellazione del {percent} | Penale di cancellazione del {percent} | Penale di annullamento: {percent}',
  depositNotRefundable:
    'L’acconto non è rimborsabile | Gli acconti non sono rimborsabili | Acconto non rimborsabile | La caparra non è rimborsabile',
  warrantyMonths: 'Garanzia: {number} mesi | Garanzia di {number} mesi | {number} mesi di garanzia',
  warrantyYears: 'Garanzia: {number} anni | Garanzia di {number} anni | {number} anni di garanzia',
  placeOfJurisdiction:
    'Foro competente: {name} | Il foro competente è {name} | Foro competente è quello di {name}',
  errorsExcepted: 'Salvo errori e omissioni | Salvo errori od omissioni | Salvo errore',
  validWithoutSignature:
    'Il presente documento è valido senza firma | Documento valido senza firma | Documento generato elettronicamente, valido senza firma | Valido senza firma',
  confidential:
    'Riservato | Il presente preventivo è riservato | Strettamente riservato | Confidenziale',
  keepForRecords:
    'Si prega di conservare questo documento | Conservare il presente documento | Si prega di conservare questa fattura',

  returnedGoods: 'Reso merce | Reso | Merce resa | Resi | Restituzione merce',
  damagedGoods:
    'Merce danneggiata | Merce danneggiata durante il trasporto | Danni da trasporto | Articolo danneggiato | Merce arrivata danneggiata',
  defectiveGoods: 'Merce difettosa | Prodotto difettoso | Articolo difettoso',
  wrongGoods:
    'Merce errata | Articolo errato consegnato | Consegna errata | Errore di consegna | Articolo sbagliato',
  missingGoods: 'Articoli mancanti | Merce mancante | Consegna incompleta | Merce non consegnata',
  priceCorrection:
    'Correzione prezzo | Rettifica prezzo | Prezzo errato | Errore di prezzo | Adeguamento prezzo',
  quantityCorrection: 'Correzione quantità | Rettifica quantità | Quantità errata',
  taxCorrection:
    'Rettifica imposta | Correzione IVA | Rettifica IVA | Aliquota errata | Aliquota IVA errata',
  duplicateInvoice:
    'Fattura doppia | Fatturato due volte | Doppia fatturazione | Fattura emessa due volte | Fattura duplicata',
  invoiceCancelled:
    'Annullamento della fattura | Storno fattura | Fattura annullata | Storno della fattura',
  cancelsInvoice:
    'Storno fattura {id} | Annullamento della fattura {id} | La presente nota di credito annulla la fattura {id} | Storno totale fattura {id} | Storno fattura n. {id}',
  creditForInvoice:
    'Nota di credito per fattura {id} | Nota di credito su fattura {id} | Rettifica fattura {id} | Correzione della fattura {id} | La presente nota di credito si riferisce alla fattura {id}',
  orderCancelled: 'Annullamento dell’ordine | Ordine annullato | Annullamento ordine',
  subsequentDiscount: 'Sconto successivo | Sconto concesso successivamente | Sconto retroattivo',
  goodwill: 'Abbuono a titolo di cortesia | A titolo di cortesia | Credito a titolo di cortesia',
  overpayment: 'Pagamento in eccesso | Rimborso pagamento in eccesso | Pagato in eccesso',
  serviceNotRendered:
    'Prestazione non eseguita | Servizio non reso | Prestazioni non eseguite | Servizio non erogato',
  lateDelivery: 'Consegna in ritardo | Ritardo di consegna | Ritardata consegna',
  refundByTransfer:
    'Rimborso tramite bonifico bancario | L’importo sarà rimborsato tramite bonifico bancario | Rimborso con bonifico bancario',
  refundWithinDays: 'L’importo sarà rimborsato entro {days} giorni | Rimborso entro {days} giorni',
  refundByOriginalMethod:
    'Rimborso con il metodo di pagamento originale | L’importo sarà rimborsato con il metodo di pagamento originale | Rimborso sul metodo di pagamento originale',
  setOffNextInvoice:
    'L’importo sarà detratto dalla prossima fattura | Da compensare con la prossima fattura | L’importo sarà compensato con la prossima fattura | L’importo sarà scalato dalla prossima fattura',
  sorryForInconvenience:
    'Ci scusiamo per il disagio | Ci scusiamo per l’inconveniente | Siamo spiacenti per il disagio',
}
