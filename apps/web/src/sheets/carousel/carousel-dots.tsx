import clsx from 'clsx'
import type { Ref } from 'react'

type CarouselDotsProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly cards: readonly { readonly id: string; readonly name: string }[]
  /** The one stop for the Tab key. */
  readonly focusable: number
  readonly selected: number | undefined
  readonly onSelect: (index: number) => void
}

/** The arrow keys, which the carousel hears, move along. */
export function CarouselDots({ ref, cards, focusable, selected, onSelect }: CarouselDotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields, and these are not sent.
    <div ref={ref} role="group" aria-label="Templates" className="flex max-w-full justify-center">
      {cards.map(({ id, name }, index) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-current={index === selected}
          tabIndex={index === focusable ? 0 : -1}
          onClick={() => onSelect(index)}
          className="group grid size-6 min-w-0 shrink cursor-pointer place-items-center rounded-control"
        >
          <span
            className={clsx(
              'h-2 rounded-full transition-[width,background-color]',
              index === selected
                ? 'w-full max-w-5 bg-vermilion'
                : 'w-2 max-w-1/2 bg-edge group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </div>
  )
}
