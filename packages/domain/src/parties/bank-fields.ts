import { addressText, longText, shortText } from '../documents/field-schemas.ts'

/** Where the sender wants to be paid. */
export const bankFields = {
  bankName: shortText,
  bankAddress: addressText,
  accountNumber: shortText,
  routingNumber: shortText,
  iban: shortText,
  swift: shortText,
  aba: shortText,
  otherBankingInfo: longText,
} as const

export const bankFieldNames = Object.keys(bankFields) as readonly (keyof typeof bankFields)[]
