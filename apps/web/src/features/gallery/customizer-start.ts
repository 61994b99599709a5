import type { Template } from '@sheaf/contract/templates'
import type { Theme, Themes } from '@sheaf/contract/themes'
import { findTheme, offeredThemes, withOwnTheme } from '#api/catalogue.ts'
import type { TemplateContent } from '#api/templates.ts'
import { newTemplateValues, valuesOf } from '#sheets/templates/template-values.ts'

/** What the customizer opens with. */
export type CustomizerStart = {
  readonly themes: readonly Theme[]
  readonly values: TemplateContent
  /** The saved template that is changed; undefined: a new one is made. */
  readonly editingId: string | undefined
  /** The address named a template that is not there. */
  readonly isMissing: boolean
}

type Given = {
  /** ?template= : a theme or a saved template. */
  readonly wanted: string | null
  readonly themes: Themes
  readonly isPremium: boolean
  readonly templates: readonly Template[] | undefined
  /** The saved templates could not be read. */
  readonly isFailed: boolean
}

export function findCustomizerStart(given: Given): CustomizerStart | 'waiting' {
  const { wanted, themes, isPremium, templates, isFailed } = given
  const offered = offeredThemes(themes, 'invoice', isPremium)
  const [first] = offered
  if (!first) throw new Error('There is no theme for invoices')
  const theme = offered.find(({ id }) => id === wanted)
  if (theme || wanted === null) return newStart(offered, theme ?? first, false)
  if (templates === undefined && !isFailed) return 'waiting'
  const template = templates?.find(({ id }) => id === wanted)
  if (!template) return newStart(offered, first, true)
  return {
    themes: withOwnTheme(offered, findTheme(themes, template.theme)),
    values: valuesOf(template),
    editingId: template.id,
    isMissing: false,
  }
}

function newStart(themes: readonly Theme[], theme: Theme, isMissing: boolean): CustomizerStart {
  return { themes, values: newTemplateValues(theme), editingId: undefined, isMissing }
}
