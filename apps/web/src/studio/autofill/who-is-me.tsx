import type { AutofillAnswer } from '@sheaf/contract/autofill'
import { Button } from '#ui/actions/button.tsx'

type WhoIsMeProps = {
  readonly parties: NonNullable<AutofillAnswer['parties']>
  readonly onChoose: (name: string) => void
}

/** Two names and nothing that tells which of them writes the document: one click instead of a guess. */
export function WhoIsMe({ parties, onChoose }: WhoIsMeProps) {
  return (
    <fieldset className="rounded-control border border-hairline bg-wash p-4">
      <legend className="float-left mb-2 w-full font-medium">Which of these is you?</legend>
      <div className="clear-both flex flex-wrap gap-2">
        {parties.map(({ name, start }) => (
          <Button key={start} size="small" onClick={() => onChoose(name)} className="max-w-full">
            <span className="truncate">{name}</span>
          </Button>
        ))}
        <Button size="small" variant="quiet" onClick={() => onChoose('')}>
          None of these
        </Button>
      </div>
    </fieldset>
  )
}
