import { invoiceTemplateFields, type Template } from '@sheaf/contract/templates'
import type { Theme } from '@sheaf/contract/themes'
import type { TemplateContent } from '#api/templates.ts'
import { designOf, lookOf, themesOwn } from './look.ts'

const emptyValues: TemplateContent = {
  name: '',
  ...parseDefaults(),
}

/** What a new template starts with: everything about its look is the theme's own. */
export function newTemplateValues(theme: Theme): TemplateContent {
  return { ...emptyValues, theme: theme.id, ...themesOwn(theme) }
}

export function valuesOf(template: Template): TemplateContent {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = template
  return values
}

/** Another theme under the same content: a colour or face that was chosen stays, one that nobody chose follows. */
export function withTheme(values: TemplateContent, from: Theme, to: Theme): TemplateContent {
  return { ...values, theme: to.id, ...designOf(lookOf(from, values), to) }
}

/** Whether anything would be lost. To look at another theme is no change, unless a saved template would get it. */
export function hasChanges(
  values: TemplateContent,
  start: TemplateContent,
  themes: readonly Theme[],
  isEditing: boolean,
): boolean {
  if (isEditing && values.theme !== start.theme) return true
  const now = chosenOnly(values, themes)
  const then = chosenOnly(start, themes)
  return Object.entries(now).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(then[name]),
  )
}

function chosenOnly(values: TemplateContent, themes: readonly Theme[]): Record<string, unknown> {
  const theme = themes.find(({ id }) => id === values.theme)
  if (!theme) return values
  const none = { theme: '', primaryColor: '', secondaryColor: '', fontFamily: '' }
  return { ...values, ...none, ...lookOf(theme, values).chosen }
}

function parseDefaults() {
  const { theme: _theme, ...others } = invoiceTemplateFields
  const defaults = Object.entries(others).map(([name, schema]) => [name, schema.parse(undefined)])
  return { theme: '', ...Object.fromEntries(defaults) } as Omit<TemplateContent, 'name'>
}
