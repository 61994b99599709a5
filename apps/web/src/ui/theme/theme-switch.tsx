import clsx from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { type ThemeChoice, themeChoices, wakeThemeSwitch } from './theme.ts'

const faces = {
  system: { Icon: Monitor, label: 'System' },
  light: { Icon: Sun, label: 'Light' },
  dark: { Icon: Moon, label: 'Dark' },
} as const satisfies Record<ThemeChoice, { Icon: typeof Sun; label: string }>

export function ThemeSwitch() {
  const name = useId()
  return (
    <fieldset
      ref={wakeThemeSwitch}
      data-part="theme-switch"
      className="flex w-fit rounded-control border border-hairline p-0.5"
    >
      <legend className="sr-only">Color theme</legend>
      {themeChoices.map((choice) => {
        const { Icon, label } = faces[choice]
        return (
          <label
            key={choice}
            title={label}
            className={clsx(
              'relative grid h-7 w-8 place-items-center rounded-[4px] text-ink-soft transition-colors',
              'hover:text-ink has-checked:bg-wash has-checked:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-spruce pointer-coarse:size-9',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={choice === 'system'}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Icon aria-hidden="true" className="pointer-events-none relative size-4" />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
        )
      })}
    </fieldset>
  )
}
