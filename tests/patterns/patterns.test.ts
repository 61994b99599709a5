import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { describe, expect, it } from 'vitest'
import { isInBrief } from '../support/env.ts'
import { patternsBuiltBy } from './built-patterns.ts'
import { complaintAbout } from './judge-pattern.ts'
import { findPatterns, type Pattern, productFiles, withoutRepeats } from './product-patterns.ts'

/** What runs on the server and in the browser. apps/web/build reads only files of this repository. */
const folders = ['apps/server/src', 'apps/web/src', 'packages/*/src']

/**
 * Too many and too large to be judged in a test: its texts meet them in a thread that is ended after five seconds, and
 * packages/autofill/test/hostile-texts.test.ts times them on texts made to choke them.
 */
const judgedByTime: readonly string[] = ['packages/autofill/src/']

/** Slow on a long text that they never see. */
const accepted: Readonly<Record<string, string>> = {
  'packages/domain/src/money/read-number.ts': 'reads at most 64 characters',
  'apps/server/src/ai/propose-by-model.ts': 'at most 200 words as they stand, with spaces between',
}

/** Patterns that the judge let pass before. `vitest run patterns` judges all of them again, and with `-u` writes this list. */
const listFile = 'judged-patterns.txt'
const passedBefore = new Set(
  isInBrief ? readFileSync(new URL(listFile, import.meta.url), 'utf8').split('\n') : [],
)

const isJudged = (place: string) =>
  !judgedByTime.some((path) => place.startsWith(path)) && !(fileOf(place) in accepted)

const files = productFiles(folders)
const { written, builtAt } = findPatterns(files)

describe('no text makes a pattern of the product slow', () => {
  it('finds the patterns', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(written.length).toBeGreaterThan(300)
  })

  it('whether it is written out', { timeout: 300_000 }, async () => {
    expect(await complaints(written.filter(({ place }) => isJudged(place)))).toEqual([])
  })

  it('or put together from words while the product runs', { timeout: 300_000 }, async () => {
    const built = await patternsBuiltBy(buildAll)
    const known = new Set(built.map(({ place }) => place))
    const unseen = builtAt.filter((place) => isJudged(place) && !known.has(place))
    expect(unseen, 'No line of buildAll has these patterns built').toEqual([])
    const judged = built.filter(({ place }) => builtAt.includes(place) && isJudged(place))
    expect(await complaints(longestOfEachPlace(judged))).toEqual([])
  })

  it.skipIf(isInBrief)('and what passed is listed', async () => {
    await expect([...passed].sort().join('\n')).toMatchFileSnapshot(listFile)
  })
})

describe('the judge', () => {
  it.each(['/+$', '(?<=.)/+$', '^(?:[a-z]+/?)*$', '^\\s*([\\d.]+)\\s*([a-z]*)\\s*$'])(
    'finds the fault of %s',
    async (source) => {
      expect(await complaintAbout({ source, flags: '' })).toMatch(/^takes /)
    },
  )

  it.each(['(?<!/)/+$', '^[a-z]{1,40}@', '(?:send|mail)[^.\\n@]{0,40}$'])(
    'lets %s pass',
    async (source) => {
      expect(await complaintAbout({ source, flags: '' })).toBeUndefined()
    },
  )

  it('sees every way to write a pattern', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'patterns-')), 'sample.ts')
    writeFileSync(file, sample.join('\n'))
    const { written, builtAt } = findPatterns([file])
    expect(written.map(({ source, flags }) => `/${source}/${flags}`)).toEqual([
      '/a+/g',
      '/b+/',
      '/c\\d/u',
      '/d\\d/',
    ])
    expect(builtAt.map((place) => place.split(':').at(-1))).toEqual(['4', '5'])
  })
})

const sample = [
  '/a+/g',
  "new RegExp('b+')",
  'new RegExp(String.raw`c\\d`, "u")',
  'new RegExp(words.join("|"))',
  'RegExp(words[0] + `+`)',
  'RegExp(`d\\\\d`)',
]

const passed = new Set<string>()

function markOf({ source, flags }: Pattern): string {
  return createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 24)
}

async function complaints(found: Parameters<typeof withoutRepeats>[0]): Promise<string[]> {
  const open: Pattern[] = withoutRepeats(found).filter((each) => !passedBefore.has(markOf(each)))
  const complaints: string[] = []
  const judge = async () => {
    for (let next = open.pop(); next; next = open.pop()) {
      const complaint = await complaintAbout(next)
      const { places, source, flags } = next
      if (complaint) complaints.push(`${places.join(', ')}: /${source}/${flags} ${complaint}`)
      else passed.add(markOf(next))
    }
  }
  await Promise.all([judge(), judge()])
  return complaints.sort()
}

// A line builds the same pattern around other words for each choice of languages.
function longestOfEachPlace<T extends { place: string; source: string }>(built: readonly T[]): T[] {
  const byPlace = Map.groupBy(built, ({ place }) => place)
  return [...byPlace.values()].map((same) =>
    same.reduce((longest, next) => (next.source.length > longest.source.length ? next : longest)),
  )
}

// The word lists of all languages, in every kind of document, and what the browser builds.
async function buildAll(): Promise<void> {
  const { rowsFromClipboard } = await import('../../apps/web/src/document/lines/clipboard-rows.ts')
  rowsFromClipboard('a\t1\nb\t2', '')
  rowsFromClipboard('a;1\nb;2', '')
  rowsFromClipboard('a,1\nb,2|', '')
  const today = '2026-03-03'
  const owner = { names: [], emails: [], taxIds: [], ibans: [] }
  const { propose } = await import('@sheaf/autofill/propose')
  const cases = new URL('../../packages/autofill/eval/cases/', import.meta.url)
  const names = readdirSync(cases).filter((file) => file.endsWith('.txt'))
  for (const [index, name] of names.entries()) {
    const text = readFileSync(new URL(name, cases), 'utf8')
    const kind = documentKinds[index % documentKinds.length] ?? 'invoice'
    await propose({ kind, text, today, owner })
  }
}

function fileOf(place: string): string {
  return place.slice(0, place.lastIndexOf(':'))
}
