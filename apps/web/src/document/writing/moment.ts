import type { Moment } from '@sheaf/domain/documents/new-document'

/** Now, and the day that it is where the writer sits. */
export function currentMoment(): Moment {
  const now = new Date()
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return { today: `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`, now: now.getTime() }
}

function padded(number: number, width: number): string {
  return String(number).padStart(width, '0')
}
