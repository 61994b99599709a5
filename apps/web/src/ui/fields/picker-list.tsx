import clsx from 'clsx'
import { Check, Search } from 'lucide-react'
import {
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { PickerOption, PickerOptions } from './picker-field.tsx'
import { findOptions, moveTo, startingWith } from './picker-search.ts'

type PickerListProps<Option extends PickerOption> = {
  readonly label: string
  readonly options: PickerOptions<Option>
  readonly value: string
  readonly draw: (option: Option) => ReactNode
  readonly searchLabel: string | undefined
  readonly onChoose: (value: string) => void
}

/** The open list. The focus stays in the search field, or on the list where there is none. */
export function PickerList<Option extends PickerOption>(props: PickerListProps<Option>) {
  const { label, value, searchLabel, onChoose } = props
  const options = typeof props.options === 'function' ? props.options() : props.options
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(value)
  const found = findOptions(options, query)
  const listId = useId()
  const current = found.some((option) => option.value === active) ? active : found[0]?.value
  const listRef = useShownOption(current)
  const typed = useTyped()

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event
    const isWriting = searchLabel !== undefined
    const next = isWriting && caretKeys.has(key) ? undefined : moveTo(found, current, key)
    if (next !== undefined) setActive(next)
    else if ((key === 'Enter' || (key === ' ' && !isWriting)) && current !== undefined)
      onChoose(current)
    else if (!isWriting && key.length === 1) setActive(startingWith(found, typed(key)) ?? active)
    else return
    event.preventDefault()
  }

  const focusable = {
    'aria-controls': listId,
    'aria-activedescendant': current === undefined ? undefined : optionId(listId, current),
    onKeyDown,
  }
  return (
    <>
      {searchLabel !== undefined && (
        <label className="flex items-center gap-2 border-hairline border-b px-3">
          <Search aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          <input
            {...focusable}
            role="combobox"
            aria-expanded="true"
            aria-autocomplete="list"
            aria-label={searchLabel}
            placeholder={searchLabel}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setActive('')
            }}
            className="h-10 w-full min-w-0 bg-transparent outline-none placeholder:text-ink-soft"
          />
        </label>
      )}
      <div
        {...(searchLabel === undefined && focusable)}
        ref={listRef}
        id={listId}
        role="listbox"
        aria-label={label}
        tabIndex={searchLabel === undefined ? 0 : -1}
        className="max-h-96 scroll-py-1 overflow-y-auto overscroll-contain p-1 outline-none"
      >
        {found.map((option, index) => (
          <Fragment key={option.value}>
            {query === '' && option.group !== found[index - 1]?.group && (
              <GroupName name={option.group} />
            )}
            <Row
              id={optionId(listId, option.value)}
              isChosen={option.value === value}
              isActive={option.value === current}
              onChoose={() => onChoose(option.value)}
            >
              {props.draw(option)}
            </Row>
          </Fragment>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-4 pb-4 text-ink-soft">
          No results for “{query}”.
        </p>
      )}
    </>
  )
}

// In a field these move the caret.
const caretKeys: ReadonlySet<string> = new Set(['Home', 'End'])

function optionId(listId: string, value: string): string {
  return `${listId}-${value.replaceAll(' ', '-')}`
}

function GroupName({ name }: { readonly name: string | undefined }) {
  return (
    name && (
      <p role="presentation" className="px-3 pt-2 pb-1 text-ink-soft text-small">
        {name}
      </p>
    )
  )
}

type RowProps = {
  readonly id: string
  readonly isChosen: boolean
  readonly isActive: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Row({ id, isChosen, isActive, onChoose, children }: RowProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: The list holds the focus and names its active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: The keys are heard where the focus is.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      data-active={isActive || undefined}
      onClick={onChoose}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-control px-3 py-1.5 pointer-coarse:min-h-11',
        'hover:bg-wash data-active:bg-wash',
      )}
    >
      <span className="min-w-0">{children}</span>
      {isChosen && <Check aria-hidden="true" className="size-4 shrink-0 text-vermilion" />}
    </div>
  )
}

function useShownOption(active: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another option becomes active.
  useEffect(() => {
    ref.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return ref
}

const pause = 600

/** The letters typed without a pause. */
function useTyped(): (key: string) => string {
  const typed = useRef({ text: '', at: 0 })
  return (key) => {
    const at = performance.now()
    const text = at - typed.current.at < pause ? typed.current.text + key : key
    typed.current = { text, at }
    return text
  }
}
