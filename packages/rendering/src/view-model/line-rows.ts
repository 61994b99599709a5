import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { textField } from '@sheaf/domain/documents/field-access'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import type { Totals } from '@sheaf/domain/documents/totals'
import { add, zero } from '@sheaf/domain/money/money'
import { labels } from './labels.ts'
import type { PrintLocale } from './print-locale.ts'
import { linesOf } from './text-lines.ts'
import type { Column, ColumnId, ViewModel } from './view-model.ts'

type Line = BusinessDocument['lineItems'][number]

type ColumnRule = {
  readonly id: ColumnId
  readonly isNumber: boolean
  /** A column that no line fills is not drawn. */
  readonly isShown: (document: BusinessDocument) => boolean
  readonly cell: (line: Line, index: number) => readonly string[]
}

export function lineRows(
  document: BusinessDocument,
  totals: Totals,
  locale: PrintLocale,
): Pick<ViewModel, 'columns' | 'rows' | 'carried'> {
  const rules = columnRules(document, totals, locale).filter((rule) => rule.isShown(document))
  const rows = document.lineItems.map((line, index) => rules.map((rule) => rule.cell(line, index)))
  const columns = rules.map(
    ({ id, isNumber }, at): Column => ({
      id,
      isNumber,
      label: labelOf(id, document),
      widest: isNumber ? widestOf(rows.map((row) => row[at]?.[0] ?? '')) : '',
    }),
  )
  return { columns, rows, carried: { ...labels.carried, sums: runningSums(totals, locale) } }
}

function runningSums({ lines, linesTotal }: Totals, locale: PrintLocale): string[] {
  let sum = zero(linesTotal.currency)
  return lines.map(({ amount }) => {
    sum = add(sum, amount)
    return locale.money(sum)
  })
}

function columnRules(
  document: BusinessDocument,
  totals: Totals,
  locale: PrintLocale,
): ColumnRule[] {
  const { linePriceField } = rulesOf(document.type)
  const always = () => true
  return [
    {
      id: 'itemNumber',
      isNumber: false,
      isShown: ({ lineItems }) => lineItems.some((line) => line.itemNumber.trim() !== ''),
      cell: (line) => [line.itemNumber],
    },
    {
      id: 'description',
      isNumber: false,
      isShown: always,
      cell: (line) => linesOf(line.description),
    },
    {
      id: 'quantity',
      isNumber: true,
      isShown: always,
      cell: (line) => [[locale.number(line.quantity), line.unit].filter(Boolean).join(' ')],
    },
    {
      id: 'price',
      isNumber: true,
      isShown: always,
      cell: (line) => [locale.price(textField(line, linePriceField))],
    },
    {
      id: 'discount',
      isNumber: true,
      isShown: () => totals.lines.some((line) => line.discount.minor !== 0n),
      cell: (line, index) => [discountText(line, index)],
    },
    {
      id: 'tax',
      isNumber: true,
      isShown: ({ lineItems, reverseCharge }) =>
        !reverseCharge && lineItems.some((line) => line.taxRate !== ''),
      cell: (line) => [
        locale.percent(line.taxRate || textField(document, rulesOf(document.type).taxRateField)),
      ],
    },
    {
      id: 'amount',
      isNumber: true,
      isShown: always,
      cell: (_line, index) => [amountText(index)],
    },
  ]

  function discountText(line: Line, index: number): string {
    const discount = totals.lines[index]?.discount
    if (!discount || discount.minor === 0n) return ''
    return line.discountType === 'percent'
      ? locale.percent(line.discountValue)
      : locale.money(discount)
  }

  function amountText(index: number): string {
    const line = totals.lines[index]
    return line ? locale.money(line.amount) : ''
  }
}

function labelOf(id: ColumnId, document: BusinessDocument): string {
  return id === 'price' ? labels.price[document.type] : labels.items[id]
}

function widestOf(texts: readonly string[]): string {
  return texts.reduce((widest, text) => (roughWidth(text) > roughWidth(widest) ? text : widest), '')
}

/** In digits, near enough to tell the widest of a column of figures. */
function roughWidth(text: string): number {
  const narrow = text.match(/[\s.,:;'’|il]/g)?.length ?? 0
  const wide = text.match(/[mwMW@%\u0250-\uffff]/g)?.length ?? 0
  return text.length - narrow * 0.5 + wide * 0.6
}
