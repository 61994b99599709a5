import { type LogoColour, logoColours, logoStyles } from '@sheaf/contract/logo-choices'
import { aiLogoLimitMessage } from '@sheaf/contract/plans'
import { contrast, isColor } from '@sheaf/domain/look/color'
import { Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ColourField } from '#ui/fields/colour-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TileGroup } from '#ui/fields/tile-group.tsx'
import { Badge } from '#ui/layout/badge.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { DrawnLogos } from './drawn-logos.tsx'
import { type ColourPair, coloursOf, useLogoGeneration } from './logo-generation.ts'
import type { LogoPlan } from './logo-plan.ts'
import { StylePicture } from './style-picture.tsx'

type LogoGeneratorProps = {
  readonly trigger: ReactNode
  /** Of the document; it stands in the field at first. */
  readonly companyName: string
  /** What the logo should show, where it has been asked for. */
  readonly description: string
  readonly brandColours: ColourPair
  readonly onUse: (objectPath: string) => void
}

/** A logo from the name of a company, in a style and two colours. */
export function LogoGenerator({ trigger, onUse, ...ofDocument }: LogoGeneratorProps) {
  const [open, setOpen] = useState(false)
  return (
    <Dialog
      title="Generate a logo"
      trigger={trigger}
      open={open}
      onOpenChange={setOpen}
      width="sheet"
    >
      {open && (
        <Workshop
          {...ofDocument}
          onUse={(objectPath) => {
            onUse(objectPath)
            setOpen(false)
          }}
        />
      )}
    </Dialog>
  )
}

type Generation = ReturnType<typeof useLogoGeneration>

function Workshop(props: Omit<LogoGeneratorProps, 'trigger'>) {
  const generation = useLogoGeneration(props)
  const { plan } = generation
  return (
    <div className="flex flex-col gap-5">
      <PlanLine plan={plan} />
      <div className="grid gap-6 md:grid-cols-[19rem_minmax(0,1fr)]">
        <LogoForm generation={generation} />
        <DrawnLogos generation={generation} />
      </div>
    </div>
  )
}

function PlanLine({ plan }: { readonly plan: LogoPlan | undefined }) {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-2 text-small">
      {plan?.isPremium && (
        <Badge tone="ink">
          <Sparkles aria-hidden="true" />
          {plan.words}
        </Badge>
      )}
      {plan && !plan.isPremium && <Badge>{plan.words}</Badge>}
      {plan?.isAtLimit && (
        <p role="alert" className="min-w-0">
          {aiLogoLimitMessage} <TextLink href="/upgrade">See Premium</TextLink>
        </p>
      )}
    </div>
  )
}

function LogoForm({ generation }: { readonly generation: Generation }) {
  const { request, change, generate, nameError, isDisabled, isPending, drawn, plan } = generation
  const colours = coloursOf(request)
  return (
    <form
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex min-w-0 flex-col gap-5"
    >
      <TextField
        label="Company name"
        autoComplete="organization"
        value={request.companyName}
        error={nameError}
        onChange={(event) => change({ companyName: event.target.value })}
        // A browser sends no form whose button is disabled: then nobody would say what is missing.
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          void generate()
        }}
      />
      <TileGroup
        legend="Style"
        className="grid-cols-3"
        value={request.style}
        onChange={(style) => change({ style })}
        tiles={logoStyles.map((style) => ({
          value: style,
          label: inTitle(style),
          picture: (
            <OnPaper className="w-full py-1.5">
              <StylePicture style={style} colours={colours} />
            </OnPaper>
          ),
        }))}
      />
      <TileGroup
        legend="Colors"
        className="grid-cols-3 [&>:last-child]:col-span-3"
        value={request.colour}
        onChange={(colour) => change({ colour })}
        tiles={[
          ...(Object.keys(logoColours) as LogoColour[]).map((colour) => ({
            value: colour,
            label: inTitle(colour),
            picture: <Pair colours={logoColours[colour]} />,
          })),
          { value: 'own', label: 'Your own colors', picture: <Pair colours={request.own} /> },
        ]}
      />
      {request.colour === 'own' && (
        <OwnColours own={request.own} onChange={(own) => change({ own })} />
      )}
      <Button
        variant={drawn ? 'secondary' : 'primary'}
        disabled={isDisabled && !isPending}
        loading={isPending}
        loadingLabel="Generating..."
        onClick={() => void generate()}
      >
        <Sparkles aria-hidden="true" className="size-4" />
        {drawn && plan?.isPremium ? 'Try again' : 'Generate Logo'}
      </Button>
    </form>
  )
}

type OwnColoursProps = {
  readonly own: ColourPair
  readonly onChange: (own: ColourPair) => void
}

function OwnColours({ own: [name, accent], onChange }: OwnColoursProps) {
  const [[nameAtFirst, accentAtFirst]] = useState<ColourPair>([name, accent])
  return (
    <div className="flex flex-col gap-3">
      <ColourField
        label="Name color"
        value={name}
        onChange={(colour) => onChange([colour, accent])}
        original={{ colour: nameAtFirst, name: `the document's color` }}
        help={isPale(name) && 'Hard to read on white paper.'}
      />
      <ColourField
        label="Accent color"
        value={accent}
        onChange={(colour) => onChange([name, colour])}
        original={{ colour: accentAtFirst, name: `the document's color` }}
      />
    </div>
  )
}

// What large type needs at least.
function isPale(colour: string): boolean {
  return isColor(colour) && contrast(colour, '#ffffff') < 3
}

function OnPaper({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      data-theme="light"
      className={`grid place-items-center rounded-[4px] bg-sheet ${className}`}
    >
      {children}
    </span>
  )
}

function Pair({ colours: [ink, accent] }: { readonly colours: readonly [string, string] }) {
  return (
    <span
      aria-hidden="true"
      className="flex h-6 w-full overflow-hidden rounded-[4px] ring-1 ring-edge"
    >
      <span className="grow-2" style={{ backgroundColor: ink }} />
      <span className="grow" style={{ backgroundColor: accent }} />
    </span>
  )
}

function inTitle(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
