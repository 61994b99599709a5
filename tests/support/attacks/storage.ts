import { type Attack, type Attacker, asJson, strikeAt } from './attack.ts'

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

/** Each of a megabyte, as five hundred of them were kept once. */
const hugeTemplate = asJson({
  name: 'Flood',
  theme: 'blue-wave',
  businessNotes: longText.repeat(90),
})

function strike(attacker: Attacker, round: number): Promise<number | undefined> {
  if (round % 3 === 0) return strikeAt(attacker, '/api/templates')
  const body = round % 3 === 1 ? hugeTemplate : asJson(largeTemplate(round))
  return strikeAt(attacker, '/api/templates', body)
}

export const storageAttacks = {
  templates: {
    about: 'templates by the hundred, and the list of them over and over',
    strike,
  },
} satisfies Record<string, Attack>
