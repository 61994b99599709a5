import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type DocumentType, isDocumentType } from '@sheaf/domain/documents/document-type'
import { rulesOf } from '@sheaf/domain/documents/kinds'
import type { Source } from '../src/proposal.ts'

/** Values that are equally right; '*' is any. */
export type Accepted = readonly string[]

export type Case = {
  readonly name: string
  readonly language: string
  readonly textKind: string
  readonly source: Source
  readonly expected: Readonly<Record<string, Accepted>>
  readonly expectedLines: readonly Readonly<Record<string, Accepted>>[]
  readonly allowed: Readonly<Record<string, Accepted>>
}

export type CaseSet = 'cases' | 'held-back'

export function readCases(set: CaseSet): readonly Case[] {
  const folder = join(import.meta.dirname, set)
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
  const documentType = one('document')
  if (!isDocumentType(documentType)) throw new Error(`${name}: ${documentType} is no document`)
  const wanted = entriesOf(name, expected)
  return {
    name,
    language: one('language'),
    textKind: one('text'),
    source: {
      documentType,
      text: text.trimEnd(),
      today: one('today'),
      owner: {
        names: valuesOf(heading, 'own name'),
        emails: valuesOf(heading, 'own email'),
        taxIds: valuesOf(heading, 'own tax id'),
        ibans: valuesOf(heading, 'own iban'),
      },
    },
    expected: acceptedOf(wanted.filter(([key]) => key !== 'line')),
    expectedLines: valuesOf(wanted, 'line').map((line) => lineOf(documentType, line)),
    allowed: acceptedOf(entriesOf(name, allowed)),
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

function acceptedOf(entries: readonly Entry[]): Record<string, Accepted> {
  return Object.fromEntries(entries.map(([key, value]) => [key, alternatives(value)]))
}

function alternatives(value: string): Accepted {
  return value.split('||').map((part) => part.trim())
}

function lineOf(documentType: DocumentType, written: string): Record<string, Accepted> {
  const [description = '', quantity = '', unit = '', price = '', ...others] = written
    .split(/(?<!\|)\|(?!\|)/)
    .map((part) => part.trim())
  const named = others.map((other): Entry => {
    const [key = '', value = ''] = other.split('=')
    return [key, value]
  })
  const entries: Entry[] = [
    ['description', description],
    ['quantity', quantity],
    ['unit', unit],
    [rulesOf(documentType).linePriceField, price],
    ...named,
  ]
  return acceptedOf(entries.filter(([, value]) => value !== ''))
}
