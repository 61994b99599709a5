import type { Schedule } from '@sheaf/contract/schedules'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { mailTo } from '../../../../tests/support/mails.ts'
import { lookForDue, scheduler } from '../../../../tests/support/schedules.ts'

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())
beforeEach(() => at('2026-11-16T12:00:00Z'))

function at(moment: string): void {
  test.clock.now = new Date(moment)
}

const numbers = ({ coming }: Schedule) => coming.map(({ day, number }) => [day, number])
const sent = ({ runs }: Schedule) => runs.map(({ day, number, state }) => [day, number, state])

describe('a recurring invoice', () => {
  it('shows what is to come, and sends each one on its day at eight in its zone', async () => {
    const ada = await scheduler(test)
    const { id, ...made } = await ada.order()
    expect(made).toMatchObject({ state: 'active', clientName: 'Elena Castellan', total: '$640.00' })
    expect(made.coming.map(({ day }) => day)).toEqual([
      ...['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'],
    ])
    expect(numbers({ ...made, id }).slice(0, 2)).toEqual([
      ['2026-12-01', '2026-0001'],
      ['2027-01-01', '2027-0001'],
    ])

    at('2026-12-01T06:59:00Z')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toEqual([])
    at('2026-12-01T07:00:00Z')
    await lookForDue(test)
    const after = await ada.find(id)
    expect(sent(after)).toEqual([['2026-12-01', '2026-0001', 'sent']])
    expect(after.runs[0]).toMatchObject({
      turn: 0,
      isLate: false,
      deliveredTo: 'me',
      problem: null,
    })
    expect(after.coming[0]).toEqual({ turn: 1, day: '2027-01-01', number: '2027-0001' })
    const mail = await mailTo(test, ada.user.email, 'Invoice 2026-0001 from Oak & Iron')
    expect(mail.text).toContain('Hello Elena Castellan,')
    expect(mail.text).toContain('December 31, 2026')
    await lookForDue(test)
    expect((await ada.find(id)).runs).toHaveLength(1)
  })
})
