import type { dealings as english } from '../english/dealings.ts'
import type { Translated } from '../phrase-book.ts'

export const dealings: Translated<typeof english> = {
  deliveryWithinDays: 'Livraison sous {days} jours | Délai de livraison : {days} jours',
  deliveryWithinWorkingDays:
    'Livraison sous {days} jours ouvrés | Délai de livraison : {days} jours ouvrés',
  deliveryWithinWeeks: 'Livraison sous {number} semaines | Délai de livraison : {number} semaines',
  deliverByDate: 'Livraison avant le {date} | Merci de livrer avant le {date}',
  deliveredOnDate: 'Livré le {date} | Date de livraison : {date}',
  serviceDate: 'Date de la prestation : {date} | Prestation effectuée le {date}',
  servicePeriod:
    'Période de prestation : du {date} au {date} | Période de prestation : {date} - {date} | Prestations effectuées du {date} au {date}',
  servicePeriodMonth:
    'Période de prestation : {month} | Période : {month} | Période de facturation : {month}',
  billingPeriod:
    'Période de facturation : du {date} au {date} | Période : du {date} au {date} | Période : {date} - {date} | Période de facturation : {date} - {date}',
  datesMatchInvoice:
    'La date de prestation est la date de facture | La date de livraison correspond à la date de facture',
  freeDelivery: 'Livraison gratuite | Frais de port offerts | Livraison offerte',
  plusShipping: 'Frais de port en sus | Plus frais de port | Frais de livraison en sus',
  partialDelivery: 'Livraison partielle | Des livraisons partielles sont possibles',
  pickUp: 'Enlèvement par le client | Retrait par le client',
  deliveryByCourier: 'Livraison par coursier | Par coursier',
  deliveryByMail: 'Livraison par courrier | Par courrier | Envoi par la poste | Par la poste',
  deliveryByEmail: 'Livraison par e-mail | Envoi par e-mail | Par e-mail',
  deliveryToAddress: 'Merci de livrer à l’adresse ci-dessus | Livraison à l’adresse ci-dessus',
  callBeforeDelivery: 'Merci d’appeler avant la livraison | Appeler avant la livraison',
  deliverToReception: 'Merci de livrer à la réception | À livrer à la réception',
  handleWithCare: 'Fragile | Fragile, à manipuler avec précaution | À manipuler avec précaution',
  checkGoods:
    'Veuillez vérifier la marchandise à réception | Merci de vérifier la marchandise à la livraison',
  reportDefects:
    'Les défauts doivent être signalés sous {days} jours | Merci de signaler tout défaut sous {days} jours',
  receivedInGoodOrder: 'Reçu en bon état | Marchandise reçue en bon état',
  confirmOrder:
    'Merci de confirmer cette commande | Merci de confirmer la commande | Veuillez confirmer cette commande',
  quoteOrderNumber:
    'Merci d’indiquer le numéro de commande sur votre facture | Veuillez indiquer le numéro de commande sur tous les documents',
  orderAsOffered: 'Nous commandons ce qui suit | Par la présente, nous commandons',

  orderReference:
    'Commande {id} | Commande n° {id} | Numéro de commande : {id} | Bon de commande {id}',
  yourOrder: 'Votre commande {id} | Votre commande n° {id}',
  orderOfDate: 'Commande du {date}',
  yourOrderOfDate: 'Votre commande du {date}',
  invoiceReference: 'Facture {id} | Facture n° {id} | Numéro de facture : {id}',
  invoiceOfDate: 'Facture {id} du {date} | Facture n° {id} du {date}',
  quoteNumber: 'Devis {id} | Devis n° {id}',
  ourQuote: 'Notre devis {id}',
  yourQuote: 'Votre devis {id}',
  contractReference: 'Contrat {id} | Contrat n° {id} | Selon contrat {id}',
  projectReference: 'Projet {name} | Projet : {name}',
  customerNumber: 'Numéro de client : {id} | N° client : {id} | Votre numéro de client : {id}',
  asDiscussedWith: 'Comme convenu avec {name} | Comme discuté avec {name}',
  contactPerson: 'Contact : {name} | Votre contact : {name} | Personne à contacter : {name}',
  attention: 'À l’attention de {name}',

  thanks: 'Merci | Merci beaucoup',
  thanksBusiness:
    'Merci d’avoir fait appel à nos services | Nous vous remercions d’avoir fait appel à nos services | Nous vous remercions de votre confiance',
  thanksOrder: 'Merci pour votre commande | Nous vous remercions de votre commande',
  thanksTrust: 'Merci de votre confiance | Merci pour votre confiance',
  thanksInquiry:
    'Merci de votre demande | Merci pour votre demande | Nous vous remercions de votre demande',
  thanksCooperation:
    'Merci pour votre collaboration | Merci de votre collaboration | Merci pour cette bonne collaboration',
  thanksPayment:
    'Merci pour votre paiement | Merci de votre paiement | Merci pour votre règlement rapide',
  thanksVisit: 'Merci de votre visite',
  thanksUnderstanding: 'Merci de votre compréhension',
  lookForwardWork:
    'Nous nous réjouissons de collaborer avec vous | Au plaisir de collaborer avec vous | Au plaisir de travailler avec vous',
  lookForwardOrder: 'Dans l’attente de votre commande | Nous attendons votre commande avec plaisir',
  lookForwardReply: 'Dans l’attente de votre réponse | Dans l’attente de vous lire',
  questionsContact:
    'Pour toute question, n’hésitez pas à nous contacter | N’hésitez pas à nous contacter pour toute question | Nous restons à votre disposition pour toute question',
  questionsContactAt:
    'Pour toute question, veuillez contacter {id} | Pour toute question, contactez {id}',
  bestRegards:
    'Cordialement | Bien cordialement | Salutations distinguées | Meilleures salutations',
  dearSirOrMadam: 'Madame, Monsieur | Mesdames, Messieurs',
  dearCustomer: 'Chère cliente, cher client | Cher client | Chers clients',
  dearName: 'Bonjour {name}',
  hello: 'Bonjour',
  invoiceForServices:
    'Nous vous facturons les prestations suivantes | Veuillez trouver ci-dessous notre facture pour les prestations effectuées',
  offerAsFollows:
    'Nous avons le plaisir de vous proposer l’offre suivante | Nous vous proposons l’offre suivante',
  happyHolidays: 'Joyeuses fêtes | Nous vous souhaitons de joyeuses fêtes',
  happyNewYear: 'Bonne année | Nous vous souhaitons une bonne année',

  quoteValidUntil:
    'Ce devis est valable jusqu’au {date} | Cette offre est valable jusqu’au {date} | Devis valable jusqu’au {date}',
  validUntil: 'Valable jusqu’au {date}',
  quoteValidForDays:
    'Ce devis est valable {days} jours | Cette offre est valable {days} jours | Devis valable {days} jours',
  validForDays: 'Valable {days} jours',
  nonBinding: 'Cette offre est sans engagement | Offre sans engagement',
  acceptBySigning:
    'Pour accepter, merci de nous retourner ce devis signé | Merci de nous retourner ce devis signé | Devis à retourner signé',
  goodForAgreement: 'Lu et approuvé | Bon pour accord',
  orderConfirmed: 'Confirmation de commande | Nous confirmons votre commande',
  startAfterApproval:
    'Les travaux commencent après acceptation | Début des travaux après acceptation du devis',
  startAfterDeposit:
    'Les travaux commencent après réception de l’acompte | Début des travaux après réception de l’acompte',
  startOnDate:
    'Début des travaux : {date} | Les travaux commencent le {date} | Début du projet : {date}',
  completionByDate:
    'Achèvement avant le {date} | Fin des travaux : {date} | Date d’achèvement : {date}',
  pricesExcludeTax:
    'Tous les prix s’entendent hors taxes | Prix hors taxes | Tous les prix sont hors taxes',
  plusTax: 'Hors taxes | Hors TVA',
  pricesIncludeTax: 'Tous les prix s’entendent toutes taxes comprises',
  includingTax: 'Toutes taxes comprises | TVA incluse | Taxes comprises | TVA comprise',
  pricesInCurrency: 'Tous les prix sont en {id} | Prix en {id} | Tous les montants sont en {id}',
  revisionsIncluded:
    '{number} séries de corrections comprises | {number} cycles de révision inclus',
  changesCharged:
    'Les modifications supplémentaires sont facturées séparément | Tout travail supplémentaire est facturé séparément',
  billedByTime: 'Facturation au temps passé | Facturé au temps passé | En régie',
  travelExtra: 'Les frais de déplacement sont facturés séparément | Frais de déplacement en sus',
  ourTermsApply:
    'Nos conditions générales s’appliquent | Nos conditions générales de vente s’appliquent',
  cancellationTerms: 'Annulation gratuite jusqu’à {days} jours avant la date',
  cancellationFee:
    'Frais d’annulation : {percent} | Des frais d’annulation de {percent} s’appliquent',
  depositNotRefundable: 'L’acompte n’est pas remboursable | Les acomptes ne sont pas remboursables',
  warrantyMonths:
    'Garantie : {number} mois | Garantie de {number} mois | {number} mois de garantie',
  warrantyYears: 'Garantie : {number} ans | Garantie de {number} ans | {number} ans de garantie',
  placeOfJurisdiction: 'Le tribunal compétent est celui de {name} | Tribunal compétent : {name}',
  errorsExcepted: 'Sauf erreur ou omission',
  validWithoutSignature: 'Ce document est valable sans signature | Document valable sans signature',
  confidential: 'Confidentiel | Ce devis est confidentiel',
  keepForRecords: 'Veuillez conserver ce document | Merci de conserver cette facture',

  returnedGoods: 'Retour de marchandise | Marchandise retournée | Retour',
  damagedGoods: 'Marchandise endommagée | Marchandise endommagée pendant le transport',
  defectiveGoods: 'Marchandise défectueuse | Article défectueux | Produit défectueux',
  wrongGoods: 'Erreur de livraison | Mauvais article livré | Article livré erroné',
  missingGoods: 'Articles manquants | Livraison incomplète | Marchandise non livrée',
  priceCorrection: 'Correction de prix | Erreur de prix | Ajustement de prix',
  quantityCorrection: 'Correction de quantité | Erreur de quantité',
  taxCorrection: 'Correction de la taxe | Taux de taxe erroné | Correction de la TVA',
  duplicateInvoice: 'Facture en double | Double facturation | Facturé deux fois',
  invoiceCancelled: 'Annulation de la facture | Facture annulée',
  cancelsInvoice: 'Annulation de la facture {id} | Cet avoir annule la facture {id}',
  creditForInvoice:
    'Avoir sur la facture {id} | Avoir relatif à la facture {id} | Correction de la facture {id}',
  orderCancelled: 'Annulation de la commande | Commande annulée',
  subsequentDiscount: 'Remise accordée après coup | Remise rétroactive',
  goodwill: 'Geste commercial | À titre commercial',
  overpayment: 'Trop-perçu | Remboursement du trop-perçu',
  serviceNotRendered: 'Prestation non effectuée | Prestations non effectuées',
  lateDelivery: 'Livraison tardive | Retard de livraison',
  refundByTransfer:
    'Remboursement par virement bancaire | Le montant sera remboursé par virement bancaire',
  refundWithinDays: 'Le montant sera remboursé sous {days} jours | Remboursement sous {days} jours',
  refundByOriginalMethod: 'Remboursement par le moyen de paiement d’origine',
  setOffNextInvoice:
    'Le montant sera déduit de la prochaine facture | À déduire de la prochaine facture',
  sorryForInconvenience:
    'Nous vous prions de nous excuser pour la gêne occasionnée | Veuillez nous excuser pour la gêne occasionnée',
}
