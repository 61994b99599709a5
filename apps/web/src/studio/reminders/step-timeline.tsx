import { type CalendarDay, formatDay } from '@sheaf/domain/locale/calendar-day'
import { Plus } from 'lucide-react'
import { Fragment, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { dayOf, inOrder, type KeyedStep, mostSteps, nextStep } from './reminder-steps.ts'
import { StepRow } from './step-row.tsx'
import { TimelineDot } from './timeline-dot.tsx'

type StepTimelineProps = {
  readonly steps: readonly KeyedStep[]
  readonly dueOn: CalendarDay
  /** The first day that can still have one. */
  readonly first: CalendarDay
  /** Calendar entries have no tone. */
  readonly hasTones: boolean
  readonly onChange: (steps: readonly KeyedStep[]) => void
  /** The reader turned to one of them. */
  readonly onSelect: (key: string) => void
}

/** The reminders around the due date, as they follow each other. */
export function StepTimeline(props: StepTimelineProps) {
  const { steps, dueOn, first, hasTones, onChange, onSelect } = props
  const [count, setCount] = useState(steps.length)
  const before = steps.filter(({ days }) => days < 0)
  const after = steps.filter(({ days }) => days >= 0)

  function add() {
    const key = `step-${count}`
    setCount(count + 1)
    onChange(inOrder([...steps, { ...nextStep(steps), key }]))
    onSelect(key)
  }

  function row(step: KeyedStep) {
    return (
      <StepRow
        step={step}
        place={steps.indexOf(step) + 1}
        day={dayOf(step, dueOn)}
        isOver={dayOf(step, dueOn) < first}
        hasTone={hasTones}
        isLast={step === after.at(-1)}
        onChange={(changed) => onChange(steps.map((each) => (each === step ? changed : each)))}
        onRemove={() => onChange(steps.filter((each) => each !== step))}
        onSelect={() => onSelect(step.key)}
      />
    )
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <ol
        className="flex w-full flex-col"
        // Rows that moved while someone types in them would take the focus along.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onChange(inOrder(steps))
        }}
      >
        {before.map((step) => (
          <Fragment key={step.key}>{row(step)}</Fragment>
        ))}
        <DueDay day={dueOn} isLast={after.length === 0} />
        {after.map((step) => (
          <Fragment key={step.key}>{row(step)}</Fragment>
        ))}
      </ol>
      {steps.length < mostSteps && (
        <Button size="small" variant="quiet" className="-ml-3" onClick={add}>
          <Plus aria-hidden="true" className="size-4" />
          Add reminder
        </Button>
      )}
    </div>
  )
}

function DueDay({ day, isLast }: { readonly day: CalendarDay; readonly isLast: boolean }) {
  return (
    <li className="flex gap-4">
      <TimelineDot tone="due" isLast={isLast} />
      <p className="pb-5">
        <time dateTime={day} className="font-medium tabular-nums">
          {formatDay(day, 'en-US')}
        </time>
        <span className="block text-ink-soft text-small">Payment is due</span>
      </p>
    </li>
  )
}
