import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { themes } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import type { Typesetter } from '@sheaf/rendering/typesetter/typesetter'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import sharp from 'sharp'
import { atOnce } from '../packages/rendering/test/judge/at-once.ts'
import { greyThumbnail } from '../packages/rendering/test/judge/thumbnail.ts'

const columns = 9
const cell = { width: 184, height: 252 }
const gap = 12

/**
 * One picture of all themes as grey thumbnails, shuffled and unlabelled, and a file that says which is which. The same
 * seed shuffles alike. Without a kind each theme draws the one that it is made for.
 */
export async function writeQuiz(
  typesetter: Typesetter,
  folder: string,
  { seed, kind }: { readonly seed: string; readonly kind: DocumentKind | undefined },
): Promise<{ readonly picture: string; readonly key: string }> {
  mkdirSync(folder, { recursive: true })
  const shuffled = themes
    .map((theme) => ({
      theme,
      rank: createHash('sha256')
        .update(seed + theme.id)
        .digest('hex'),
    }))
    .sort((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ theme }) => theme)
  const tiles = await atOnce(4, shuffled, async (theme) => {
    const sheet = sheetFor(toViewModel(compute(sampleDocument(kind ?? theme.madeFor))), theme)
    const [page = ''] = await typesetter.toPages(sheet)
    return greyThumbnail(page).png().toBuffer()
  })
  const picture = join(folder, `quiz-${seed}.png`)
  await mosaic(tiles).toFile(picture)
  const key = join(folder, `quiz-${seed}-key.txt`)
  writeFileSync(key, `${shuffled.map(({ id }, at) => `${placeOf(at)}\t${id}`).join('\n')}\n`)
  return { picture, key }
}

function mosaic(tiles: readonly Buffer[]) {
  const width = columns * cell.width + gap
  const height = Math.ceil(tiles.length / columns) * cell.height + gap
  return sharp({ create: { width, height, channels: 3, background: '#b9b6ae' } })
    .composite(
      tiles.map((input, at) => ({
        input,
        left: gap + (at % columns) * cell.width,
        top: gap + Math.floor(at / columns) * cell.height,
      })),
    )
    .png()
}

function placeOf(at: number): string {
  return `row ${Math.floor(at / columns) + 1}, number ${(at % columns) + 1}`
}
