import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { anOrder } from '../support/schedules.ts'
import { quick } from '../support/users.ts'
import type { Client } from './client.ts'

/** Writes until it is told that it is over, and afterwards says what must be so. */
export type Writer = {
  readonly write: (over: AbortSignal) => Promise<void>
  readonly check: () => Promise<void>
  /** What the server has said it did. */
  readonly acknowledged: () => number
}

type Owner = { readonly client: Client; readonly email: string; readonly picture: Buffer }

const breath = () => pause(20 + Math.random() * 40)

export function templateWriter({ client }: Owner): Writer {
  // Of the changes that nobody answered any may have been made.
  const known = new Map<string, { names: string[]; isGone?: 'yes' | 'perhaps' }>()
  let lost = 0
  let acknowledged = 0
  const titled = (name: string) => ({ name, theme: 'blue-wave', companyName: 'Marlow & Finch' })

  async function change(id: string, turn: number): Promise<void> {
    const template = known.get(id)
    if (template === undefined || template.isGone !== undefined) return
    if (turn % 5 === 4) {
      template.isGone = 'perhaps'
      if ((await client.ask('DELETE', `/api/templates/${id}`)) !== undefined)
        template.isGone = 'yes'
    } else {
      const name = `changed in turn ${turn}`
      template.names.push(name)
      const answer = await client.ask('PUT', `/api/templates/${id}`, titled(name))
      if (answer === undefined) return
      expect(answer.status).toBe(200)
      known.set(id, { names: [name] })
    }
    acknowledged += 1
  }

  return {
    async write(over) {
      for (let turn = 0; !over.aborted; turn += 1) {
        const answer = await client.ask('POST', '/api/templates', titled(`made in turn ${turn}`))
        if (answer === undefined) lost += 1
        else {
          expect(answer.status).toBe(201)
          known.set(answer.json<{ id: string }>().id, { names: [`made in turn ${turn}`] })
          acknowledged += 1
        }
        const ids = [...known.keys()]
        await change(ids[turn % Math.max(ids.length, 1)] ?? '', turn)
        await breath()
      }
    },
    async check() {
      const listed = (await client.insist('GET', '/api/templates')).json<{ id: string }[]>()
      const strangers = listed.filter(({ id }) => !known.has(id))
      expect(strangers.length).toBeLessThanOrEqual(lost)
      for (const [id, { names, isGone }] of known) {
        const answer = await client.insist('GET', `/api/templates/${id}`)
        const expected = { undefined: [200], yes: [404], perhaps: [200, 404] }[`${isGone}`]
        expect(expected, `template ${id}`).toContain(answer.status)
        if (answer.status === 200) {
          expect(names).toContain(answer.json<{ name: string }>().name)
        }
      }
    },
    acknowledged: () => acknowledged,
  }
}

export function logoWriter({ client, picture }: Owner): Writer {
  const known = new Map<string, string | undefined>()
  let lost = 0
  return {
    async write(over) {
      while (!over.aborted) {
        const ticket = await client.ask('POST', '/api/objects/upload', { name: 'Logo.png' })
        const { uploadURL } = ticket?.json<{ uploadURL: string }>() ?? {}
        const answer = uploadURL ? await client.ask('PUT', uploadURL, picture) : undefined
        // When the process that reads the picture is killed, the picture is taken for the cause, and refused.
        if (answer === undefined || answer.status === 400) lost += 1
        else {
          expect(answer.status, String(answer.bytes)).toBe(200)
          const path = `/internal${answer.json<{ objectPath: string }>().objectPath}`
          known.set(path, printOf((await client.ask('GET', path))?.bytes))
        }
        await pause(150)
      }
    },
    async check() {
      const listed = (await client.insist('GET', '/api/logos')).json<unknown[]>()
      expect(listed.length).toBeGreaterThanOrEqual(known.size)
      expect(listed.length).toBeLessThanOrEqual(known.size + lost)
      for (const [path, print] of known) {
        const answer = await client.insist('GET', path)
        expect(answer.status, `logo ${path}`).toBe(200)
        if (print !== undefined) expect(printOf(answer.bytes)).toBe(print)
      }
    },
    acknowledged: () => known.size,
  }
}

function printOf(bytes: Buffer | undefined): string | undefined {
  return bytes && createHash('sha256').update(bytes).digest('hex')
}

