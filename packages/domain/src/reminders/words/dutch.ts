import type { MailWords } from './mail-words.ts'

export const dutch: MailWords = {
  greeting: { named: 'Beste {client},', unnamed: 'Geachte heer, mevrouw,' },
  closing: 'Met vriendelijke groet,',
  invoice: {
    subject: 'Factuur {number} van {company}',
    message:
      'Bijgaand ontvangt u factuur {number} voor een bedrag van {amount}.\n\nHartelijk dank voor uw opdracht. Heeft u vragen, dan kunt u deze e-mail beantwoorden.',
  },
  reminders: {
    friendly: {
      subject: 'Ter herinnering: factuur {number}, uiterlijk te betalen op {dueDate}',
      message:
        'Graag herinneren wij u aan factuur {number} voor een bedrag van {amount}, met als vervaldatum {dueDate}.\n\nHeeft u de betaling al gedaan, dan danken wij u en kunt u deze e-mail als niet verzonden beschouwen.',
    },
    polite: {
      subject: 'Betalingsherinnering: factuur {number}',
      message:
        'De betalingstermijn van factuur {number} voor een bedrag van {amount} is op {dueDate} verstreken en wij hebben uw betaling nog niet ontvangen. Wellicht is de factuur aan uw aandacht ontsnapt. Wij verzoeken u vriendelijk het bedrag in de komende dagen over te maken.\n\nHeeft uw betaling deze e-mail gekruist, dan danken wij u en kunt u dit bericht als niet verzonden beschouwen.',
    },
    firm: {
      subject: 'Laatste aanmaning: factuur {number}',
      message:
        'De betalingstermijn van factuur {number} voor een bedrag van {amount} is op {dueDate} verstreken en de factuur is nog steeds niet betaald. Wij verzoeken u dringend het volledige bedrag per omgaande over te maken.\n\nIs er een reden waarom u niet kunt betalen, neem dan direct contact met ons op. Anders zien wij ons genoodzaakt verdere stappen te nemen om de vordering te innen.',
    },
  },
  attached: 'De factuur vindt u in de bijlage.',
  facts: {
    number: 'Factuurnummer',
    amountDue: 'Openstaand bedrag',
    dueDate: 'Vervaldatum',
    daysLate: 'Dagen te laat',
  },
  lateFees: {
    interest:
      'Bij te late betaling hebben wij recht op wettelijke rente, momenteel {rate} per jaar ({law}).',
    interestAndSum:
      'Bij te late betaling hebben wij recht op wettelijke rente, momenteel {rate} per jaar, en op een vaste vergoeding van {sum} voor incassokosten ({law}).',
  },
  sentWith: 'Verzonden met Sheaf',
  stop: {
    reason: 'U ontvangt deze e-mail omdat {company} u een factuur heeft gestuurd.',
    label: 'Deze e-mails niet meer ontvangen',
  },
}
