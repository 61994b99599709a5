import type { LineField } from '@sheaf/domain/documents/fields'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { useId } from 'react'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { typeAt } from './corrections.ts'
import { EditableValue } from './editable-value.tsx'
import type { LineSuggestion } from './line-suggestions.ts'
import { type Pointing, pointedBy } from './pointing.ts'
import { WrongButton } from './suggestion-list.tsx'
import type { Review } from './use-review.ts'

type LineTableProps = {
  readonly priceLabel: string
  readonly review: Review
  readonly pointing: Pointing
}

/** The lines that were read, with the amounts that Sheaf computes for them. */
export function LineTable({ priceLabel, review, pointing }: LineTableProps) {
  const { findings, ticked, linesBefore } = review
  const isChoosing = linesBefore > 0 && findings.lines.some(({ id }) => ticked.has(id))
  return (
    <section aria-label="Line items" className="flex flex-col gap-2">
      <table className="-mx-2 w-[calc(100%+1rem)] border-collapse tabular-nums *:*:*:first:pl-2 *:*:*:last:pr-2">
        <thead className="text-ink-soft text-small">
          <tr className="border-hairline border-b text-left">
            <th scope="col" className="pb-1 font-normal">
              Line items
            </th>
            <th scope="col" className={`${figure} font-normal max-sm:hidden`}>
              Qty
            </th>
            <th scope="col" className={`${figure} font-normal max-sm:hidden`}>
              {priceLabel}
            </th>
            <th scope="col" className={`${figure} font-normal`}>
              Amount
            </th>
            <th scope="col">
              <VisuallyHidden>Wrong</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {findings.lines.map((line) => (
            <LineRow key={line.id} {...{ line, priceLabel, review, pointing }} />
          ))}
        </tbody>
      </table>
      {isChoosing && <LinesBefore review={review} />}
    </section>
  )
}

const figure = 'pb-1 pl-4 text-right align-top whitespace-nowrap'
const cell = 'py-1.5 pl-4 text-right align-top whitespace-nowrap'

type LineRowProps = {
  readonly priceLabel: string
  readonly line: LineSuggestion
  readonly review: Review
  readonly pointing: Pointing
}

function LineRow({ line, priceLabel, review, pointing }: LineRowProps) {
  const { id, values, isThere } = line
  const remark = useId()
  const name = line.description || 'No description'
  const part = (field: LineField, label: string, shown: string) =>
    isThere ? (
      <span className="wrap-anywhere">{shown}</span>
    ) : (
      <EditableValue
        label={`${label}, ${name}`}
        type={typeAt(`${id}.${field}`)}
        value={values[field] ?? ''}
        mark={decimalMark(review.document)}
        shown={shown}
        onType={(typed) => review.type(`${id}.${field}`, typed)}
      />
    )
  const quantity = part('quantity', 'Quantity', line.quantity)
  const unit = line.unit !== '' && part('unit', 'Unit', line.unit)
  const price = part('price', priceLabel, line.price)
  return (
    <tr
      {...pointedBy(id, pointing)}
      className="border-hairline border-b transition-colors data-[active=true]:bg-spruce-tint"
    >
      <td className="py-1.5 align-top">
        <div className="flex">
          <Checkbox
            checked={review.ticked.has(id)}
            disabled={isThere}
            onChange={({ target }) => review.tick(id, target.checked)}
            aria-label={name}
            aria-describedby={remark}
            label=""
          />
          <div className="min-w-0 grow">
            {part('description', 'Description', line.description)}
            <p className="flex flex-wrap items-baseline gap-x-2 text-ink-soft text-small sm:hidden">
              {quantity} {unit} × {price}
            </p>
            <Remark id={remark} line={line} />
          </div>
        </div>
      </td>
      <td className={`${cell} max-sm:hidden`}>
        {quantity} {unit}
      </td>
      <td className={`${cell} max-sm:hidden`}>{price}</td>
      <td className={cell}>{line.amount}</td>
      <td className="w-8 py-1.5 pl-2 text-right align-top">
        {!isThere && <WrongButton label={name} onClick={() => review.remove(id, [])} />}
      </td>
    </tr>
  )
}

function Remark({ id, line }: { readonly id: string; readonly line: LineSuggestion }) {
  const { isThere, isSure, statedAmount } = line
  if (!isThere && isSure && statedAmount === undefined) return null
  return (
    <p id={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
      {isThere && 'Already filled in'}
      {!isThere && statedAmount !== undefined && `The text says ${statedAmount}.`}
      {!isThere && !isSure && <Badge tone="vermilion">Please check</Badge>}
    </p>
  )
}

function LinesBefore({ review }: { readonly review: Review }) {
  const { linesBefore, keepsLines, setKeepsLines } = review
  const own = linesBefore === 1 ? 'your line' : `your ${linesBefore} lines`
  return (
    <fieldset className="flex flex-wrap gap-x-6 gap-y-2">
      <legend>
        <VisuallyHidden>What happens to {own}</VisuallyHidden>
      </legend>
      {[
        { keeps: true, label: `Add to ${own}` },
        { keeps: false, label: `Replace ${own}` },
      ].map(({ keeps, label }) => (
        <label key={label} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="lines-before"
            checked={keepsLines === keeps}
            onChange={() => setKeepsLines(keeps)}
            className="size-4 accent-vermilion-fill"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
