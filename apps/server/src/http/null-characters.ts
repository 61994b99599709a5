import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { AppError } from './app-error.ts'
import { fieldName } from './plain-words.ts'
import { pathOf } from './request-log.ts'

/** PostgreSQL stores every character but this one. Headers cannot hold it: the parser of requests refuses them. */
const nullCharacter = '\0'

export const noNullsInAddresses = fp(async (app) => {
  app.addHook('onRequest', async ({ url, params, query }: FastifyRequest) => {
    if (!url.includes('%00')) return
    // What a wildcard took is no field.
    const fields = Object.entries(params ?? {}).filter(([name]) => name !== '*')
    const refusal = refusalOfNulls(Object.fromEntries(fields)) ?? refusalOfNulls(query)
    if (refusal !== undefined) throw refusal
    if (pathOf(url).includes('%00')) throw refusalAt(['path'])
  })
})

/** Why this cannot be taken, if a text in it holds a null character, however deep. It names the field. */
export function refusalOfNulls(input: unknown): AppError | undefined {
  const place = findNull(input)
  return place && refusalAt(pathTo(place))
}

type Place = { readonly value: unknown; readonly key: PropertyKey; readonly parent?: Place }

// Without recursion: a megabyte of brackets is nested deeper than any stack.
function findNull(input: unknown): Place | undefined {
  const waiting: Place[] = [{ value: input, key: '' }]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const { value } = place
    if (isNullText(value)) return place
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue
    const isList = Array.isArray(value)
    for (const name of Object.keys(value)) {
      const inner: unknown = Reflect.get(value, name)
      const isFound = isNullText(inner) || isNullText(name)
      // Only these: a place for each text would take longer than to look through it.
      if (!isFound && typeof inner !== 'object') continue
      const found = { value: inner, key: isList ? Number(name) : name, parent: place }
      if (isFound) return found
      waiting.push(found)
    }
  }
  return undefined
}

function isNullText(value: unknown): boolean {
  return typeof value === 'string' && value.includes(nullCharacter)
}

const longestName = 100
const deepestName = 10

function pathTo(place: Place): PropertyKey[] {
  const path: PropertyKey[] = []
  for (let at: Place | undefined = place; at?.parent !== undefined; at = at.parent) {
    const { key } = at
    path.push(typeof key === 'string' ? nameWithoutNulls(key) : key)
  }
  return path.reverse().slice(0, deepestName)
}

function nameWithoutNulls(name: string): string {
  return name.replaceAll(nullCharacter, '').slice(0, longestName)
}

function refusalAt(path: readonly PropertyKey[]): AppError {
  const message = `${fieldName(path)} can't contain a null character`
  return new AppError('request.invalid', message, { [path.join('.') || 'request']: message })
}
