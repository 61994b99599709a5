import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'

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
    const look = (node: Built) => {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp') return
      const [source, flags = ''] = node.arguments.map(constantText)
      const place = placeOf(node.start)
      const isConstant = source !== undefined && flags !== undefined
      if (isConstant && node.arguments.length > 0) written.push({ source, flags, place })
      else builtAt.push(place)
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

type Built = {
  readonly start: number
  readonly callee: { readonly type: string; readonly name?: string }
  readonly arguments: readonly unknown[]
}

type Quasis = { readonly quasis: readonly { readonly value: { cooked?: unknown; raw: string } }[] }

function constantText(node: unknown): string | undefined {
  const { type, value, tag, quasi, ...rest } = node as {
    readonly type: string
    readonly value?: unknown
    readonly tag?: { readonly object?: { readonly name?: string } }
    readonly quasi?: Quasis
  } & Partial<Quasis>
  if (type === 'Literal' && typeof value === 'string') return value
  if (type === 'TemplateLiteral' && rest.quasis?.length === 1) {
    return String(rest.quasis[0]?.value.cooked)
  }
  if (type === 'TaggedTemplateExpression' && tag?.object?.name === 'String') {
    return quasi?.quasis.length === 1 ? quasi.quasis[0]?.value.raw : undefined
  }
  return undefined
}
