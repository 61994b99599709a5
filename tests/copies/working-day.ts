import { setTimeout as pause } from 'node:timers/promises'
import { anInvoice, aTemplate, type Member } from './member.ts'

export type Day = {
  /** The numbers of the PDFs that came, in their order. */
  readonly numbers: string[]
  /** Answers other than those that were to be expected. */
  readonly failures: string[]
  answers: number
}

// An account may ask for 60 uploads in ten minutes.
const roundsWithLogo = 10
const mostLogos = 25

type Hours = { readonly over: AbortSignal; readonly restMs: number }

/** What a user does all day until it is over: they sign in, save and delete, upload, look and download, and rest a while. */
export async function work(member: Member, picture: Buffer, { over, restMs }: Hours): Promise<Day> {
  const day: Day = { numbers: [], failures: [], answers: 0 }

  async function expectStatus(
    status: number,
    method: string,
    path: string,
    body?: object | Buffer,
  ) {
    try {
      const answer = await member.call(method, path, body)
      const bytes = Buffer.from(await answer.arrayBuffer())
      day.answers += 1
      if (answer.status !== status) {
        day.failures.push(`${method} ${path}: ${answer.status} ${bytes.toString().slice(0, 300)}`)
      }
      return { headers: answer.headers, json: () => JSON.parse(bytes.toString() || '{}') }
    } catch (error) {
      day.failures.push(`${method} ${path}: ${String(error)}`)
      return { headers: new Headers(), json: () => ({}) }
    }
  }

  async function keepAndDelete(): Promise<void> {
    const saved = await expectStatus(201, 'POST', '/api/templates', aTemplate)
    const path = `/api/templates/${saved.json().id}`
    await expectStatus(200, 'GET', path)
    await expectStatus(200, 'DELETE', path)
  }

  async function uploadAndDelete(): Promise<void> {
    const ticket = await expectStatus(200, 'POST', '/api/objects/upload', { name: 'seal.png' })
    const { pathname } = new URL(ticket.json().uploadURL ?? 'http://nowhere.invalid/')
    const { objectPath, logo } = (await expectStatus(200, 'PUT', pathname, picture)).json()
    await expectStatus(200, 'GET', `/internal${objectPath}`)
    await expectStatus(200, 'DELETE', `/api/logos/${logo?.id}`)
  }

  for (let round = 0; !over.aborted; round += 1) {
    if (round % roundsWithLogo === 0 && round / roundsWithLogo < mostLogos) await uploadAndDelete()
    await member.signIn().catch((error) => day.failures.push(String(error)))
    await expectStatus(200, 'GET', '/api/template-preview/minimalist-line')
    await keepAndDelete()
    const pdf = await expectStatus(200, 'POST', '/api/generate-pdf', anInvoice())
    day.numbers.push(pdf.headers.get('document-number') ?? 'none')
    await pause(restMs, undefined, { signal: over }).catch(() => undefined)
  }
  return day
}
