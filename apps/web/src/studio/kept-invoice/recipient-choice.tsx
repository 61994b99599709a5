import type { Delivery } from '@sheaf/contract/kept-invoices'
import { OptionCards } from '#ui/fields/option-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type RecipientChoiceProps = {
  readonly deliverTo: Delivery
  readonly clientEmail: string
  /** What each of them gets, in a few words. */
  readonly help: Readonly<Record<Delivery, string>>
  readonly error?: string | undefined
  readonly onChange: (change: {
    readonly deliverTo?: Delivery
    readonly clientEmail?: string
  }) => void
}

const labels: Readonly<Record<Delivery, string>> = { me: 'Me', client: 'My client' }

/** Who gets the emails about an invoice: the user alone, or the client with the user in copy. */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { deliverTo, clientEmail, help, error, onChange } = props
  return (
    <div className="flex flex-col gap-4">
      <OptionCards
        legend="Who gets the emails?"
        options={(['me', 'client'] as const).map((value) => ({
          value,
          label: labels[value],
          help: help[value],
        }))}
        value={deliverTo}
        onChange={(value) => onChange({ deliverTo: value })}
      />
      {deliverTo === 'client' && (
        <TextField
          label="Client's email address"
          type="email"
          autoComplete="off"
          inputMode="email"
          maxLength={254}
          help="You get a copy, and replies come to you."
          value={clientEmail}
          error={error}
          onChange={({ target }) => onChange({ clientEmail: target.value })}
        />
      )}
    </div>
  )
}
