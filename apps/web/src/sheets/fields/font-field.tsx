import { type FontFamily, fontFamilies } from '@sheaf/domain/look/fonts'
import { type PickedFieldProps, PickerField } from '#ui/fields/picker-field.tsx'
import { FontName } from './font-name.tsx'

type FontFieldProps = Omit<PickedFieldProps, 'onChange'> & {
  readonly onChange: (family: FontFamily) => void
  /** The face that the theme was drawn for. */
  readonly themesOwn?: FontFamily | undefined
}

const options = fontFamilies.map((family) => ({ value: family, label: family, family }))

/** All faces of the product, each name set in its own. */
export function FontField({ onChange, themesOwn, ...rest }: FontFieldProps) {
  return (
    <PickerField
      {...rest}
      options={options}
      onChange={(value) => {
        const family = fontFamilies.find((each) => each === value)
        if (family) onChange(family)
      }}
      draw={({ family }) => (
        <span className="flex min-w-0 items-center gap-x-3">
          <span className="flex shrink-0">
            <FontName family={family} />
          </span>{' '}
          {family === themesOwn && (
            <span className="truncate text-ink-soft text-small">template default</span>
          )}
        </span>
      )}
    />
  )
}
