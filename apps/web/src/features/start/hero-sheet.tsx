import { Pause, Play } from 'lucide-react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Sheet } from '#ui/layout/sheet.tsx'
import { wakeDemo } from './demo.ts'
import { playLabel } from './demo-stage.ts'
import { describeSheet, scenes, sheetSizes, themeScenes } from './scenes.ts'

/**
 * The product at work: a field is typed on the slip, and the sheet, set by our engine, shows it. Only the first moment is
 * drawn here. What needs a script to work is not offered before there is one.
 */
export function HeroSheet() {
  return (
    <figure ref={wakeDemo} data-part="demo" className="group/demo mx-auto w-full max-w-[33rem]">
      <div className="relative">
        <Sheet className="absolute inset-0 translate-x-[2%] rotate-[2.5deg]" />
        <Sheet className="absolute inset-0 -translate-x-[1%] -rotate-[1.5deg]" />
        <Sheet className="relative aspect-a4">
          <img
            {...scenes[0]?.picture}
            data-part="sheet"
            sizes={sheetSizes}
            alt={describeSheet(0)}
            width={595}
            height={842}
            fetchPriority="high"
            className="absolute inset-0 size-full"
          />
        </Sheet>
        <Slip />
      </div>
      <figcaption className="invisible mt-8 flex items-center justify-between gap-4 group-data-awake/demo:visible">
        <Themes />
        <IconButton label={playLabel} data-part="turn">
          <Play className="group-data-playing/demo:hidden" />
          <Pause className="hidden group-data-playing/demo:block" />
        </IconButton>
      </figcaption>
    </figure>
  )
}

/** What is being typed. The sheet says the same a moment later, so nobody needs to hear it. */
function Slip() {
  return (
    <p
      aria-hidden="true"
      className="absolute -bottom-5 -left-3 flex h-12 w-[min(22rem,88%)] items-center gap-3 border-vermilion border-l-4 bg-paper px-4 shadow-sheet sm:-left-8"
    >
      <span data-part="label" className="shrink-0 text-ink-soft text-small">
        {scenes[0]?.label}
      </span>
      <span className="truncate font-medium tabular-nums">
        <span data-part="typed">{scenes[0]?.text}</span>
        <span className="ml-px hidden h-[1.1em] w-0.5 translate-y-[0.2em] bg-vermilion group-data-playing/demo:inline-block" />
      </span>
    </p>
  )
}

function Themes() {
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
            name="demo-theme"
            value={index}
            defaultChecked={index === 0}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {choice}
        </label>
      ))}
    </fieldset>
  )
}
