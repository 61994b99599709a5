import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { productFiles } from '../patterns/product-patterns.ts'
import { type SpokenText, spokenTexts, withoutTags } from './spoken-texts.ts'
import { patternFor, readBannedWords } from './voice.ts'

/** Screens, errors and emails. What the other packages say is read by programs or comes from the document. */
const folders = [
  'apps/web/src',
  'apps/server/src',
  'packages/contract/src',
  'packages/domain/src',
  'packages/accounting/src',
  'packages/autofill/src/reading',
  'packages/rendering/src/catalogue',
]

/** Strings that nobody reads, and that must stay as they are. */
const accepted: Readonly<Record<string, string>> = {
  'apps/server/src/keys.ts': 'keys are made from these names: other names void every link',
}

/** Printed for readers elsewhere, in the words of their own accountants. */
const otherLanguages =
  /^packages\/domain\/src\/(locale|reminders)\/words\/(?!english\.ts|paper-words\.ts|mail-words\.ts)/

const { everywhere, onScreens } = readBannedWords()

describe('the product speaks as docs/voice.md says', () => {
  it('on screens, in errors and in emails', () => {
    const files = productFiles(folders).filter(
      (file) => !(file in accepted) && !otherLanguages.test(file),
    )
    const texts = [...files.flatMap(spokenTexts), startingPage()]
    expect(texts.length).toBeGreaterThan(2500)
    expect(faultsIn(texts, [...everywhere, ...onScreens])).toEqual([])
  })

  it('in guides', () => {
    const guides = globSync('apps/web/content/guides/*.md').flatMap(linesOf)
    expect(guides.length).toBeGreaterThan(1000)
    expect(faultsIn(guides, everywhere)).toEqual([])
  })
})

describe('the search for words', () => {
  it('reads what stands between tags and in strings, and passes over names', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'words-')), 'sample.tsx')
    writeFileSync(file, sample)
    const texts = spokenTexts(file).map(({ text }) => text.trim())
    expect(texts.filter((text) => text !== '')).toEqual([
      'Papers',
      'The papers of',
      'are here',
      'Send {} papers',
      'All papers',
    ])
  })

  it.each(['Two Sheets', 'the sheet.', 'a  plain\n sheet', 'could not  be'])('finds %j', (text) => {
    expect(text).toMatch(patternFor(['sheet', 'sheets', 'could not be']))
  })

  it.each(['shadow-sheet', 'spreadsheet', 'width=sheet', '.sheet { color: red }'])(
    'lets %j pass',
    (text) => {
      expect(text).not.toMatch(patternFor(['sheet', 'sheets']))
    },
  )
})

const sample = `
import { papers } from './sheets/the papers.ts'
const kind = 'papers'
const view = <p className="papers sheet" title="Papers">The papers of {kind} are here</p>
const said = [\`Send \${papers} papers\`, html\`<b class="sheet">All papers</b>\`]
`

function faultsIn(texts: readonly SpokenText[], words: readonly string[]): string[] {
  const banned = patternFor(words)
  return texts.flatMap(({ place, text }) => {
    const [word] = banned.exec(text) ?? []
    return word === undefined ? [] : [`${place}: '${word}' in '${text.trim()}'`]
  })
}

function startingPage(): SpokenText {
  const place = 'apps/web/index.html'
  return { place, text: withoutTags(readFileSync(place, 'utf8')) }
}

// An address may hold any word.
function linesOf(file: string): SpokenText[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.map((line, index) => ({
    place: `${file}:${index + 1}`,
    text: line.replace(/\]\([^)\s]*/g, ']('),
  }))
}
