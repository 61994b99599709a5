import { isColor } from '@sheaf/domain/look/color'
import { z } from 'zod'
import { logoStyles } from './logo-choices.ts'

export const longestCompanyName = 60
export const longestDescription = 200
const tooLongDescription = `Must be at most ${longestDescription} characters`

/** What to tell someone who asks for a logo without a name. */
export const companyNameRequired = {
  title: 'Company Name Required',
  text: 'Please enter a company name to generate a logo.',
} as const

/** Spaces and signs that nobody sees are no name. */
export function isBlankName(name: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(name)
}

export function isLongName(name: string): boolean {
  return [...name.trim()].length > longestCompanyName
}

const twoColors = 'Must be a list of two colors such as #17347f'

/** Any two: the six pairs are offered, and a brand has its own. */
const colourPair = z
  .array(z.string(twoColors).toLowerCase(), twoColors)
  .transform(([ink = '', accent = '', ...more], context): readonly [string, string] => {
    if (isColor(ink) && isColor(accent) && more.length === 0) return [ink, accent]
    context.addIssue(twoColors)
    return z.NEVER
  })

export const generateLogoSchema = z.object({
  companyName: z
    .string(companyNameRequired.text)
    .trim()
    .refine((name) => !isBlankName(name), companyNameRequired.text)
    .refine((name) => !isLongName(name), `Must be at most ${longestCompanyName} characters`),
  /** What the logo should show, in the user's words. */
  description: z.string().trim().max(longestDescription, tooLongDescription).optional(),
  /** In any case: 'Modern' and 'modern' are one style. */
  style: z
    .string()
    .toLowerCase()
    .pipe(z.enum(logoStyles, `Must be one of ${logoStyles.join(', ')}`)),
  colors: colourPair,
  /** The same seed draws the same logos again; without one, each request draws others. */
  seed: z.int().min(0).max(0xffff_ffff).optional(),
  /** All of them wait for a choice. Without this the first is kept at once, and only its alternatives wait. */
  propose: z.boolean().default(false),
})
export type GenerateLogo = z.input<typeof generateLogoSchema>

/** Who drew: the engine of this machine, the model of this installation, or the engine because the model did not. */
export const logoEngines = ['local', 'model', 'local-after-model-failure'] as const
export type LogoEngine = (typeof logoEngines)[number]

const drawnLogoSchema = z.object({ url: z.string(), id: z.string() })

/** What waits for a choice is gone after a day, unless `POST /api/logos/{id}/keep` or a template has taken it. */
export const generatedLogosSchema = z.object({
  ...drawnLogoSchema.shape,
  alternatives: z.array(drawnLogoSchema),
  engine: z.enum(logoEngines),
})
export type GeneratedLogos = z.infer<typeof generatedLogosSchema>
