import type { MailWords } from './mail-words.ts'

export const romanian: MailWords = {
  greeting: { named: 'Bună ziua, {client},', unnamed: 'Bună ziua,' },
  closing: 'Cu stimă,',
  invoice: {
    subject: 'Factura {number} – {company}',
    message:
      'Vă transmitem atașat factura nr. {number}, în valoare de {amount}.\n\nVă mulțumim pentru colaborare. Pentru orice întrebare, vă rugăm să răspundeți la acest e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Reamintire: factura {number}, scadentă la {dueDate}',
      message:
        'Vă reamintim de factura nr. {number}, în valoare de {amount}, scadentă la data de {dueDate}.\n\nDacă ați efectuat deja plata, vă mulțumim și vă rugăm să nu țineți cont de acest e-mail.',
    },
    polite: {
      subject: 'Factură restantă: {number}',
      message:
        'Factura nr. {number}, în valoare de {amount}, a fost scadentă la data de {dueDate}, însă nu am înregistrat încă plata. Este probabil o scăpare, de aceea vă rugăm să o achitați în zilele următoare.\n\nDacă ați efectuat deja plata, vă mulțumim și vă rugăm să nu țineți cont de acest e-mail.',
    },
    firm: {
      subject: 'Ultima notificare: factura {number} este restantă',
      message:
        'Factura nr. {number}, în valoare de {amount}, a fost scadentă la data de {dueDate} și este în continuare neachitată. Vă solicităm să achitați integral suma, fără întârziere.\n\nDacă există un motiv care împiedică plata, vă rugăm să ne contactați imediat. În caz contrar, ne rezervăm dreptul de a lua măsurile necesare pentru recuperarea creanței.',
    },
  },
  attached: 'Factura este atașată la acest e-mail.',
  facts: {
    number: 'Număr factură',
    amountDue: 'Sumă de plată',
    dueDate: 'Data scadenței',
    daysLate: 'Zile de întârziere',
  },
  lateFees: {
    interest:
      'În caz de întârziere la plată, legea ne dă dreptul la dobândă penalizatoare, în prezent de {rate} pe an ({law}).',
    interestAndSum:
      'În caz de întârziere la plată, legea ne dă dreptul la dobândă penalizatoare, în prezent de {rate} pe an, și la o sumă fixă de {sum} ({law}).',
  },
  sentWith: 'Trimis cu Sheaf',
  stop: {
    reason: 'Primiți acest e-mail deoarece {company} v-a emis o factură.',
    label: 'Nu mai doresc aceste e-mailuri',
  },
}
