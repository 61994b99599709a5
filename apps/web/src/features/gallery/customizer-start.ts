import type { KeptSender } from '@sheaf/contract/sender'
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
  /** What the user keeps about themselves: a new template starts with it. */
  readonly sender?: KeptSender | undefined
}

export function findCustomizerStart(given: Given): CustomizerStart | 'waiting' {
  const { wanted, themes, isPremium, templates, isFailed, sender } = given
  const offered = offeredThemes(themes, 'invoice', isPremium)
  const [first] = offered
  if (!first) throw new Error('There is no theme for invoices')
  const theme = offered.find(({ id }) => id === wanted)
  const newStart = (chosen: Theme, isMissing: boolean) => ({
    themes: offered,
    values: withSender(newTemplateValues(chosen), sender),
    editingId: undefined,
    isMissing,
  })
  if (theme || wanted === null) return newStart(theme ?? first, false)
  if (templates === undefined && !isFailed) return 'waiting'
  const template = templates?.find(({ id }) => id === wanted)
  if (!template) return newStart(first, true)
  return {
    themes: withOwnTheme(offered, findTheme(themes, template.theme)),
    values: valuesOf(template),
    editingId: template.id,
    isMissing: false,
  }
}

/** Both call what they hold by the names of an invoice. */
function withSender(values: TemplateContent, sender: KeptSender | undefined): TemplateContent {
  const { themes: _, ...design } = sender?.look ?? {}
  const kept = Object.entries({ ...sender?.fields, ...design }).filter(
    ([name, value]) => name in values && typeof value === 'string',
  )
  return { ...values, ...Object.fromEntries(kept) }
}
