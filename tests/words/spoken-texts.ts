import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

export type SpokenText = {
  /** 'apps/server/src/env.ts:96' */
  readonly place: string
  readonly text: string
}

/** What a person may read of a program: the text between its tags and every string that is more than a name. */
export function spokenTexts(file: string): SpokenText[] {
  const source = readFileSync(file, 'utf8')
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message}`)
  const found: SpokenText[] = []
  const silent = new Set<number>()
  const add = (offset: number, text: string) =>
    found.push({ place: `${file}:${source.slice(0, offset).split('\n').length}`, text })
  new Visitor({
    ImportDeclaration: ({ source: { start } }) => silent.add(start),
    JSXAttribute({ name, value }) {
      if (name.name === 'className' && value) silent.add(value.start)
    },
    JSXText: ({ start, value }) => add(start, value),
    Literal({ start, value }) {
      if (typeof value === 'string' && !silent.has(start) && isSpoken(value)) add(start, value)
    },
    TemplateLiteral({ start, quasis }) {
      const text = withoutTags(quasis.map(({ value }) => value.cooked).join('{}'))
      if (isSpoken(text)) add(start, text)
    },
  }).visit(program)
  return found
}

/** The text of a page of HTML, or of a template for one. */
export function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ')
}

// A single word in small letters is a name in the program.
function isSpoken(text: string): boolean {
  return /\s/.test(text.trim()) || /^[A-Z]/.test(text)
}
