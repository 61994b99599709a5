import type { MailWords } from './mail-words.ts'

export const croatian: MailWords = {
  greeting: { named: 'Poštovani,', unnamed: 'Poštovani,' },
  closing: 'Srdačan pozdrav',
  invoice: {
    subject: 'Račun br. {number} – {company}',
    message:
      'u privitku Vam šaljemo račun br. {number} na iznos {amount}.\n\nZahvaljujemo na suradnji. Ako imate pitanja, slobodno odgovorite na ovu poruku.',
  },
  reminders: {
    friendly: {
      subject: 'Podsjetnik: račun br. {number}, dospijeće {dueDate}',
      message:
        'ljubazno Vas podsjećamo na račun br. {number} na iznos {amount} (datum dospijeća: {dueDate}).\n\nAko ste uplatu već izvršili, zahvaljujemo i molimo Vas da zanemarite ovu poruku.',
    },
    polite: {
      subject: 'Opomena: dospjeli račun br. {number}',
      message:
        'račun br. {number} na iznos {amount} dospio je na naplatu {dueDate}, a Vašu uplatu još nismo zaprimili. Vjerojatno je riječ o previdu, stoga Vas ljubazno molimo da ga podmirite u sljedećih nekoliko dana.\n\nAko ste račun već platili, zahvaljujemo i molimo Vas da zanemarite ovu poruku.',
    },
    firm: {
      subject: 'Posljednja opomena: račun br. {number} nije plaćen',
      message:
        'račun br. {number} na iznos {amount} dospio je na naplatu {dueDate} i još uvijek nije plaćen. Pozivamo Vas da bez odgode podmirite cjelokupan iznos.\n\nAko postoje razlozi koji onemogućuju plaćanje, molimo Vas da nam se odmah javite. U protivnom pridržavamo pravo poduzeti daljnje korake radi naplate potraživanja.',
    },
  },
  attached: 'Račun je u privitku ove poruke.',
  facts: {
    number: 'Broj računa',
    amountDue: 'Iznos za plaćanje',
    dueDate: 'Datum dospijeća',
    daysLate: 'Dana kašnjenja',
  },
  lateFees: {
    interest:
      'U slučaju zakašnjenja s plaćanjem zakon nam daje pravo na zatezne kamate, trenutačno {rate} godišnje ({law}).',
    interestAndSum:
      'U slučaju zakašnjenja s plaćanjem zakon nam daje pravo na zatezne kamate, trenutačno {rate} godišnje, i na naknadu troškova naplate u iznosu od {sum} ({law}).',
  },
  sentWith: 'Poslano putem usluge Sheaf',
  stop: {
    reason: 'Ovu poruku primate jer Vam {company} šalje račun.',
    label: 'Ne želim više primati ove poruke',
  },
}
