import type { Theme } from '@sheaf/contract/themes'
import { Controller } from 'react-hook-form'
import { FontField } from '#sheets/fields/font-field.tsx'
import { ColourField, type Swatch } from '#ui/fields/colour-field.tsx'
import { FieldGroup } from './field-group.tsx'
import type { TemplateForm } from './template-form.ts'

type LookFieldsProps = { readonly form: TemplateForm; readonly theme: Theme }

export function LookFields({ form, theme }: LookFieldsProps) {
  return (
    <FieldGroup title="Look">
      <Colour form={form} theme={theme} name="primaryColor" />
      <Colour form={form} theme={theme} name="secondaryColor" />
      <Controller
        control={form.control}
        name="fontFamily"
        render={({ field: { value, onChange, onBlur }, fieldState }) => (
          <FontField
            label="Font"
            {...{ value, onChange, onBlur }}
            themesOwn={theme.fonts.body}
            error={fieldState.error?.message}
            frameClassName="sm:col-span-2"
          />
        )}
      />
    </FieldGroup>
  )
}

const colours = {
  primaryColor: { label: 'Primary colour', part: 'primary' },
  secondaryColor: { label: 'Secondary colour', part: 'secondary' },
} as const

type ColourProps = LookFieldsProps & { readonly name: keyof typeof colours }

function Colour({ form, theme, name }: ColourProps) {
  const { label, part } = colours[name]
  const swatches = swatchesOf(theme)
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field: { value, onChange, onBlur }, fieldState }) => (
        <ColourField
          label={label}
          {...{ value, onChange, onBlur }}
          swatches={swatches}
          original={{ colour: theme[part], name: `the ${part} colour of ${theme.name}` }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

// Themes may use one colour twice; it is offered once.
function swatchesOf({ name, primary, secondary, accent }: Theme): readonly Swatch[] {
  const offered = [
    { colour: primary, name: `${name}, primary` },
    { colour: secondary, name: `${name}, secondary` },
    { colour: accent, name: `${name}, accent` },
    ...houseColours,
  ]
  return offered.filter(
    ({ colour }, index) => offered.findIndex((other) => other.colour === colour) === index,
  )
}

const houseColours: readonly Swatch[] = [
  { colour: '#4F46E5', name: 'Indigo' },
  { colour: '#1F5F5B', name: 'Spruce' },
  { colour: '#D9432A', name: 'Vermilion' },
  { colour: '#6B7280', name: 'Grey' },
  { colour: '#1C1B1F', name: 'Ink' },
]
