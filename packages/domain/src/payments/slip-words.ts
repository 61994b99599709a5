/** What a Swiss payment slip says, word for word as its guidelines have it. */
export type SlipWords = {
  readonly language: string
  readonly paymentPart: string
  readonly receipt: string
  readonly account: string
  readonly reference: string
  readonly message: string
  readonly currency: string
  readonly amount: string
  readonly acceptancePoint: string
  readonly debtor: string
  /** Above room to write in. */
  readonly debtorToFill: string
}

const german: SlipWords = {
  language: 'de',
  paymentPart: 'Zahlteil',
  receipt: 'Empfangsschein',
  account: 'Konto / Zahlbar an',
  reference: 'Referenz',
  message: 'Zusätzliche Informationen',
  currency: 'Währung',
  amount: 'Betrag',
  acceptancePoint: 'Annahmestelle',
  debtor: 'Zahlbar durch',
  debtorToFill: 'Zahlbar durch (Name/Adresse)',
}

const french: SlipWords = {
  language: 'fr',
  paymentPart: 'Section paiement',
  receipt: 'Récépissé',
  account: 'Compte / Payable à',
  reference: 'Référence',
  message: 'Informations supplémentaires',
  currency: 'Monnaie',
  amount: 'Montant',
  acceptancePoint: 'Point de dépôt',
  debtor: 'Payable par',
  debtorToFill: 'Payable par (nom/adresse)',
}

const italian: SlipWords = {
  language: 'it',
  paymentPart: 'Sezione pagamento',
  receipt: 'Ricevuta',
  account: 'Conto / Pagabile a',
  reference: 'Riferimento',
  message: 'Informazioni supplementari',
  currency: 'Valuta',
  amount: 'Importo',
  acceptancePoint: 'Punto di accettazione',
  debtor: 'Pagabile da',
  debtorToFill: 'Pagabile da (nome/indirizzo)',
}

const english: SlipWords = {
  language: 'en',
  paymentPart: 'Payment part',
  receipt: 'Receipt',
  account: 'Account / Payable to',
  reference: 'Reference',
  message: 'Additional information',
  currency: 'Currency',
  amount: 'Amount',
  acceptancePoint: 'Acceptance point',
  debtor: 'Payable by',
  debtorToFill: 'Payable by (name/address)',
}

/** In the language of the document, or in English: no others are allowed. */
export function slipWordsFor(language: string): SlipWords {
  const main = language.toLowerCase().split('-')[0]
  return [german, french, italian].find((words) => words.language === main) ?? english
}
