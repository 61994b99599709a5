import { type LogoColour, type LogoStyle, logoColours } from '@sheaf/contract/logo-choices'
import {
  companyNameRequired,
  type GeneratedLogos,
  isBlankName,
  isLongName,
  type LogoEngine,
  longestCompanyName,
} from '@sheaf/contract/logo-generation'
import { isColor } from '@sheaf/domain/look/color'
import { useEffect, useRef, useState } from 'react'
import { useCurrentUser } from '#api/current-user.ts'
import { tellFailure } from '#api/failure.ts'
import { generateLogo } from '#api/generate-logo.ts'
import { keepLogo, useRefreshLogos } from '#api/logos.ts'
import { toast } from '#ui/feedback/toast.ts'
import { logoPlan } from './logo-plan.ts'

export type LogoRequest = {
  readonly companyName: string
  readonly description: string
  readonly style: LogoStyle
  /** One of the pairs that are offered, or the user's own. */
  readonly colour: LogoColour | 'own'
  /** What is being typed may not be a colour yet. */
  readonly own: ColourPair
}

export type ColourPair = readonly [string, string]

/** The two colours to draw in. */
export function coloursOf({ colour, own }: Pick<LogoRequest, 'colour' | 'own'>): ColourPair {
  return colour === 'own' ? own : logoColours[colour]
}

export type Drawn = {
  readonly logos: readonly { readonly id: string; readonly url: string }[]
  readonly engine: LogoEngine
  readonly companyName: string
}

type Options = {
  readonly companyName: string
  readonly description: string
  /** Of the document: what the user's own pair starts with. */
  readonly brandColours: ColourPair
  /** The chosen logo, which is kept from now on. */
  readonly onUse: (objectPath: string) => void
}

/** What is asked for, the logos that came of it, and the choice among them. */
export function useLogoGeneration({ companyName, description, brandColours, onUse }: Options) {
  const [request, setRequest] = useState<LogoRequest>({
    companyName: companyName.trim(),
    description: description.trim(),
    style: 'modern',
    colour: 'blue',
    own: brandColours,
  })
  const { plan, askAgain } = usePlan()
  const drawing = useGeneratedLogos(request, plan !== undefined && !plan.isAtLimit, askAgain)
  const { isUsing, use } = useChoice(drawing.chosen, plan?.isPremium ?? false, onUse)
  const isBlank = isBlankName(request.companyName)
  return {
    ...drawing,
    request,
    change: (part: Partial<LogoRequest>) => setRequest({ ...request, ...part }),
    plan,
    nameError: isLongName(request.companyName)
      ? `Must be at most ${longestCompanyName} characters`
      : undefined,
    isDisabled:
      isBlank ||
      isLongName(request.companyName) ||
      !coloursOf(request).every(isColor) ||
      (plan?.isAtLimit ?? true),
    isUsing,
    use,
  }
}

function usePlan() {
  const session = useCurrentUser({ fresh: true })
  const plan = session.state === 'member' ? logoPlan(session.user) : undefined
  return { plan, askAgain: session.askAgain }
}

function useGeneratedLogos(request: LogoRequest, mayDraw: boolean, onCounted: () => void) {
  const [drawn, setDrawn] = useState<Drawn>()
  const [chosenId, setChosenId] = useState<string>()
  const [isPending, setIsPending] = useState(false)
  const refreshLogos = useRefreshLogos()
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  async function generate(): Promise<void> {
    const colors = [...coloursOf(request)]
    if (isPending || !mayDraw || isLongName(request.companyName) || !colors.every(isColor)) return
    if (isBlankName(request.companyName)) return void toast(nameless)
    const own = new AbortController()
    current.current = own
    setIsPending(true)
    try {
      const { companyName, description, style } = request
      const order = { companyName, description, style, colors, propose: true }
      const answer = await generateLogo(order, own.signal)
      setDrawn(toDrawn(answer, companyName))
      setChosenId(answer.id)
      toast(generatedNote(answer))
      void refreshLogos()
    } catch (error) {
      if (own.signal.aborted) return
      tellFailure('Generation Failed', error, 'Failed to generate logo. Please try again.')
    }
    setIsPending(false)
    onCounted()
  }

  const chosen = drawn?.logos.find(({ id }) => id === chosenId)
  return { drawn, chosen, choose: setChosenId, isPending, generate }
}

type Choice = Drawn['logos'][number]

function useChoice(
  chosen: Choice | undefined,
  isProposal: boolean,
  onUse: (objectPath: string) => void,
) {
  const [isUsing, setIsUsing] = useState(false)
  const refreshLogos = useRefreshLogos()

  async function use(): Promise<void> {
    if (!chosen || isUsing) return
    setIsUsing(true)
    try {
      // The one logo of a free user was kept as it was drawn.
      if (isProposal) await keepLogo(chosen.id)
      onUse(chosen.url)
      void refreshLogos()
    } catch (error) {
      tellFailure('Logo not saved', error, "We couldn't save the logo. Please try again.")
    }
    setIsUsing(false)
  }

  return { isUsing, use }
}

function toDrawn(answer: GeneratedLogos, companyName: string): Drawn {
  const { url, id, alternatives, engine } = answer
  return { logos: [{ url, id }, ...alternatives], engine, companyName }
}

function generatedNote({ alternatives }: GeneratedLogos) {
  const description =
    alternatives.length === 0
      ? 'Your logo is ready to use.'
      : `${alternatives.length + 1} logos to choose from.`
  return { title: 'Logo Generated!', description, duration: 2000 }
}

const nameless = {
  title: companyNameRequired.title,
  description: companyNameRequired.text,
  variant: 'destructive',
} as const
