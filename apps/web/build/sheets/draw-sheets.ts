import { findTheme } from '@sheaf/rendering/catalogue/catalogue'
import { sheetFor } from '@sheaf/rendering/sheet-for-theme'
import { toViewModel } from '@sheaf/rendering/view-model/to-view-model'
import { isKept, keptDrawing } from './kept-drawings.ts'
import { createPatientTypesetter, type PatientTypesetter } from './patient-typesetter.ts'
import type { SheetName } from './sheet-name.ts'
import { documentAt } from './stages.ts'
import { trimSvg } from './trim-svg.ts'

/** The first page of each sheet as SVG, set by the engine that sets the PDFs. */
export async function drawSheets(names: readonly SheetName[]): Promise<Map<string, string>> {
  const wanted = new Map(names.map((name) => [sheetKey(name), name]))
  const isMissing = [...wanted.keys()].some((key) => !isKept(`${key}.svg`))
  const typesetter = isMissing ? createPatientTypesetter(wanted.size) : null
  try {
    const pages = [...wanted].map(async ([key, name]) => {
      const page = await keptDrawing(`${key}.svg`, () => drawPage(name, typesetter))
      return [key, page.toString()] as const
    })
    return new Map(await Promise.all(pages))
  } finally {
    await typesetter?.close()
  }
}

export function sheetKey({ theme, document, stage }: SheetName): string {
  return [theme, document, ...(stage ? [stage] : [])].join('-').replaceAll('_', '-')
}

async function drawPage(
  { theme: id, document, stage }: SheetName,
  typesetter: PatientTypesetter | null,
) {
  const theme = findTheme(id)
  if (!theme || !typesetter) throw new Error(`There is no theme ${id}, or nobody who draws it`)
  const [page = ''] = await typesetter.toPages(
    sheetFor(toViewModel(documentAt(document, stage)), theme),
  )
  return trimSvg(page)
}
