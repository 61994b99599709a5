import { english } from './english.ts'
import type { MailWords } from './mail-words.ts'

export const british: MailWords = {
  ...english,
  greeting: { named: 'Dear {client},', unnamed: 'Dear Sir or Madam,' },
  lateFees: {
    interest:
      'If payment is late, we are entitled by law to interest, currently at {rate} per annum ({law}).',
    interestAndSum:
      'If payment is late, we are entitled by law to interest, currently at {rate} per annum, and to fixed compensation of {sum} ({law}).',
  },
}
