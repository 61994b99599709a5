/** How a figure relates to others of its line: 'amount' is the product of two others. */
export const figureRoles = { none: 0, factor: 1, product: 2, both: 3 } as const

/** The value of a figure as written in any country, or nothing where it is no plain figure. */
export function figureOf(word: string): number | undefined {
  if (!/^\d[\d.,'’]*$/.test(word)) return undefined
  const bare = word.replace(/['’]/g, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return Number(bare)
  const mark = bare[last] ?? ''
  const decimals = bare.length - last - 1
  const isSeparator = decimals === 3 || bare.indexOf(mark) !== last
  const whole = bare.slice(0, last).replace(/[.,]/g, '')
  const rest = bare.slice(last + 1)
  return Number(isSeparator ? whole + rest : `${whole}.${rest}`)
}

const mostFigures = 10

/** Which figures of a line multiply to another one. Factors of 1 say nothing. */
export function rolesOf(values: readonly (number | undefined)[]): readonly number[] {
  const roles = values.map((): number => figureRoles.none)
  const figures = values.flatMap((value, index) =>
    value !== undefined && value > 0 && value !== 1 ? [{ value, index }] : [],
  )
  if (figures.length < 3 || figures.length > mostFigures) return roles
  for (const a of figures) {
    for (const b of figures) {
      if (b.index <= a.index) continue
      for (const c of figures) {
        if (c === a || c === b || Math.abs(a.value * b.value - c.value) > 0.006) continue
        mark(a.index, figureRoles.factor)
        mark(b.index, figureRoles.factor)
        mark(c.index, figureRoles.product)
      }
    }
  }
  return roles

  function mark(index: number, role: number): void {
    roles[index] = (roles[index] ?? 0) | role
  }
}
