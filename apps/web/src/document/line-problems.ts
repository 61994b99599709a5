type Problems = Readonly<Record<string, string>>

const none: Problems = {}

/**
 * What is wrong on one line, by field. All lines without a problem share one object, whatever the others have: it must
 * not make them be drawn again.
 */
export function lineProblems(problems: Problems, index: number): Problems {
  const start = `lineItems.${index}.`
  const own = Object.entries(problems).filter(([path]) => path.startsWith(start))
  if (own.length === 0) return none
  return Object.fromEntries(own.map(([path, words]) => [path.slice(start.length), words]))
}
