import type { MailWords } from './mail-words.ts'

export const maltese: MailWords = {
  greeting: { named: 'Għażiż Klijent,', unnamed: 'Għażiż Klijent,' },
  closing: 'Tislijiet,',
  invoice: {
    subject: 'Fattura {number} – {company}',
    message:
      'Mehmuża ma’ din l-email issibu l-fattura nru {number} għall-ammont ta’ {amount}.\n\nGrazzi tal-fiduċja tagħkom. Jekk għandkom xi mistoqsijiet, tistgħu twieġbu għal din l-email.',
  },
  reminders: {
    friendly: {
      subject: 'Tfakkira: fattura {number}, data dovuta {dueDate}',
      message:
        'Nixtiequ nfakkrukom ġentilment fil-fattura nru {number} għall-ammont ta’ {amount} (data dovuta: {dueDate}).\n\nJekk diġà bgħattu l-ħlas, nirringrazzjawkom u nitolbukom tinjoraw din l-email.',
    },
    polite: {
      subject: 'Ħlas li skada: fattura {number}',
      message:
        'Il-fattura nru {number} għall-ammont ta’ {amount} (data dovuta: {dueDate}) skadiet u għadna ma rċivejniex il-ħlas tagħkom. Jista’ jkun li ntesiet, għalhekk ġentilment nitolbukom tħallsuha fil-jiem li ġejjin.\n\nJekk diġà ħallastu, nirringrazzjawkom u nitolbukom tinjoraw din l-email.',
    },
    firm: {
      subject: 'L-aħħar tfakkira: il-fattura {number} għadha ma tħallsitx',
      message:
        'Il-fattura nru {number} għall-ammont ta’ {amount} (data dovuta: {dueDate}) skadiet u għadha ma tħallsitx. Nitolbukom tħallsu l-ammont kollu mingħajr aktar dewmien.\n\nJekk hemm xi ħaġa li qed ixxekkel il-ħlas, jekk jogħġobkom ikkuntattjawna minnufih. Inkella jkollna nikkunsidraw passi oħra biex niġbru d-dejn.',
    },
  },
  attached: 'Il-fattura hija mehmuża ma’ din l-email.',
  facts: {
    number: 'Numru tal-fattura',
    amountDue: 'Ammont dovut',
    dueDate: 'Data dovuta',
    daysLate: 'Jiem ta’ dewmien',
  },
  lateFees: {
    interest:
      'F’każ ta’ ħlas tard, il-liġi tagħtina dritt għall-imgħax, bħalissa {rate} fis-sena ({law}).',
    interestAndSum:
      'F’każ ta’ ħlas tard, il-liġi tagħtina dritt għall-imgħax, bħalissa {rate} fis-sena, u għal somma fissa ta’ {sum} ({law}).',
  },
  sentWith: 'Mibgħut permezz ta’ Sheaf',
  stop: {
    reason: 'Din l-email intbagħtet minħabba fattura minn {company} indirizzata lilkom.',
    label: 'Waqqfu dawn l-emails',
  },
}
