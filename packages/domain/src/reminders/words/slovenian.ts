import type { MailWords } from './mail-words.ts'

export const slovenian: MailWords = {
  greeting: { named: 'Spoštovani,', unnamed: 'Spoštovani,' },
  closing: 'Lep pozdrav',
  invoice: {
    subject: 'Račun št. {number} – {company}',
    message:
      'v prilogi vam pošiljamo račun št. {number} v znesku {amount}.\n\nZahvaljujemo se vam za sodelovanje. Če imate vprašanja, odgovorite na to sporočilo.',
  },
  reminders: {
    friendly: {
      subject: 'Opomnik: račun št. {number}, rok plačila {dueDate}',
      message:
        'radi bi vas prijazno spomnili na račun št. {number} v znesku {amount} (rok plačila: {dueDate}).\n\nČe ste plačilo že izvedli, se vam zahvaljujemo in vas prosimo, da to sporočilo prezrete.',
    },
    polite: {
      subject: 'Opomin: zapadli račun št. {number}',
      message:
        'račun št. {number} v znesku {amount} (rok plačila: {dueDate}) je zapadel, vašega plačila pa še nismo prejeli. Verjetno gre za pomoto, zato vas vljudno prosimo, da ga poravnate v naslednjih dneh.\n\nČe ste račun že plačali, se vam zahvaljujemo in vas prosimo, da to sporočilo prezrete.',
    },
    firm: {
      subject: 'Zadnji opomin: račun št. {number} ni poravnan',
      message:
        'račun št. {number} v znesku {amount} (rok plačila: {dueDate}) je zapadel in še vedno ni poravnan. Pozivamo vas, da nemudoma plačate celoten znesek.\n\nČe obstajajo razlogi, zaradi katerih plačilo ni mogoče, nas prosimo takoj obvestite. V nasprotnem primeru si pridržujemo pravico do nadaljnjih ukrepov za izterjavo.',
    },
  },
  attached: 'Račun je priložen temu sporočilu.',
  facts: {
    number: 'Številka računa',
    amountDue: 'Znesek za plačilo',
    dueDate: 'Rok plačila',
    daysLate: 'Dni zamude',
  },
  lateFees: {
    interest:
      'V primeru zamude pri plačilu nam po zakonu pripadajo zamudne obresti, trenutno {rate} letno ({law}).',
    interestAndSum:
      'V primeru zamude pri plačilu nam po zakonu pripadajo zamudne obresti, trenutno {rate} letno, in nadomestilo stroškov izterjave v višini {sum} ({law}).',
  },
  sentWith: 'Poslano s storitvijo Sheaf',
  stop: {
    reason: 'To sporočilo ste prejeli, ker vam {company} pošilja račun.',
    label: 'Ne želim več teh sporočil',
  },
}
