import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailsTo, mailTo, tokenIn } from '../../../../tests/support/mails.ts'
import {
  anUnpaidInvoice,
  lookForReminders,
  reminding,
} from '../../../../tests/support/reminders.ts'
import { jobsSchema } from '../jobs/jobs.ts'
import { createLook } from './look.ts'
import { createReminderStore } from './store.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() => at('2026-02-20T12:00:00Z'))

function at(moment: string): void {
  test.clock.now = new Date(moment)
}

let clients = 0
const newClient = () => `pay${++clients}@globex.example`
const mine = { deliverTo: 'me', clientEmail: '' }

async function lookAt(moment: string): Promise<void> {
  at(moment)
  await lookForReminders(test)
}

describe('a reminder to the client', () => {
  it('goes out at nine in its zone, once, with the invoice, and the user in copy', async () => {
    const ada = await reminding(test)
    const clientEmail = newClient()
    const { id } = await ada.order({ clientEmail })
    await lookAt('2026-02-24T07:59:00Z')
    expect(await mailsTo(test, clientEmail)).toEqual([])
    await lookAt('2026-02-24T08:00:00Z')
    await lookForReminders(test)
    const [mail, ...more] = await mailsTo(test, clientEmail)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Reminder: invoice INV-7, due on 27 February 2026' })
    expect(mail?.cc).toContain(ada.user.email)
    expect(mail?.attachments.map(({ name }) => name)).toEqual(['invoice-INV-7.pdf'])
    expect(Buffer.from(mail?.attachments[0]?.bytes ?? []).toString('latin1')).toMatch(/^%PDF/)
    expect(mail?.text).not.toContain('/paid')
    expect((await ada.find(id)).mails[0]).toMatchObject({
      ...{ state: 'sent', at: '2026-02-24T08:00:00.000Z', problem: null },
    })
    const { rows } = await test.database.pool.query(
      'select documents_used as used from users where id = $1',
      [ada.user.id],
    )
    expect(rows).toEqual([{ used: 0 }])
  })

  it("says in the client's language what the law lets the seller charge, where that is wanted", async () => {
    const german = {
      ...{ language: 'de', region: 'DE', currency: 'EUR' },
      'sender.address': 'Hafenstr. 1, 20095 Hamburg, Germany',
      'receiver.address': 'Hauptstr. 2, 10115 Berlin, Germany',
      'receiver.taxId': 'DE136695976',
    }
    const ada = await reminding(test)
    const [told, spared] = [newClient(), newClient()]
    const document = anUnpaidInvoice(german)
    await ada.order({ document, clientEmail: told })
    await ada.order({ document, clientEmail: spared, saysLateFees: false })
    await lookAt('2026-03-06T08:00:00Z')
    const textTo = async (address: string) =>
      (await mailTo(test, address, 'Zahlungserinnerung: Rechnung INV-7')).text.replaceAll(
        /\s+/g,
        ' ',
      )
    expect(await textTo(told)).toContain('(§ 288 BGB)')
    expect(await textTo(spared)).not.toContain('§ 288')
  })

  it('is not sent any more once the client has stopped them, and the user is told', async () => {
    const ada = await reminding(test)
    const clientEmail = newClient()
    const { id } = await ada.order({ clientEmail })
    await lookAt('2026-02-24T08:00:00Z')
    const [first] = await mailsTo(test, clientEmail)
    const token = /stop-mails\?token=([\w.-]+)/.exec(first?.text ?? '')?.[1]
    const stopped = await test.app.inject({
      ...{ method: 'POST', url: '/api/client-mail/stop', payload: { token } },
    })
    expect(stopped.statusCode).toBe(200)
    await lookAt('2026-03-06T08:00:00Z')
    const after = await ada.find(id)
    expect(after).toMatchObject({ state: 'stopped', order: null, clientName: '' })
    expect(after.mails.map(({ state }) => state)).toEqual(['sent', 'skipped', 'skipped'])
    expect(await mailsTo(test, clientEmail)).toHaveLength(1)
    const notice = await mailTo(test, ada.user.email, "A payment reminder wasn't sent")
    expect(notice.text).toContain(`/reminders/${id}`)
  })
})

describe('a reminder to the user', () => {
  it('can be answered by one click, which only the button of the page makes', async () => {
    const ada = await reminding(test)
    const { id } = await ada.order(mine)
    await lookAt('2026-02-24T08:00:00Z')
    const mail = await mailTo(test, ada.user.email, 'Invoice INV-7 for Globex is due in 3 days')
    const token = tokenIn(mail)
    const read = () => test.app.inject(`/api/reminders/paid?token=${token}`)
    expect((await read()).json()).toMatchObject({
      state: 'active',
      number: 'INV-7',
      clientName: 'Globex',
    })
    expect((await ada.find(id)).state).toBe('active')
    const use = (payload: object) =>
      test.app.inject({ method: 'POST', url: '/api/reminders/paid', payload })
    const forged = token.replace(/(?<=\.)./, (first) => (first === 'A' ? 'B' : 'A'))
    expect((await use({ token: forged })).json().code).toBe('mail-link.invalid')
    expect((await use({ token })).json()).toEqual({
      ...{ state: 'paid', number: 'INV-7', clientName: '', amountDue: '' },
    })
    expect((await use({ token })).statusCode).toBe(200)
    expect((await read()).json().state).toBe('paid')
    await lookAt('2026-03-06T08:00:00Z')
    expect(await mailsTo(test, ada.user.email)).toHaveLength(1)
    await ada.call('DELETE', `/${id}`)
    expect((await read()).json().code).toBe('reminder.not-found')
  })

  it('ends them with the last one: then nothing of the invoice is kept', async () => {
    const ada = await reminding(test)
    const { id } = await ada.order({ ...mine, steps: [{ days: 1, tone: 'polite' }] })
    await lookAt('2026-02-28T08:00:00Z')
    expect(await ada.find(id)).toMatchObject({
      ...{ state: 'ended', order: null, number: 'INV-7', amountDue: '' },
      mails: [{ state: 'sent' }],
    })
    expect((await ada.call('POST', `/${id}/paid`)).json().state).toBe('paid')
    const isKept = () => createReminderStore(test.database.orm).find(id)
    await lookAt('2026-05-27T08:00:00Z')
    expect(await isKept()).toBeDefined()
    await lookAt('2026-06-28T08:00:00Z')
    expect(await isKept()).toBeUndefined()
  })
})

