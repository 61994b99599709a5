import { inkOn, isColor } from '@sheaf/domain/look/color'
import clsx from 'clsx'
import { Check, RotateCcw } from 'lucide-react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { controlLook, Field, type FieldFrame } from './field.tsx'

export type Swatch = { readonly colour: string; readonly name: string }

type ColourFieldProps = FieldFrame & {
  /** '#rrggbb', or what is being typed. */
  readonly value: string
  readonly onChange: (colour: string) => void
  readonly onBlur?: () => void
  readonly swatches?: readonly Swatch[]
  /** The colour to go back to. */
  readonly original: Swatch
}

/** A colour by the browser's own picker, by its code, or from a few that are offered. */
export function ColourField(props: ColourFieldProps) {
  const { value, onChange, onBlur, swatches = [], original, ...frame } = props
  const isOriginal = isSame(value, original.colour)
  return (
    <Field {...frame}>
      {(control) => (
        <div className="flex flex-col gap-2">
          <div className="relative">
            <input
              type="color"
              aria-label={`Pick the ${frame.label.toLowerCase()}`}
              value={isColor(value) ? value.toLowerCase() : original.colour.toLowerCase()}
              onChange={(event) => onChange(event.target.value.toUpperCase())}
              className={clsx(
                'absolute inset-y-1 left-1 my-auto h-[calc(100%-0.5rem)] w-9 cursor-pointer appearance-none rounded-[4px] bg-transparent',
                '[&::-moz-color-swatch]:rounded-[4px] [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:rounded-[4px] [&::-webkit-color-swatch]:border-edge',
              )}
            />
            <input
              {...control}
              value={value}
              onChange={(event) => onChange(asColour(event.target.value))}
              onBlur={onBlur}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="characters"
              className={clsx(
                controlLook,
                'h-10 pr-11 pl-12 uppercase tabular-nums pointer-coarse:h-11',
              )}
            />
            {!isOriginal && (
              <IconButton
                label={`Reset to ${original.name}`}
                title={`Reset to ${original.name}`}
                onClick={() => onChange(original.colour)}
                className="absolute inset-y-0 right-1 my-auto"
              >
                <RotateCcw />
              </IconButton>
            )}
          </div>
          {swatches.length > 0 && (
            <Swatches {...{ swatches, value, onChange }} label={frame.label} />
          )}
        </div>
      )}
    </Field>
  )
}

type SwatchesProps = Pick<ColourFieldProps, 'value' | 'onChange' | 'label'> & {
  readonly swatches: readonly Swatch[]
}

function Swatches({ swatches, value, onChange, label }: SwatchesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: A fieldset would need a legend that repeats the label.
    <div role="group" aria-label={`Suggested ${label.toLowerCase()}s`} className="flex gap-1.5">
      {swatches.map(({ colour, name }) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={`${name}, ${colour}`}
          aria-pressed={isSame(colour, value)}
          onClick={() => onChange(colour)}
          style={{ backgroundColor: colour }}
          className="grid size-7 cursor-pointer place-items-center rounded-control border border-edge aria-pressed:outline-2 aria-pressed:outline-ink aria-pressed:outline-offset-1 pointer-coarse:size-9"
        >
          {isSame(colour, value) && (
            <Check aria-hidden="true" className="size-4" style={{ color: inkOn(colour) }} />
          )}
        </button>
      ))}
    </div>
  )
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

// People paste codes with and without the sign.
function asColour(typed: string): string {
  const code = typed.trim().replace(/^#*/, '')
  return code === '' ? '' : `#${code}`.toUpperCase()
}
