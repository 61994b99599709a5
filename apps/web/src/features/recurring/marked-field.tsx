import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextareaField } from '#ui/fields/textarea-field.tsx'

/** What a text may hold that each invoice fills in by itself, and what its button says. */
const marks = {
  '{number}': 'Number',
  '{month}': 'Month',
  '{period}': 'Period',
  '{year}': 'Year',
} as const

export type Mark = keyof typeof marks

export const periodMarks: readonly Mark[] = ['{month}', '{period}', '{year}']

type MarkedFieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly marks: readonly Mark[]
  readonly rows?: number
  readonly help?: string
  readonly placeholder?: string
  readonly error?: string | undefined
  readonly optional?: boolean
  readonly maxLength: number
}

/** A text, and buttons that put marks where the caret was last. */
export function MarkedField({ marks: offered, value, onChange, ...field }: MarkedFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const hasCaret = useRef(false)

  function insert(mark: Mark) {
    const { current } = area
    if (!current) return
    // A field that nobody was in says that its caret is at the start.
    const from = hasCaret.current ? current.selectionStart : value.length
    const to = hasCaret.current ? current.selectionEnd : value.length
    const [before, after] = [value.slice(0, from), value.slice(to)]
    // No word runs into it.
    const inserted = `${/\w$/.test(before) ? ' ' : ''}${mark}${/^\w/.test(after) ? ' ' : ''}`
    const written = before + inserted + after
    if (written.length > field.maxLength) return
    onChange(written)
    const caret = from + inserted.length
    requestAnimationFrame(() => {
      current.focus()
      current.setSelectionRange(caret, caret)
    })
  }

  return (
    <div className="flex flex-col gap-1.5">
      <TextareaField
        {...field}
        ref={area}
        value={value}
        onFocus={() => {
          hasCaret.current = true
        }}
        onChange={({ target }) => onChange(target.value)}
      />
      <fieldset className="-ml-2 flex min-w-0 flex-wrap">
        <legend className="sr-only">Insert into {field.label}</legend>
        {offered.map((mark) => (
          <Button
            key={mark}
            size="small"
            variant="quiet"
            className="max-sm:px-2"
            onClick={() => insert(mark)}
          >
            <Plus aria-hidden="true" className="size-3.5" />
            {marks[mark]}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
