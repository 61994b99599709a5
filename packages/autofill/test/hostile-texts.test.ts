import { describe, expect, it } from 'vitest'
import { tries } from '../../../tests/support/tries.ts'
import { languages } from '../src/languages/languages.ts'
import { propose } from '../src/propose.ts'

const owner = { names: ['Ruth Marlow'], emails: ['ruth@example.com'], taxIds: [], ibans: [] }

/** Of one processor: how busy the machine is besides does not count. */
async function secondsFor(text: string): Promise<number> {
  const started = process.cpuUsage()
  await propose({ kind: 'invoice', text, today: '2026-03-02', owner })
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1e6
}

const repeated = (fragment: string, length: number) =>
  fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length)

// Each made one step compare everything with everything: minutes for 40,000 characters, at worst hours.
const fragments = [
  '3 days €1 ',
  '("2 x at 85 /h ',
  'PO 1 High Street 3 days ',
  'ship to between and =',
  'Invoice no. between Acme Ltd ("the Client") and  | ',
  'at 85 ',
  'אﬁ',
  '9, ',
  '=   zwischen   3   A   persona de contacto   1:30',
  '€1 7h30 aA > min Z. ',
  '1,200.00 km • -5 \t\t',
  'subtotal 0 7h30 - ',
  '°escompte;*1',
  '0 PO Box 1 9 woche morgen https://a.b/c',
  '(020), 2 x, €, *, remitente | ',
  '111 ',
  '111.111 ',
  `GB12${'A'.repeat(44)} `,
]

describe('a text made to choke the reader', () => {
  // Where there is four times as much to read, twice what a linear reader takes, and never more than some seconds.
  it.each(fragments)('%j takes as much longer as there is more of it', async (fragment) => {
    const length = tries(10_000)
    const once = await secondsFor(repeated(fragment, length))
    const fourTimes = await secondsFor(repeated(fragment, 4 * length))
    expect(fourTimes).toBeLessThan(Math.min(10, 8 * Math.max(once, 0.3)))
  })

  it('of random words of bills, in any order, takes seconds at most', async () => {
    for (const fragment of randomFragments(tries(25))) {
      expect(await secondsFor(repeated(fragment, 6_000)), JSON.stringify(fragment)).toBeLessThan(5)
    }
  })
})

function randomFragments(count: number): string[] {
  const random = randomFrom(20_260_302)
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const pools = [words(), words(), figures, names, marks]
  return Array.from({ length: count }, () => {
    const joint = pick(joints)
    const parts = Array.from({ length: 1 + Math.floor(random() * 6) }, () => pick(pick(pools)))
    return parts.join(joint) + pick(joints)
  })
}

function words(): string[] {
  return Object.values(languages).flatMap(({ labels, units, marks: near, days, numbers }) => [
    ...[labels, units, near, days].flatMap((lists) =>
      Object.values(lists).map((list) => list.split('|')[0] ?? ''),
    ),
    ...numbers.split('|').map((number) => number.split('=')[0] ?? ''),
  ])
}

const figures =
  '1|85|1.5|1,200.00|20%|€1|85 EUR|2 x|3 days|7h30|½|-5|12/3/2026|+44 20 7946 0958|§ 2'
    .split('|')
    .concat('DE123456789', 'GB82 WEST 1234 5698 7654 32')
const names =
  'Acme Ltd|Jane Doe|A|B.|12 High Street|20457 Hamburg|LS1 4AB|ann@example.com|@|("the Client")'.split(
    '|',
  )
const marks = ['.', ',', ';', ':', '|', '(', '"', '=', ' - ', '/', '\t', '   ', '\n', '\n\n', '> ']
const joints = [' ', '', '\n', ', ', ' | ', '\t', '   ']

function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
