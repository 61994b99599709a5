const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** '6 January 2025', the same for every reader. */
export function dayOfGuide(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
