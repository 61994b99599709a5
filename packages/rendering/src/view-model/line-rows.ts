import type { BusinessDocument, PricedDocument } from '@sheaf/domain/documents/document'
import type { ComputedDocument, Totals } from '@sheaf/domain/documents/totals'
import type { DocumentLocale } from '@sheaf/domain/locale/document-locale'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { add, zero } from '@sheaf/domain/money/money'
import { bearsTax } from '@sheaf/domain/tax/tax-categories'
import { linesOf } from './text-lines.ts'
import type { Column, ViewModel } from './view-model.ts'

type ColumnRule = {
  readonly id: Column['id']
  readonly label: string
  readonly isNumber: boolean
  /** A cell for each line, as lines of text. */
  readonly cells: readonly (readonly string[])[]
}

export function lineRows(
  computed: ComputedDocument,
  locale: DocumentLocale,
  words: PaperWords,
): Pick<ViewModel, 'columns' | 'rows' | 'carried'> {
  const { document, totals } = computed
  const { lines }: BusinessDocument = document
  const rules = [
    ...wordColumns(computed, locale, words),
    ...(totals === null ? [] : priceColumns(document, totals, locale, words)),
  ]
  return {
    columns: rules.map(({ id, label, isNumber, cells }) => ({
      id,
      label,
      isNumber,
      widest: isNumber ? widestOf(cells.map(([first = '']) => first)) : '',
    })),
    rows: lines.map((_, index) => rules.map(({ cells }) => cells[index] ?? [])),
    carried: {
      forward: words.carriedForward,
      brought: words.broughtForward,
      sums: totals === null ? lines.map(() => '') : runningSums(totals, locale),
    },
  }
}

function runningSums({ lines, linesTotal }: Totals, locale: DocumentLocale): string[] {
  let sum = zero(linesTotal.currency)
  return lines.map(({ amount }) => {
    sum = add(sum, amount)
    return locale.money(sum)
  })
}

function wordColumns(
  { document: { lines } }: ComputedDocument,
  locale: DocumentLocale,
  { columns: labels }: PaperWords,
): ColumnRule[] {
  const itemNumbers: ColumnRule = {
    id: 'itemNumber',
    label: labels.itemNumber,
    isNumber: false,
    cells: lines.map((line) => [line.itemNumber]),
  }
  return [
    // A column that no line fills is not drawn.
    ...(lines.some(({ itemNumber }) => itemNumber.trim() !== '') ? [itemNumbers] : []),
    {
      id: 'description',
      label: labels.description,
      isNumber: false,
      cells: lines.map((line) => linesOf(line.description)),
    },
    {
      id: 'quantity',
      label: labels.quantity,
      isNumber: true,
      cells: lines.map(({ quantity, unit }) => [
        [locale.number(quantity), unit].filter(Boolean).join(' '),
      ]),
    },
  ]
}

function priceColumns(
  document: PricedDocument,
  totals: Totals,
  locale: DocumentLocale,
  words: PaperWords,
): ColumnRule[] {
  const { lines, tax, currency } = document
  const figure = (id: Column['id'], label: string, cells: readonly string[]): ColumnRule => ({
    id,
    label,
    isNumber: true,
    cells: cells.map((cell) => [cell]),
  })
  const hasDiscounts = totals.lines.some(({ discount }) => discount.minor !== 0n)
  const hasRates =
    !tax.isReverseCharge &&
    lines.some(({ taxRate, taxCategory }) => taxRate !== '' || !bearsTax(taxCategory))
  const discounts = lines.map((line, index) => {
    const discount = totals.lines[index]?.discount
    if (!discount || discount.minor === 0n) return ''
    return line.discountKind === 'percent'
      ? locale.percent(line.discountValue)
      : locale.money(discount)
  })
  const rates = lines.map(({ taxRate, taxCategory }) =>
    locale.percent(bearsTax(taxCategory) ? taxRate || tax.rate : '0'),
  )
  const prices = lines.map(({ price }) => locale.price(price, currency))
  const amounts = totals.lines.map(({ amount }) => locale.money(amount))
  return [
    figure('price', words.price[document.kind], prices),
    ...(hasDiscounts ? [figure('discount', words.columns.discount, discounts)] : []),
    ...(hasRates ? [figure('tax', words.columns.tax, rates)] : []),
    figure('amount', words.columns.amount, amounts),
  ]
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
