import type { LanguageTable } from './language-table.ts'

export const italian: LanguageTable = {
  telling:
    'il|lo|gli|le|di|e|è|per|con|una|del|della|che|in|buongiorno|grazie|vi|ci|la|un|nostro|nostra|sono|alla|al|dei|cordiali|saluti|ciao|non|come|da|si',
  trade:
    'fattura|fatt|fatture|numero|preventivo|offerta|prev|proposta|quotazione|ordine|acquisto|d’acquisto|o.d.a|credito|storno|accredito|emissione|emessa|datata|emesso|documento|scadenza|pagare|entro|pagamento|scade|pagabile|saldo|saldare|fatturare|intestare|intestata|dati|fatturazione|committente|destinatario|spett.le|spettabile|fornitore|prestatore|venditore|professionista|appaltatore|consulente|condizioni|modalità|termini|totale|importo|complessivo|generale|imponibile|subtotale|esclusa|parziale|senza|imposta|imposte|sconto|ribasso|riduzione|abbuono|scontistica|spedizione|spese|trasporto|consegna|imballo|costi|quantità|q.tà|q.ta|giorni|pezzi|prezzo|unitario|p.unit|tariffa|costo|valore|compenso|descrizione|voce|articolo|servizio|prodotto|prestazione|attività|lavoro|lavorazione|oggetto',
  decimalMark: ',',
  months: [
    'gennaio|gen',
    'febbraio|feb',
    'marzo|mar',
    'aprile|apr',
    'maggio|mag',
    'giugno|giu',
    'luglio|lug',
    'agosto|ago',
    'settembre|set|sett',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ],
  weekdays: [
    'lunedì|lun',
    'martedì|mar',
    'mercoledì|mer',
    'giovedì|gio',
    'venerdì|ven',
    'sabato|sab',
    'domenica|dom',
  ],
  numbers:
    'un=1|una=1|uno=1|due=2|tre=3|quattro=4|cinque=5|sei=6|sette=7|otto=8|nove=9|dieci=10|undici=11|dodici=12|tredici=13|quattordici=14|quindici=15|sedici=16|diciassette=17|diciotto=18|diciannove=19|venti=20|trenta=30|quaranta=40|cinquanta=50|sessanta=60|cento=100|una dozzina di=12|mezza=0.5|mezzo=0.5',
  units: {
    day: 'giorni|giorno|giornate|giornata|gg|giorni uomo',
    week: 'settimane|settimana',
    month: 'mesi|mese|mensilità|anno|anni',
  },
  days: {
    today: 'oggi|odierna',
    tomorrow: 'domani',
    yesterday: 'ieri',
    next: 'prossimo|prossima|prossimi|che viene|successivo',
    this: 'questo|questa|corrente|in corso|presente',
    endOf: 'fine|alla fine di|fine del|la fine del|alla fine del|la fine di|fine di',
    month: 'mese',
    week: 'settimana',
    days: 'giorni|giorno|gg',
    onReceipt:
      'alla ricezione|a vista|a vista fattura|al ricevimento|vista fattura|rimessa diretta|pagamento immediato|al ricevimento della fattura|a ricevimento fattura|alla ricezione della fattura|a ricezione fattura',
    workingDays: 'giorni lavorativi',
  },
  marks: {
    taxIncluded:
      'iva inclusa|iva compresa|ivato|iva incl|ivati|comprensivo di iva|i.v.a. inclusa|comprensiva di iva|lordi',
    reverseCharge: 'inversione contabile|reverse charge',
  },
  labels: {
    deliverBy:
      'data di consegna|consegna|consegna entro il|da consegnare entro il|consegna prevista|consegnare entro il|consegna il|data consegna|consegna richiesta|ci servono entro il|spedizione entro il|consegna tassativa|consegna prevista il|consegna entro|data di spedizione|termine di consegna',
    from: 'da|mittente',
    to: 'a',
    subject: 'oggetto|i|r|re',
    sent: 'inviato|data|inviato il',
    cc: 'cc|ccn|rispondi a',
    closing:
      'cordiali saluti|saluti|distinti saluti|grazie|un saluto|cordialmente|grazie mille|a presto|buona giornata|un cordiale saluto|grazie e saluti|buon lavoro|un abbraccio|resto in attesa|in attesa di un vostro riscontro|grazie e buona giornata|molte grazie|grazie in anticipo|in fede|cari saluti|saluti cordiali|grazie ancora|buona serata|grazie e a presto|ti ringrazio',
    wrote: 'ha scritto|scrive',
    original: 'messaggio originale|messaggio originario',
    forwarded: 'messaggio inoltrato|inizio messaggio inoltrato|messaggio inoltrato da|inoltrato',
  },
}
