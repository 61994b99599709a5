import type { CalendarDay } from '@sheaf/domain/locale/calendar-day'
import { type Money, moneyText } from '@sheaf/domain/money/money'
import type { Mapping, MappingField } from '../mapping.ts'
import { chosen } from './program.ts'

/** How a program wants days to be written. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd'

const dateOrders: Readonly<Record<DateOrder, string>> = {
  dmy: 'Day first (31/12/2026)',
  mdy: 'Month first (12/31/2026)',
  ymd: 'Year first (2026-12-31)',
}

export function dateOrderField(orders: readonly DateOrder[]): MappingField {
  return {
    id: 'dateOrder',
    group: 'writing',
    label: 'Dates',
    hint: 'As your organization writes them.',
    choices: orders.map((value) => ({ value, label: dateOrders[value] })),
    isNeeded: true,
  }
}

const monthFirst = new Set(['US', 'PH', 'PW', 'FM', 'MH'])
const yearFirst = new Set(['CN', 'JP', 'KR', 'TW', 'HU', 'LT', 'SE', 'MN'])

/** How people of a country write days, as far as a program knows that order. */
export function usualDateOrder(country: string, orders: readonly DateOrder[]): DateOrder {
  const usual = monthFirst.has(country) ? 'mdy' : yearFirst.has(country) ? 'ymd' : 'dmy'
  return orders.includes(usual) ? usual : 'dmy'
}

/** A day in the order that the mapping asks for; empty stays empty. */
export function dayText(day: CalendarDay | '', mapping: Mapping): string {
  return dayInOrder(day, (chosen(mapping, 'dateOrder') || 'ymd') as DateOrder)
}

export function dayInOrder(day: CalendarDay | '', order: DateOrder): string {
  const [year, month, date] = day.split('-')
  if (order === 'ymd' || date === undefined) return day
  return order === 'dmy' ? `${date}/${month}/${year}` : `${month}/${date}/${year}`
}

/** A figure with the decimal mark that the mapping asks for. */
export function figureText(figure: string, mapping: Mapping): string {
  return chosen(mapping, 'decimalMark') === ',' ? figure.replace('.', ',') : figure
}

export function amountText(amount: Money, mapping: Mapping): string {
  return figureText(moneyText(amount), mapping)
}
