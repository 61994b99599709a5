import type { MailWords } from './mail-words.ts'

export const czech: MailWords = {
  greeting: { named: 'Dobrý den,', unnamed: 'Dobrý den,' },
  closing: 'S pozdravem',
  invoice: {
    subject: 'Faktura č. {number} – {company}',
    message:
      'v příloze vám zasíláme fakturu č. {number} na částku {amount}.\n\nDěkujeme za spolupráci. V případě dotazů stačí odpovědět na tento e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Připomenutí: faktura č. {number}, splatnost {dueDate}',
      message:
        'dovolujeme si vám připomenout fakturu č. {number} na částku {amount} se splatností {dueDate}.\n\nPokud jste již platbu odeslali, děkujeme a považujte prosím tento e-mail za bezpředmětný.',
    },
    polite: {
      subject: 'Upomínka: faktura č. {number} po splatnosti',
      message:
        'faktura č. {number} na částku {amount} byla splatná {dueDate}, ale vaši platbu jsme zatím neobdrželi. Patrně jde o nedopatření, proto vás prosíme o úhradu v nejbližších dnech.\n\nPokud jste již zaplatili, děkujeme a považujte prosím tento e-mail za bezpředmětný.',
    },
    firm: {
      subject: 'Poslední upomínka: faktura č. {number} po splatnosti',
      message:
        'faktura č. {number} na částku {amount} byla splatná {dueDate} a dosud nebyla uhrazena. Vyzýváme vás k neprodlené úhradě celé částky.\n\nPokud vám v platbě něco brání, kontaktujte nás prosím obratem. V opačném případě budeme nuceni přistoupit k dalším krokům k vymožení pohledávky.',
    },
  },
  attached: 'Fakturu najdete v příloze tohoto e-mailu.',
  facts: {
    number: 'Číslo faktury',
    amountDue: 'Částka k úhradě',
    dueDate: 'Datum splatnosti',
    daysLate: 'Dní po splatnosti',
  },
  lateFees: {
    interest:
      'Při prodlení s platbou nám ze zákona náleží úrok z prodlení, v současnosti {rate} ročně ({law}).',
    interestAndSum:
      'Při prodlení s platbou nám ze zákona náleží úrok z prodlení, v současnosti {rate} ročně, a náhrada nákladů spojených s uplatněním pohledávky ve výši {sum} ({law}).',
  },
  sentWith: 'Odesláno pomocí Sheaf',
  stop: {
    reason: 'Tento e-mail dostáváte, protože vám {company} zasílá fakturu.',
    label: 'Už tyto e-maily nezasílat',
  },
}
