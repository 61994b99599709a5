import clsx from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export type FieldFrame = {
  readonly label: string
  readonly help?: ReactNode
  readonly error?: string | undefined
  /** Says so beside the label, for the few fields of a form that may stay empty. */
  readonly optional?: boolean | undefined
  /** A few words beside the label, on what the choice means. */
  readonly note?: string | undefined
  /** Marks the label, where most fields may stay empty. */
  readonly required?: boolean | undefined
  readonly frameClassName?: string | undefined
  /** Said to listeners alone, where the eye sees beside the control what it is for. */
  readonly labelHidden?: boolean | undefined
}

/** What of its properties belongs to the frame of a field, and what to its control. */
export function splitFrame<Props extends FieldFrame>(props: Props) {
  const { label, help, error, optional, required, note, frameClassName, labelHidden, ...control } =
    props
  return {
    frame: { label, help, error, optional, required, note, frameClassName, labelHidden },
    control,
  }
}

type Control = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

type FieldProps = FieldFrame & { readonly children: (control: Control) => ReactNode }

/** Label above, one line of help and the error below, both tied to the control. */
export function Field(props: FieldProps) {
  const { label, help, error, optional, required, note, frameClassName, labelHidden, children } =
    props
  const id = useId()
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const describedBy = clsx(help && helpId, error && errorId) || undefined
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1.5', frameClassName)}>
      <label
        htmlFor={id}
        className={clsx(
          labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-4 font-medium',
        )}
      >
        <span className={clsx(required && 'is-required')}>{label}</span>
        {optional && <span className="font-normal text-ink-soft text-small">Optional</span>}
        {note && (
          <span aria-hidden="true" className="font-normal text-ink-soft text-small">
            {note}
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {help && (
        <p id={helpId} className="text-ink-soft text-small">
          {help}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-small text-vermilion-ink">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}

export const controlLook = clsx(
  'w-full min-w-0 rounded-control border border-edge bg-paper px-3 text-body text-ink',
  // No fade on focus: people who move on to the next field type right away.
  'hover:not-focus:transition-colors',
  'placeholder:text-ink-soft hover:border-ink focus-visible:border-spruce focus-visible:outline-offset-0',
  // A field that is focused from afar comes with its label.
  'scroll-mt-16 disabled:cursor-not-allowed disabled:border-hairline disabled:bg-wash disabled:text-ink-soft',
  'aria-invalid:border-vermilion-ink',
)