/** Invoices under the numbers of a series. Who got no answer sends the same again: it is counted once, under its one number. */
export function invoiceWriter({ client }: Owner): Writer {
  const numbers: string[] = []
  return {
    async write(over) {
      while (!over.aborted) {
        const series = await client.insist('GET', '/api/number-series')
        const { invoice } = series.json<{ invoice: { nextNumber: string } }>()
        const body = { ...anInvoice(invoice.nextNumber), numberSeries: true }
        const answer = await client.insist('POST', '/api/generate-pdf', body)
        expect(answer.status, String(answer.bytes).slice(0, 300)).toBe(200)
        numbers.push(invoice.nextNumber)
      }
    },
    async check() {
      expect(numbers).toEqual(numbers.map((_, index) => `R-${index + 1}`))
      const series = await client.insist('GET', '/api/number-series')
      const { invoice } = series.json<{ invoice: { nextNumber: string } }>()
      expect(invoice.nextNumber).toBe(`R-${numbers.length + 1}`)
      expect(await documentsUsed(client)).toBe(numbers.length)
    },
    acknowledged: () => numbers.length,
  }
}

function anInvoice(documentNumber: string) {
  const lineItems = [{ description: 'Oak desk', quantity: '1', rate: '640' }]
  return { type: 'invoice', documentNumber, clientName: `Client of ${documentNumber}`, lineItems }
}

async function documentsUsed(client: Client): Promise<number> {
  const answer = await client.insist('GET', '/api/auth/user')
  return answer.json<{ documentsUsed: number }>().documentsUsed
}

/** Somebody on the free plan who asks for more than the plan has, two at a time. */
export function freeWriter({ client }: Owner, most: number): Writer {
  let given = 0
  let next = 0
  async function askOn(over: AbortSignal): Promise<void> {
    while (!over.aborted || next < 2 * most) {
      next += 1
      const answer = await client.insist('POST', '/api/generate-pdf', anInvoice(`F-${next}`))
      expect([200, 403]).toContain(answer.status)
      if (answer.status === 200) given += 1
      await breath()
    }
  }
  return {
    write: async (over) => void (await Promise.all([askOn(over), askOn(over)])),
    async check() {
      expect(given).toBe(most)
      expect(await documentsUsed(client)).toBe(most)
    },
    acknowledged: () => given,
  }
}

export function scheduleWriter({ client }: Owner): Writer {
  const known = new Map<string, { state: string; wish?: string }>()
  let lost = 0
  let acknowledged = 0
  // Far enough ahead: none of them falls due while they are counted.
  const start = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const order = anOrder({ recurrence: { every: 1, unit: 'month', start } })
  return {
    async write(over) {
      while (!over.aborted) {
        const answer = await client.ask('POST', '/api/schedules', order)
        if (answer === undefined) lost += 1
        else {
          expect(answer.status, String(answer.bytes)).toBe(201)
          const { id } = answer.json<{ id: string }>()
          known.set(id, { state: 'active', wish: 'paused' })
          acknowledged += 1
          const paused = await client.ask('POST', `/api/schedules/${id}/pause`, {})
          if (paused !== undefined) known.set(id, { state: 'paused' })
        }
        await pause(100)
      }
    },
    async check() {
      const list = (await client.insist('GET', '/api/schedules')).json<{ schedules: unknown[] }>()
      expect(list.schedules.length).toBeGreaterThanOrEqual(known.size)
      expect(list.schedules.length).toBeLessThanOrEqual(known.size + lost)
      for (const [id, { state, wish }] of known) {
        const answer = await client.insist('GET', `/api/schedules/${id}`)
        expect(answer.status, `schedule ${id}`).toBe(200)
        expect([state, wish]).toContain(answer.json<{ state: string }>().state)
      }
    },
    acknowledged: () => acknowledged,
  }
}

/** Signs in again and again, and out of every third session. */
export function sessionWriter({ client, email }: Owner): Writer {
  const known = new Map<string, readonly number[]>()
  let acknowledged = 0
  return {
    async write(over) {
      const account = { email, password: quick.password }
      for (let turn = 0; !over.aborted; turn += 1) {
        const answer = await client.as('').ask('POST', '/api/auth/login', account)
        // Whoever signs in so often is asked to wait, when a round takes long: nothing is promised then.
        if (answer !== undefined && answer.status !== 429) {
          expect(answer.status, String(answer.bytes)).toBe(200)
          const cookie = cookieIn(answer.headers)
          known.set(cookie, [200])
          acknowledged += 1
          if (turn % 3 === 2) {
            known.set(cookie, [200, 401])
            const left = await client.as(cookie).ask('POST', '/api/auth/logout', {})
            if (left !== undefined) known.set(cookie, [401])
          }
        }
        await pause(100)
      }
    },
    async check() {
      for (const [cookie, expected] of known) {
        const { status } = await client.as(cookie).insist('GET', '/api/auth/user')
        expect(expected, 'session').toContain(status)
      }
    },
    acknowledged: () => acknowledged,
  }
}

function cookieIn(headers: Headers): string {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  return cookies.find((cookie) => cookie.startsWith('sheaf_session=')) ?? ''
}
