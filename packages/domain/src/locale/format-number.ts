/** A plain decimal text (quantity, rate) as people of that locale write it, with no digit lost or added. */
export function formatNumber(text: `${number}` | string, locale = 'en'): string {
  const decimals = text.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: 0,
    maximumFractionDigits: decimals,
    useGrouping: 'min2',
  }).format(text as `${number}`)
}

/** '7.5' as '7.5%'. */
export function formatPercent(text: string, locale = 'en'): string {
  const decimals = text.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: decimals,
  }).format(text as `${number}`)
}
