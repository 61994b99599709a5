import type { Attacker } from '../../../tests/support/attacks/attack.ts'
import { attacks } from './attacks.ts'

/** What the process of the attackers is told. */
export type Orders = {
  readonly seconds: number
  /** Several attackers for each attack, each with a number of connections. */
  readonly attackers: readonly { readonly attack: string; readonly attacker: Attacker }[]
  readonly connectionsEach: number
}

/** How many blows of each attack were begun, and how often they were answered with which status. */
export type Report = Readonly<Record<string, Struck>>
type Struck = { begun: number; readonly answers: Record<string, number> }

export type Message =
  | { readonly isReady: true }
  | { readonly isReady: false; readonly report: Report }

process.once('message', async (orders: Orders) => {
  for (const { attack } of orders.attackers) attacks[attack]?.prepare?.()
  tell({ isReady: true })
  tell({ isReady: false, report: await attackAll(orders) })
  process.disconnect()
})

function tell(message: Message): void {
  process.send?.(message)
}

async function attackAll({ seconds, attackers, connectionsEach }: Orders): Promise<Report> {
  const names = [...new Set(attackers.map(({ attack }) => attack))]
  const report = Object.fromEntries(
    names.map((name): [string, Struck] => [name, { begun: 0, answers: {} }]),
  )
  const end = performance.now() + seconds * 1000
  const running = attackers.flatMap(({ attack, attacker }) =>
    Array.from({ length: connectionsEach }, async (_, connection) => {
      const struck = report[attack]
      if (struck === undefined) return
      for (let round = connection; performance.now() < end; round++) {
        struck.begun += 1
        const status = await attacks[attack]?.strike(attacker, round).catch(() => undefined)
        const answer = status ?? 'left'
        struck.answers[answer] = (struck.answers[answer] ?? 0) + 1
        // A refusal costs next to nothing, and a loop of them would only measure this process.
        await new Promise((resolve) => setTimeout(resolve, 200))
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
