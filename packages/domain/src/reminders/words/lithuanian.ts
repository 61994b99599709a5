import type { MailWords } from './mail-words.ts'

export const lithuanian: MailWords = {
  greeting: { named: 'Laba diena,', unnamed: 'Laba diena,' },
  closing: 'Pagarbiai',
  invoice: {
    subject: 'Sąskaita Nr. {number} – {company}',
    message:
      'siunčiame jums sąskaitą faktūrą Nr. {number}, kurios suma – {amount}.\n\nDėkojame už bendradarbiavimą. Jei turite klausimų, atsakykite į šį laišką.',
  },
  reminders: {
    friendly: {
      subject: 'Priminimas: sąskaita Nr. {number}, apmokėti iki {dueDate}',
      message:
        'norėtume priminti apie sąskaitą faktūrą Nr. {number} (suma – {amount}, apmokėti iki {dueDate}).\n\nJei mokėjimą jau atlikote, dėkojame ir prašome į šį laišką nekreipti dėmesio.',
    },
    polite: {
      subject: 'Vėluojantis mokėjimas: sąskaita Nr. {number}',
      message:
        'sąskaitos faktūros Nr. {number} (suma – {amount}, apmokėti iki {dueDate}) mokėjimo terminas jau praėjo, tačiau jūsų mokėjimo dar negavome. Galbūt tai tik neapsižiūrėjimas, todėl maloniai prašome ją apmokėti artimiausiomis dienomis.\n\nJei sąskaitą jau apmokėjote, dėkojame ir prašome į šį laišką nekreipti dėmesio.',
    },
    firm: {
      subject: 'Paskutinis priminimas: sąskaita Nr. {number} neapmokėta',
      message:
        'sąskaita faktūra Nr. {number} (suma – {amount}, apmokėti iki {dueDate}) vis dar neapmokėta. Prašome nedelsiant sumokėti visą sumą.\n\nJei yra priežasčių, dėl kurių negalite sumokėti, prašome nedelsiant su mumis susisiekti. Priešingu atveju turėsime svarstyti tolesnius skolos išieškojimo veiksmus.',
    },
  },
  attached: 'Sąskaita pridėta prie šio laiško.',
  facts: {
    number: 'Sąskaitos numeris',
    amountDue: 'Mokėtina suma',
    dueDate: 'Apmokėti iki',
    daysLate: 'Pradelsta dienų',
  },
  lateFees: {
    interest:
      'Už pavėluotą mokėjimą pagal įstatymą turime teisę į palūkanas, šiuo metu – {rate} per metus ({law}).',
    interestAndSum:
      'Už pavėluotą mokėjimą pagal įstatymą turime teisę į palūkanas, šiuo metu – {rate} per metus, ir į fiksuotą {sum} išieškojimo išlaidų kompensaciją ({law}).',
  },
  sentWith: 'Išsiųsta naudojant „Sheaf“',
  stop: {
    reason: 'Šį laišką gavote, nes {company} jums pateikė sąskaitą.',
    label: 'Nebegauti tokių laiškų',
  },
}
