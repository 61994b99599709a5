const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** 'January 6, 2025', the same for every reader. */
export function dayOfGuide(day: string): string {
  return format.format(new Date(`${day}T00:00:00Z`))
}
