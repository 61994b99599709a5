import type { MailWords } from './mail-words.ts'

export const irish: MailWords = {
  greeting: { named: 'A chara,', unnamed: 'A chara,' },
  closing: 'Le gach dea-ghuí,',
  invoice: {
    subject: 'Sonrasc {number} – {company}',
    message:
      'Tá sonrasc {number} ar {amount} ceangailte leis an ríomhphost seo.\n\nGo raibh maith agat as do chuid gnó. Má tá aon cheist agat, níl le déanamh ach an ríomhphost seo a fhreagairt.',
  },
  reminders: {
    friendly: {
      subject: 'Meabhrúchán: sonrasc {number}, dáta dlite {dueDate}',
      message:
        'Ba mhaith linn sonrasc {number} ar {amount} a mheabhrú duit go cairdiúil (dáta dlite: {dueDate}).\n\nMá tá an íocaíocht déanta agat cheana féin, go raibh maith agat, agus ná bac leis an ríomhphost seo.',
    },
    polite: {
      subject: 'Íocaíocht thar téarma: sonrasc {number}',
      message:
        'Tá sonrasc {number} ar {amount} (dáta dlite: {dueDate}) thar téarma anois agus níl an íocaíocht faighte againn fós. B’fhéidir go ndearnadh dearmad air, mar sin iarraimid ort go cineálta é a íoc sna laethanta atá romhainn.\n\nMá tá sé íoctha agat cheana féin, go raibh maith agat, agus ná bac leis an ríomhphost seo.',
    },
    firm: {
      subject: 'Meabhrúchán deiridh: tá sonrasc {number} thar téarma',
      message:
        'Tá sonrasc {number} ar {amount} (dáta dlite: {dueDate}) thar téarma agus fós gan íoc. Iarraimid ort an méid iomlán a íoc gan a thuilleadh moille.\n\nMá tá aon rud ag cur bac ar an íocaíocht, déan teagmháil linn láithreach, le do thoil. Mura ndéanann, beidh orainn smaoineamh ar chéimeanna eile chun an fiach a bhailiú.',
    },
  },
  attached: 'Tá an sonrasc ceangailte leis an ríomhphost seo.',
  facts: {
    number: 'Uimhir an tsonraisc',
    amountDue: 'Méid iníoctha',
    dueDate: 'Dáta dlite',
    daysLate: 'Laethanta thar téarma',
  },
  lateFees: {
    interest:
      'Má íoctar go déanach, tá ús dlite dúinn de réir dlí, {rate} sa bhliain faoi láthair ({law}).',
    interestAndSum:
      'Má íoctar go déanach, tá ús dlite dúinn de réir dlí, {rate} sa bhliain faoi láthair, mar aon le suim sheasta de {sum} ({law}).',
  },
  sentWith: 'Seolta le Sheaf',
  stop: {
    reason: 'Fuair tú an ríomhphost seo toisc gur chuir {company} sonrasc chugat.',
    label: 'Cuir stop leis na ríomhphoist seo',
  },
}
