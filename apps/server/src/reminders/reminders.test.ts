import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { anUnpaidInvoice, aReminderOrder, reminding } from '../../../../tests/support/reminders.ts'
import type { User } from '../accounts/store.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() => {
  test.clock.now = new Date('2026-02-20T12:00:00Z')
})

const invoice = anUnpaidInvoice()

const aUser = (fields?: Partial<User>) => reminding(test, fields)

describe('reminders', () => {
  it('say what is owed and when each email goes out, and are read again with their order', async () => {
    const { call, order } = await aUser()
    const made = await order()
    expect(made).toMatchObject({
      state: 'active',
      number: 'INV-7',
      clientName: 'Globex',
      dueOn: '2026-02-27',
      mails: [
        { day: '2026-02-24', tone: 'friendly', state: 'waiting', at: null, problem: null },
        { day: '2026-03-06', tone: 'polite', state: 'waiting' },
        { day: '2026-03-13', tone: 'firm', state: 'waiting' },
      ],
    })
    expect(made.order).toMatchObject({ clientEmail: 'pay@globex.example', saysLateFees: true })
    expect(made.order?.document).toMatchObject({ invoiceNumber: 'INV-7', templateId: 'blue-wave' })
    expect((await call('GET', `/${made.id}`)).json()).toEqual(made)
    expect((await call('GET', '')).json()).toEqual({ reminders: [made] })
  })

  it('skip what has passed at nine in the zone of the user', async () => {
    const { order } = await aUser()
    test.clock.now = new Date('2026-02-24T08:30:00Z')
    const [inBerlin, inNewYork] = [
      await order(),
      await order({ timeZone: 'America/New_York' }),
    ].map(({ mails }) => mails[0])
    expect(inBerlin).toMatchObject({ state: 'skipped', at: '2026-02-24T08:30:00.000Z' })
    expect(inBerlin?.problem).toContain('already passed')
    expect(inNewYork).toMatchObject({ state: 'waiting' })
  })

  it.each([
    ['document.dueDate', { document: anUnpaidInvoice({ endsOn: '' }) }],
    ['document.dueDate', { document: anUnpaidInvoice({ endsOn: '9999-12-31' }) }],
    ['document.clientEmail', { document: { ...invoice, clientEmail: 'nobody' } }],
    ['document.templateId', { document: { ...invoice, templateId: 'no-such-theme' } }],
    ['document.type', { document: { ...invoice, type: 'quote' } }],
    [
      'document',
      { document: anUnpaidInvoice({ 'discount.kind': 'percent', 'discount.value': '100' }) },
    ],
    ['clientEmail', { clientEmail: '' }],
    ['clientEmail', { clientEmail: 'nobody' }],
    ['timeZone', { timeZone: 'Mars/Olympus' }],
    ['steps', { steps: [] }],
    ['steps', { steps: [{ days: -30, tone: 'friendly' }] }],
    ['steps.1.days', { steps: [1, 1].map((days) => ({ days, tone: 'polite' })) }],
    ['steps.0.tone', { steps: [{ days: 0, tone: 'firm' }] }],
    ['steps.0.days', { steps: [{ days: 366, tone: 'firm' }] }],
  ])('are refused at %s', async (field, fields) => {
    const { call } = await aUser()
    const answer = await call('POST', '', aReminderOrder(fields))
    expect(answer.statusCode, answer.body).toBe(400)
    expect(Object.keys(answer.json().fields)).toContain(field)
  })

  it('need no address of the client where the user gets them', async () => {
    const { order } = await aUser()
    expect((await order({ deliverTo: 'me', clientEmail: '' })).state).toBe('active')
  })

  it('change what is still to come, and keep what has been', async () => {
    const { call, order } = await aUser()
    const { id } = await order({
      steps: [
        { days: -10, tone: 'friendly' },
        { days: 7, tone: 'polite' },
      ],
    })
    const document = anUnpaidInvoice({ endsOn: '2026-03-10' })
    const changed = await call(
      'PUT',
      `/${id}`,
      aReminderOrder({ document, steps: [{ days: 1, tone: 'firm' }] }),
    )
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({
      dueOn: '2026-03-10',
      mails: [
        { day: '2026-02-17', state: 'skipped' },
        { day: '2026-03-11', tone: 'firm', state: 'waiting' },
      ],
    })
  })

  it('end when the invoice is paid: then only its number is kept', async () => {
    const { user, call, order } = await aUser()
    const { id } = await order()
    const paid = await call('POST', `/${id}/paid`)
    expect(paid.statusCode).toBe(200)
    expect(paid.json()).toMatchObject({
      ...{ state: 'paid', order: null, number: 'INV-7', clientName: '', amountDue: '' },
      mails: [{ state: 'skipped' }, { state: 'skipped' }, { state: 'skipped' }],
    })
    const { rows } = await test.database.pool.query(
      'select octet_length(sealed) as bytes from reminders where user_id = $1',
      [user.id],
    )
    expect(rows[0].bytes).toBeLessThan(150)
    expect((await call('POST', `/${id}/paid`)).json()).toEqual(paid.json())
    const late = await call('PUT', `/${id}`, aReminderOrder())
    expect([late.statusCode, late.json().code]).toEqual([409, 'reminder.over'])
  })

  it('are gone once they are deleted', async () => {
    const { call, order } = await aUser()
    const { id } = await order()
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${id}`)).json().code).toBe('reminder.not-found')
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404)
    const { rows } = await test.database.pool.query(
      'select from reminder_mails where reminder_id = $1',
      [id],
    )
    expect(rows).toEqual([])
  })

  it('are for Premium; who had it can still look at them, end them and delete them', async () => {
    const free = await aUser({ subscription: 'free' })
    const refused = await free.call('POST', '', aReminderOrder())
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'Upgrade to Premium for payment reminders',
    ])
    const lapsed = await aUser()
    const [first, second] = [await lapsed.order(), await lapsed.order()]
    await test.database.pool.query("update users set subscription = 'free' where id = $1", [
      lapsed.user.id,
    ])
    expect((await lapsed.call('PUT', `/${first.id}`, aReminderOrder())).statusCode).toBe(403)
    expect((await lapsed.call('GET', '')).json().reminders).toHaveLength(2)
    expect((await lapsed.call('POST', `/${first.id}/paid`)).statusCode).toBe(200)
    expect((await lapsed.call('DELETE', `/${second.id}`)).statusCode).toBe(204)
  })

  it("are nobody else's", async () => {
    const { id } = await (await aUser()).order()
    const { call } = await aUser()
    const answers = await Promise.all([
      call('GET', `/${id}`),
      call('PUT', `/${id}`, aReminderOrder()),
      call('POST', `/${id}/paid`),
      call('DELETE', `/${id}`),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect((await test.app.inject('/api/reminders')).statusCode).toBe(401)
  })

  it('are 500 at most, and five megabytes, also when they are ordered at once', async () => {
    const { user, call } = await aUser()
    const fill = `insert into reminders (id, user_id, sealed, due_on)
      select 'rem_' || $1 || n, $2, $3, '2026-01-01' from generate_series(1, $4::int) as n`
    await test.database.pool.query(fill, ['a', user.id, Buffer.alloc(10), 498])
    const answers = await Promise.all([1, 2, 3].map(() => call('POST', '', aReminderOrder())))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409])
    const large = await aUser()
    await test.database.pool.query(fill, ['b', large.user.id, Buffer.alloc(4_999_000), 1])
    const over = await large.call('POST', '', aReminderOrder())
    expect([over.statusCode, over.json().code]).toEqual([413, 'storage.over-quota'])
  })
})
