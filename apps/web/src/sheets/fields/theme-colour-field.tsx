import type { Theme } from '@sheaf/contract/themes'
import type { ComponentProps } from 'react'
import { ColourField, type Swatch } from '#ui/fields/colour-field.tsx'

const colours = {
  primaryColor: { label: 'Primary color', part: 'primary' },
  secondaryColor: { label: 'Secondary color', part: 'secondary' },
} as const

type ThemeColourFieldProps = Omit<
  ComponentProps<typeof ColourField>,
  'label' | 'swatches' | 'original'
> & {
  readonly name: keyof typeof colours
  readonly theme: Theme
  /** Fewer colours are offered where there is less room. */
  readonly isNarrow?: boolean
}

/** One of the two colours of a theme that a user may change. */
export function ThemeColourField(props: ThemeColourFieldProps) {
  const { name, theme, isNarrow = false, ...field } = props
  const { label, part } = colours[name]
  return (
    <ColourField
      {...field}
      label={label}
      swatches={swatchesOf(theme, isNarrow)}
      original={{ colour: theme[part], name: `the ${theme.name} ${part} color` }}
    />
  )
}

// Themes may use one colour twice; it is offered once.
function swatchesOf({ name, primary, secondary, accent }: Theme, isNarrow: boolean): Swatch[] {
  const offered = [
    { colour: primary, name: `${name}, primary` },
    { colour: secondary, name: `${name}, secondary` },
    { colour: accent, name: `${name}, accent` },
    ...houseColours.filter(({ isSpare }) => !(isNarrow && isSpare)),
  ]
  return offered.filter(
    ({ colour }, index) =>
      offered.findIndex((other) => other.colour.toLowerCase() === colour.toLowerCase()) === index,
  )
}

const houseColours: readonly (Swatch & { readonly isSpare?: boolean })[] = [
  { colour: '#4F46E5', name: 'Indigo', isSpare: true },
  { colour: '#1F5F5B', name: 'Spruce' },
  { colour: '#D9432A', name: 'Vermilion' },
  { colour: '#6B7280', name: 'Gray', isSpare: true },
  { colour: '#1C1B1F', name: 'Ink' },
]
