import type { Schedule } from '@sheaf/contract/schedules'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo } from '../../../../tests/support/mails.ts'
import {
  anOrder,
  lookForDue,
  monthlyDesk,
  scheduleJobsDone,
  scheduler,
} from '../../../../tests/support/schedules.ts'
import { scheduleRuns, schedules } from '../db/schedule-schema.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  at('2026-11-16T12:00:00Z')
  await test.database.orm.delete(schedules)
})

function at(moment: string): void {
  test.clock.now = new Date(moment)
}

const daysOf = ({ coming }: Schedule) => coming.map(({ day }) => day)
const sent = ({ runs }: Schedule) => runs.map(({ day, number, state }) => [day, number, state])
const rowsOf = (id: string) =>
  test.database.orm.select().from(schedules).where(eq(schedules.id, id))

describe('a recurring invoice', () => {
  it('shows what is to come, and is sent on its day at eight in its zone, once', async () => {
    const ada = await scheduler(test)
    const { id, ...made } = await ada.order()
    expect(made).toMatchObject({ state: 'active', clientName: 'Elena Castellan', total: '$640.00' })
    expect(made.coming).toEqual([
      { turn: 0, day: '2026-12-01', number: '2026-0001' },
      { turn: 1, day: '2027-01-01', number: '2027-0001' },
      { turn: 2, day: '2027-02-01', number: '2027-0002' },
      { turn: 3, day: '2027-03-01', number: '2027-0003' },
      { turn: 4, day: '2027-04-01', number: '2027-0004' },
    ])

    at('2026-12-01T06:59:00Z')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toEqual([])
    at('2026-12-01T07:00:00Z')
    await Promise.all([lookForDue(test), lookForDue(test)])
    const after = await ada.find(id)
    expect(after.runs).toEqual([
      {
        ...{ turn: 0, day: '2026-12-01', number: '2026-0001', state: 'sent' },
        ...{ at: '2026-12-01T07:00:00.000Z', deliveredTo: 'me', isLate: false, problem: null },
      },
    ])
    expect(after.coming[0]).toEqual({ turn: 1, day: '2027-01-01', number: '2027-0001' })
    const mail = await mailTo(test, ada.user.email, 'Invoice 2026-0001 from Oak & Iron')
    expect(mail.text).toContain('Hello Elena Castellan,')
    expect(mail.text).toContain('December 31, 2026')
    const [run] = await test.database.orm.select().from(scheduleRuns)
    expect(run?.sealed).toBeNull()
  })

  it('takes its number after what other schedules take before it', async () => {
    const ada = await scheduler(test)
    const first = await ada.order()
    const second = await ada.order({
      recurrence: { every: 1, unit: 'month', start: '2026-12-15' },
    })
    const { schedules: list } = (await ada.call('GET', '/schedules')).json()
    const numbersOf = (id: string) =>
      list
        .find((each: Schedule) => each.id === id)
        .coming.slice(0, 3)
        .map(({ number }: { number: string }) => number)
    expect(numbersOf(first.id)).toEqual(['2026-0001', '2027-0001', '2027-0003'])
    expect(numbersOf(second.id)).toEqual(['2026-0002', '2027-0002', '2027-0004'])
    expect((await ada.act(second.id, 'pause')).coming[0]?.number).toBeNull()
  })

  it('says what was understood of its document, which can be sent back as it is', async () => {
    const ada = await scheduler(test)
    const { id, order } = await ada.order({
      document: { ...monthlyDesk, invoiceNumber: 'MINE-7', customization: { color: '#123456' } },
      mailSubject: 'Invoice {number} for {month}',
    })
    expect(order?.document).toMatchObject({
      primaryColor: '#123456',
      clientName: 'Elena Castellan',
    })
    expect(JSON.stringify(order)).not.toContain('MINE-7')
    const again = await ada.call('PUT', `/schedules/${id}`, order ?? {})
    expect(again.json().order).toEqual(order)
    at('2026-12-01T07:00:00Z')
    await lookForDue(test)
    await mailTo(test, ada.user.email, 'Invoice 2026-0001 for December')
  })

  it('is edited from the next one on, and another rhythm begins after what was made', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order()
    at('2026-12-01T07:00:00Z')
    await lookForDue(test)
    const dearer = {
      ...monthlyDesk,
      lineItems: [{ description: 'Desk', quantity: '1', rate: '700' }],
    }
    const edited = (await ada.call('PUT', `/schedules/${id}`, anOrder({ document: dearer }))).json()
    expect(edited).toMatchObject({ total: '$700.00' })
    expect(daysOf(edited)[0]).toBe('2027-01-01')
    const quarterly = { every: 1, unit: 'quarter', start: '2026-12-01' } as const
    const slower = await ada.call('PUT', `/schedules/${id}`, anOrder({ recurrence: quarterly }))
    expect(daysOf(slower.json()).slice(0, 2)).toEqual(['2027-03-01', '2027-06-01'])
    expect(slower.json().coming[0].turn).toBe(1)
    at('2027-03-01T07:00:00Z')
    await lookForDue(test)
    expect(sent(await ada.find(id))).toEqual([
      ['2027-03-01', '2027-0001', 'sent'],
      ['2026-12-01', '2026-0001', 'sent'],
    ])
  })

  it('leaves out what falls into a pause, and what is skipped', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order()
    expect((await ada.act(id, 'pause')).state).toBe('paused')
    at('2027-01-16T12:00:00Z')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toEqual([])
    const resumed = await ada.act(id, 'resume')
    expect([resumed.state, daysOf(resumed)[0]]).toEqual(['active', '2027-02-01'])
    const { turn } = resumed.coming[0] ?? { turn: -1 }
    await ada.act(id, 'skip', { turn })
    // The second click of a double click means the same one.
    const skipped = await ada.act(id, 'skip', { turn })
    expect(daysOf(skipped)[0]).toBe('2027-03-01')
    expect(sent(skipped)).toEqual([['2027-02-01', null, 'skipped']])
  })

  it('is made at once when asked for, with the date of today and for its own period', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order({ mailSubject: 'For {month}' })
    const [first] = await Promise.all([
      ada.act(id, 'run', { turn: 0 }),
      ada.act(id, 'run', { turn: 0 }),
    ])
    expect(daysOf(first)[0]).toBe('2027-01-01')
    await scheduleJobsDone(test)
    expect(sent(await ada.find(id))).toEqual([['2026-11-16', '2026-0001', 'sent']])
    await mailTo(test, ada.user.email, 'For December')
    // It is not made again on its day, nor after a pause.
    await ada.act(id, 'pause')
    await ada.act(id, 'resume')
    at('2026-12-01T07:00:00Z')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toHaveLength(1)
  })

  it('ends after its last time, and then nothing of it is kept', async () => {
    const ada = await scheduler(test)
    const rhythm = { every: 1, unit: 'month', start: '2026-12-01' } as const
    const { id } = await ada.order({ recurrence: { ...rhythm, end: { count: 2 } } })
    at('2026-12-01T07:00:00Z')
    await lookForDue(test)
    at('2027-01-01T07:00:00Z')
    await lookForDue(test)
    const ended = await ada.find(id)
    expect(ended).toMatchObject({ state: 'ended', order: null, clientName: '', coming: [] })
    expect(ended.runs).toHaveLength(2)
    expect(await rowsOf(id)).toMatchObject([{ sealed: null, nextAt: null }])
    for (const act of ['skip', 'run']) {
      expect((await ada.call('POST', `/schedules/${id}/${act}`, {})).statusCode).toBe(400)
    }
    const later = anOrder({ recurrence: { ...rhythm, end: { count: 3 } } })
    const revived = (await ada.call('PUT', `/schedules/${id}`, later)).json()
    expect([revived.state, daysOf(revived)]).toEqual(['active', ['2027-02-01']])
    expect((await ada.act(id, 'skip')).state).toBe('ended')
  })

  it('is gone with all that belongs to it when it is deleted', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order()
    await ada.act(id, 'skip')
    const answer = await ada.call('DELETE', `/schedules/${id}`)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    expect(await rowsOf(id)).toEqual([])
    const left = eq(scheduleRuns.scheduleId, id)
    expect(await test.database.orm.$count(scheduleRuns, left)).toBe(0)
    expect((await ada.call('DELETE', `/schedules/${id}`)).statusCode).toBe(404)
  })
})

