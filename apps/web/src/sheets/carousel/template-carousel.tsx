import clsx from 'clsx'
import { Check, ChevronLeft, ChevronRight } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import type { CarouselCard } from './carousel-cards.ts'
import { CarouselDots } from './carousel-dots.tsx'
import { modulo, nearestSlot, type Slot, slotForKey, slotsAround } from './carousel-slots.ts'
import { useSwipe } from './use-swipe.ts'

type TemplateCarouselProps = {
  /** What is chosen here, such as 'Invoice templates'. */
  readonly label: string
  readonly cards: readonly CarouselCard[]
  /** Null as long as none is chosen: then `invitation` stands below the row. */
  readonly selectedId: string | null
  readonly invitation?: string
  readonly onSelect: (id: string) => void
  /** Says 'n of total', where the cards of the user's own make the row long. */
  readonly isCounted?: boolean
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
export function TemplateCarousel(props: TemplateCarouselProps) {
  const { label, cards, selectedId, onSelect, isNear = true, size = 'desk' } = props
  const { position, isChosen, moveTo, step } = usePosition(cards, selectedId, onSelect)
  const dots = useRef<HTMLDivElement>(null)
  const at = modulo(position, cards.length)

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = slotForKey(position, cards.length, event.key)
    if (next === undefined) return
    event.preventDefault()
    const reached = event.key.startsWith('Arrow') ? step(next - position) : moveTo(next)
    const isOnDots = dots.current?.contains(document.activeElement)
    if (isOnDots) dots.current?.querySelectorAll('button')[modulo(reached, cards.length)]?.focus()
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={onKeyDown}
      className={props.className}
    >
      <div className="relative">
        <Stage {...{ cards, position, isChosen, moveTo, step, isNear, size }} live={props.live} />
        <Arrow side="left" size={size} onClick={() => step(-1)} />
        <Arrow side="right" size={size} onClick={() => step(1)} />
      </div>
      <div className="flex flex-col items-center gap-3 px-4">
        <Caption
          card={isChosen ? cards[at] : undefined}
          place={props.isCounted ? placeWords(isChosen ? at : undefined, cards.length) : undefined}
          invitation={props.invitation}
          size={size}
        />
        <CarouselDots
          ref={dots}
          cards={cards}
          focusable={at}
          selected={isChosen ? at : undefined}
          onSelect={(index) => moveTo(nearestSlot(position, index, cards.length))}
        />
      </div>
    </section>
  )
}

function placeWords(at: number | undefined, count: number): string {
  return at === undefined ? `${count} templates` : `${at + 1} of ${count}`
}

type CaptionProps = {
  readonly card: CarouselCard | undefined
  readonly place: string | undefined
  readonly invitation: string | undefined
  readonly size: keyof typeof sizes
}

function Caption({ card, place, invitation, size }: CaptionProps) {
  return (
    <div aria-live="polite" className="flex min-h-16 flex-col items-center text-center">
      <h2 className={clsx('wrap-anywhere', size === 'desk' ? 'text-title' : 'text-lead')}>
        {card ? card.name : 'Choose a template'}
        {card?.isCustom && <span className="font-normal text-ink-soft"> (Custom)</span>}
      </h2>
      <p className={clsx('text-ink-soft', size !== 'desk' && 'text-small')}>
        {card ? card.description : invitation}
      </p>
      {place && <p className="text-ink-soft text-small tabular-nums">{place}</p>}
    </div>
  )
}

function usePosition(
  cards: readonly CarouselCard[],
  selectedId: string | null,
  onSelect: (id: string) => void,
) {
  const selected = cards.findIndex(({ id }) => id === selectedId)
  const isChosen = selected >= 0
  const [last, setLast] = useState(Math.max(selected, 0))
  // Whoever owns the choice may change it elsewhere: the row then stands at the nearest slot that holds it.
  const position = isChosen ? nearestSlot(last, selected, cards.length) : 0
  function moveTo(next: number): number {
    setLast(next)
    const card = cards[modulo(next, cards.length)]
    if (card) onSelect(card.id)
    return next
  }
  // While none is chosen, the step forward leads to the first, which lies there already.
  const step = (by: number) => moveTo(isChosen || by < 0 ? position + by : position)
  return { position, isChosen, moveTo, step }
}

type StageProps = {
  readonly cards: readonly CarouselCard[]
  readonly position: number
  readonly isChosen: boolean
  readonly moveTo: (position: number) => void
  readonly step: (by: number) => void
  readonly isNear: boolean
  readonly live: Live | undefined
  readonly size: keyof typeof sizes
}

const sizes = {
  desk: '[--room:4.5rem] [--card:11.5rem] [--step:7.5rem] sm:[--card:14rem] sm:[--step:10.5rem] lg:[--card:16rem] lg:[--step:13rem]',
  strip: '[--room:3.5rem] [--card:8.5rem] [--step:6.5rem]',
  column: '[--room:4rem] [--card:15rem] [--step:10rem] lg:[--card:17rem] lg:[--step:11rem]',
} as const

function Stage({ cards, position, isChosen, moveTo, step, isNear, live, size }: StageProps) {
  const { offset, handlers } = useSwipe(step)
  return (
    <div
      {...handlers}
      style={{ '--drag': `${offset}px` } as CSSProperties}
      className={clsx(
        'relative h-[calc(var(--card)*22/17+var(--room))] touch-pan-y select-none overflow-x-clip',
        sizes[size],
      )}
    >
      {slotsAround(position, cards.length).map((slot) => {
        const card = cards[slot.index]
        return (
          card && (
            <Card
              key={slot.at}
              {...{ card, slot, isNear, live }}
              isSelected={isChosen && slot.distance === 0}
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
  readonly card: CarouselCard
  readonly slot: Slot
  readonly isSelected: boolean
  readonly isNear: boolean
  readonly live: Live | undefined
  readonly isDragged: boolean
  readonly onSelect: () => void
}

function Card({ card, slot, isSelected, isNear, live, isDragged, onSelect }: CardProps) {
  const { distance, isShown } = slot
  const shown = isSelected ? live : undefined
  return (
    <div
      data-card={card.id}
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
        aria-label={isSelected ? `${card.name}, selected` : `Select ${card.name}`}
        onClick={shown?.onOpen ?? onSelect}
        className={clsx('relative block w-full', shown ? 'cursor-zoom-in' : 'cursor-pointer')}
      >
        <SheetFrame
          order={shown ? { ...card.order, fields: shown.fields } : card.order}
          label=""
          isNear={isNear}
          keepsLast={live !== undefined}
          withText={shown !== undefined}
          isSmall
        />
        <span
          className={clsx(
            'absolute inset-0 bg-ground transition-opacity duration-200',
            distance === 0 ? 'opacity-0' : 'opacity-30',
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
        size !== 'desk' && (isLeft ? 'left-0' : 'right-0'),
        size === 'desk' && (isLeft ? 'left-4 sm:left-6' : 'right-4 sm:right-6'),
      )}
    >
      {isLeft ? <ChevronLeft /> : <ChevronRight />}
    </IconButton>
  )
}
