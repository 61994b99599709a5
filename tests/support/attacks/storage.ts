import { type Attack, asJson, strikeAt } from './attack.ts'

const longText = 'x'.repeat(10_000)

/** As large as its fields allow. */
function largeTemplate(round: number): object {
  return {
    name: `Flood ${round}`,
    theme: 'blue-wave',
    businessNotes: longText,
    businessReferences: longText,
    defaultTerms: longText,
  }
}

export const storageAttacks = {
  templates: {
    about: 'templates by the hundred, and the list of them over and over',
    strike: (attacker, round) =>
      round % 3 === 0
        ? strikeAt(attacker, '/api/templates')
        : strikeAt(attacker, '/api/templates', asJson(largeTemplate(round))),
  },
} satisfies Record<string, Attack>
