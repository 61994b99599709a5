import { useSyncExternalStore } from 'react'

export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by public/theme.js, before the first paint. */
export const themeKey = 'sheaf.theme'

const changed = 'sheaf:theme'

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice, () => 'system')
}

export function chooseTheme(choice: ThemeChoice): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset.theme
  else root.dataset.theme = choice
  try {
    if (choice === 'system') localStorage.removeItem(themeKey)
    else localStorage.setItem(themeKey, choice)
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
  dispatchEvent(new Event(changed))
}

function readThemeChoice(): ThemeChoice {
  const stored = document.documentElement.dataset.theme
  return themeChoices.find((choice) => choice === stored) ?? 'system'
}

function subscribe(listener: () => void): () => void {
  addEventListener(changed, listener)
  return () => removeEventListener(changed, listener)
}
