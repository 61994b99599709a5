import { type DepositEntry, depositEntries, depositValues } from '@sheaf/domain/documents/deposits'
import type { BusinessDocument, DocumentOf } from '@sheaf/domain/documents/document'
import { fieldLabel } from '@sheaf/domain/documents/field-labels'
import { limits } from '@sheaf/domain/documents/field-schemas'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { options } from '@sheaf/domain/documents/options'
import { decimalMark } from '@sheaf/domain/locale/document-locale'
import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { readTypedNumber } from '#document/writing/read-field.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { usePaper } from './paper-context.ts'

/** What was paid before this invoice: the deposit invoices that it settles, and any other payment. Below the sheet, whichever it is. */
export function DepositsPanel() {
  const { editor, shown } = usePaper()
  const { document } = editor
  if (!shown.has('deposits') || !hasDeposits(document)) return null
  return (
    <Card
      title={options.deposits.label}
      help="Taken off the total. The invoice shows what was paid and what is still due."
      className="p-5"
    >
      <div className="flex flex-col gap-5">
        <Deposits document={document} />
        <AmountField
          label={fieldLabel(editor.kind, 'amountPaid')}
          help="Any other payment you've already received for this invoice."
          path="amountPaid"
          value={document.amountPaid}
          onRead={(_value, typed) => editor.set('amountPaid', typed)}
          frameClassName="sm:max-w-[13rem]"
        />
      </div>
    </Card>
  )
}

function hasDeposits(document: BusinessDocument): document is DocumentOf<'invoice'> {
  return 'deposits' in document
}

function Deposits({ document }: { readonly document: DocumentOf<'invoice'> }) {
  const { editor } = usePaper()
  const entries = depositEntries(document)
  const add = useRef<HTMLButtonElement>(null)
  const write = (changed: readonly DepositEntry[]) => editor.setAll(depositValues(changed))

  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-2 font-medium">Deposit invoices</legend>
      {entries.map((entry, index) => (
        <DepositRow
          // biome-ignore lint/suspicious/noArrayIndexKey: A deposit is its place in three lists.
          key={index}
          {...{ entry, index }}
          // One list at a time, so that a burst of typing is one step for undo.
          onType={(name, value) => {
            const changed = depositValues(entries.with(index, { ...entry, [name]: value }))
            editor.set(lists[name], changed[lists[name]])
          }}
          onRemove={() => {
            write(entries.toSpliced(index, 1))
            add.current?.focus()
          }}
        />
      ))}
      <Button
        ref={add}
        size="small"
        className="self-start"
        disabled={entries.length >= limits.listEntries}
        onClick={() => write([...entries, { number: '', day: '', amount: '0' }])}
      >
        <Plus aria-hidden="true" className="size-4" />
        Add deposit
      </Button>
    </fieldset>
  )
}

const lists = {
  number: 'deposits.numbers',
  day: 'deposits.days',
  amount: 'deposits.amounts',
} as const satisfies Record<keyof DepositEntry, FieldPath>

type DepositRowProps = {
  readonly entry: DepositEntry
  readonly index: number
  readonly onType: (name: keyof DepositEntry, value: string) => void
  readonly onRemove: () => void
}

function DepositRow({ entry, index, onType, onRemove }: DepositRowProps) {
  const [typed, setTyped] = useState<string>()
  const nth = index + 1
  return (
    <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <TextField
        label="Invoice number"
        aria-label={`Number of deposit ${nth}`}
        name={`deposits.numbers.${index}`}
        // A space at its end is not kept, but the next word needs it.
        value={typed ?? entry.number}
        maxLength={limits.shortText}
        autoComplete="off"
        spellCheck={false}
        frameClassName="max-sm:col-span-2"
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value)
          onType('number', target.value)
        }}
      />
      <TextField
        label="Date"
        aria-label={`Date of deposit ${nth}`}
        name={`deposits.days.${index}`}
        type="date"
        max="9999-12-31"
        value={entry.day}
        onChange={({ target }) => onType('day', target.value)}
      />
      <AmountField
        label="Amount"
        aria-label={`Amount of deposit ${nth}`}
        path={`deposits.amounts.${index}`}
        value={entry.amount}
        onRead={(value) => onType('amount', value)}
        frameClassName="max-sm:col-span-2"
      />
      <IconButton
        label={`Remove deposit ${nth}`}
        className="mb-0.5 max-sm:col-start-3 max-sm:row-start-1"
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </div>
  )
}

type AmountFieldProps = {
  readonly label: string
  readonly 'aria-label'?: string
  readonly help?: string
  readonly path: string
  readonly value: string
  /** The number with a point, and as it was typed. */
  readonly onRead: (value: string, typed: string) => void
  readonly frameClassName?: string
}

/** An amount stays as it is typed until the field is left; then it stands as the document writes it. */
function AmountField({ path, value, onRead, ...frame }: AmountFieldProps) {
  const { editor, writePrice } = usePaper()
  const mark = decimalMark(editor.document)
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? undefined : readTypedNumber('positive-amount', typed, mark)
  // After an undo the document holds another number than the one typed: then the document is right.
  const isStale = reading?.value !== undefined && reading.value !== value
  const resting = value === '0' || value === '' ? '' : writePrice(value)
  return (
    <TextField
      {...frame}
      name={path}
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      className="text-right tabular-nums"
      value={typed === undefined || isStale ? resting : typed}
      error={reading?.wrong}
      onFocus={() => setTyped(resting === '' ? '' : value.replace('.', mark))}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        const read = readTypedNumber('positive-amount', target.value, mark).value
        if (read !== undefined) onRead(read, target.value)
      }}
    />
  )
}
