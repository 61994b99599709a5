import { type BankCodePath, bankCodeRules } from '@sheaf/domain/parties/bank-account'

export const bankCodeSamples: Readonly<Record<BankCodePath, string>> = {
  'bank.iban': 'DE89 3704 0044 …',
  'bank.swift': 'COBADEFF',
  'bank.aba': '021 000 021',
}

/** What to look at again. It is no error: people know their bank better. */
export function bankCodeDoubt(path: BankCodePath, label: string, code: string): string | undefined {
  if (code === '' || bankCodeRules[path].isValid(code)) return undefined
  return `This ${label} looks incomplete. Check it for typos.`
}
