import { PictureError } from './picture-error.ts'
import { styleProperties } from './svg-vocabulary.ts'

const longestSheet = 100_000

const sheetRefers =
  'This SVG has CSS that refers to gradients, patterns or other files. Please export it with presentation attributes instead of CSS, or use PNG.'
const sheetUnclear =
  "This SVG has CSS that we can't check. Please export it with presentation attributes instead of CSS, or use PNG."

/**
 * The rules of a style sheet, with nothing but colours and lines in them. A rule applies to shapes that it does not name: what it
 * refers to could be drawn any number of times, so it may refer to nothing.
 */
export function cleanSheet(css: string): string {
  const text = withoutComments(css)
  if (/url|@import|src\s*\(/i.test(text)) throw new PictureError(sheetRefers)
  // A backslash could hide any word from this look.
  if (/[\\@]|expression|javascript:/i.test(text) || text.length > longestSheet) {
    throw new PictureError(sheetUnclear)
  }
  const rules = text.split('}').flatMap((rule) => {
    const [selector = '', body, ...more] = rule.split('{')
    if (more.length > 0) throw new PictureError(sheetUnclear)
    const kept = body === undefined ? '' : cleanDeclarations(body)
    return kept === '' ? [] : [`${selector.trim()}{${kept}}`]
  })
  return rules.join('')
}

/** The declarations of a style attribute, or of a rule, that a drawing may have. */
export function cleanDeclarations(style: string): string {
  const declarations = withoutComments(style)
    .split(';')
    .map((declaration) => declaration.trim())
  const kept = declarations.filter((declaration) => {
    const [name = ''] = declaration.split(':', 1)
    return styleProperties.has(name.trim().toLowerCase()) && isHarmless(declaration)
  })
  return kept.join(';')
}

/** Only parts of the same drawing may be named. A backslash could hide any word from this look. */
export function isHarmless(value: string): boolean {
  if (/\\|@import|expression|javascript:/i.test(value)) return false
  const links = value.match(/url\([^)]*\)?/gi) ?? []
  return links.every((link) => /^url\(\s*["']?#[\w.:-]+["']?\s*\)$/i.test(link))
}

function withoutComments(css: string): string {
  let text = ''
  for (let at = 0; ; ) {
    const open = css.indexOf('/*', at)
    if (open < 0) return text + css.slice(at)
    text += css.slice(at, open)
    const close = css.indexOf('*/', open + 2)
    if (close < 0) return text
    at = close + 2
  }
}
