import { globSync, readFileSync } from 'node:fs'
import {
  type Argument,
  type CallExpression,
  type NewExpression,
  parseSync,
  type TemplateElement,
  type TemplateLiteral,
  Visitor,
} from 'oxc-parser'

export type Pattern = {
  readonly source: string
  readonly flags: string
  /** 'apps/server/src/env.ts:96' */
  readonly places: readonly string[]
}

type Found = { readonly source: string; readonly flags: string; readonly place: string }

export type ProductPatterns = {
  readonly written: readonly Found[]
  /** Where a pattern is put together when the program runs. */
  readonly builtAt: readonly string[]
}

/** Every regular expression in these files: literals and constant texts as they stand, and the places of all others. */
export function findPatterns(files: readonly string[]): ProductPatterns {
  const written: Found[] = []
  const builtAt: string[] = []
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const { program, errors } = parseSync(file, text)
    if (errors.length > 0) throw new Error(`${file} could not be parsed: ${errors[0]?.message}`)
    const placeOf = (offset: number) => `${file}:${text.slice(0, offset).split('\n').length}`
    const look = (node: CallExpression | NewExpression) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [source, flags = node.arguments.length > 1 ? undefined : ''] =
        node.arguments.map(constantText)
      const place = placeOf(node.start)
      if (source === undefined || flags === undefined) builtAt.push(place)
      else written.push({ source, flags, place })
    }
    new Visitor({
      Literal(node) {
        if (!('regex' in node)) return
        const { pattern, flags } = node.regex
        written.push({ source: pattern, flags, place: placeOf(node.start) })
      },
      NewExpression: look,
      CallExpression: look,
    }).visit(program)
  }
  return { written, builtAt }
}

/** The files that run in the product, and not those that test it. */
export function productFiles(folders: readonly string[]): string[] {
  return globSync(folders.map((folder) => `${folder}/**/*.{ts,tsx}`))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
}

/** The same pattern is judged once, however often it is written. */
export function withoutRepeats(found: readonly Found[]): Pattern[] {
  const byText = Map.groupBy(found, ({ source, flags }) => `/${source}/${flags}`)
  return [...byText.values()].flatMap((same) => {
    const [first] = same
    return first ? [{ ...first, places: [...new Set(same.map(({ place }) => place))] }] : []
  })
}

function constantText(node: Argument): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return onlyQuasi(node)?.value.cooked ?? undefined
  if (node.type === 'TaggedTemplateExpression') return onlyQuasi(node.quasi)?.value.raw
  return undefined
}

function onlyQuasi({ quasis }: TemplateLiteral): TemplateElement | undefined {
  return quasis.length === 1 ? quasis[0] : undefined
}
