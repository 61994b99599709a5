import { addDays, type CalendarDay } from '../locale/calendar-day.ts'
import { type Owed, reminderTitle } from './owed.ts'

export type CalendarEntry = {
  /** The same for the same entry, however often its file is made: a calendar then moves it instead of adding another. */
  readonly id: string
  readonly day: CalendarDay
  readonly title: string
  readonly notes: string
}

/** The days on which an invoice is to be thought of: so many after its due date, or before it when negative ([W1]). */
export function reminderEntries(
  owed: Owed,
  steps: readonly { readonly days: number }[],
): CalendarEntry[] {
  const { number, company, amountDue, dueOn, dueDate } = owed
  const offsets = [...new Set(steps.map(({ days }) => days))].toSorted((a, b) => a - b)
  return offsets.map((days) => ({
    id: `reminder${days < 0 ? days : `+${days}`}-${[number, company].map(plain).join('-')}`,
    day: addDays(dueOn, days),
    title: reminderTitle(owed, days),
    notes: `Amount due: ${amountDue}\nDue date: ${dueDate}`,
  }))
}

function plain(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 100)
}

/**
 * Whole days as a file that every calendar opens (RFC 5545), with an alarm at nine on the clock of whoever opens it ([W2]).
 * `madeAt` is the moment in UTC, '2026-11-16T09:00:00.000Z'.
 */
export function calendarFile(entries: readonly CalendarEntry[], madeAt: string): string {
  const stamp = `${madeAt.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Sheaf//Payment reminders//EN'],
    ...['CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...entries.flatMap((entry) => linesOf(entry, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function linesOf({ id, day, title, notes }: CalendarEntry, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(id)}@sheaf`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    // Outlook takes a day without an end for one without length.
    `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    // It is nobody's time: whoever asks for an appointment that day can have one.
    'TRANSP:TRANSPARENT',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT9H', `DESCRIPTION:${escaped(title)}`],
    ...['END:VALARM', 'END:VEVENT'],
  ]
}

function compact(day: CalendarDay): string {
  return day.replaceAll('-', '')
}

// A control character ends the file for strict readers, and a bare line break would begin a property of the writer's choice.
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r\n?|[\n\u2028\u2029]/g, '\\n')
    .replaceAll(/[\p{Cc}]/gu, ' ')
}

const bytesPerLine = 75

/** Lines of more than 75 bytes go on after a line break and a space, never within a letter. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const letter of line) {
    const more = bytesOf(letter)
    if (bytes + more > bytesPerLine) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += letter
    bytes += more
  }
  return [...parts, part].join('\r\n')
}

function bytesOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}
