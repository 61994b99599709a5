import {
  brokenJson,
  oddContentTypes,
  oddValue,
  packed,
  withOnePartBroken,
} from './broken-bodies.ts'
import type { Description, Operation } from './description.ts'
import { exampleFor, filePath, formPaths, knownIds } from './examples.ts'
import { someFile, someForm } from './forms.ts'
import { oddMethods, oddPath, oddQuery } from './odd-addresses.ts'
import { withOddHeaders } from './odd-headers.ts'
import type { Person } from './people.ts'
import { plausible } from './plausible.ts'
import type { Random } from './random.ts'
import type { Framing, RawRequest } from './raw-request.ts'

type Stage = {
  readonly description: Description
  /** 'localhost:3000' */
  readonly host: string
  readonly random: Random
}

/** What is wrong about a request, in so many of a hundred; the rest is sent as a good client would. */
const tricks = {
  values: 40,
  text: 12,
  media: 8,
  query: 7,
  path: 7,
  method: 2,
  headers: 8,
  framing: 4,
} as const

type Trick = keyof typeof tricks

export function makeRequest(operation: Operation, person: Person, stage: Stage): RawRequest {
  const { random } = stage
  const trick = someTrick(random)
  const path = pathOf(operation, person, stage, trick)
  const query = queryOf(operation, stage, trick)
  const { contentType, body, encoding } = bodyOf(operation, { ...stage, person }, trick)
  const headers = [
    ['Host', stage.host],
    ['Connection', 'close'],
    // A network of its own each time: limits by address would hide what lies behind them.
    ['X-Forwarded-For', `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`],
    ...person.headers,
    ...(contentType === undefined ? [] : [['Content-Type', contentType] as const]),
    ...(encoding === undefined ? [] : [['Content-Encoding', encoding] as const]),
  ] as const
  return {
    method: trick === 'method' ? random.pick(oddMethods) : operation.method,
    target: query === '' ? path : `${path}?${query}`,
    headers: trick === 'headers' ? withOddHeaders(headers, random) : headers,
    body,
    framing: trick === 'framing' ? random.pick(oddFramings) : 'length',
  }
}

function someTrick(random: Random): Trick | undefined {
  let rest = random.below(100)
  for (const [trick, share] of Object.entries(tricks)) {
    if (rest < share) return trick as Trick
    rest -= share
  }
  return undefined
}

const oddFramings: readonly Framing[] = [
  'chunked',
  'cut',
  'cut-chunk',
  'smuggled-by-length',
  'smuggled-by-chunks',
  'two-lengths',
  'odd-encoding',
  'odd-chunk',
]

function pathOf(
  { path, params, body, query }: Operation,
  { owned }: Person,
  stage: Stage,
  trick: Trick | undefined,
): string {
  const { random } = stage
  const folder = `${path.split('/{')[0]}/`
  const own = owned.get(folder)
  if (path === filePath && own !== undefined) return `${folder}${random.pick(own)}`
  const isValueOdd = trick === 'values' && body === undefined && query.length === 0
  const filled = params.reduce((filling, { name, schema }) => {
    const id = () => random.pick(own ?? knownIds)
    const usual = schema.enum === undefined ? id() : String(random.pick(schema.enum))
    const value = isValueOdd ? textOf(oddValue(random)).slice(0, 1500) : usual
    return filling.replace(`{${name}}`, encodeURIComponent(value.toWellFormed()))
  }, path)
  return trick === 'path' ? oddPath(filled, random) : filled
}

function queryOf({ query, body }: Operation, stage: Stage, trick: Trick | undefined): string {
  const { random, description } = stage
  const chosen = query.filter(() => random.percent(query.length > 5 ? 15 : 80))
  const odd = trick === 'values' && body === undefined ? random.below(chosen.length) : -1
  const entries = chosen.map(({ name, schema }, index): [string, string] => {
    const value = plausible(schema, { name, description, random })
    return [name, index === odd ? textOf(oddValue(random)).slice(0, 20_000) : textOf(value)]
  })
  const written = new URLSearchParams(entries).toString()
  const name = query.length === 0 ? 'x' : random.pick(query).name
  return trick === 'query' ? oddQuery(written, name, random) : written
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

type SenderStage = Stage & { readonly person: Person }

type Body = {
  readonly body: Buffer
  readonly contentType?: string | undefined
  readonly encoding?: string
}

const nothing: Body = { body: Buffer.alloc(0) }

function bodyOf(operation: Operation, stage: SenderStage, trick: Trick | undefined): Body {
  const { random } = stage
  const whole = wholeBody(operation, stage, trick)
  if (trick !== 'media') return whole
  if (random.percent(50)) return { ...whole, contentType: random.pick(oddContentTypes) }
  return { ...whole, ...packed(whole.body, random) }
}

function wholeBody(operation: Operation, stage: SenderStage, trick: Trick | undefined): Body {
  const { random } = stage
  const { path } = operation
  if (path === filePath) return { body: someFile(random), contentType: 'image/png' }
  if (formPaths.includes(path) && random.percent(80)) return someForm(random, path)
  const value = valueFor(operation, stage)
  const contentType = 'application/json'
  if (value === undefined) {
    // A route that asks for nothing is given something all the same.
    return trick === 'text' ? { body: brokenJson({ a: 1 }, random), contentType } : nothing
  }
  if (trick === 'text') return { body: brokenJson(value, random), contentType }
  const times = trick === 'values' ? 1 + random.below(3) : 0
  let broken: unknown = value
  for (let time = 0; time < times; time++) broken = withOnePartBroken(broken, random)
  return { body: Buffer.from(JSON.stringify(broken) ?? ''), contentType }
}

function valueFor(operation: Operation, { random, description, person }: SenderStage): unknown {
  const { method, body } = operation
  if (method === 'GET') return undefined
  const example = exampleFor(operation)
  if (example !== undefined && random.percent(70)) return example(random, person)
  return body && plausible(body, { name: '', description, random })
}
