import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import type { ThemeManifest } from '@sheaf/rendering/catalogue/manifest'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Sheet } from '@sheaf/rendering/sheet'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { atOnce } from '../packages/rendering/test/judge/at-once.ts'
import { greyThumbnail, picture } from '../packages/rendering/test/judge/thumbnail.ts'
import { hardSheet } from '../tests/rendering/hard-sheets.ts'
import { languageCases } from '../tests/rendering/language-cases.ts'

type Entry = {
  readonly name: string
  readonly theme: ThemeManifest
  readonly caption: string
  readonly sheet: Sheet
  /** Stands for its theme among the thumbnails. */
  readonly isTypical: boolean
}

const style = `
:root { color-scheme: light }
body { margin: 40px; background: #e9e6df; color: #1c1b1f; font: 13px/1.4 system-ui, sans-serif }
h1 { font-size: 26px; margin: 0 0 4px }
h2 { grid-column: 1 / -1; margin: 0; font-size: 18px }
h2 small { font-weight: 400; color: #5f5b55; margin-left: 8px }
a { color: inherit }
img { display: block; width: 100%; height: auto; background: #fff; box-shadow: 0 1px 2px #0002, 0 8px 24px #0002 }
figure { margin: 0 }
figcaption { margin-top: 8px; color: #5f5b55 }
.overview a { text-decoration: none }
.overview { display: grid; grid-template-columns: repeat(auto-fill, 160px); gap: 24px; margin: 24px 0 64px }
.overview img, .thumb { width: 160px }
section { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 24px; margin-bottom: 64px }
.thumb { margin-top: 16px }`

/** Every theme and kind. */
export function everyKind(): readonly Entry[] {
  return themes.flatMap((theme) =>
    documentKinds.map((kind) => ({
      name: `${theme.id}-${kind}`,
      theme,
      caption: kind,
      sheet: sheetFor(toViewModel(compute(sampleDocument(kind))), theme),
      isTypical: theme.madeFor === kind,
    })),
  )
}

/** One hard document in these languages, on these themes. */
export function inLanguages(asked: string, wanted: readonly ThemeManifest[]): readonly Entry[] {
  const cases = languageCases(asked)
  return wanted.flatMap((theme) =>
    cases.map((languageCase, at) => ({
      name: `${theme.id}-${languageCase.name}`,
      theme,
      caption: languageCase.name,
      sheet: hardSheet(theme, theme.madeFor, languageCase),
      isTypical: at === 0,
    })),
  )
}

/** Sheets as PDF and as pictures, at size and as a grey thumbnail, with a page to look at them. */
export async function writeContactSheet(
  typesetter: Typesetter,
  folder: string,
  entries: readonly Entry[],
): Promise<number> {
  mkdirSync(folder, { recursive: true })
  await atOnce(4, entries, async ({ name, sheet }) => {
    const [pdf, [page = '']] = await Promise.all([
      typesetter.toPdf(sheet),
      typesetter.toPages(sheet),
    ])
    const inFolder = (ending: string) => join(folder, `${name}${ending}`)
    writeFileSync(inFolder('.pdf'), pdf)
    writeFileSync(inFolder('.svg'), page)
    await picture(page, 900).png().toFile(inFolder('.png'))
    await greyThumbnail(page).png().toFile(inFolder('-thumb.png'))
  })
  writeFileSync(join(folder, 'index.html'), indexPage(entries))
  return entries.length
}

function indexPage(entries: readonly Entry[]): string {
  const overview = entries
    .filter(({ isTypical }) => isTypical)
    .map(({ name, theme }) => `<a href="#${theme.id}">${thumbnail(name, theme.id)}</a>`)
  const sections = [...Map.groupBy(entries, ({ theme }) => theme)].map(
    ([theme, sheets]) =>
      `<section id="${theme.id}"><h2>${theme.id}<small>${theme.description}</small></h2>${sheets.map(figure).join('')}</section>`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>
<h1>Contact sheet</h1><p>${entries.length} sheets. Below, each theme grey and 160 pixels wide.</p>
<div class="overview">${overview.join('')}</div>
${sections.join('\n')}
</html>
`
}

function thumbnail(name: string, caption: string): string {
  return `<figure><img src="${name}-thumb.png" alt="" loading="lazy"><figcaption>${caption}</figcaption></figure>`
}

function figure({ name, caption }: Entry): string {
  return `<figure><a href="${name}.pdf"><img src="${name}.svg" alt="${name}" loading="lazy"></a><figcaption>${caption}</figcaption><img class="thumb" src="${name}-thumb.png" alt="" loading="lazy"></figure>`
}
