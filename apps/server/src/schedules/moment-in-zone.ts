import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'

const minuteMs = 60_000

/**
 * The moment at which clocks of a time zone show an hour of a day. Where they skip it, the moment at which they are past it; where they show it
 * twice, the first.
 */
export function momentInZone(day: CalendarDay, minutes: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
  const offsets = [wall - 14 * 60 * minuteMs, wall + 14 * 60 * minuteMs].map((at) =>
    offsetAt(at, timeZone),
  )
  const fitting = offsets
    .map((offset) => wall - offset)
    .filter((at) => at + offsetAt(at, timeZone) === wall)
  // In a gap no moment fits: by the clocks from before it, they show as much later as was skipped.
  const [before = 0] = offsets
  return new Date(fitting.length > 0 ? Math.min(...fitting) : wall - before)
}

/** The day on which it is that moment in a time zone. */
export function dayInZone(moment: Date, timeZone: string): CalendarDay {
  const at = moment.getTime()
  return new Date(at + offsetAt(at, timeZone)).toISOString().slice(0, 10)
}

function offsetAt(at: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    hourCycle: 'h23',
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  }).formatToParts(at)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '00'
  // In the long form, since it may already be the year 10000 there.
  const day = `+${part('year').padStart(6, '0')}-${part('month')}-${part('day')}`
  const wall = Date.parse(`${day}T${part('hour')}:${part('minute')}:${part('second')}Z`)
  return wall - Math.floor(at / 1000) * 1000
}
