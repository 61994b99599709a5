import type { MailWords } from './mail-words.ts'

export const swedish: MailWords = {
  greeting: { named: 'Hej {client},', unnamed: 'Hej,' },
  closing: 'Med vänlig hälsning',
  invoice: {
    subject: 'Faktura {number} från {company}',
    message:
      'Bifogat finns faktura {number} på {amount} för betalning.\n\nTack för ert förtroende. Har ni frågor är ni välkomna att svara på detta mejl.',
  },
  reminders: {
    friendly: {
      subject: 'Påminnelse: faktura {number} med förfallodag {dueDate}',
      message:
        'Vi vill vänligen påminna om faktura {number} på {amount} med förfallodag {dueDate}.\n\nOm betalningen redan är på väg tackar vi för den och ber er bortse från detta mejl.',
    },
    polite: {
      subject: 'Betalningspåminnelse: faktura {number}',
      message:
        'Faktura {number} på {amount} förföll till betalning den {dueDate} och vi har ännu inte sett er betalning. Det kan ha skett av misstag, så vi ber er vänligen att betala inom de närmaste dagarna.\n\nOm ni redan har betalat tackar vi för det och ber er bortse från detta mejl.',
    },
    firm: {
      subject: 'Sista påminnelsen: faktura {number} är förfallen',
      message:
        'Faktura {number} på {amount} förföll till betalning den {dueDate} och är fortfarande obetald. Vi ber er att betala hela beloppet omgående.\n\nOm något hindrar betalningen ber vi er att kontakta oss genast. Annars förbehåller vi oss rätten att vidta ytterligare åtgärder för att driva in fordran.',
    },
  },
  attached: 'Fakturan är bifogad till detta mejl.',
  facts: {
    number: 'Fakturanummer',
    amountDue: 'Obetalt belopp',
    dueDate: 'Förfallodag',
    daysLate: 'Dagar efter förfallodagen',
  },
  lateFees: {
    interest:
      'Vid försenad betalning har vi enligt lag rätt till dröjsmålsränta, för närvarande {rate} per år ({law}).',
    interestAndSum:
      'Vid försenad betalning har vi enligt lag rätt till dröjsmålsränta, för närvarande {rate} per år, och en förseningsersättning på {sum} ({law}).',
  },
  sentWith: 'Skickat med Sheaf',
  stop: {
    reason: 'Ni får detta mejl eftersom {company} har skickat er en faktura.',
    label: 'Avsluta dessa mejl',
  },
}
