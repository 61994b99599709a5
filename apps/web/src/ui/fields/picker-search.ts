type Findable = { readonly value: string; readonly label: string; readonly keywords?: string }

/** Those that hold every typed word; the ones whose code or name begins with it come first. */
export function findOptions<Option extends Findable>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  const found = options.filter((option) => {
    const text = plain(`${option.value} ${option.label} ${option.keywords ?? ''}`)
    return words.every((word) => text.includes(word))
  })
  const isFirst = (option: Option) =>
    [option.value, option.label].some((text) => plain(text).startsWith(words.join(' ')))
  return [...found.filter(isFirst), ...found.filter((option) => !isFirst(option))]
}

const pageLength = 8

/** The option that a key moves to, or undefined for keys that do not move. The list does not wrap. */
export function moveTo(
  options: readonly Findable[],
  current: string | undefined,
  key: string,
): string | undefined {
  const index = options.findIndex((option) => option.value === current)
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    PageDown: index + pageLength,
    PageUp: index - pageLength,
    Home: 0,
    End: options.length - 1,
  }
  const target = steps[key]
  if (target === undefined || options.length === 0) return undefined
  return options[Math.min(Math.max(target, 0), options.length - 1)]?.value
}

export function startingWith(options: readonly Findable[], typed: string): string | undefined {
  return options.find((option) => plain(option.label).startsWith(plain(typed)))?.value
}

// 'curaçao' is found by 'curacao'.
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
