import type { LogoStyle } from '@sheaf/contract/logo-choices'
import { isColor } from '@sheaf/domain/look/color'
import { useEffect, useState } from 'react'
import type { ColourPair } from './logo-generation.ts'
import type { LogoPlan } from './logo-plan.ts'

type Samples = Readonly<Record<LogoStyle, readonly string[]>>

type StyleSamplesProps = {
  readonly style: LogoStyle
  readonly colours: ColourPair
  readonly plan: LogoPlan | undefined
}

/** Logos of another company in the style and the colours that are chosen: nobody spends a logo to see what a style is. */
export function StyleSamples({ style, colours, plan }: StyleSamplesProps) {
  const samples = useSamples()
  const { title, text } = wordsFor(plan)
  return (
    <div className="flex grow flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="font-medium">{title}</p>
        <p className="text-ink-soft text-small">{text}</p>
      </div>
      <ul aria-label={`Examples of the ${style} style`} className="grid gap-2 sm:grid-cols-2">
        {samples?.[style].map((svg, index) => (
          <li
            key={svg}
            data-theme="light"
            className="grid h-28 place-items-center rounded-control bg-sheet p-3 first:sm:col-span-2 sm:h-34"
          >
            <img
              src={pictureOf(inColours(svg, colours))}
              alt={`Example ${index + 1}`}
              className="max-h-22 max-w-full sm:max-h-28"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function wordsFor(plan: LogoPlan | undefined): { readonly title: string; readonly text: string } {
  const examples = 'These are examples for a made-up company.'
  if (plan?.isAtLimit) return { title: 'What the styles look like', text: examples }
  if (plan?.isPremium) {
    const text = `${plan.atATime} at a time, each with a different idea. Try again as often as you like.`
    return { title: 'Your logos will appear here', text }
  }
  const text = `${examples} Your free logo is only used when you generate one.`
  return { title: 'Your logo will appear here', text }
}

// Fetched with the first look at them: the screens around the generator do without.
function useSamples(): Samples | undefined {
  const [samples, setSamples] = useState<Samples>()
  useEffect(() => {
    let isCurrent = true
    import('./style-samples.json', { with: { type: 'json' } }).then(
      ({ default: loaded }) => {
        if (isCurrent) setSamples(loaded)
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return samples
}

/** The samples were drawn in these two inks. */
const sampleInks = ['#000001', '#000002'] as const

function inColours(svg: string, colours: ColourPair): string {
  return sampleInks.reduce((drawn, ink, index) => {
    const colour = colours[index]
    return colour && isColor(colour) ? drawn.replaceAll(ink, colour) : drawn
  }, svg)
}

function pictureOf(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
