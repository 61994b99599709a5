import { type Translation, translationSchema } from '@sheaf/contract/translation'
import { encode } from '@sheaf/contract/wire/codec'
import { pathOnWire, wirePath } from '@sheaf/contract/wire/wire-names'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type AnyPath, isAnyPath } from '@sheaf/domain/documents/field-path'
import { type FreeTexts, freeTexts } from '@sheaf/domain/documents/free-texts'
import { compute } from '@sheaf/domain/documents/totals'
import type { LanguageCode } from '@sheaf/domain/locale/languages'
import { api } from './client.ts'

export type TranslatedTexts = {
  readonly texts: FreeTexts
  /** Texts of which something stayed as it was. */
  readonly untranslated: readonly AnyPath[]
  readonly engine: Translation['engine']
}

/** A model may take most of a minute; whoever goes away calls it off by the signal. */
export async function translateTexts(
  document: BusinessDocument,
  targetLanguage: LanguageCode,
  signal: AbortSignal,
): Promise<TranslatedTexts> {
  const body = { ...encode(compute(document)), targetLanguage }
  const answer = await api.send({ method: 'POST', path: '/api/ai/translate', body, signal })
  const { fields, untranslated, engine } = translationSchema.parse(await answer.json())
  const { kind } = document
  const texts = Object.keys(freeTexts(document)).flatMap((path) => {
    const text = valueAt(fields, wirePath(kind, path))
    return typeof text === 'string' ? [[path, text]] : []
  })
  return {
    texts: Object.fromEntries(texts),
    untranslated: untranslated.map((name) => pathOnWire(kind, name) ?? '').filter(isAnyPath),
    engine,
  }
}

/** 'lineItems.2.unit' of the third line. */
function valueAt({ lineItems, ...fields }: Translation['fields'], name: string): unknown {
  const [first = '', index, cell = ''] = name.split('.')
  return first === 'lineItems' ? lineItems?.[Number(index)]?.[cell] : fields[first]
}
