import { type Attack, asJson, strikeAt } from './attack.ts'

/** What made autofill look at every pair, or at every three, of its findings. */
export const hostileTexts = [
  '3 days €1 ',
  '("2 x at 85 /h ',
  'PO 1 High Street 3 days ',
  'ship to between and =',
  'Invoice no. between Acme Ltd ("the Client") and  | ',
  'at 85 ',
  'אﬁ',
].map((part) => part.repeat(Math.ceil(20_000 / part.length)))

const bodies = hostileTexts.map((text) => asJson({ documentType: 'invoice', text }))

export const textAttacks = {
  texts: {
    about: 'texts that autofill used to read in cubic time',
    strike: (attacker, round) =>
      strikeAt(attacker, '/api/ai/autofill', bodies[round % bodies.length]),
  },
} satisfies Record<string, Attack>
