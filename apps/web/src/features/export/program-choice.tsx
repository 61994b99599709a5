import { type Format, type FormatId, formatIds, formatOf } from '@sheaf/accounting/formats'
import clsx from 'clsx'
import { useId } from 'react'
import { Badge } from '#ui/layout/badge.tsx'

type ProgramChoiceProps = {
  readonly value: FormatId
  readonly onChange: (format: FormatId) => void
}

/** Which program the files are for, with a sentence on each. */
export function ProgramChoice({ value, onChange }: ProgramChoiceProps) {
  const name = useId()
  const { beta } = formatOf(value)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-medium font-serif text-title">Choose your program</legend>
      <div className="grid gap-2 sm:grid-cols-2 lg:grid-cols-5">
        {formatIds.map((id) => (
          <label key={id} className={cardLook}>
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === value}
              onChange={() => onChange(id)}
              className="sr-only"
            />
            <Words format={formatOf(id)} />
          </label>
        ))}
      </div>
      {beta && (
        <p className="mt-3 max-w-reading text-small">
          <span className="font-medium">{formatOf(value).name} is in beta.</span> {beta} Import one
          document first and check it.
        </p>
      )}
    </fieldset>
  )
}

function Words({ format: { name, sentence, beta } }: { readonly format: Format }) {
  return (
    <>
      <span className="flex items-center justify-between gap-2 font-medium">
        {name}
        {beta && <Badge>Beta</Badge>}
      </span>
      <span className="text-ink-soft text-small">{sentence}</span>
    </>
  )
}

const cardLook = clsx(
  'relative flex min-w-0 cursor-pointer flex-col gap-0.5 rounded-panel border border-hairline bg-paper px-4 py-3 transition-colors',
  'hover:border-ink has-checked:border-vermilion has-checked:shadow-[inset_0_0_0_1px_var(--color-vermilion)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-spruce has-focus-visible:outline-offset-2',
)
