import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { afterAll, describe, expect, it } from 'vitest'
import { themes } from './catalogue/catalogue.ts'
import { sampleDocument } from './samples.ts'
import type { Sheet } from './sheet.ts'
import { sheetFor } from './sheet-for-theme.ts'
import { createPress, type Press } from './typesetter/press.ts'
import { toViewModel } from './view-model/to-view-model.ts'
import type { ViewModel } from './view-model/view-model.ts'

const themesFolder = fileURLToPath(new URL('../themes', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'sheaf-slots-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const press = createPress({ themesFolder })
const whole = pressWith('whole.typ')
const lacking = pressWith('lacking.typ')

// One page of each kind, and a list that goes on over pages with their own heads.
const samples = documentKinds.map(sampleDocument)
const invoice = sampleDocument('invoice')
const long = { ...invoice, lines: Array.from({ length: 12 }, () => invoice.lines).flat() }
const pages = [...samples, long].map((document) => toViewModel(compute(document)))

describe('a slot of a theme', { timeout: 60_000 }, () => {
  it.each(themes)('of $id draws with its own fields what it draws with all', (theme) => {
    for (const page of pages) {
      const sheet = sheetFor(page, theme)
      expect(press.toPages(sheet)).toEqual(whole.toPages(sheet))
    }
  })

  it.each(themes)('of $id has no field that it does not draw', (theme) => {
    const isNeeded = ([slot, field]: Declared) =>
      pages.some((page) => !isDrawn(sheetFor(without(page, slot, field), theme)))
    expect(declared(theme.id).filter((one) => !isNeeded(one))).toEqual([])
    for (const page of pages)
      expect(isDrawn(sheetFor(without(page, 'head', 'none'), theme))).toBe(true)
  })
})

/** See test/slots/lacking.typ. */
function without(page: ViewModel, slot: string, field: string): ViewModel {
  return { ...page, about: { ...page.about, author: `${slot} ${field}` } }
}

function pressWith(entry: string): Press {
  const folder = mkdtempSync(join(scratch, 'themes-'))
  for (const name of readdirSync(themesFolder)) {
    if (name !== 'main.typ') symlinkSync(join(themesFolder, name), join(folder, name))
  }
  copyFileSync(
    fileURLToPath(new URL(`../test/slots/${entry}`, import.meta.url)),
    join(folder, 'main.typ'),
  )
  return createPress({ themesFolder: folder })
}

function isDrawn(sheet: Sheet): boolean {
  try {
    lacking.toPages(sheet)
    return true
  } catch {
    return false
  }
}

type Declared = readonly [slot: string, field: string]

function declared(theme: string): readonly Declared[] {
  const source = readFileSync(join(themesFolder, theme, 'theme.typ'), 'utf8')
  const lists = source.matchAll(/^#let ([a-z-]+)-needs = \((.*)\)$/gm)
  return [...lists].flatMap(([, slot = '', names = '']) =>
    [...names.matchAll(/"(\w+)"/g)].map(([, field = '']): Declared => [slot, field]),
  )
}
