const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The server notes it to the hour: more would be made up. */
export function lastSeen(moment: string, now: Date): string {
  const ago = now.getTime() - Date.parse(moment)
  if (ago < hour) return 'in the last hour'
  if (ago < day) return words.format(-Math.floor(ago / hour), 'hour')
  if (ago < 7 * day) return words.format(-Math.floor(ago / day), 'day')
  return `on ${date.format(Date.parse(moment))}`
}
