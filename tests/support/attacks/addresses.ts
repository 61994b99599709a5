import { type Attack, strikeAt } from './attack.ts'

const slashes = '/'.repeat(79_000)

/** Paths and queries that a careless pattern reads in square time. */
export const addressAttacks = {
  slashes: {
    about: 'a path of 79,000 slashes',
    // As text behind the origin: URL would read two slashes at the start as another host.
    strike: (attacker) => strikeAt(attacker, `${attacker.url}/a${slashes}b`),
  },
  'return-to': {
    about: 'a sign-in that returns to 60,000 slashes',
    strike: (attacker) =>
      strikeAt(attacker, `${attacker.url}/api/login?returnTo=/a${slashes.slice(0, 60_000)}b`),
  },
} satisfies Record<string, Attack>
