import { setTimeout as pause } from 'node:timers/promises'
import { sampleDocument } from '@sheaf/rendering/samples'
import { wireOf } from '../../../tests/support/documents.ts'

/** What somebody does who only wants to get their invoice out. */
export const errands = ['sign-in', 'preview', 'PDF'] as const
export type Errand = (typeof errands)[number]

/** Milliseconds for each time; one that failed counts as the patience of a person. */
export type Times = Readonly<Record<Errand, number[]>>

export type Account = { readonly email: string; readonly password: string }

const patienceMs = 60_000
const pauseMs = 150

export function createNeighbor(url: string, account: Account, address: string) {
  const headers = { origin: url, 'content-type': 'application/json', 'x-forwarded-for': address }
  let cookie = ''
  const send = (path: string, body: object) =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    })
  const runs: Readonly<Record<Errand, (round: number) => Promise<Response>>> = {
    'sign-in': async () => {
      const answer = await send('/auth/login', account)
      cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      return answer
    },
    preview: (round) => send('/template-preview/blue-wave', documentOf(round)),
    PDF: (round) => send('/generate-pdf', { ...documentOf(round), templateId: 'blue-wave' }),
  }

  return {
    async goOn(seconds: number): Promise<{ times: Times; failures: string[] }> {
      const times: Times = { 'sign-in': [], preview: [], PDF: [] }
      const failures: string[] = []
      const end = performance.now() + seconds * 1000
      for (let round = 0; performance.now() < end; round++) {
        for (const errand of errands) {
          const { ms, failure } = await timed(() => runs[errand](round))
          times[errand].push(failure === undefined ? ms : patienceMs)
          if (failure !== undefined) failures.push(`${errand}: ${failure}`)
          await pause(pauseMs)
        }
      }
      return { times, failures }
    },
  }
}

async function timed(work: () => Promise<Response>) {
  const start = performance.now()
  try {
    const response = await work()
    const text = await response.text()
    const failure = response.ok ? undefined : `${response.status} ${text.slice(0, 200)}`
    return { ms: performance.now() - start, failure }
  } catch (error) {
    return { ms: patienceMs, failure: String(error) }
  }
}

function documentOf(round: number): object {
  return {
    ...wireOf(sampleDocument('invoice')),
    invoiceNumber: `INV-${round % 1000}`,
    notes: `Round ${round}`,
  }
}
