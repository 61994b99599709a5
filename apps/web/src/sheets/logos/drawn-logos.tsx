import type { LogoEngine } from '@sheaf/contract/logo-generation'
import { productName } from '@sheaf/contract/product'
import { useEffect, useRef } from 'react'
import { pictureAddress } from '#api/picture-address.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TileGroup } from '#ui/fields/tile-group.tsx'
import { coloursOf, type useLogoGeneration } from './logo-generation.ts'
import { StyleSamples } from './style-samples.tsx'

type DrawnLogosProps = { readonly generation: ReturnType<typeof useLogoGeneration> }

/** Who drew, since it is not the same: with a model, the name of the company has left the machine. */
const engineWords: Record<LogoEngine, string> = {
  local: `Drawn on this machine by ${productName} itself. Nothing was sent to anyone else.`,
  model: 'Drawn by the image model that this installation uses.',
  'local-after-model-failure': `The image model gave no usable answer. Drawn on this machine by ${productName} itself instead.`,
}

/** What was drawn, beside the form, to choose from. */
export function DrawnLogos({ generation }: DrawnLogosProps) {
  const { drawn, isPending, plan } = generation
  return (
    <section
      aria-label="Generated logos"
      aria-busy={isPending}
      className="flex min-h-64 min-w-0 flex-col gap-4 rounded-panel bg-ground p-4"
    >
      {isPending ? (
        <Waiting count={plan?.atATime ?? 1} />
      ) : drawn ? (
        <Choice generation={generation} drawn={drawn} />
      ) : (
        <StyleSamples
          style={generation.request.style}
          colours={coloursOf(generation.request)}
          plan={plan}
        />
      )}
    </section>
  )
}

type ChoiceProps = DrawnLogosProps & {
  readonly drawn: NonNullable<DrawnLogosProps['generation']['drawn']>
}

function Choice({ generation, drawn }: ChoiceProps) {
  const { chosen, choose, use, isUsing, plan } = generation
  const { logos, engine, companyName } = drawn
  const frame = useRef<HTMLDivElement>(null)
  // The button that was pressed may be disabled by now, and the eyes are here.
  useEffect(() => {
    frame.current?.querySelector('input')?.focus({ preventScroll: true })
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={frame} className="flex grow flex-col gap-4">
      <TileGroup
        legend={logos.length === 1 ? 'Your logo' : 'Choose a logo'}
        className={columns(logos.length)}
        hasSilentLabels
        value={chosen?.id}
        onChange={choose}
        tiles={logos.map(({ id, url }, index) => ({
          value: id,
          label: `Logo ${index + 1} for ${companyName}`,
          picture: <OnSheet url={url} isAlone={logos.length === 1} />,
        }))}
      />
      <p role="status" className="text-ink-soft text-small">
        {engineWords[engine]}{' '}
        {plan?.isPremium
          ? 'The one that you use is saved; the others go.'
          : 'It is among your saved logos.'}
      </p>
      <Button
        variant="primary"
        className="mt-auto self-end"
        disabled={!chosen}
        loading={isUsing}
        onClick={() => void use()}
      >
        Use this logo
      </Button>
    </div>
  )
}

// The first of an odd number lies across, so that no gap is left at the end.
function columns(count: number): string {
  if (count === 1) return ''
  return count % 2 === 1 ? 'grid-cols-2 [&>:first-child]:col-span-2' : 'grid-cols-2'
}

function OnSheet({ url, isAlone }: { readonly url: string; readonly isAlone: boolean }) {
  return (
    <span
      data-theme="light"
      className={`grid w-full place-items-center rounded-[4px] bg-sheet p-1 sm:p-3 ${isAlone ? 'h-48 sm:h-56' : 'h-24 sm:h-30'}`}
    >
      <img
        src={pictureAddress(url)}
        alt=""
        className={`max-w-full ${isAlone ? 'max-h-40' : 'max-h-20 sm:max-h-24'}`}
      />
    </span>
  )
}

function Waiting({ count }: { readonly count: number }) {
  return (
    <>
      <p role="status" className="font-medium">
        {count === 1 ? 'Drawing your logo...' : `Drawing ${count} logos...`}
      </p>
      <div aria-hidden="true" className={`grid gap-2 ${columns(count)}`}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: A patch is nothing but its place.
          <Skeleton key={at} className={count === 1 ? 'h-60' : 'h-34'} />
        ))}
      </div>
    </>
  )
}
