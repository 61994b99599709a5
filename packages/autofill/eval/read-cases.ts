import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isFieldPath, isLineField } from '@sheaf/domain/documents/field-path'
import type { FieldPath } from '@sheaf/domain/documents/fields'
import { isDocumentKind } from '@sheaf/domain/documents/kind'
import {
  isProposedFigure,
  type LineValueName,
  type ProposedFigure,
  type Source,
} from '../src/proposal.ts'

/** Values that are equally right; '*' is any. */
export type Accepted = readonly string[]

export type FieldName = FieldPath | ProposedFigure

/** What is judged: a field or figure of the document, or what a line says. */
export type JudgedName = FieldName | LineValueName

export type Expected<Name extends JudgedName> = ReadonlyMap<Name, Accepted>

export type Case = {
  readonly name: string
  readonly language: string
  readonly textKind: string
  readonly source: Source
  readonly expected: Expected<FieldName>
  readonly expectedLines: readonly Expected<LineValueName>[]
  readonly allowed: Expected<FieldName>
}

export function readCases(): readonly Case[] {
  const folder = join(import.meta.dirname, 'cases')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => parseCase(file.replace('.txt', ''), readFileSync(join(folder, file), 'utf8')))
}

export function parseCase(name: string, written: string): Case {
  const [head = '', text, expected = '', allowed = ''] = written.split(
    /^%% (?:text|expected|allowed)\n/m,
  )
  if (text === undefined) throw new Error(`${name} has no text`)
  const heading = entriesOf(name, head)
  const one = (key: string) => {
    const [value] = valuesOf(heading, key)
    if (value === undefined) throw new Error(`${name} does not say its ${key}`)
    return value
  }
  const kind = one('document')
  if (!isDocumentKind(kind)) throw new Error(`${name}: ${kind} is no document`)
  const wanted = entriesOf(name, expected)
  return {
    name,
    language: one('language'),
    textKind: one('text'),
    source: {
      kind,
      text: text.trimEnd(),
      today: one('today'),
      owner: {
        names: valuesOf(heading, 'own name'),
        emails: valuesOf(heading, 'own email'),
        taxIds: valuesOf(heading, 'own tax id'),
        ibans: valuesOf(heading, 'own iban'),
      },
    },
    expected: fieldsOf(
      name,
      wanted.filter(([key]) => key !== 'line'),
    ),
    expectedLines: valuesOf(wanted, 'line').map((line) => lineOf(name, line)),
    allowed: fieldsOf(name, entriesOf(name, allowed)),
  }
}

type Entry = readonly [key: string, value: string]

function entriesOf(name: string, part: string): readonly Entry[] {
  return part
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(': ')
      if (colon < 0) throw new Error(`${name}: cannot read '${line}'`)
      return [line.slice(0, colon), line.slice(colon + 2).trim()] as const
    })
}

function valuesOf(entries: readonly Entry[], key: string): string[] {
  return entries.filter(([name]) => name === key).map(([, value]) => value)
}

function fieldsOf(name: string, entries: readonly Entry[]): Expected<FieldName> {
  const named = entries.map(([key, value]) => {
    if (!isFieldPath(key) && !isProposedFigure(key)) throw new Error(`${name}: ${key} is no field`)
    return [key, alternatives(value)] as const
  })
  return new Map(named)
}

function alternatives(value: string): Accepted {
  return value.split('||').map((part) => part.trim())
}

function lineOf(name: string, written: string): Expected<LineValueName> {
  const [description = '', quantity = '', unit = '', price = '', ...others] = written
    .split(/(?<!\|)\|(?!\|)/)
    .map((part) => part.trim())
  const more = others.map((other) => {
    const [key = '', value = ''] = other.split('=')
    if (!isLineField(key)) throw new Error(`${name}: a line has no ${key}`)
    return [key, value] as const
  })
  const given = [
    ['description', description],
    ['quantity', quantity],
    ['unit', unit],
    ['price', price],
    ...more,
  ] as const
  return new Map(
    given.flatMap(([key, value]) => (value === '' ? [] : [[key, alternatives(value)]])),
  )
}
