import type { Attacker } from '../../tests/support/attacks/attack.ts'
import { attacks } from './attacks.ts'

/** What the process of the attackers is told. */
export type Orders = {
  readonly seconds: number
  /** Several attackers for each attack, each with a number of connections. */
  readonly attackers: readonly { readonly attack: string; readonly attacker: Attacker }[]
  readonly connectionsEach: number
}

/** How often each attack was answered with which status; 'left' when nobody waited for the answer. */
export type Report = Readonly<Record<string, Readonly<Record<string, number>>>>

process.once('message', async (orders: Orders) => {
  process.send?.(await attackAll(orders))
  process.disconnect()
})

// Attackers are elsewhere in truth: here they shall not take the machine from the server that they attack.
async function attackAll({ seconds, attackers, connectionsEach }: Orders): Promise<Report> {
  const report: Record<string, Record<string, number>> = {}
  const end = performance.now() + seconds * 1000
  const running = attackers.flatMap(({ attack, attacker }) =>
    Array.from({ length: connectionsEach }, async (_, connection) => {
      const counts = report[attack] ?? {}
      report[attack] = counts
      for (let round = connection; performance.now() < end; round++) {
        const status = await attacks[attack]?.strike(attacker, round).catch(() => undefined)
        counts[status ?? 'left'] = (counts[status ?? 'left'] ?? 0) + 1
        // A refusal costs next to nothing, and a loop of them would only measure this process.
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    }),
  )
  // Some would wait for minutes; the figures do not.
  await Promise.race([
    Promise.all(running),
    new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 3000)),
  ])
  return report
}
