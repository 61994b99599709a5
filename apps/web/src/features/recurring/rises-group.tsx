import { Plus, X } from 'lucide-react'
import { currentMoment } from '#document/writing/moment.ts'
import { comingTurns, type RepeatDraft } from '#studio/repeat/repeat-draft.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { GroupProps } from './group-props.ts'

type Rise = RepeatDraft['rises'][number]

const most = 20

/** Prices that go up, or down, from a day on. */
export function RisesGroup({ draft, change, problems }: GroupProps) {
  const { rises } = draft

  function changeRise(index: number, changed: Partial<Rise>) {
    change({ rises: rises.map((rise, at) => (at === index ? { ...rise, ...changed } : rise)) })
  }

  return (
    <Card
      title="Price changes"
      help="All prices change by this percentage from that day on. Use a minus sign to lower them."
    >
      <div className="flex flex-col items-start gap-3">
        {rises.map((rise, index) => (
          <RiseRow
            // biome-ignore lint/suspicious/noArrayIndexKey: A rise has no name but its place.
            key={index}
            name={`price change ${index + 1}`}
            {...{ rise }}
            problem={problems[`rises.${index}`]}
            onChange={(changed) => changeRise(index, changed)}
            onRemove={() => change({ rises: rises.filter((_, at) => at !== index) })}
          />
        ))}
        {rises.length < most && (
          <Button
            size="small"
            onClick={() => change({ rises: [...rises, { from: nextYear(draft), percent: '3' }] })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add price change
          </Button>
        )}
      </div>
    </Card>
  )
}

type RiseRowProps = {
  readonly name: string
  readonly rise: Rise
  readonly problem: string | undefined
  readonly onChange: (changed: Partial<Rise>) => void
  readonly onRemove: () => void
}

function RiseRow({ name, rise, problem, onChange, onRemove }: RiseRowProps) {
  return (
    <div className="flex w-full flex-col gap-1.5">
      <div className="grid w-full grid-cols-[6rem_minmax(0,1fr)_auto] items-end gap-x-3 sm:max-w-md">
        <TextField
          label="Percent"
          inputMode="decimal"
          className="text-right"
          aria-label={`Percent, ${name}`}
          value={rise.percent}
          onChange={({ target }) => onChange({ percent: target.value.replace(',', '.').trim() })}
        />
        <TextField
          label="From"
          type="date"
          max="9999-12-31"
          aria-label={`From, ${name}`}
          value={rise.from}
          onChange={({ target }) => onChange({ from: target.value })}
        />
        <IconButton label={`Remove ${name}`} onClick={onRemove} className="mb-1">
          <X />
        </IconButton>
      </div>
      {problem && (
        <p role="alert" className="text-small text-vermilion-ink">
          {problem}
        </p>
      )}
    </div>
  )
}

// Most contracts raise their prices with the year.
function nextYear(draft: RepeatDraft): string {
  const [last] = draft.rises.slice(-1)
  const after = last?.from || comingTurns(draft)[0]?.day || currentMoment().today
  return `${Number(after.slice(0, 4)) + 1}-01-01`
}
