import clsx from 'clsx'
import { Pause, Play } from 'lucide-react'
import { useId, useRef } from 'react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { scenes, sheetSizes, themeScenes } from './scenes.ts'
import { useTimeline } from './use-timeline.ts'

/** The product at work: a field is typed on the slip, and the sheet, set by our engine, shows it. */
export function HeroSheet() {
  const stage = useRef<HTMLElement>(null)
  const { moment, isAwake, isPlaying, turn, show } = useTimeline(stage)
  const themed = themeScenes.findLast(({ index }) => index <= moment.sheet) ?? themeScenes[0]
  const { label = '', text = '' } = scenes[moment.scene] ?? {}
  return (
    <figure ref={stage} className="mx-auto w-full max-w-[33rem]">
      <div className="relative">
        <Sheet className="absolute inset-0 translate-x-[2%] rotate-[2.5deg]" />
        <Sheet className="absolute inset-0 -translate-x-[1%] -rotate-[1.5deg]" />
        <Sheet className="relative aspect-a4">
          <Pictures sheet={moment.sheet} below={moment.below} themeName={themed?.name ?? ''} />
        </Sheet>
        <Slip label={label} text={text} letters={moment.letters} isTyping={isPlaying} />
      </div>
      <figcaption
        className={clsx('mt-8 flex items-center justify-between gap-4', !isAwake && 'invisible')}
      >
        <Themes selected={themed?.index ?? 0} onSelect={show} />
        <IconButton
          label={isPlaying ? 'Pause the demo' : 'Play the demo'}
          onClick={() => turn(!isPlaying)}
        >
          {isPlaying ? <Pause /> : <Play />}
        </IconButton>
      </figcaption>
    </figure>
  )
}

type PicturesProps = {
  readonly sheet: number
  readonly below: number
  readonly themeName: string
}

function Pictures({ sheet, below, themeName }: PicturesProps) {
  return (
    <>
      {below !== sheet && <Picture scene={below} alt="" />}
      <Picture
        key={sheet}
        scene={sheet}
        alt={`Invoice from Marlow & Finch Joinery to Hotel Aurelia in the ${themeName} template`}
        className={clsx(below !== sheet && 'animate-appear')}
      />
    </>
  )
}

type PictureProps = { readonly scene: number; readonly alt: string; readonly className?: string }

function Picture({ scene, alt, className }: PictureProps) {
  return (
    <img
      {...scenes[scene]?.picture}
      sizes={sheetSizes}
      alt={alt}
      width={595}
      height={842}
      fetchPriority={scene === 0 ? 'high' : undefined}
      className={clsx('absolute inset-0 size-full', className)}
    />
  )
}

type SlipProps = {
  readonly label: string
  readonly text: string
  readonly letters: number
  readonly isTyping: boolean
}

/** What is being typed. The sheet says the same a moment later, so nobody needs to hear it. */
function Slip({ label, text, letters, isTyping }: SlipProps) {
  return (
    <p
      aria-hidden="true"
      className="absolute -bottom-5 -left-3 flex h-12 w-[min(22rem,88%)] items-center gap-3 border-vermilion border-l-4 bg-paper px-4 shadow-sheet sm:-left-8"
    >
      <span className="shrink-0 text-ink-soft text-small">{label}</span>
      <span className="truncate font-medium tabular-nums">
        {text.slice(0, letters)}
        {isTyping && (
          <span className="ml-px inline-block h-[1.1em] w-0.5 translate-y-[0.2em] bg-vermilion" />
        )}
      </span>
    </p>
  )
}

type ThemesProps = { readonly selected: number; readonly onSelect: (scene: number) => void }

function Themes({ selected, onSelect }: ThemesProps) {
  const group = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-1">
      <legend className="sr-only">Invoice template</legend>
      {themeScenes.map(({ choice, name, index }) => (
        <label
          key={name}
          title={name}
          className="relative cursor-pointer rounded-control px-2 py-1 text-ink-soft text-small transition-colors hover:text-ink has-checked:text-ink has-checked:underline has-checked:decoration-2 has-checked:decoration-vermilion has-checked:underline-offset-4 has-focus-visible:outline-2 has-focus-visible:outline-spruce"
        >
          <input
            type="radio"
            name={group}
            checked={index === selected}
            onChange={() => onSelect(index)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}
