import type { MailWords } from './mail-words.ts'

export const slovak: MailWords = {
  greeting: { named: 'Dobrý deň,', unnamed: 'Dobrý deň,' },
  closing: 'S pozdravom',
  invoice: {
    subject: 'Faktúra č. {number} – {company}',
    message:
      'v prílohe vám zasielame faktúru č. {number} na sumu {amount}.\n\nĎakujeme za spoluprácu. V prípade otázok stačí odpovedať na tento e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Pripomienka: faktúra č. {number}, splatnosť {dueDate}',
      message:
        'dovoľujeme si vám pripomenúť faktúru č. {number} na sumu {amount} so splatnosťou {dueDate}.\n\nAk ste už platbu odoslali, ďakujeme a považujte prosím tento e-mail za bezpredmetný.',
    },
    polite: {
      subject: 'Upomienka: faktúra č. {number} po splatnosti',
      message:
        'faktúra č. {number} na sumu {amount} bola splatná {dueDate}, no vašu platbu sme zatiaľ nedostali. Zrejme ide o nedopatrenie, preto vás prosíme o úhradu v najbližších dňoch.\n\nAk ste už zaplatili, ďakujeme a považujte prosím tento e-mail za bezpredmetný.',
    },
    firm: {
      subject: 'Posledná upomienka: faktúra č. {number} po splatnosti',
      message:
        'faktúra č. {number} na sumu {amount} bola splatná {dueDate} a dosiaľ nebola uhradená. Vyzývame vás na bezodkladnú úhradu celej sumy.\n\nAk vám v platbe niečo bráni, obratom nás prosím kontaktujte. V opačnom prípade budeme nútení pristúpiť k ďalším krokom na vymoženie pohľadávky.',
    },
  },
  attached: 'Faktúru nájdete v prílohe tohto e-mailu.',
  facts: {
    number: 'Číslo faktúry',
    amountDue: 'Suma na úhradu',
    dueDate: 'Dátum splatnosti',
    daysLate: 'Dní po splatnosti',
  },
  lateFees: {
    interest:
      'Pri omeškaní s platbou máme zo zákona nárok na úrok z omeškania, v súčasnosti {rate} ročne ({law}).',
    interestAndSum:
      'Pri omeškaní s platbou máme zo zákona nárok na úrok z omeškania, v súčasnosti {rate} ročne, a na paušálnu náhradu nákladov vo výške {sum} ({law}).',
  },
  sentWith: 'Odoslané pomocou Sheaf',
  stop: {
    reason: 'Tento e-mail dostávate, pretože vám {company} zasiela faktúru.',
    label: 'Už tieto e-maily neposielať',
  },
}
