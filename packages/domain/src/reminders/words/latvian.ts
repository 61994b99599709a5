import type { MailWords } from './mail-words.ts'

export const latvian: MailWords = {
  greeting: { named: 'Labdien!', unnamed: 'Labdien!' },
  closing: 'Ar cieņu',
  invoice: {
    subject: 'Rēķins Nr. {number} – {company}',
    message:
      'Pielikumā nosūtām rēķinu Nr. {number} par summu {amount} apmaksai.\n\nPaldies par sadarbību. Ja jums ir jautājumi, lūdzam atbildēt uz šo e-pastu.',
  },
  reminders: {
    friendly: {
      subject: 'Atgādinājums: rēķins Nr. {number}, apmaksas termiņš {dueDate}',
      message:
        'Vēlamies atgādināt par rēķinu Nr. {number} (summa {amount}, apmaksas termiņš {dueDate}).\n\nJa maksājums jau ir veikts, pateicamies un lūdzam šo e-pastu neņemt vērā.',
    },
    polite: {
      subject: 'Kavēts maksājums: rēķins Nr. {number}',
      message:
        'Rēķins Nr. {number} (summa {amount}, apmaksas termiņš {dueDate}) nav apmaksāts laikā, un jūsu maksājumu vēl neesam saņēmuši. Iespējams, tas ir piemirsts, tādēļ laipni lūdzam to veikt tuvākajās dienās.\n\nJa rēķins jau ir apmaksāts, pateicamies un lūdzam šo e-pastu neņemt vērā.',
    },
    firm: {
      subject: 'Pēdējais atgādinājums: rēķins Nr. {number} nav apmaksāts',
      message:
        'Rēķins Nr. {number} (summa {amount}, apmaksas termiņš {dueDate}) joprojām nav apmaksāts. Lūdzam nekavējoties samaksāt visu summu.\n\nJa ir kādi šķēršļi maksājuma veikšanai, lūdzam nekavējoties ar mums sazināties. Pretējā gadījumā būsim spiesti apsvērt turpmākus soļus parāda piedziņai.',
    },
  },
  attached: 'Rēķins ir pievienots šim e-pastam.',
  facts: {
    number: 'Rēķina numurs',
    amountDue: 'Summa apmaksai',
    dueDate: 'Apmaksas termiņš',
    daysLate: 'Kavētās dienas',
  },
  lateFees: {
    interest:
      'Par maksājuma kavējumu mums saskaņā ar likumu ir tiesības uz nokavējuma procentiem, pašlaik {rate} gadā ({law}).',
    interestAndSum:
      'Par maksājuma kavējumu mums saskaņā ar likumu ir tiesības uz nokavējuma procentiem, pašlaik {rate} gadā, un uz parāda atgūšanas izdevumu atlīdzību {sum} apmērā ({law}).',
  },
  sentWith: 'Nosūtīts ar Sheaf',
  stop: {
    reason: 'Jūs saņēmāt šo e-pastu, jo {company} jums izraksta rēķinu.',
    label: 'Vairs nesaņemt šos e-pastus',
  },
}
