import type { FieldType } from '@sheaf/domain/documents/field-types'
import { paymentTerms } from '@sheaf/domain/documents/payment-terms'
import { countryCodes } from '@sheaf/domain/locale/countries'
import { english } from '@sheaf/domain/locale/words/english'
import { currencyCodes, currencyName } from '@sheaf/domain/money/currency'
import type { DecimalMark } from '@sheaf/domain/money/read-number'
import clsx from 'clsx'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { acceptTyped, readTypedNumber } from '#document/writing/read-field.ts'

type EditableValueProps = {
  /** What it is, for those who hear it. */
  readonly label: string
  readonly type: FieldType
  readonly value: string
  /** As the document would print it. */
  readonly shown: string
  readonly mark: DecimalMark
  readonly onType: (value: string) => void
  readonly className?: string
}

/** A value that becomes a field where it stands when it is clicked. Enter or leaving keeps what was typed, Escape does not. */
export function EditableValue(props: EditableValueProps) {
  const { label, shown, className } = props
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (isOpen) {
    return (
      <OpenValue
        {...props}
        onClose={(byKey) => {
          setIsOpen(false)
          if (byKey) requestAnimationFrame(() => button.current?.focus())
        }}
      />
    )
  }
  return (
    <button
      ref={button}
      type="button"
      aria-label={`Edit ${label}: ${shown || 'empty'}`}
      onClick={() => setIsOpen(true)}
      className={clsx(
        '-mx-1.5 -my-0.5 min-h-7 min-w-7 max-w-full shrink-0 cursor-text whitespace-pre-line wrap-anywhere rounded-control px-1.5 py-0.5 text-left',
        'decoration-edge decoration-dotted underline-offset-4 transition-colors hover:bg-wash hover:underline',
        className,
      )}
    >
      {shown || <span className="text-ink-soft">—</span>}
    </button>
  )
}

type OpenValueProps = EditableValueProps & { readonly onClose: (byKey: boolean) => void }

function OpenValue({ label, type, value, mark, onType, onClose, className }: OpenValueProps) {
  const id = useId()
  const isNumber = numberTypes.has(type)
  const [draft, setDraft] = useState(isNumber ? value.replace('.', mark) : value)
  const wrong = draft === value ? undefined : problemOf(type, draft, mark)
  const isDone = useRef(false)

  function keep(byKey: boolean) {
    if (isDone.current) return
    const accepted = wrong === undefined ? acceptTyped(type, draft, mark) : undefined
    if (byKey && wrong !== undefined) return
    isDone.current = true
    if (typeof accepted === 'string' && accepted !== value) onType(accepted)
    onClose(byKey)
  }

  function onKeyDown(event: KeyboardEvent) {
    const isBreak = event.key === 'Enter' && longTypes.has(type) && event.shiftKey
    if (event.key === 'Enter' && !isBreak) {
      event.preventDefault()
      keep(true)
    }
    if (event.key === 'Escape') {
      isDone.current = true
      onClose(true)
    }
  }

  const control = {
    'data-own-escape': true,
    'aria-label': label,
    'aria-invalid': wrong !== undefined,
    'aria-describedby': wrong === undefined ? undefined : id,
    value: draft,
    autoFocus: true,
    onBlur: () => keep(false),
    onKeyDown,
    className: clsx(openLook, isNumber ? 'w-28 text-right' : 'w-[calc(100%+0.75rem)]', className),
  }
  const choices = choicesOf(type, value)
  return (
    <span className="block">
      {choices && (
        <select {...control} onChange={({ target }) => setDraft(target.value)}>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
      {!choices && longTypes.has(type) && (
        <textarea
          {...control}
          rows={Math.min(6, draft.split('\n').length)}
          onChange={({ target }) => setDraft(target.value)}
        />
      )}
      {!choices && !longTypes.has(type) && (
        <input
          {...control}
          type={type === 'day' ? 'date' : 'text'}
          inputMode={isNumber ? 'decimal' : undefined}
          onFocus={({ target }) => type !== 'day' && target.select()}
          onChange={({ target }) => setDraft(target.value)}
        />
      )}
      {wrong !== undefined && (
        <span
          id={id}
          role="alert"
          className="block whitespace-normal text-small text-vermilion-ink"
        >
          {wrong}
        </span>
      )}
    </span>
  )
}

const openLook =
  '-mx-1.5 -my-0.5 min-w-16 rounded-control border border-spruce bg-paper px-1.5 py-0.5 text-ink outline-none ring-1 ring-spruce aria-invalid:border-vermilion-ink aria-invalid:ring-vermilion-ink pointer-coarse:min-h-11 pointer-coarse:text-[1rem]'

const longTypes: ReadonlySet<FieldType> = new Set(['address', 'long-text'])
const numberTypes: ReadonlySet<FieldType> = new Set([
  'amount',
  'quantity',
  'positive-amount',
  'rate',
  'own-rate',
])

/** Whether a value of this type can be typed over. */
export function isEditable(type: FieldType): boolean {
  return !['flag', 'picture', 'language', 'second-language'].includes(type)
}

function problemOf(type: FieldType, draft: string, mark: DecimalMark): string | undefined {
  if (numberTypes.has(type)) return readTypedNumber(type, draft, mark).wrong
  return acceptTyped(type, draft, mark) === undefined ? 'This does not fit here.' : undefined
}

type Choice = { readonly code: string; readonly name: string }

/** What can be chosen, where a field takes nothing else. */
function choicesOf(type: FieldType, value: string): readonly Choice[] | undefined {
  switch (type) {
    case 'currency':
      return currencyCodes.map((code) => ({ code, name: `${code}, ${currencyName(code)}` }))
    case 'region': {
      const names = new Intl.DisplayNames('en', { type: 'region' })
      return countryCodes.map((code) => ({ code, name: names.of(code) ?? code }))
    }
    case 'payment-terms': {
      const usual = paymentTerms.map((code) => ({ code, name: english.paymentTerms[code] }))
      const isUsual = usual.some(({ code }) => code === value)
      return isUsual ? usual : [{ code: value, name: value }, ...usual]
    }
    case 'discount-kind':
      return [
        { code: 'percent', name: 'Percent' },
        { code: 'amount', name: 'Amount' },
      ]
    default:
      return undefined
  }
}
