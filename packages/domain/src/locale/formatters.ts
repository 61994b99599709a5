// Making a formatter costs a thousand times what using it does, and a long document prints thousands of figures.
const numberFormats = new Map<string, Intl.NumberFormat>()

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  numberFormats.set(key, made)
  return made
}
