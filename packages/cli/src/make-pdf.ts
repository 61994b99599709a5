import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { compute } from '@sheaf/domain/documents/totals'
import { contentsFor } from '@sheaf/einvoice/pdf/pdf-contents'
import { findTheme, themes } from '@sheaf/rendering/catalogue/catalogue'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { createTypesetter } from '@sheaf/rendering/typesetter/pool'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { readDocument } from './read-document.ts'
import { CommandFailed, exitCodes, type World } from './world.ts'

const usualTheme = 'minimalist-line'

type Choices = { readonly theme: string | undefined; readonly out: string | undefined }

/** The PDF of the document in a file, with all that the product's own PDFs carry. */
export async function makePdf(
  file: string,
  { theme, out }: Choices,
  world: World,
): Promise<number> {
  const { document, themeId, design = {} } = await readDocument(file, world)
  const wanted = theme ?? (themeId && findTheme(themeId) ? themeId : usualTheme)
  const manifest = findTheme(wanted)
  if (!manifest) {
    const known = themes.map(({ id }) => id).join(', ')
    throw new CommandFailed(`There is no theme '${wanted}'. Themes: ${known}`)
  }
  const computed = compute(document)
  const { enclosed } = contentsFor(
    { computed, themeId: manifest.id, design },
    { eInvoice: 'auto', carryDocument: 'on' },
  )
  const target = out ?? file.replace(/(\.[^./\\]+)?$/, '.pdf')
  if (resolve(world.folder, target) === resolve(world.folder, file)) {
    throw new CommandFailed(`${file}: name another file with -o, so that this one is kept.`)
  }
  const typesetter = createTypesetter({ workers: 1, queueLimit: 1 })
  try {
    const sheet = sheetFor(toViewModel(computed), manifest, design)
    const pdf = await typesetter.toPdf(sheet, { ...enclosed, now: world.now() })
    await mkdir(dirname(resolve(world.folder, target)), { recursive: true })
    await writeFile(resolve(world.folder, target), pdf)
    world.say(`${target}: ${Math.round(pdf.length / 1024)} kB`)
    return exitCodes.done
  } finally {
    await typesetter.close()
  }
}
