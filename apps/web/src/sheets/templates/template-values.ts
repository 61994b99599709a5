import { invoiceTemplateFields, type Template } from '@sheaf/contract/templates'
import type { Theme } from '@sheaf/contract/themes'
import type { TemplateContent } from '#api/templates.ts'

const emptyValues: TemplateContent = {
  name: '',
  ...parseDefaults(),
}

/** What a new template starts with: everything about its look is the theme's own. */
export function newTemplateValues(theme: Theme): TemplateContent {
  return { ...emptyValues, ...themesOwn(theme) }
}

export function valuesOf(template: Template): TemplateContent {
  const { id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...values } = template
  return values
}

/** Another theme under the same content: a colour or face that was chosen stays, one that nobody chose follows. */
export function withTheme(values: TemplateContent, from: Theme, to: Theme): TemplateContent {
  const before = themesOwn(from)
  const after = themesOwn(to)
  return {
    ...values,
    theme: after.theme,
    primaryColor: isSame(values.primaryColor, before.primaryColor)
      ? after.primaryColor
      : values.primaryColor,
    secondaryColor: isSame(values.secondaryColor, before.secondaryColor)
      ? after.secondaryColor
      : values.secondaryColor,
    fontFamily: values.fontFamily === before.fontFamily ? after.fontFamily : values.fontFamily,
  }
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
  return Object.entries(now).some(([name, value]) => value !== then[name])
}

function themesOwn(theme: Theme) {
  return {
    theme: theme.id,
    primaryColor: theme.primary,
    secondaryColor: theme.secondary,
    fontFamily: theme.fonts.body,
  }
}

function chosenOnly(values: TemplateContent, themes: readonly Theme[]): Record<string, string> {
  const theme = themes.find(({ id }) => id === values.theme)
  const own: Partial<TemplateContent> = theme ? themesOwn(theme) : {}
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const themes = own[name as keyof TemplateContent]
      return [name, themes !== undefined && isSame(value, themes) ? '' : value]
    }),
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function parseDefaults() {
  const { theme: _theme, ...others } = invoiceTemplateFields
  const defaults = Object.entries(others).map(([name, schema]) => [name, schema.parse(undefined)])
  return { theme: '', ...Object.fromEntries(defaults) } as Omit<TemplateContent, 'name'>
}
