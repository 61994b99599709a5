import { numberFormat } from './formatters.ts'

/** A plain decimal text (quantity, rate) as people of that locale write it, with no digit lost or added. */
export function formatNumber(text: string, locale = 'en'): string {
  return numberFormat(locale, {
    maximumFractionDigits: decimalsOf(text),
    useGrouping: 'min2',
  }).format(text as `${number}`)
}

/** '7.5' as '7.5%'. */
export function formatPercent(text: string, locale = 'en'): string {
  return numberFormat(locale, {
    style: 'unit',
    unit: 'percent',
    maximumFractionDigits: decimalsOf(text),
  }).format(text as `${number}`)
}

function decimalsOf(text: string): number {
  return text.split('.')[1]?.length ?? 0
}
