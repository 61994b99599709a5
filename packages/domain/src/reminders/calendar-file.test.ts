import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { anInvoice } from '../../test/make-document.ts'
import { calendarFile, reminderEntries } from './calendar-file.ts'
import { type Owed, owedBy } from './owed.ts'

const madeAt = '2026-11-16T09:30:15.123Z'

const invoice = anInvoice(
  {
    number: 'INV-7',
    endsOn: '2026-02-27',
    'sender.name': 'Nord & Söhne',
    'receiver.company': 'Baker, Miller; Co',
  },
  [{ description: 'Bread', quantity: '2', price: '50' }],
)

function owed(): Owed {
  const found = owedBy(invoice)
  if (found === undefined) throw new Error('The invoice owes nothing')
  return found
}

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
}

describe('[W1] the days of reminders', () => {
  it('lie around the due date, in order and each once', () => {
    const steps = [{ days: 7 }, { days: -3 }, { days: 0 }, { days: 1 }, { days: 7 }]
    const entries = reminderEntries(owed(), steps)
    expect(entries.map(({ day, title }) => [day, title])).toEqual([
      ['2026-02-24', 'Invoice INV-7 for Baker, Miller; Co is due in 3 days'],
      ['2026-02-27', 'Invoice INV-7 for Baker, Miller; Co is due today'],
      ['2026-02-28', 'Invoice INV-7 for Baker, Miller; Co is 1 day overdue'],
      ['2026-03-06', 'Invoice INV-7 for Baker, Miller; Co is 7 days overdue'],
    ])
    expect(entries[0]?.notes).toBe('Amount due: $100.00\nDue date: February 27, 2026')
  })

  it('are those of an invoice that says when it is due and asks for something', () => {
    expect(owedBy({ ...invoice, endsOn: '' })).toBeUndefined()
    expect(owedBy({ ...invoice, lines: [] })).toBeUndefined()
  })
})

describe('[W2] a calendar file', () => {
  it('is read by a calendar as whole days with an alarm at nine', () => {
    const [first, second] = read(
      calendarFile(reminderEntries(owed(), [{ days: 1 }, { days: 2 }]), madeAt),
    )
    expect(first?.summary).toBe('Invoice INV-7 for Baker, Miller; Co is 1 day overdue')
    expect(first?.description).toBe('Amount due: $100.00\nDue date: February 27, 2026')
    expect(first?.startDate.toString()).toBe('2026-02-28')
    expect(first?.endDate.toString()).toBe('2026-03-01')
    expect(first?.startDate.isDate).toBe(true)
    expect(first?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe(
      '2026-11-16T09:30:15Z',
    )
    const alarm = first?.component.getFirstSubcomponent('valarm')
    expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('PT9H')
    expect(first?.uid).not.toBe(second?.uid)
  })

  it('has the same names for its entries when it is made again, later and for another due date', () => {
    const uids = (file: string) => read(file).map(({ uid }) => uid)
    const steps = [{ days: -1 }, { days: 14 }]
    const moved = { ...owed(), dueOn: '2026-03-31' }
    expect(uids(calendarFile(reminderEntries(moved, steps), '2027-01-01T00:00:00Z'))).toEqual(
      uids(calendarFile(reminderEntries(owed(), steps), madeAt)),
    )
  })

  it('says whatever a text says, in lines of at most 75 bytes, and lets no text begin a line of its own', () => {
    const hostile = fc.string({
      unit: fc.constantFrom(
        'a',
        'ß',
        '漢',
        '🧾',
        ',',
        ';',
        '\\',
        '\n',
        '\r',
        ':',
        '\0',
        '\ud800',
        ' ',
      ),
      maxLength: 200,
    })
    fc.assert(
      fc.property(hostile, hostile, (title, notes) => {
        const file = calendarFile([{ id: title, day: '2026-02-28', title, notes }], madeAt)
        const lines = file.split('\r\n')
        expect(lines.every((line) => bytesIn(line) <= 75)).toBe(true)
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        const [entry] = read(file)
        expect(entry?.summary).toBe(asRead(title))
        expect(entry?.description).toBe(asRead(notes))
        expect(file.isWellFormed()).toBe(true)
      }),
    )
  })
})

function asRead(text: string): string {
  return text.toWellFormed().replaceAll(/\r\n?/g, '\n').replaceAll('\0', ' ')
}

function bytesIn(line: string): number {
  return encodeURIComponent(line).replaceAll(/%../g, '.').length
}
