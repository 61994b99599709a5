import { randomInt } from 'node:crypto'
import type { generateLogoSchema, LogoEngine } from '@sheaf/contract/logo-generation'
import { plans as planTable } from '@sheaf/contract/plans'
import type { z } from 'zod'
import type { User } from '../accounts/store.ts'
import type { AddLogos } from '../logos/add-logos.ts'
import type { Logos } from '../logos/service.ts'
import type { StoredLogo } from '../logos/store.ts'
import type { Plans } from '../plans/service.ts'
import type { DrawLogos } from './draw-logos.ts'

export type GenerateLogos = ReturnType<typeof createGenerateLogos>

type Parts = {
  readonly drawLogos: DrawLogos
  readonly addLogos: AddLogos
  readonly logos: Logos
  readonly plans: Plans
  readonly now: () => Date
}

type LogoInput = z.output<typeof generateLogoSchema>

const proposalLifetimeMs = 24 * 60 * 60 * 1000

/** Draws, keeps and counts, in this order: what could not be drawn costs nothing, and nothing is kept uncounted. */
export function createGenerateLogos({ drawLogos, addLogos, logos, plans, now }: Parts) {
  return async function generateLogos(
    user: User,
    input: LogoInput,
    signal: AbortSignal,
  ): Promise<{ readonly logos: readonly StoredLogo[]; readonly engine: LogoEngine }> {
    plans.expectLogoRoom(user)
    await logos.expectRoom(user)
    const { companyName, description, style, colors: colours, seed = randomInt(2 ** 32) } = input
    const count = planTable[user.subscription].aiLogosAtATime
    const wanted = { companyName, description, style, colours, seed }
    const order = { ...wanted, userId: user.id, count, signal }
    const { pictures, engine } = await drawLogos(order)
    const proposedUntil = new Date(now().getTime() + proposalLifetimeMs)
    // Whoever has but one to draw must not lose it by closing the page.
    const keepsFirst = !input.propose || pictures.length === 1
    const drawn = pictures.map((picture, index) => ({
      picture,
      name: companyName,
      isAiGenerated: true,
      proposedUntil: index === 0 && keepsFirst ? null : proposedUntil,
    }))
    const stored = await addLogos(user, drawn, (transaction) =>
      plans.countLogo(user.id, transaction),
    )
    return { logos: stored, engine }
  }
}
