import type { MailWords } from './mail-words.ts'

export const estonian: MailWords = {
  greeting: { named: 'Lugupeetud {client}', unnamed: 'Lugupeetud klient' },
  closing: 'Lugupidamisega',
  invoice: {
    subject: 'Arve {number} – {company}',
    message:
      'Saadame teile manuses arve nr {number} summas {amount}.\n\nTäname koostöö eest. Küsimuste korral vastake palun sellele e-kirjale.',
  },
  reminders: {
    friendly: {
      subject: 'Meeldetuletus: arve {number}, maksetähtaeg {dueDate}',
      message:
        'Tuletame sõbralikult meelde arvet nr {number} summas {amount}, mille maksetähtaeg on {dueDate}.\n\nKui makse on juba tehtud, täname teid ja palume seda kirja mitte arvestada.',
    },
    polite: {
      subject: 'Tasumata arve {number}',
      message:
        'Arve nr {number} summas {amount} maksetähtaeg oli {dueDate}, kuid makse ei ole meile veel laekunud. Arve võis jääda kahe silma vahele, seega palume selle tasuda lähipäevil.\n\nKui olete arve juba tasunud, täname teid ja palume seda kirja mitte arvestada.',
    },
    firm: {
      subject: 'Viimane meeldetuletus: arve {number} on tasumata',
      message:
        'Arve nr {number} summas {amount} maksetähtaeg oli {dueDate} ja arve on endiselt tasumata. Palume tasuda kogu summa viivitamata.\n\nKui tasumine on mingil põhjusel takistatud, võtke meiega palun kohe ühendust. Vastasel juhul oleme sunnitud kaaluma edasisi samme võla sissenõudmiseks.',
    },
  },
  attached: 'Arve on lisatud selle kirja manusesse.',
  facts: {
    number: 'Arve number',
    amountDue: 'Tasumisele kuuluv summa',
    dueDate: 'Maksetähtaeg',
    daysLate: 'Päevi üle tähtaja',
  },
  lateFees: {
    interest:
      'Maksega hilinemise korral on meil seaduse järgi õigus viivisele, mis on praegu {rate} aastas ({law}).',
    interestAndSum:
      'Maksega hilinemise korral on meil seaduse järgi õigus viivisele, mis on praegu {rate} aastas, ning sissenõudmiskulude hüvitisele summas {sum} ({law}).',
  },
  sentWith: 'Saadetud Sheafi kaudu',
  stop: {
    reason: 'Saite selle kirja, sest {company} on esitanud teile arve.',
    label: 'Loobu neist kirjadest',
  },
}
