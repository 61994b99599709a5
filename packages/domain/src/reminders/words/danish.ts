import type { MailWords } from './mail-words.ts'

export const danish: MailWords = {
  greeting: { named: 'Kære {client}', unnamed: 'Kære kunde' },
  closing: 'Med venlig hilsen',
  invoice: {
    subject: 'Faktura {number} fra {company}',
    message:
      'Vedhæftet er faktura {number} med beløbet {amount} til betaling.\n\nTak for samarbejdet. Har I spørgsmål, er I velkomne til at svare på denne e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Påmindelse: faktura {number} med forfald den {dueDate}',
      message:
        'Vi vil venligst minde om faktura {number} på {amount} med forfald den {dueDate}.\n\nEr betalingen allerede på vej, takker vi og beder jer se bort fra denne e-mail.',
    },
    polite: {
      subject: 'Betalingspåmindelse: faktura {number}',
      message:
        'Faktura {number} på {amount} forfaldt til betaling den {dueDate}, og vi har endnu ikke modtaget jeres betaling. Det er formentlig en forglemmelse, så vi beder jer venligst betale inden for de nærmeste dage.\n\nHar I allerede betalt, takker vi og beder jer se bort fra denne e-mail.',
    },
    firm: {
      subject: 'Sidste rykker: faktura {number}',
      message:
        'Faktura {number} på {amount} forfaldt til betaling den {dueDate} og er stadig ikke betalt. Vi beder jer betale hele beløbet uden yderligere forsinkelse.\n\nEr der noget, der forhindrer betalingen, beder vi jer kontakte os straks. Ellers forbeholder vi os ret til at tage yderligere skridt for at inddrive beløbet.',
    },
  },
  attached: 'Fakturaen er vedhæftet denne e-mail.',
  facts: {
    number: 'Fakturanummer',
    amountDue: 'Skyldigt beløb',
    dueDate: 'Forfaldsdato',
    daysLate: 'Dage over forfald',
  },
  lateFees: {
    interest:
      'Ved forsinket betaling har vi efter loven krav på morarente, aktuelt {rate} om året ({law}).',
    interestAndSum:
      'Ved forsinket betaling har vi efter loven krav på morarente, aktuelt {rate} om året, og et kompensationsbeløb på {sum} ({law}).',
  },
  sentWith: 'Sendt med Sheaf',
  stop: {
    reason: 'I modtager denne e-mail, fordi {company} har sendt jer en faktura.',
    label: 'Afmeld disse e-mails',
  },
}
