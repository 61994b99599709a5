export const themeChoices = ['system', 'light', 'dark'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Also read by public/theme.js, before the first paint. */
export const themeKey = 'sheaf.theme'

const changed = 'sheaf:theme'

/** Lets the radio buttons in the element say and change how Sheaf looks. Answers how to end that. */
export function wakeThemeSwitch(element: HTMLFieldSetElement): () => void {
  const radios = [...element.querySelectorAll('input')]
  const ended = new AbortController()
  const { signal } = ended
  element.addEventListener(
    'change',
    () => chooseTheme(toChoice(radios.find(({ checked }) => checked)?.value)),
    { signal },
  )
  addEventListener(changed, showChoice, { signal })
  showChoice()
  return () => ended.abort()

  function showChoice() {
    const chosen = readThemeChoice()
    for (const radio of radios) radio.checked = radio.value === chosen
  }
}

function chooseTheme(choice: ThemeChoice): void {
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
  return toChoice(document.documentElement.dataset.theme)
}

function toChoice(text: string | undefined): ThemeChoice {
  return themeChoices.find((choice) => choice === text) ?? 'system'
}
