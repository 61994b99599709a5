import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { figureNamesOf } from '@sheaf/contract/wire/figures'
import { figureNames, pathOnWire, wireNames } from '@sheaf/contract/wire/wire-names'
import type { FieldValues } from '@sheaf/domain/documents/document'
import { isPricedKind } from '@sheaf/domain/documents/fields'
import { parseDecimal } from '@sheaf/domain/money/decimal'
import type { LineValues } from '#document/lines/lines-from-rows.ts'

export type Evidence = AutofillAnswer['evidence'][string]

/** A line that was read; its amount is compared, never filled in. */
export type ReadLine = {
  /** 'lines.2' for the third line that was read, whatever became of the others. */
  readonly id: string
  readonly values: LineValues
  readonly amount: string | undefined
}

/** What a text gives, by the paths of the document. */
export type ReadAnswer = {
  readonly values: FieldValues
  readonly lines: readonly ReadLine[]
  /** Figures that the text states and Sheaf computes itself, by their names on the wire. */
  readonly figures: Readonly<Record<string, string>>
  /** By path; amounts of lines as 'lines.2.amount', other figures by their names. */
  readonly evidence: Readonly<Record<string, Evidence>>
}

export function readAnswer({ documentType: kind, fields, evidence }: AutofillAnswer): ReadAnswer {
  const names = wireNames(kind)
  const { lineItems = [], ...rest } = fields
  const figured = new Set(figureNamesOf(kind))
  const values = Object.entries(rest).flatMap(([name, value]) => {
    const path = figured.has(name) ? undefined : names.paths.get(name)
    return path === undefined ? [] : [[path, value]]
  })
  const figures = Object.entries(rest).filter(
    ([name, value]) => figured.has(name) && typeof value === 'string' && parseDecimal(value),
  )
  const amountName = isPricedKind(kind) ? figureNames[kind].lineAmount : undefined
  return {
    values: Object.fromEntries(values),
    lines: lineItems.map((line, index) => ({
      id: `lines.${index}`,
      values: Object.fromEntries(
        Object.entries(line).flatMap(([name, value]) => {
          const own = name === amountName ? undefined : names.lineFields.get(name)
          return own === undefined ? [] : [[own, value]]
        }),
      ),
      amount: amountName && line[amountName],
    })),
    figures: Object.fromEntries(figures) as Record<string, string>,
    evidence: Object.fromEntries(
      Object.entries(evidence).map(([name, { hangsOn, ...found }]) => [
        ownName(name),
        { ...found, ...(hangsOn && { hangsOn: hangsOn.map(ownName) }) },
      ]),
    ),
  }

  function ownName(name: string): string {
    if (figured.has(name)) return name
    const [, index] = /^lineItems\.(\d+)\.(?:amount|total)$/.exec(name) ?? []
    return index ? `lines.${index}.amount` : (pathOnWire(kind, name) ?? name)
  }
}
