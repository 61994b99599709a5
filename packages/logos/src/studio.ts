import type { LogoStyle } from '@sheaf/contract/logo-choices'
import { designs } from './designs.ts'
import { toSvg } from './svg.ts'
import { openTypeCase } from './type/type-case.ts'

export type LogoRequest = {
  readonly companyName: string
  /** What it should show, in the user's words: it tells the trade where the name does not. */
  readonly description?: string | undefined
  readonly style: LogoStyle
  /** Two colours as '#rrggbb': the first carries the name, the second the accent. */
  readonly colours: readonly [string, string]
  /** The same request gives the same logos; another seed gives others. */
  readonly seed: number
  readonly count: number
}

export type DrawnLogo = {
  readonly svg: string
  /** The mark alone, for places of 32 pixels. */
  readonly mark: string
  /** 'monogram', 'negative-space', …: no two logos of a request have the same. */
  readonly idea: string
}

export type LogoStudio = { readonly draw: (request: LogoRequest) => readonly DrawnLogo[] }

/** Opens the type case once; after that, logos are drawn without waiting. */
export async function openLogoStudio(): Promise<LogoStudio> {
  const typeCase = await openTypeCase()
  return {
    draw({ companyName, description, style, colours, seed, count }) {
      return designs(typeCase, { companyName, description, style, seed, count }).map(
        ({ idea, whole, mark }) => ({
          svg: toSvg(whole, companyName, colours, 0.08),
          mark: toSvg(mark, companyName, colours, 0.05),
          idea,
        }),
      )
    },
  }
}
