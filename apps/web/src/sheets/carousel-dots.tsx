import clsx from 'clsx'
import type { Ref } from 'react'

type CarouselDotsProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly names: readonly string[]
  readonly selected: number
  readonly onSelect: (index: number) => void
}

/** One stop for the Tab key; the arrow keys, which the carousel hears, move along. */
export function CarouselDots({ ref, names, selected, onSelect }: CarouselDotsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields, and these are not sent.
    <div ref={ref} role="group" aria-label="Templates" className="flex flex-wrap justify-center">
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          aria-current={index === selected}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => onSelect(index)}
          className="group grid size-6 cursor-pointer place-items-center rounded-control"
        >
          <span
            className={clsx(
              'h-2 rounded-full transition-[width,background-color]',
              index === selected ? 'w-5 bg-vermilion' : 'w-2 bg-edge group-hover:bg-ink',
            )}
          />
        </button>
      ))}
    </div>
  )
}
