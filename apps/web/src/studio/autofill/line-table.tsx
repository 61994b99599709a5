import { Checkbox } from '#ui/fields/checkbox.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import type { LineSuggestion } from './line-suggestions.ts'
import { type Pointing, pointedBy } from './pointing.ts'
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
          </tr>
        </thead>
        <tbody>
          {findings.lines.map((line) => (
            <LineRow key={line.id} {...{ line, review, pointing }} />
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
  readonly line: LineSuggestion
  readonly review: Review
  readonly pointing: Pointing
}

function LineRow({ line, review, pointing }: LineRowProps) {
  const quantity = `${line.quantity} ${line.unit}`.trim()
  return (
    <tr
      {...pointedBy(line.id, pointing)}
      className="border-hairline border-b transition-colors data-[active=true]:bg-spruce-tint"
    >
      <td className="py-1.5">
        <Checkbox
          checked={review.ticked.has(line.id)}
          disabled={line.isThere}
          onChange={({ target }) => review.tick(line.id, target.checked)}
          label={
            <>
              <span className="wrap-anywhere">{line.description || 'No description'}</span>
              <span className="block text-ink-soft text-small sm:hidden">
                {quantity} × {line.price}
              </span>
            </>
          }
          help={helpOf(line)}
        />
      </td>
      <td className={`${cell} max-sm:hidden`}>{quantity}</td>
      <td className={`${cell} max-sm:hidden`}>{line.price}</td>
      <td className={cell}>{line.amount}</td>
    </tr>
  )
}

function helpOf({ isThere, isSure, statedAmount }: LineSuggestion) {
  if (isThere) return 'Already filled in'
  if (isSure && statedAmount === undefined) return undefined
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {statedAmount !== undefined && `The text says ${statedAmount}.`}
      {!isSure && <Badge>Please check</Badge>}
    </span>
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
