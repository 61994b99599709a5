import type { MailWords } from './mail-words.ts'

export const polish: MailWords = {
  greeting: { named: 'Szanowni Państwo,', unnamed: 'Szanowni Państwo,' },
  closing: 'Z poważaniem',
  invoice: {
    subject: 'Faktura nr {number} – {company}',
    message:
      'w załączeniu przesyłamy fakturę nr {number} na kwotę {amount}.\n\nDziękujemy za współpracę. W razie pytań prosimy o odpowiedź na tę wiadomość.',
  },
  reminders: {
    friendly: {
      subject: 'Przypomnienie: faktura nr {number}, termin płatności {dueDate}',
      message:
        'uprzejmie przypominamy o fakturze nr {number} na kwotę {amount}, której termin płatności to {dueDate}.\n\nJeśli płatność została już zlecona, dziękujemy i prosimy o zignorowanie tej wiadomości.',
    },
    polite: {
      subject: 'Przypomnienie o płatności: faktura nr {number}',
      message:
        'termin płatności faktury nr {number} na kwotę {amount} minął {dueDate}, a nie odnotowaliśmy jeszcze wpłaty. Zapewne jest to przeoczenie, dlatego uprzejmie prosimy o uregulowanie należności w najbliższych dniach.\n\nJeśli faktura została już opłacona, dziękujemy i prosimy o zignorowanie tej wiadomości.',
    },
    firm: {
      subject: 'Ostateczne wezwanie do zapłaty: faktura nr {number}',
      message:
        'termin płatności faktury nr {number} na kwotę {amount} minął {dueDate}, a faktura pozostaje nieopłacona. Wzywamy do niezwłocznej zapłaty całej kwoty.\n\nJeśli istnieją przeszkody w dokonaniu płatności, prosimy o niezwłoczny kontakt. W przeciwnym razie będziemy zmuszeni podjąć dalsze kroki w celu odzyskania należności.',
    },
  },
  attached: 'Faktura znajduje się w załączniku.',
  facts: {
    number: 'Numer faktury',
    amountDue: 'Kwota do zapłaty',
    dueDate: 'Termin płatności',
    daysLate: 'Dni po terminie',
  },
  lateFees: {
    interest:
      'Za opóźnienie w zapłacie przysługują nam odsetki ustawowe, obecnie {rate} w skali roku ({law}).',
    interestAndSum:
      'Za opóźnienie w zapłacie przysługują nam odsetki ustawowe, obecnie {rate} w skali roku, oraz rekompensata za koszty odzyskiwania należności w wysokości {sum} ({law}).',
  },
  sentWith: 'Wysłano za pomocą Sheaf',
  stop: {
    reason: 'Otrzymują Państwo tę wiadomość, ponieważ {company} przesyła Państwu fakturę.',
    label: 'Nie wysyłaj więcej takich wiadomości',
  },
}
