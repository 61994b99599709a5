import { documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { textOfPdf } from '../../../tests/support/pdf-text.ts'
import { findTheme, themes } from '../src/catalogue/catalogue.ts'
import { sampleDocument } from '../src/samples.ts'
import { sheetFor } from '../src/sheet-for-theme.ts'
import type { Typesetter } from '../src/typesetter/typesetter.ts'
import { toViewModel } from '../src/view-model/to-view-model.ts'

export const goldenFolder = new URL('../golden/', import.meta.url)

/** Every theme with every kind. */
export const goldenPages = themes.flatMap(({ id: theme }) =>
  documentKinds.map((kind) => ({ theme, kind, file: `${theme}-${kind}.txt` })),
)

export async function goldenText(
  typesetter: Typesetter,
  { theme, kind }: (typeof goldenPages)[number],
): Promise<string> {
  const manifest = findTheme(theme)
  if (!manifest) throw new Error(`No theme '${theme}'`)
  return textOfPdf(
    await typesetter.toPdf(sheetFor(toViewModel(compute(sampleDocument(kind))), manifest)),
  )
}
