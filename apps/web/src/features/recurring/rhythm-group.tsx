import { isCalendarDay } from '@sheaf/domain/locale/calendar-day'
import type { RecurrenceUnit } from '@sheaf/domain/schedules/recurrence'
import { currentMoment } from '#document/writing/moment.ts'
import {
  comingTurns,
  type Ending,
  isCount,
  keepsRhythm,
  recurrenceOf,
} from '#studio/repeat/repeat-draft.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import type { GroupProps } from './group-props.ts'
import { endWords, rhythmWords } from './rhythm-words.ts'

/** How often, from when, and until when. */
export function RhythmGroup({ draft, change, problems }: GroupProps) {
  const { every, unit, start, ending, lastDay, count, running } = draft
  const isOne = every === '1'
  const { today } = currentMoment()
  const next = start === '' ? '' : (comingTurns(draft)[0]?.day ?? start)
  return (
    <Card title="Schedule" help={<Summary draft={draft} />}>
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-[6rem_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          label="Every"
          type="number"
          inputMode="numeric"
          min={1}
          max={99}
          value={every}
          error={problems.every}
          onChange={({ target }) => change({ every: target.value })}
        />
        <SelectField
          label="Unit"
          value={unit}
          options={units.map((name) => ({ value: name, label: isOne ? name : `${name}s` }))}
          onChange={({ target }) => change({ unit: target.value as RecurrenceUnit })}
        />
        <TextField
          label={running ? 'Next invoice' : 'First invoice'}
          type="date"
          min={running?.free ?? today}
          max="9999-12-31"
          value={next}
          help={next === today ? "Goes out right away if it's past 8:00 AM." : undefined}
          error={problems.start}
          onChange={({ target }) => change({ start: target.value })}
          frameClassName="max-sm:col-span-2"
        />
        <SelectField
          label="Ends"
          value={ending}
          options={endingOptions}
          onChange={({ target }) => change({ ending: target.value as Ending })}
          frameClassName="col-span-2 sm:col-span-2"
        />
        {ending === 'day' && (
          <TextField
            label="Last day"
            type="date"
            max="9999-12-31"
            value={lastDay}
            error={problems.lastDay}
            onChange={({ target }) => change({ lastDay: target.value })}
            frameClassName="max-sm:col-span-2"
          />
        )}
        {ending === 'count' && (
          <TextField
            label={keepsRhythm(draft) ? 'Invoices in total' : 'Number of invoices'}
            type="number"
            inputMode="numeric"
            min={1}
            max={1000}
            value={count}
            error={problems.count}
            onChange={({ target }) => change({ count: target.value })}
            frameClassName="max-sm:col-span-2"
          />
        )}
      </div>
    </Card>
  )
}

const units: readonly RecurrenceUnit[] = ['week', 'month', 'quarter', 'year']

const endingOptions: readonly { readonly value: Ending; readonly label: string }[] = [
  { value: 'never', label: 'Never' },
  { value: 'day', label: 'On a date' },
  { value: 'count', label: 'After a number of invoices' },
]

function Summary({ draft }: Pick<GroupProps, 'draft'>) {
  const { every, start } = draft
  if (!isCount(every, 99) || !isCalendarDay(start)) return 'Choose how often and when to start.'
  const recurrence = recurrenceOf(draft)
  const isEndOpen = comingTurns(draft).length === 0
  return (
    <span aria-live="polite">
      {rhythmWords(recurrence)}
      {isEndOpen ? '' : ` · ${endWords(recurrence)}`}
    </span>
  )
}
