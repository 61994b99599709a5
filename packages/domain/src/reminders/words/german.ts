import type { MailWords } from './mail-words.ts'

export const german: MailWords = {
  greeting: { named: 'Guten Tag {client},', unnamed: 'Guten Tag,' },
  closing: 'Mit freundlichen Grüßen',
  invoice: {
    subject: 'Rechnung {number} von {company}',
    message:
      'anbei erhalten Sie die Rechnung {number} über {amount}.\n\nVielen Dank für Ihren Auftrag. Bei Fragen antworten Sie gern auf diese E-Mail.',
  },
  reminders: {
    friendly: {
      subject: 'Zur Erinnerung: Rechnung {number}, fällig am {dueDate}',
      message:
        'wir möchten Sie freundlich an die Rechnung {number} über {amount} erinnern, fällig am {dueDate}.\n\nSollten Sie die Zahlung bereits veranlasst haben, danken wir Ihnen und bitten Sie, diese E-Mail als gegenstandslos zu betrachten.',
    },
    polite: {
      subject: 'Zahlungserinnerung: Rechnung {number}',
      message:
        'die Rechnung {number} über {amount} war am {dueDate} fällig. Leider konnten wir bis heute keinen Zahlungseingang feststellen. Sicher handelt es sich um ein Versehen: Bitte überweisen Sie den Betrag in den nächsten Tagen.\n\nSollte sich Ihre Zahlung mit dieser E-Mail überschnitten haben, danken wir Ihnen und bitten Sie, sie als gegenstandslos zu betrachten.',
    },
    firm: {
      subject: 'Letzte Mahnung: Rechnung {number}',
      message:
        'die Rechnung {number} über {amount} war am {dueDate} fällig und ist weiterhin unbezahlt. Wir fordern Sie auf, den gesamten Betrag unverzüglich zu überweisen.\n\nSollte der Zahlung etwas entgegenstehen, melden Sie sich bitte umgehend bei uns. Andernfalls behalten wir uns weitere Schritte zur Durchsetzung der Forderung vor.',
    },
  },
  attached: 'Die Rechnung finden Sie im Anhang.',
  facts: {
    number: 'Rechnungsnummer',
    amountDue: 'Offener Betrag',
    dueDate: 'Fällig am',
    daysLate: 'Tage überfällig',
  },
  lateFees: {
    interest:
      'Bei Zahlungsverzug stehen uns gesetzliche Verzugszinsen zu, derzeit {rate} pro Jahr ({law}).',
    interestAndSum:
      'Bei Zahlungsverzug stehen uns gesetzliche Verzugszinsen, derzeit {rate} pro Jahr, sowie eine Pauschale von {sum} zu ({law}).',
  },
  sentWith: 'Gesendet mit Sheaf',
  stop: {
    reason: 'Sie erhalten diese E-Mail, weil {company} Ihnen eine Rechnung gestellt hat.',
    label: 'Keine weiteren E-Mails erhalten',
  },
}
