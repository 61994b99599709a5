const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** The day of a moment, where the reader is: 'Mar 5, 2026'. */
export function dayInWords(moment: string): string {
  return format.format(new Date(moment))
}