describe('after an absence', () => {
  it('only the latest reminder is sent, with the days that have really passed, and the user is told', async () => {
    const ada = await reminding(test)
    const { id } = await ada.order({
      ...mine,
      steps: [-3, 7, 14, 30].map((days) => ({ days, tone: 'friendly' })),
    })
    await lookAt('2026-03-16T21:00:00Z')
    expect(
      (await ada.find(id)).mails.map(({ state, problem }) => [state, problem !== null]),
    ).toEqual([
      ['skipped', true],
      ['skipped', true],
      ['sent', false],
      ['waiting', false],
    ])
    await mailTo(test, ada.user.email, 'Invoice INV-7 for Globex is 17 days overdue')
    await mailTo(test, ada.user.email, "A payment reminder wasn't sent")
    expect(await mailsTo(test, ada.user.email)).toHaveLength(2)
  })

  it('a reminder whose job was lost is taken up again', async () => {
    const ada = await reminding(test)
    const { id } = await ada.order(mine)
    await test.database.pool.query(
      'update reminder_mails set begun_at = $2, tried_at = $2 where reminder_id = $1 and day = $3',
      [id, new Date('2026-02-24T08:00:00Z'), '2026-02-24'],
    )
    await lookAt('2026-02-24T10:00:00Z')
    expect((await ada.find(id)).mails[0]?.state).toBe('waiting')
    await lookAt('2026-02-24T11:30:00Z')
    expect((await ada.find(id)).mails[0]?.state).toBe('sent')
  })
})

describe('each reminder', () => {
  it('is begun once, however many look at the same time', async () => {
    const ada = await reminding(test)
    const steps = [
      { days: 1, tone: 'polite' },
      { days: 2, tone: 'polite' },
    ]
    const made = await Promise.all(Array.from({ length: 12 }, () => ada.order({ ...mine, steps })))
    at('2026-02-28T08:00:00Z')
    const { database, jobs } = test
    const parts = { orm: database.orm, jobs, log: test.log.log, now: () => test.clock.now }
    const look = () => createLook(parts)()
    await Promise.all(Array.from({ length: 6 }, look))
    await lookForReminders(test)
    expect(await mailsTo(test, ada.user.email)).toHaveLength(12)
    const ids = made.map(({ id }) => id)
    const { rows } = await database.pool.query(
      `select data->>'reminderId' as id from ${jobsSchema}.job where name = 'reminder' and data->>'reminderId' = any($1)`,
      [ids],
    )
    expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  })

  it('needs Premium on its day; the user is told, and the next one goes out once they have it again', async () => {
    const ada = await reminding(test)
    const { id } = await ada.order(mine)
    const subscribe = (plan: string) =>
      test.database.pool.query('update users set subscription = $2 where id = $1', [
        ada.user.id,
        plan,
      ])
    await subscribe('free')
    await lookAt('2026-02-24T08:00:00Z')
    await subscribe('premium')
    await lookAt('2026-03-06T08:00:00Z')
    const after = await ada.find(id)
    expect(after.mails.map(({ state }) => state)).toEqual(['failed', 'sent', 'waiting'])
    expect(after.mails[0]?.problem).toContain('Premium')
    await mailTo(test, ada.user.email, "A payment reminder wasn't sent")
  })
})

it('reminders that another secret has sealed are not sent, and say what to do', async () => {
  const ada = await reminding(test)
  const clientEmail = newClient()
  const { id } = await ada.order({ clientEmail })
  const other = "update reminders set sealed = overlay(sealed placing '\\x01020304' from 2)"
  await test.database.pool.query(`${other} where id = $1`, [id])
  await lookAt('2026-02-24T08:00:00Z')
  const { order, mails } = await ada.find(id)
  expect([order, mails[0]?.problem]).toEqual([null, expect.stringContaining('set them up again')])
  expect(await mailsTo(test, clientEmail)).toEqual([])
  const notice = await mailTo(test, ada.user.email, "A payment reminder wasn't sent")
  expect(notice.text.replaceAll(/\s+/g, ' ')).toContain('can no longer be read')
})

it('reminders that cannot be looked at do not hold up those after them', async () => {
  const ada = await reminding(test)
  const [wrongClient, client] = [newClient(), newClient()]
  const wrong = await ada.order({ clientEmail: wrongClient })
  const right = await ada.order({ clientEmail: client })
  await test.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'damaged'; end $$;
    create trigger refused before update on reminder_mails for each row
      when (old.reminder_id = '${wrong.id}') execute function refuse()`)
  await lookAt('2026-02-24T08:00:00Z')
  expect((await ada.find(right.id)).mails[0]?.state).toBe('sent')
  expect((await ada.find(wrong.id)).mails[0]?.state).toBe('waiting')
  expect(test.log.lines()).toContainEqual(
    expect.objectContaining({ msg: 'reminders not looked at' }),
  )
  await test.database.pool.query('drop function refuse cascade')
  await lookForReminders(test)
  expect(await mailsTo(test, wrongClient)).toHaveLength(1)
  expect(await mailsTo(test, client)).toHaveLength(1)
})
