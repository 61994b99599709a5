import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { controlLook, Field, type FieldFrame } from './field.tsx'
import { PickerList } from './picker-list.tsx'

export type PickerOption = {
  readonly value: string
  /** Also what is searched, and what screen readers say. */
  readonly label: string
  /** Further words by which it is found. */
  readonly keywords?: string
  /** Options of a group stand together under its name, as long as nothing is searched. */
  readonly group?: string
}

/** What is known of a picker before its options are. */
export type PickedFieldProps = FieldFrame & {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
}

/** A list, or what makes one when it is opened. */
export type PickerOptions<Option extends PickerOption> =
  | readonly Option[]
  | (() => readonly Option[])

type PickerFieldProps<Option extends PickerOption> = PickedFieldProps & {
  readonly options: PickerOptions<Option>
  /** What is chosen, where the list is not made yet. */
  readonly chosen?: Option | undefined
  /** How an option looks, in the list and when chosen; its label otherwise. */
  readonly draw?: (option: Option) => ReactNode
  /** The words in the search field; without them a short list needs no search. */
  readonly searchLabel?: string
}

/** A choice whose options are drawn, or so many that they are searched. For others there is SelectField. */
export function PickerField<Option extends PickerOption>({
  value,
  options,
  chosen = typeof options === 'function' ? undefined : optionIn(options, value),
  onChange,
  onBlur,
  draw = (option) => option.label,
  searchLabel,
  ...frame
}: PickerFieldProps<Option>) {
  const [open, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)

  function toggle(isOpen: boolean) {
    setOpen(isOpen)
    if (!isOpen) onBlur?.()
  }

  return (
    <Field {...frame}>
      {(control) => (
        <Popover.Root open={open} onOpenChange={toggle}>
          <Popover.Trigger asChild>
            <button
              {...control}
              ref={trigger}
              type="button"
              role="combobox"
              aria-expanded={open}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
                event.preventDefault()
                setOpen(true)
              }}
              className={clsx(
                controlLook,
                'flex h-10 cursor-pointer items-center justify-between gap-2 text-left pointer-coarse:h-11',
              )}
            >
              <span className="min-w-0 truncate">{chosen ? draw(chosen) : value}</span>
              <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
            </button>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              align="start"
              sideOffset={4}
              collisionPadding={8}
              className={clsx(
                'z-50 flex max-h-(--radix-popover-content-available-height) w-(--radix-popover-trigger-width) min-w-60 flex-col',
                'rounded-panel border border-hairline bg-paper text-ink shadow-sheet outline-none',
                'data-[state=closed]:animate-vanish data-[state=open]:animate-appear',
              )}
              aria-label={frame.label}
            >
              <PickerList
                {...{ options, value, draw, searchLabel }}
                label={frame.label}
                onChoose={(picked) => {
                  onChange(picked)
                  toggle(false)
                }}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}

function optionIn<Option extends PickerOption>(
  options: readonly Option[],
  value: string,
): Option | undefined {
  return options.find((option) => option.value === value)
}
