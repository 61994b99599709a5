import type { Theme } from '@sheaf/contract/themes'
import type { DocumentType } from '@sheaf/domain/documents/document-type'
import clsx from 'clsx'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { CarouselDots } from './carousel-dots.tsx'
import { modulo, nearestSlot, type Slot, slotForKey, slotsAround } from './carousel-slots.ts'
import type { SheetOrder } from './drawing.ts'
import { SheetFrame } from './sheet-frame.tsx'
import { useSwipe } from './use-swipe.ts'

type ThemeCarouselProps = {
  /** What is chosen here, such as 'Invoice templates'. */
  readonly label: string
  readonly kind: DocumentType
  readonly themes: readonly Theme[]
  readonly selectedId: string
  readonly onSelect: (theme: Theme) => void
  /** Not near: the sheets are laid out but not drawn yet. */
  readonly isNear?: boolean
  /** What the chosen sheet shows and follows, in place of a sample. */
  readonly live?: Live
  readonly size?: keyof typeof sizes
  readonly className?: string
}

export type Live = {
  readonly fields: NonNullable<SheetOrder['fields']>
  /** A click on the chosen sheet; the screen offers the same by a button. */
  readonly onOpen: () => void
}

/** Sheets in a row without ends, one of them chosen: by arrows, dots, keys, a click on a card, or a swipe. */
export function ThemeCarousel(props: ThemeCarouselProps) {
  const { label, kind, themes, selectedId, onSelect, isNear = true, size = 'desk' } = props
  const { position, moveTo } = usePosition(themes, selectedId, onSelect)
  const dots = useRef<HTMLDivElement>(null)
  const selected = themes[modulo(position, themes.length)]

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = slotForKey(position, themes.length, event.key)
    if (next === undefined) return
    event.preventDefault()
    moveTo(next)
    const isOnDots = dots.current?.contains(document.activeElement)
    if (isOnDots) dots.current?.querySelectorAll('button')[modulo(next, themes.length)]?.focus()
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={props.className}
    >
      <div className="relative">
        <Stage {...{ kind, themes, position, moveTo, isNear, size }} live={props.live} />
        <Arrow side="left" size={size} onClick={() => moveTo(position - 1)} />
        <Arrow side="right" size={size} onClick={() => moveTo(position + 1)} />
      </div>
      <div className="flex flex-col items-center gap-3 px-4">
        <div aria-live="polite" className="flex min-h-16 flex-col items-center text-center">
          <h2 className={size === 'desk' ? 'text-title' : 'text-lead'}>{selected?.name}</h2>
          <p className={clsx('text-ink-soft', size === 'column' && 'text-small')}>
            {selected?.description}
          </p>
        </div>
        <CarouselDots
          ref={dots}
          names={themes.map((theme) => theme.name)}
          selected={modulo(position, themes.length)}
          onSelect={(index) => moveTo(nearestSlot(position, index, themes.length))}
        />
      </div>
    </section>
  )
}

function usePosition(
  themes: readonly Theme[],
  selectedId: string,
  onSelect: (theme: Theme) => void,
) {
  const selected = Math.max(
    themes.findIndex((theme) => theme.id === selectedId),
    0,
  )
  const [last, setLast] = useState(selected)
  // Whoever owns the choice may change it elsewhere: the row then stands at the nearest slot that holds it.
  const position = nearestSlot(last, selected, themes.length)
  function moveTo(next: number) {
    setLast(next)
    const theme = themes[modulo(next, themes.length)]
    if (theme) onSelect(theme)
  }
  return { position, moveTo }
}

type StageProps = {
  readonly kind: DocumentType
  readonly themes: readonly Theme[]
  readonly position: number
  readonly moveTo: (position: number) => void
  readonly isNear: boolean
  readonly live: Live | undefined
  readonly size: keyof typeof sizes
}

