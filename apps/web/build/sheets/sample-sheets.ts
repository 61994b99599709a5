import { type DocumentKind, documentKinds } from '@sheaf/domain/documents/kind'
import { compute } from '@sheaf/domain/documents/totals'
import { drawPreview, type PagePress } from '@sheaf/preview/draw-preview'
import { previewAnswer } from '@sheaf/preview/preview-answer'
import { premiumThemes, themesFor } from '@sheaf/rendering/catalogue/catalogue'
import { sampleDocument } from '@sheaf/rendering/samples'
import type { Plugin } from 'vite'
import { isKept, keptDrawing, keptFile } from './kept-drawings.ts'
import { createPatientTypesetter } from './patient-typesetter.ts'
import { samplePicture } from './sheet-pictures.ts'

const source = 'samples:sheets'

/** A name that no other plugin takes for a file. */
const own = `\0${source}`

type Sample = { readonly kind: DocumentKind; readonly themeId: string }

/**
 * `import addresses from 'samples:sheets'` says where the sample of each kind lies in each theme that its editor offers, by
 * KIND/THEME: a picture of what the server would draw, made once while the app is built. It is the same for everyone. Not an
 * SVG: an editor shows seven of them, and to lay them out took a browser a tenth of a second.
 */
export function sampleSheets(): Plugin {
  return {
    name: 'sheaf:sample-sheets',
    enforce: 'pre',
    buildStart: drawSamples,
    resolveId: { filter: { id: /^samples:sheets$/ }, handler: () => own },
    load: {
      filter: { id: /^\0samples:sheets$/ },
      handler: () => ({ code: moduleOf(samples()), moduleType: 'js' }),
    },
  }
}

function samples(): readonly Sample[] {
  return documentKinds.flatMap((kind) =>
    [...themesFor(kind), ...premiumThemes].map(({ id }) => ({ kind, themeId: id })),
  )
}

function moduleOf(all: readonly Sample[]): string {
  const imports = all.map(
    (sample, at) => `import s${at} from ${JSON.stringify(`${keptFile(fileOf(sample))}?url`)}`,
  )
  const entries = all.map(({ kind, themeId }, at) => `'${kind}/${themeId}': s${at}`)
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} }`
}

function fileOf({ kind, themeId }: Sample): string {
  return `sample-${kind}-${themeId}.webp`.replaceAll('_', '-')
}

async function drawSamples(): Promise<void> {
  const missing = samples().filter((sample) => !isKept(fileOf(sample)))
  if (missing.length === 0) return
  const typesetter = createPatientTypesetter(missing.length)
  const press: PagePress = { toDrawing: (sheet) => typesetter.toDrawing(sheet) }
  try {
    await Promise.all(
      missing.map((sample) =>
        keptDrawing(fileOf(sample), async () => {
          const computed = compute(sampleDocument(sample.kind))
          const drawn = await drawPreview({ computed, themeId: sample.themeId }, press)
          return samplePicture(previewAnswer(drawn, computed).pages[0] ?? '')
        }),
      ),
    )
  } finally {
    await typesetter.close()
  }
}
