import { documentTypes } from '@sheaf/domain/documents/document-type'
import { extractText, getDocumentProxy } from 'unpdf'
import { findTheme } from '../src/catalogue/catalogue.ts'
import { drawnThemes } from '../src/catalogue/drawn-themes.ts'
import { dress } from '../src/dress.ts'
import { sampleDocument } from '../src/samples.ts'
import type { Typesetter } from '../src/typesetter/typesetter.ts'
import { toViewModel } from '../src/view-model/to-view-model.ts'

export const goldenFolder = new URL('../golden/', import.meta.url)

/** Every drawing with every kind. Themes without a drawing of their own share one, which 'blue-wave' stands for. */
export const goldenPages = [...new Set([...drawnThemes, 'blue-wave'])].flatMap((theme) =>
  documentTypes.map((kind) => ({ theme, kind, file: `${theme}-${kind}.txt` })),
)

export async function goldenText(
  typesetter: Typesetter,
  { theme, kind }: (typeof goldenPages)[number],
): Promise<string> {
  const manifest = findTheme(theme)
  if (!manifest) throw new Error(`No theme '${theme}'`)
  return textOfPdf(await typesetter.toPdf(dress(toViewModel(sampleDocument(kind)), manifest)))
}

export async function textOfPdf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const { text } = await extractText(document, { mergePages: false })
  return `${text.join('\n\f\n')}\n`
}
