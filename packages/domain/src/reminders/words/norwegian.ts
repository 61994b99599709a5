import type { MailWords } from './mail-words.ts'

export const norwegian: MailWords = {
  greeting: { named: 'Hei {client},', unnamed: 'Hei,' },
  closing: 'Med vennlig hilsen',
  invoice: {
    subject: 'Faktura {number} fra {company}',
    message:
      'Vedlagt følger faktura {number} på {amount} til betaling.\n\nTakk for oppdraget. Har dere spørsmål, er det bare å svare på denne e-posten.',
  },
  reminders: {
    friendly: {
      subject: 'Påminnelse: faktura {number} med forfall {dueDate}',
      message:
        'Vi vil gjerne minne om faktura {number} på {amount} med forfall {dueDate}.\n\nEr betalingen allerede sendt, takker vi for det og ber dere se bort fra denne e-posten.',
    },
    polite: {
      subject: 'Betalingspåminnelse: faktura {number}',
      message:
        'Faktura {number} på {amount} forfalt til betaling {dueDate}, og vi kan ikke se å ha mottatt betalingen. Det kan være en forglemmelse, og vi ber dere vennligst betale i løpet av de nærmeste dagene.\n\nEr betalingen allerede sendt, takker vi for det og ber dere se bort fra denne e-posten.',
    },
    firm: {
      subject: 'Siste purring: faktura {number}',
      message:
        'Faktura {number} på {amount} forfalt til betaling {dueDate} og er fortsatt ubetalt. Vi ber dere betale hele beløpet uten ytterligere opphold.\n\nEr det noe som hindrer betalingen, ber vi dere ta kontakt med oss omgående. I motsatt fall må vi vurdere videre skritt for å inndrive beløpet.',
    },
  },
  attached: 'Fakturaen er vedlagt denne e-posten.',
  facts: {
    number: 'Fakturanummer',
    amountDue: 'Utestående beløp',
    dueDate: 'Forfallsdato',
    daysLate: 'Dager over forfall',
  },
  lateFees: {
    interest:
      'Ved forsinket betaling har vi etter loven krav på forsinkelsesrente, for tiden {rate} per år ({law}).',
    interestAndSum:
      'Ved forsinket betaling har vi etter loven krav på forsinkelsesrente, for tiden {rate} per år, og en standardkompensasjon på {sum} ({law}).',
  },
  sentWith: 'Sendt med Sheaf',
  stop: {
    reason: 'Dere mottar denne e-posten fordi {company} har sendt dere en faktura.',
    label: 'Stopp disse e-postene',
  },
}
