import type { payment as english } from '../english/payment.ts'
import type { Translated } from '../phrase-book.ts'

export const payment: Translated<typeof english> = {
  payWithinDays:
    'Paiement sous {days} jours | Payable sous {days} jours | Règlement sous {days} jours | Paiement dans les {days} jours | Paiement à {days} jours',
  payWithinDaysOfInvoice:
    'Paiement sous {days} jours à compter de la date de facture | Payable sous {days} jours à compter de la date de facture | Paiement à {days} jours date de facture',
  payWithinDaysOfReceipt:
    'Paiement sous {days} jours à réception de la facture | Payable sous {days} jours après réception de la facture',
  payWithoutDeduction: 'Paiement sous {days} jours sans escompte | Payable sous {days} jours net',
  payByDate:
    'Merci de régler avant le {date} | Paiement dû le {date} | Payable au plus tard le {date} | Merci de payer avant le {date}',
  payMoneyByDate:
    'Merci de virer {money} avant le {date} | Merci de régler {money} avant le {date}',
  payOnReceipt:
    'Paiement à réception | Payable à réception | Paiement à réception de facture | Paiement à réception de la facture | Payable dès réception',
  payWithoutDeductionNow: 'Payable immédiatement sans escompte | Payable immédiatement',
  payInAdvance: 'Paiement d’avance | Paiement anticipé | Payable d’avance',
  payOnDelivery: 'Paiement à la livraison | Contre remboursement | Payable à la livraison',
  payInInstalments: 'Paiement échelonné possible | Paiement en plusieurs fois possible',
  payTransfer:
    'Paiement par virement bancaire | Merci de payer par virement bancaire | Règlement par virement bancaire | Paiement par virement',
  bankTransfer: 'Virement bancaire | Par virement bancaire | Virement',
  payToAccountBelow:
    'Merci de virer le montant sur le compte indiqué ci-dessous | Merci de virer le montant de la facture sur le compte ci-dessous | Veuillez virer le montant sur le compte ci-dessous',
  quoteInvoiceNumber:
    'Merci d’indiquer le numéro de facture lors du paiement | Merci d’indiquer le numéro de facture | Veuillez indiquer le numéro de facture | Merci de rappeler le numéro de facture lors du règlement',
  quoteReference: 'Merci d’indiquer la référence {id} | Référence de paiement : {id}',
  payByCard: 'Paiement par carte bancaire | Paiement par carte de crédit',
  creditCard: 'Carte de crédit | Par carte de crédit',
  payCash: 'Paiement en espèces | Paiement comptant en espèces',
  cash: 'Espèces | En espèces',
  payByCheck: 'Paiement par chèque',
  check: 'Chèque | Par chèque',
  payByDirectDebit: 'Le montant sera prélevé sur votre compte',
  directDebit: 'Prélèvement automatique | Prélèvement | Paiement par prélèvement',
  payOnline: 'Paiement en ligne | Vous pouvez payer en ligne',
  paidWithThanks: 'Payé, merci | Montant reçu avec remerciements | Paiement reçu, merci',
  alreadyPaid:
    'Déjà payé | Cette facture a déjà été réglée | Déjà réglé | Payé | Facture acquittée',
  paidOnDate: 'Payé le {date} | Paiement reçu le {date} | Réglé le {date}',
  noPaymentNeeded: 'Aucun paiement requis | Aucun paiement n’est requis | Rien à payer',
  openAmount:
    'Le montant restant dû est de {money} | Reste à payer : {money} | Montant dû : {money}',
  depositReceived: 'Acompte de {money} reçu | Acompte reçu : {money}',
  depositOnOrder:
    'Acompte de {percent} à la commande | {percent} à la commande | {percent} d’acompte à la commande',
  depositRequired: 'Un acompte de {percent} est demandé | Acompte de {percent} demandé',
  depositBeforeWork:
    'Un acompte de {percent} est demandé avant le début des travaux | Acompte de {percent} avant le début des travaux',
  restOnDelivery: '{percent} à la livraison | Solde de {percent} à la livraison',
  restOnCompletion:
    '{percent} à l’achèvement | {percent} à la fin des travaux | Solde de {percent} à l’achèvement',
  balanceOnCompletion:
    'Le solde est dû à l’achèvement | Solde à l’achèvement des travaux | Solde à l’achèvement',
  balanceOnDelivery: 'Le solde est dû à la livraison | Solde à la livraison',
  earlyPaymentDiscount:
    'Escompte de {percent} pour paiement sous {days} jours | {percent} d’escompte pour paiement sous {days} jours',
  noEarlyPaymentDiscount:
    'Pas d’escompte pour paiement anticipé | Aucun escompte pour paiement anticipé',
  bankChargesBySender:
    'Les frais bancaires sont à la charge du payeur | Frais bancaires à la charge du client | Les frais bancaires sont à la charge du client',
  accountHolder: 'Titulaire du compte : {name}',
  accountNumber: 'Numéro de compte : {id} | N° de compte : {id} | Compte : {id}',
  bankName: 'Banque : {name} | Nom de la banque : {name}',
  bankDetailsChanged:
    'Veuillez noter nos nouvelles coordonnées bancaires | Nos coordonnées bancaires ont changé',
  bankDetails: 'Coordonnées bancaires | Nos coordonnées bancaires',
  bankDetailsBelow: 'Vous trouverez nos coordonnées bancaires ci-dessous',

  lateInterest:
    'En cas de retard de paiement, des intérêts de {percent} par an sont appliqués | Tout retard de paiement entraîne des intérêts de {percent} par an',
  lateInterestPerMonth:
    'En cas de retard de paiement, des intérêts de {percent} par mois sont appliqués | Pénalité de retard de {percent} par mois',
  lateFee:
    'Des frais de retard de {money} s’appliquent | Des frais de relance de {money} seront facturés',
  statutoryInterest:
    'En cas de retard de paiement, les intérêts légaux s’appliquent | Les intérêts de retard légaux s’appliquent en cas de retard de paiement',
  recoveryCosts:
    'En cas de retard de paiement, une indemnité forfaitaire de {money} pour frais de recouvrement est due | Indemnité forfaitaire pour frais de recouvrement en cas de retard de paiement : {money}',
  workStopsOnLatePayment: 'Les travaux peuvent être suspendus en cas de retard de paiement',
  paymentReminder: 'Rappel de paiement | Rappel',
  ignoreIfPaid: 'Si vous avez déjà réglé, veuillez ne pas tenir compte de ce rappel',
  ownershipUntilPaid:
    'La marchandise reste notre propriété jusqu’au paiement intégral | Les marchandises restent notre propriété jusqu’au paiement intégral | Réserve de propriété jusqu’au paiement intégral',
  rightsAfterPayment:
    'Les droits d’utilisation sont cédés au paiement intégral | Les droits d’utilisation sont transférés après paiement intégral',
}