const sizes = {
  desk: '[--room:4.5rem] [--card:11.5rem] [--step:7.5rem] sm:[--card:14rem] sm:[--step:10.5rem] lg:[--card:16rem] lg:[--step:13rem]',
  column: '[--room:4rem] [--card:15rem] [--step:10rem] lg:[--card:17rem] lg:[--step:11rem]',
} as const

function Stage({ kind, themes, position, moveTo, isNear, live, size }: StageProps) {
  const { offset, handlers } = useSwipe((step) => moveTo(position + step))
  return (
    <div
      {...handlers}
      style={{ '--drag': `${offset}px` } as CSSProperties}
      className={clsx(
        'relative h-[calc(var(--card)*22/17+var(--room))] touch-pan-y select-none overflow-x-clip',
        sizes[size],
      )}
    >
      {slotsAround(position, themes.length).map((slot) => {
        const theme = themes[slot.index]
        return (
          theme && (
            <Card
              key={slot.at}
              {...{ kind, theme, slot, isNear, live }}
              isDragged={offset !== 0}
              onSelect={() => moveTo(slot.at)}
            />
          )
        )
      })}
    </div>
  )
}

type CardProps = {
  readonly kind: DocumentType
  readonly theme: Theme
  readonly slot: Slot
  readonly isNear: boolean
  readonly live: Live | undefined
  readonly isDragged: boolean
  readonly onSelect: () => void
}

function Card({ kind, theme, slot, isNear, live, isDragged, onSelect }: CardProps) {
  const { distance, isShown } = slot
  const isSelected = distance === 0
  const shown = isSelected ? live : undefined
  return (
    <div
      data-card={theme.id}
      inert={!isShown}
      style={{ '--at': distance, '--far': Math.abs(distance) } as CSSProperties}
      className={clsx(
        'absolute top-6 left-[calc(50%-var(--card)/2)] z-[calc(5-var(--far))] w-(--card)',
        'transform-[translateX(calc(var(--at)*var(--step)+var(--drag)))_scale(calc(1-var(--far)*0.1))]',
        !isDragged && 'transition-[transform,opacity,visibility] duration-200',
        !isShown && 'invisible opacity-0',
      )}
    >
      {/* The arrows and dots do the same for the keyboard. */}
      <button
        type="button"
        tabIndex={-1}
        aria-label={isSelected ? `${theme.name}, selected` : `Select ${theme.name}`}
        onClick={shown?.onOpen ?? onSelect}
        className={clsx('relative block w-full', shown ? 'cursor-zoom-in' : 'cursor-pointer')}
      >
        <SheetFrame
          order={{ kind, themeId: theme.id, ...(shown && { fields: shown.fields }) }}
          label=""
          isNear={isNear}
          keepsLast={live !== undefined}
          withText={shown !== undefined}
          isSmall
        />
        <span
          className={clsx(
            'absolute inset-0 bg-ground transition-opacity duration-200',
            isSelected ? 'opacity-0' : 'opacity-30',
          )}
        />
      </button>
      {isSelected && (
        <span data-theme="light" className="absolute -top-3 left-0 flex w-full justify-center">
          <Badge tone="ink">
            <Check aria-hidden="true" />
            Selected
          </Badge>
        </span>
      )}
    </div>
  )
}

type ArrowProps = {
  readonly side: 'left' | 'right'
  readonly size: keyof typeof sizes
  readonly onClick: () => void
}

function Arrow({ side, size, onClick }: ArrowProps) {
  const isLeft = side === 'left'
  return (
    <IconButton
      label={isLeft ? 'Previous template' : 'Next template'}
      onClick={onClick}
      className={clsx(
        'absolute inset-y-0 z-10 my-auto size-11 border border-hairline bg-paper text-ink',
        size === 'column' && (isLeft ? 'left-0' : 'right-0'),
        size === 'desk' && (isLeft ? 'left-4 sm:left-6' : 'right-4 sm:right-6'),
      )}
    >
      {isLeft ? <ChevronLeft /> : <ChevronRight />}
    </IconButton>
  )
}
