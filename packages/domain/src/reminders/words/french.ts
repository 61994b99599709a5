import type { MailWords } from './mail-words.ts'

export const french: MailWords = {
  greeting: { named: 'Bonjour {client},', unnamed: 'Bonjour,' },
  closing: 'Cordialement,',
  invoice: {
    subject: 'Facture {number} – {company}',
    message:
      'Veuillez trouver ci-joint la facture n° {number} d’un montant de {amount}.\n\nNous vous remercions de votre confiance. Pour toute question, il vous suffit de répondre à cet e-mail.',
  },
  reminders: {
    friendly: {
      subject: 'Rappel : facture {number}, échéance le {dueDate}',
      message:
        'Nous nous permettons de vous rappeler la facture n° {number} d’un montant de {amount}, à échéance du {dueDate}.\n\nSi votre règlement est déjà parti, nous vous en remercions et vous prions de ne pas tenir compte de cet e-mail.',
    },
    polite: {
      subject: 'Relance : facture {number} en attente de règlement',
      message:
        'Sauf erreur de notre part, la facture n° {number} d’un montant de {amount}, échue le {dueDate}, n’a pas encore été réglée. Il s’agit sans doute d’un oubli : nous vous remercions de bien vouloir procéder au paiement dans les prochains jours.\n\nSi votre règlement a croisé cet e-mail, merci de ne pas en tenir compte.',
    },
    firm: {
      subject: 'Dernier rappel : facture {number} impayée',
      message:
        'La facture n° {number} d’un montant de {amount}, échue le {dueDate}, reste impayée à ce jour. Nous vous demandons de régler l’intégralité de cette somme sans délai.\n\nSi un motif s’oppose à ce paiement, merci de nous contacter immédiatement. À défaut, nous nous réservons le droit d’engager toute démarche utile au recouvrement de notre créance.',
    },
  },
  attached: 'Vous trouverez la facture en pièce jointe.',
  facts: {
    number: 'Numéro de facture',
    amountDue: 'Montant dû',
    dueDate: 'Date d’échéance',
    daysLate: 'Jours de retard',
  },
  lateFees: {
    interest:
      'En cas de retard de paiement, la loi nous autorise à réclamer des pénalités de retard, actuellement au taux annuel de {rate} ({law}).',
    interestAndSum:
      'En cas de retard de paiement, la loi nous autorise à réclamer des pénalités de retard, actuellement au taux annuel de {rate}, ainsi qu’une indemnité forfaitaire pour frais de recouvrement de {sum} ({law}).',
  },
  sentWith: 'Envoyé avec Sheaf',
  stop: {
    reason: 'Vous recevez cet e-mail car {company} vous a adressé une facture.',
    label: 'Ne plus recevoir ces e-mails',
  },
}