describe('missed invoices', () => {
  it('are made once each, in order, dated as planned, and one email tells of them', async () => {
    const ada = await scheduler(test)
    const { id } = await ada.order()
    const other = await ada.order({ recurrence: { every: 2, unit: 'month', start: '2026-12-15' } })
    at('2027-03-10T12:00:00Z')
    await lookForDue(test)
    const { runs } = await ada.find(id)
    expect(runs.map(({ day, isLate, state }) => [day, isLate, state]).toReversed()).toEqual([
      ['2026-12-01', true, 'sent'],
      ['2027-01-01', true, 'sent'],
      ['2027-02-01', true, 'sent'],
      ['2027-03-01', true, 'sent'],
    ])
    const numbers = [...runs, ...(await ada.find(other.id)).runs].map(({ number }) => number ?? '')
    expect(new Set(numbers).size).toBe(6)
    const own = runs.map(({ number }) => number ?? '')
    expect(own.toReversed()).toEqual(own.toSorted())
    const mail = await mailTo(test, ada.user.email, 'Some recurring invoices are late')
    expect(mail.text.replace(/\s+/g, ' ')).toContain('December 1, 2026; December 15, 2026; ')
  })
})

describe('what cannot be kept', () => {
  it.each([
    [{ deliverTo: 'client' }, 'clientEmail'],
    [{ deliverTo: 'client', clientEmail: 'elena' }, 'clientEmail'],
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
    [{ document: { ...monthlyDesk, type: 'quote' } }, 'document.type'],
    [{ document: { ...monthlyDesk, currency: 'XXQ' } }, 'document.currency'],
    [{ document: { ...monthlyDesk, total: '1' } }, 'document.total'],
    [{ document: { ...monthlyDesk, companyEmail: 'nobody' } }, 'document.companyEmail'],
    [{ recurrence: { every: 0, unit: 'month', start: '2026-12-01' } }, 'recurrence.every'],
    [{ recurrence: { every: 1, unit: 'week', start: '0001-01-01' } }, 'recurrence.start'],
    [
      { recurrence: { every: 1, unit: 'month', start: '2026-01-01', end: { count: 2 } } },
      'recurrence.end',
    ],
  ] as const)('%j is refused at its field', async (changes, field) => {
    const ada = await scheduler(test)
    const answer = await ada.call('POST', '/schedules', { ...anOrder(), ...changes })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('is refused without a number series, with a theme that does not exist, and beyond 200', async () => {
    const ada = await scheduler(test)
    const unknown = { document: { ...monthlyDesk, templateId: 'no-such-theme' } }
    expect((await ada.call('POST', '/schedules', anOrder(unknown))).statusCode).toBe(404)
    await ada.order()
    await test.database.pool.query(
      `insert into schedules (id, user_id, sealed, next_at, time_zone)
       select 'sch_' || n || $1, user_id, sealed, next_at, time_zone
       from schedules, generate_series(1, 199) as n where user_id = $1`,
      [ada.user.id],
    )
    expect((await ada.call('POST', '/schedules', anOrder())).json().code).toBe('storage.full')
    await ada.call('DELETE', '/number-series/invoice')
    const without = (await ada.call('POST', '/schedules', anOrder())).json()
    expect([without.status, Object.keys(without.fields)]).toEqual([400, ['numberSeries']])
  })
})

it('is for Premium: others look, try it elsewhere, and can always delete what they had', async () => {
  const ada = await scheduler(test)
  const { id } = await ada.order()
  await test.database.pool.query("update users set subscription = 'free' where id = $1", [
    ada.user.id,
  ])
  expect((await ada.call('GET', '/schedules')).json().schedules).toHaveLength(1)
  const calls = [
    ada.call('POST', '/schedules', {}),
    ada.call('PUT', `/schedules/${id}`, {}),
    ...['pause', 'resume', 'skip', 'run'].map((act) => ada.call('POST', `/schedules/${id}/${act}`)),
  ]
  for (const answer of await Promise.all(calls)) {
    expect(answer.json()).toMatchObject({
      ...{ status: 403, code: 'plan.premium-only' },
      message: 'Upgrade to Premium for recurring billing',
    })
  }
  expect((await ada.call('DELETE', `/schedules/${id}`)).statusCode).toBe(204)
})

it('belongs to its user alone', async () => {
  const [ada, eve] = [await scheduler(test), await scheduler(test)]
  const { id } = await ada.order()
  const calls = [
    eve.call('GET', `/schedules/${id}`),
    eve.call('PUT', `/schedules/${id}`, anOrder()),
    eve.call('DELETE', `/schedules/${id}`),
    ...['pause', 'resume', 'skip', 'run'].map((act) => eve.call('POST', `/schedules/${id}/${act}`)),
  ]
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(404)
  expect((await ada.find(id)).state).toBe('active')
})
