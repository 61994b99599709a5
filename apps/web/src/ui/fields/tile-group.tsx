import clsx from 'clsx'
import { type ReactNode, useId } from 'react'

export type Tile<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly picture: ReactNode
}

type TileGroupProps<Value extends string> = {
  readonly legend: string
  readonly tiles: readonly Tile<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
  /** The columns of the grid. */
  readonly className: string
  /** Where the pictures say it all, the words are only spoken. */
  readonly hasSilentLabels?: boolean
}

/** One of a few, each shown as a picture. Arrows go from one to the next, as among all radio buttons. */
export function TileGroup<Value extends string>(props: TileGroupProps<Value>) {
  const { legend, tiles, value, onChange, className } = props
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className={clsx('grid gap-2', className)}>
        {tiles.map((tile) => (
          <label key={tile.value} className={tileLook}>
            <input
              type="radio"
              name={name}
              value={tile.value}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
              className="sr-only"
            />
            {tile.picture}
            <span className={props.hasSilentLabels ? 'sr-only' : 'truncate text-small'}>
              {tile.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

// The ring of the focus is the browser's own, worn by the tile instead of the hidden button.
const tileLook = clsx(
  'relative flex min-w-0 cursor-pointer flex-col items-center gap-1.5 rounded-control border border-hairline bg-paper p-2 text-center transition-colors',
  'hover:border-ink has-checked:border-vermilion has-checked:shadow-[inset_0_0_0_1px_var(--color-vermilion)]',
  'has-focus-visible:outline-2 has-focus-visible:outline-spruce has-focus-visible:outline-offset-2',
)
