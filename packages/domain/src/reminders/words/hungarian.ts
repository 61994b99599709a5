import type { MailWords } from './mail-words.ts'

export const hungarian: MailWords = {
  greeting: { named: 'Tisztelt {client}!', unnamed: 'Tisztelt Ügyfelünk!' },
  closing: 'Üdvözlettel:',
  invoice: {
    subject: 'Számla: {number} – {company}',
    message:
      'Mellékelten küldjük {amount} összegű számlánkat (sorszám: {number}).\n\nKöszönjük, hogy minket választott. Ha kérdése van, kérjük, válaszoljon erre az e-mailre.',
  },
  reminders: {
    friendly: {
      subject: 'Emlékeztető: {number} számú számla, fizetési határidő: {dueDate}',
      message:
        'Szeretnénk szíves figyelmébe ajánlani {amount} összegű számlánkat (sorszám: {number}, fizetési határidő: {dueDate}).\n\nAmennyiben a fizetés időközben megtörtént, köszönjük, és kérjük, tekintse levelünket tárgytalannak.',
    },
    polite: {
      subject: 'Fizetési emlékeztető: {number} számú számla',
      message:
        'Nyilvántartásunk szerint {amount} összegű számlánk (sorszám: {number}, fizetési határidő: {dueDate}) lejárt, és a befizetés még nem érkezett meg hozzánk. Bizonyára elkerülte a figyelmét, ezért tisztelettel kérjük, hogy a következő napokban szíveskedjen rendezni.\n\nAmennyiben a fizetés időközben megtörtént, köszönjük, és kérjük, tekintse levelünket tárgytalannak.',
    },
    firm: {
      subject: 'Utolsó fizetési felszólítás: {number} számú számla',
      message:
        'Lejárt, {amount} összegű számlánk (sorszám: {number}, fizetési határidő: {dueDate}) továbbra is kiegyenlítetlen. Felszólítjuk, hogy a teljes összeget haladéktalanul fizesse meg.\n\nHa a fizetésnek akadálya van, kérjük, azonnal vegye fel velünk a kapcsolatot. Ellenkező esetben kénytelenek leszünk további lépéseket tenni követelésünk behajtására.',
    },
  },
  attached: 'A számlát mellékeljük.',
  facts: {
    number: 'Számla sorszáma',
    amountDue: 'Fizetendő összeg',
    dueDate: 'Fizetési határidő',
    daysLate: 'Késedelmes napok száma',
  },
  lateFees: {
    interest:
      'Késedelmes fizetés esetén a törvény alapján késedelmi kamat illet meg minket, amelynek mértéke jelenleg évi {rate} ({law}).',
    interestAndSum:
      'Késedelmes fizetés esetén a törvény alapján késedelmi kamat, amelynek mértéke jelenleg évi {rate}, valamint {sum} összegű behajtási költségátalány illet meg minket ({law}).',
  },
  sentWith: 'A Sheaf segítségével küldve',
  stop: {
    reason:
      'Ezt az e-mailt egy Önnek kiállított számlával kapcsolatban kapta (kiállító: {company}).',
    label: 'Nem kérek több ilyen e-mailt',
  },
}
