import type { BusinessDocument } from '@sheaf/domain/documents/document'
import {
  type TotalRow as DomainRow,
  totalRowLabel,
  totalRows,
} from '@sheaf/domain/documents/total-rows'
import type { ComputedDocument, Totals } from '@sheaf/domain/documents/totals'
import type { DocumentLocale } from '@sheaf/domain/locale/document-locale'
import { inFirstLanguage, twice } from '@sheaf/domain/locale/words/labels'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { isZero } from '@sheaf/domain/money/money'
import type { TotalRow } from './view-model.ts'

type Print = {
  readonly locale: DocumentLocale
  readonly words: PaperWords
  /** The second language, if the sheet has one. */
  readonly others: readonly PaperWords[]
}

/** The figures below the lines, each with its label. */
export function totalsOf(computed: ComputedDocument, print: Print): TotalRow[] {
  const { document, totals } = computed
  const { locale, words } = print
  if (totals === null) {
    return [{ id: 'count', label: words.itemCount, value: countOf(document), isEnd: true }]
  }
  return totalRows(totals).map((row) => ({
    id: row.id,
    label: labelOf(row, { document, totals }, print),
    value: locale.money(row.amount),
    isEnd: row.isEnd,
  }))
}

/** What everything comes to where nothing has a price. */
export function countOf({ lines }: BusinessDocument): string {
  return String(lines.length)
}

type Priced = Extract<ComputedDocument, { readonly totals: Totals }>

function labelOf(row: DomainRow, { document, totals }: Priced, print: Print): string {
  const { locale, words, others } = print
  const { id, amount, tax } = row
  if (id === 'tax1' || id === 'tax2' || id === 'withholding') {
    return `${taxName(tax?.label ?? '', words)} ${locale.percent(tax?.rate ?? '0')}`
  }
  if (id === 'deposit') return depositLabel(row, totals, print)
  const label = totalRowLabel({ id, amount }, document.kind, words)
  // Around the code of a currency stand words of one language: the other says it all again.
  const [other] = id === 'taxIn' || id === 'totalIn' ? others : []
  return other ? twice(label, totalRowLabel({ id, amount }, document.kind, other)) : label
}

/** 'Deposit INV-7, March 3, 2026, incl. VAT €19.00': the final invoice names each deposit and its tax ([T21]). */
function depositLabel({ deposit }: DomainRow, { taxes }: Totals, print: Print): string {
  const { locale, words, others } = print
  const { number = '', issuedOn, tax } = deposit ?? {}
  const name = [words.deposit, number].filter(Boolean).join(' ')
  const day = issuedOn === undefined ? '' : locale.day(issuedOn)
  const names = taxes.filter((each) => !isZero(each.amount)).map(({ label }) => label)
  const including = (said: PaperWords) =>
    [said.including, names.map((label) => taxName(label, said)).join(' + ')].join(' ')
  // Words of two languages side by side would tear the sentence apart.
  const inOne = inFirstLanguage(including(words))
  const inBoth = others.reduce((said, other) => twice(said, including(other)), inOne)
  const inside = tax && !isZero(tax) ? `${inBoth} ${locale.money(tax)}` : ''
  return [name, day, inside].filter(Boolean).join(', ')
}

/** The usual names of taxes are chosen in English and printed in the language of the sheet. */
function taxName(label: string, { taxes }: PaperWords): string {
  return Object.hasOwn(taxes, label) ? taxes[label as keyof typeof taxes] : label
}
