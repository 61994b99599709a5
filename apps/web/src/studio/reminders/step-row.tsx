import { type CalendarDay, formatDay } from '@sheaf/domain/locale/calendar-day'
import type { ReminderTone } from '@sheaf/domain/reminders/tones'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type KeyedStep, mostDays, toneNames, tonesOn, withDays } from './reminder-steps.ts'
import { TimelineDot } from './timeline-dot.tsx'

type StepRowProps = {
  readonly step: KeyedStep
  /** Which one it is, for those who hear its fields. */
  readonly place: number
  readonly day: CalendarDay
  /** Its day has passed: nothing is sent. */
  readonly isOver: boolean
  readonly hasTone: boolean
  /** Nothing follows on the line. */
  readonly isLast: boolean
  readonly onChange: (step: KeyedStep) => void
  readonly onRemove: () => void
  readonly onSelect: () => void
}

/** One reminder: its day, and what can be changed about it. */
export function StepRow(props: StepRowProps) {
  const { step, place, day, isOver, hasTone, isLast, onChange, onRemove, onSelect } = props
  const named = `reminder ${place}`
  return (
    <li className="flex gap-4" onFocus={onSelect}>
      <TimelineDot tone={isOver ? 'quiet' : 'waiting'} isLast={isLast} />
      <div className="flex min-w-0 grow flex-col gap-1.5 pb-5">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <time dateTime={day} className="font-medium tabular-nums">
            {formatDay(day, 'en-US')}
          </time>
          {isOver && <span className="text-ink-soft text-small">Already past, won't be sent</span>}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <DaysField
            named={named}
            step={step}
            onChange={(days) => onChange({ ...step, ...withDays(step, days) })}
          />
          {hasTone && (
            <SelectField
              label={`Tone, ${named}`}
              labelHidden
              value={step.tone}
              options={tonesOn(step.days).map((tone) => ({ value: tone, label: toneNames[tone] }))}
              onChange={({ target }) => onChange({ ...step, tone: target.value as ReminderTone })}
              frameClassName="w-28"
            />
          )}
          <IconButton label={`Remove ${named}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </div>
      </div>
    </li>
  )
}

type DaysFieldProps = {
  readonly named: string
  readonly step: KeyedStep
  readonly onChange: (days: number) => void
}

/** So many days before or after. What is being typed is no number at times, and then the last one counts. */
function DaysField({ named, step, onChange }: DaysFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [isBefore, setIsBefore] = useState(step.days < 0)

  function settle(count: number, before: boolean) {
    const most = before ? mostDays.before : mostDays.after
    const days = Math.min(Math.max(0, count), most)
    onChange(before && days > 0 ? -days : days)
  }

  return (
    <>
      <TextField
        label={`Days, ${named}`}
        labelHidden
        inputMode="numeric"
        value={typed ?? String(Math.abs(step.days))}
        onChange={({ target }) => {
          const digits = target.value.replace(/\D/g, '').slice(0, 3)
          setTyped(digits)
          if (digits !== '') settle(Number(digits), isBefore)
        }}
        onBlur={() => setTyped(undefined)}
        className="text-right tabular-nums"
        frameClassName="w-16"
      />
      <SelectField
        label={`Before or after the due date, ${named}`}
        labelHidden
        value={isBefore ? 'before' : 'after'}
        options={[
          { value: 'before', label: 'days before' },
          { value: 'after', label: 'days after' },
        ]}
        onChange={({ target }) => {
          const before = target.value === 'before'
          setIsBefore(before)
          settle(Math.abs(step.days), before)
        }}
        frameClassName="w-36"
      />
    </>
  )
}
