import type { LanguageTable } from './language-table.ts'

export const italian: LanguageTable = {
  telling:
    'il|lo|gli|le|di|e|è|per|con|una|del|della|che|in|buongiorno|grazie|vi|ci|la|un|nostro|nostra|sono|alla|al|dei|cordiali|saluti|ciao|non|come|da|si',
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
    hour: 'ore|ora|h|hrs',
    minute: 'minuti|minuto|min',
    day: 'giorni|giorno|giornate|giornata|gg|giorni uomo',
    halfDay: 'mezze giornate|mezza giornata',
    week: 'settimane|settimana',
    month: 'mesi|mese|mensilità|anno|anni',
    piece:
      'pezzi|pezzo|pz|unità|confezioni|confezione|conf|scatole|scatola|paia|paio|rotoli|rotolo|bottiglie|bottiglia|sacchi|sacco|copie|copia|set|cartoni|cartone|lotti|nr|pacchi|pacco|kit|bancali|bancale|casse|lattine|risme|risma|barattoli',
    word: 'parole|parola',
    page: 'pagine|pagina|foto|articoli|articolo|illustrazioni|illustrazione|video|immagini|immagine|cartelle|cartella|slide|banner|tavole|post|loghi',
    weight: 'kg|g|tonnellate|tonnellata|kili|chili|t|chilo',
    length: 'm|metri|metro|ml|cm|mm|metri lineari',
    area: 'm2|mq|metri quadri|metri quadrati|metro quadro',
    volume: 'l|litri|litro|m3|mc',
    distance: 'km|chilometri|chilometro',
    session:
      'sessioni|sessione|incontri|incontro|workshop|notti|notte|visite|visita|lezioni|lezione|trasferte|trasferta|interventi|intervento|sopralluoghi|sopralluogo|riunioni|uscite',
    person: 'persone|persona|partecipanti|ospiti|coperti|posti|utenti|invitati',
    licence: 'licenze|licenza|abbonamenti|abbonamento',
    lump: 'forfait|a corpo|forfettario|a forfait|corpo',
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
    fromInvoice:
      'data fattura|dalla data fattura|dalla data della fattura|dal ricevimento|dal ricevimento della fattura|d.f.|df|dalla fattura|dal ricevimento fattura|dalla ricezione|ricevimento fattura|dalla data di fattura|dffm|dalla ricezione della fattura|data della fattura',
    onReceipt:
      'alla ricezione|a vista|a vista fattura|al ricevimento|vista fattura|rimessa diretta|pagamento immediato|al ricevimento della fattura|a ricevimento fattura|alla ricezione della fattura|a ricezione fattura',
    workingDays: 'giorni lavorativi',
  },
  marks: {
    pay: 'pagamento|pagare|pagabile|saldo|saldare|paghiamo|pagheremo|bonifico|scadenza',
    at: '@|a|al prezzo di|da|ad|al costo di|alla tariffa di|per',
    each: "cadauno|cadauna|cad|l'uno|l'una|al pezzo|ciascuno|ciascuna|a pezzo|per persona|a testa|ognuno|a persona|c.u.|l'unità|/pz|cd",
    per: "all'|al|alla|per|/|a|l'",
    for: 'per|totale|per un totale di|in totale|fanno|pari a',
    number: 'n|n°|nr|numero|num|no|#|rif|riferimento',
    taxIncluded:
      'iva inclusa|iva compresa|ivato|iva incl|ivati|comprensivo di iva|i.v.a. inclusa|comprensiva di iva|lordi',
    taxExcluded:
      'più iva|+ iva|iva esclusa|oltre iva|escl. iva|iva escl|al netto di iva|oltre all’iva|netto iva|+iva|oltre l’iva|esclusa iva|al netto dell’iva|iva a parte',
    reverseCharge: 'inversione contabile|reverse charge',
    insteadOf:
      'invece di|anziché|non|al posto di|prima|precedente|invece che|invece dei|anzichè|vecchio prezzo|di solito|anno scorso|invece delle',
    upTo: 'fino a|max|massimo|al massimo|tra|budget|almeno|minimo',
  },
  labels: {
    invoice:
      'fattura|ft|fatt|fattura proforma|proforma|fatture|fattura n|fattura n|numero fattura|n. fattura|fattura nr|fattura numero',
    quote:
      'preventivo|offerta|prev|proposta|quotazione|preventivo n|numero preventivo|offerta n|preventivo nr',
    order:
      'ordine|ordine di acquisto|oda|ord|ordine d’acquisto|o.d.a.|ordine n|numero ordine|n. ordine|ordine nr|nr ordine',
    creditNote: 'nota di credito|nota credito|nc|storno|nota di accredito|nota di credito n',
    customerId: 'codice cliente|cod. cliente|n. cliente|numero cliente|cod cliente|id cliente',
    issued:
      'data fattura|data|data di emissione|emessa il|datata|data preventivo|data ordine|del|emesso il|data documento|data emissione|in data|data della fattura|fattura del',
    due: 'scadenza|data di scadenza|da pagare entro il|pagamento entro il|scade il|pagabile entro il|entro il|saldo entro il|pagare entro il|da saldare entro il|scadenza pagamento|data scadenza|pagamento entro e non oltre il|con scadenza|da versare entro il|entro e non oltre il|scadenza il',
    validUntil:
      'valido fino al|validità|offerta valida fino al|valida fino al|valido sino al|scadenza offerta|valido fino a|valida sino al|preventivo valido fino al|validità offerta|valida fino a|validità fino al|validità dell’offerta',
    deliverBy:
      'data di consegna|consegna|consegna entro il|da consegnare entro il|consegna prevista|consegnare entro il|consegna il|data consegna|consegna richiesta|ci servono entro il|spedizione entro il|consegna tassativa|consegna prevista il|consegna entro|data di spedizione|termine di consegna',
    client:
      'cliente|fatturare a|intestare a|fattura a|intestata a|dati di fatturazione|committente|destinatario|spett.le|spettabile|il cliente|acquirente|preventivo per|indirizzo di fatturazione|dati per la fattura|intestazione|da intestare a|dati fatturazione|intestare la fattura a|fattura intestata a|intestatario|i nostri dati|dati per la fatturazione|la committente|il committente|spett|per:|a:|dati:',
    vendor:
      'fornitore|prestatore|venditore|il fornitore|professionista|appaltatore|il professionista|consulente|il prestatore|la professionista|fornitrice|il consulente|la fornitrice|libero professionista|ordine a|ordine per|ordine presso',
    shipTo:
      'indirizzo di consegna|consegnare a|luogo di consegna|consegna presso|spedire a|destinazione|destinazione merce|consegnare presso|indirizzo di spedizione|da consegnare presso|da consegnare a|spedizione a|luogo di destinazione|consegna c/o|merce a',
    contact:
      "contatto|alla c.a.|all'attenzione di|referente|c.a.|c.att.|persona di riferimento|alla cortese attenzione",
    company: 'azienda|ragione sociale|società|denominazione|ditta|impresa',
    name: 'nome|nome e cognome|nominativo',
    address: 'indirizzo|sede|sede legale|via|residenza|con sede in',
    phone: 'tel|telefono|cell|cellulare|mob|t|m|cel',
    fax: 'fax',
    email: 'email|e-mail|mail|pec|posta elettronica',
    website: 'web|sito|sito web|www',
    taxId: 'p.iva|partita iva|p. iva|c.f.|codice fiscale|cf|piva|p.i.|c.f./p.iva|p iva|p.iva/c.f.',
    bank: 'banca|conto|conto corrente|iban|bic|coordinate bancarie|intestatario conto',
    terms: 'condizioni di pagamento|pagamento|modalità di pagamento|termini di pagamento|termini',
    total:
      'totale|totale fattura|totale da pagare|importo totale|totale documento|netto a pagare|da pagare|totale complessivo|in totale|totale generale|totale ordine|prezzo totale|totale ivato|totale iva inclusa|costo totale|per un totale di|somma|importo complessivo|totale preventivo|complessivo|importo da pagare|compenso totale|totale dovuto',
    subtotal:
      'imponibile|subtotale|totale imponibile|totale netto|netto|totale iva esclusa|sub totale|totale parziale|base imponibile|totale senza iva',
    tax: 'iva|i.v.a.|imposta|imposte',
    discount: 'sconto|ribasso|riduzione|abbuono|sconto del|sconto di|scontistica',
    shipping:
      'spedizione|spese di spedizione|trasporto|consegna|spese di trasporto|porto|imballo|spese spedizione|costi di spedizione|spese di consegna|corriere|costo di spedizione|trasporto e imballo',
    paid: 'acconto|già versato|già pagato|anticipo|caparra|saldo',
    withholding: "ritenuta d'acconto|ritenuta|r.a.|rit. acconto",
    rate: 'tariffa|tariffa oraria|costo orario|tariffa giornaliera|prezzo orario|compenso orario|paga oraria|costo giornaliero',
    quantity: 'quantità|q.tà|qta|q.ta|ore|giorni|pezzi|qtà|pz|nr|giornate|n. ore|q.',
    price:
      'prezzo unitario|prezzo|p.unit|prezzo unit|tariffa|p.u.|costo unitario|prezzo un.|prezzo cad.|prezzo cad|prezzo/pz|importo unitario|costo orario|€/ora|prezzo unit.|tariffa oraria|unitario',
    amount:
      'importo|totale|prezzo|valore|imponibile|importo netto|prezzo totale|costo|importo (€)|compenso',
    description:
      'descrizione|voce|articolo|servizio|prodotto|prestazione|attività|lavoro|lavorazione|oggetto|servizi|materiale|dettaglio|prestazioni|voci',
    itemNumber: 'codice|cod|rif|cod.|codice articolo|cod. art.|codice prodotto|art.',
    unit: 'u.m.|um|unità',
    date: 'data|giorno|settimana|periodo|mese',
    reason:
      'motivo|causale|a causa di|poiché|perché|in quanto|motivazione|causa|per via di|a seguito di|dovuto a',
    refund:
      'rimborso|rimborso tramite|rimborsare|modalità di rimborso|rimborso su|compensazione|rimborso con|a compensazione|stornare',
    shipVia:
      'corriere|vettore|spedizione con|spedizione tramite|a mezzo|spedito con|mezzo|tramite corriere',
    preparedBy: 'preparato da|redatto da|elaborato da|a cura di|commerciale',
    from: 'da|mittente',
    to: 'a',
    subject: 'oggetto|i|r|re',
    sent: 'inviato|data|inviato il',
    cc: 'cc|ccn|rispondi a',
    greeting:
      'buongiorno|buonasera|ciao|gentile|egregio|egregia|salve|caro|cara|spett.le|gent.mo|gent.ma|gentilissima|gentilissimo|buon pomeriggio|gentili|gent.le|gentile sig|gentile sig.ra',
    closing:
      'cordiali saluti|saluti|distinti saluti|grazie|un saluto|cordialmente|grazie mille|a presto|buona giornata|un cordiale saluto|grazie e saluti|buon lavoro|un abbraccio|resto in attesa|in attesa di un vostro riscontro|grazie e buona giornata|molte grazie|grazie in anticipo|in fede|cari saluti|saluti cordiali|grazie ancora|buona serata|grazie e a presto|ti ringrazio',
    wrote: 'ha scritto|scrive',
    original: 'messaggio originale|messaggio originario',
    forwarded: 'messaggio inoltrato|inizio messaggio inoltrato|messaggio inoltrato da|inoltrato',
    between: 'tra|fra',
  },
}
