import type { MailWords } from './mail-words.ts'

export const italian: MailWords = {
  greeting: { named: 'Gentile {client},', unnamed: 'Gentile Cliente,' },
  closing: 'Cordiali saluti',
  invoice: {
    subject: 'Fattura {number} – {company}',
    message:
      'in allegato trova la fattura n. {number} per un importo di {amount}.\n\nLa ringraziamo per la fiducia. Per qualsiasi domanda può rispondere a questa e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Promemoria: fattura {number}, scadenza {dueDate}',
      message:
        'Le ricordiamo cortesemente la fattura n. {number} per un importo di {amount}, con scadenza {dueDate}.\n\nSe ha già disposto il pagamento, La ringraziamo e La preghiamo di non tenere conto di questa e-mail.',
    },
    polite: {
      subject: 'Sollecito di pagamento: fattura {number}',
      message:
        'da un controllo contabile la fattura n. {number} per un importo di {amount}, con scadenza {dueDate}, non risulta ancora saldata. Si tratta certamente di una svista: La preghiamo di provvedere al pagamento nei prossimi giorni.\n\nSe ha già pagato, La ringraziamo e La preghiamo di non tenere conto di questa e-mail.',
    },
    firm: {
      subject: 'Ultimo sollecito: fattura {number} non pagata',
      message:
        'la fattura n. {number} per un importo di {amount}, con scadenza {dueDate}, è tuttora insoluta. La invitiamo a saldare l’intero importo senza ulteriore ritardo.\n\nSe vi sono motivi che impediscono il pagamento, La preghiamo di contattarci subito. In caso contrario ci riserviamo di intraprendere ogni azione necessaria al recupero del credito.',
    },
  },
  attached: 'La fattura è allegata a questa e-mail.',
  facts: {
    number: 'Numero fattura',
    amountDue: 'Importo dovuto',
    dueDate: 'Scadenza',
    daysLate: 'Giorni di ritardo',
  },
  lateFees: {
    interest:
      'In caso di ritardo nel pagamento, la legge ci riconosce interessi di mora, oggi al tasso annuo di {rate} ({law}).',
    interestAndSum:
      'In caso di ritardo nel pagamento, la legge ci riconosce interessi di mora (tasso annuo attuale: {rate}) e un importo forfettario di {sum} per i costi di recupero ({law}).',
  },
  sentWith: 'Inviato con Sheaf',
  stop: {
    reason: 'Riceve questa e-mail perché {company} Le ha emesso una fattura.',
    label: 'Non ricevere più queste e-mail',
  },
}
