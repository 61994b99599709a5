import type { MailWords } from './mail-words.ts'

export const finnish: MailWords = {
  greeting: { named: 'Hyvä {client},', unnamed: 'Hyvä asiakas,' },
  closing: 'Ystävällisin terveisin',
  invoice: {
    subject: 'Lasku {number} – {company}',
    message:
      'Liitteenä on lasku nro {number}, jonka loppusumma on {amount}.\n\nKiitämme yhteistyöstä. Jos teillä on kysyttävää, voitte vastata tähän sähköpostiin.',
  },
  reminders: {
    friendly: {
      subject: 'Muistutus: lasku {number}, eräpäivä {dueDate}',
      message:
        'Muistutamme ystävällisesti laskusta nro {number}, jonka summa on {amount} ja eräpäivä {dueDate}.\n\nJos maksu on jo lähtenyt, kiitämme siitä, ja tämä viesti on aiheeton.',
    },
    polite: {
      subject: 'Maksumuistutus: lasku {number}',
      message:
        'Laskun nro {number} (summa {amount}) eräpäivä oli {dueDate}, emmekä ole vielä saaneet suoritustanne. Lasku on ehkä jäänyt huomaamatta, joten pyydämme teitä ystävällisesti maksamaan sen lähipäivinä.\n\nJos olette jo maksaneet laskun, kiitämme siitä, ja tämä viesti on aiheeton.',
    },
    firm: {
      subject: 'Viimeinen maksumuistutus: lasku {number}',
      message:
        'Laskun nro {number} (summa {amount}) eräpäivä oli {dueDate}, ja lasku on edelleen maksamatta. Pyydämme maksamaan koko summan viipymättä.\n\nJos maksamiselle on jokin este, ottakaa meihin välittömästi yhteyttä. Muussa tapauksessa joudumme harkitsemaan jatkotoimia saatavan perimiseksi.',
    },
  },
  attached: 'Lasku on tämän viestin liitteenä.',
  facts: {
    number: 'Laskun numero',
    amountDue: 'Maksettava',
    dueDate: 'Eräpäivä',
    daysLate: 'Päiviä myöhässä',
  },
  lateFees: {
    interest:
      'Maksun viivästyessä meillä on lain mukaan oikeus viivästyskorkoon, joka on tällä hetkellä {rate} vuodessa ({law}).',
    interestAndSum:
      'Maksun viivästyessä meillä on lain mukaan oikeus viivästyskorkoon, joka on tällä hetkellä {rate} vuodessa, sekä vakiokorvaukseen, jonka määrä on {sum} ({law}).',
  },
  sentWith: 'Lähetetty Sheaf-palvelulla',
  stop: {
    reason: 'Saatte tämän viestin, koska {company} on lähettänyt teille laskun.',
    label: 'Lopeta nämä viestit',
  },
}
