// Making a formatter costs a thousand times what using it does and leaves memory behind that is slow to come back; a long
// document prints thousands of figures.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()

export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(
    numberFormats,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.NumberFormat(locale, options),
  )
}

export function dayFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): Intl.DateTimeFormat {
  return kept(
    dateFormats,
    `${locale} ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }),
  )
}

// Languages and countries come from requests: the store of formatters must not grow with them.
const mostKept = 500

function kept<Format>(store: Map<string, Format>, key: string, make: () => Format): Format {
  const known = store.get(key)
  if (known) return known
  const made = make()
  if (store.size >= mostKept) store.clear()
  store.set(key, made)
  return made
}
