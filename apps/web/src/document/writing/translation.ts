import { type BusinessDocument, withValues } from '@sheaf/domain/documents/document'
import { type AnyPath, isAnyPath, linePartsOf } from '@sheaf/domain/documents/field-path'
import { type FreeTexts, freeTexts, withFreeTexts } from '@sheaf/domain/documents/free-texts'
import { z } from 'zod'
import { packDocument, unpackDocument } from './styled-document.ts'

/** What a document said before it was translated, and what became of its texts. It lies beside the draft until the document is issued. */
export type Translation = {
  readonly original: BusinessDocument
  /** The one that it was translated into. */
  readonly language: string
  /** Every text as it then stood on the sheet. */
  readonly texts: FreeTexts
  /** Those of which something stayed as it was. */
  readonly untranslated: readonly AnyPath[]
}

export type FieldRemarks = Readonly<Partial<Record<AnyPath, string>>>

/** False once it is taken back, by undo or otherwise. */
export function isTranslated(document: BusinessDocument, { language }: Translation): boolean {
  return document.language === language
}

/** Texts that are still what the translation left, wherever their lines were moved, with what is said about them. */
export function openTexts(document: BusinessDocument, translation: Translation): FieldRemarks {
  const { texts, untranslated, original } = translation
  const before = freeTexts(original)
  const remarks = new Map(
    untranslated.map((path) => [
      nameAndText(path, texts[path] ?? ''),
      texts[path] === before[path] ? 'Not translated' : 'Partly translated',
    ]),
  )
  return Object.fromEntries(
    Object.entries(freeTexts(document)).flatMap(([path, text]) => {
      const remark = remarks.get(nameAndText(path, text))
      return remark === undefined ? [] : [[path, remark]]
    }),
  )
}

/** How many lines there were to translate, and how many of them are still as they were. */
export function countLines(
  { original, texts }: Translation,
  open: FieldRemarks,
): { readonly all: number; readonly left: number } {
  const before = freeTexts(original)
  const all = Object.values(texts).flatMap(wordyLines).length
  const left = Object.keys(open).reduce((sum, path) => {
    const unchanged = new Set(wordyLines(before[path] ?? ''))
    const stayed = wordyLines(texts[path] ?? '').filter((line) => unchanged.has(line))
    // Of a line with several sentences, one may have stayed.
    return sum + Math.max(1, stayed.length)
  }, 0)
  return { all, left: Math.min(all, left) }
}

function wordyLines(text: string): string[] {
  return text.split('\n').filter((line) => /\p{L}/u.test(line))
}

/** The document with the texts and the language that it had before. Figures, and lines that came since, stay. */
export function inOriginalWords(
  document: BusinessDocument,
  { original, texts }: Translation,
): BusinessDocument {
  const before = freeTexts(original)
  const written = Object.entries(texts)
  const hasItsLines = document.lines.length === original.lines.length
  const back = Object.entries(freeTexts(document)).flatMap(([path, text]) => {
    const isHere = texts[path] === text
    const here = nameAndText(path, text)
    const moved = written.find(([then, said]) => nameAndText(then, said) === here)?.[0]
    // What was changed since goes back, too, as long as its line is where it was.
    const changed = linePartsOf(path) === undefined || hasItsLines ? path : undefined
    const said = before[(isHere ? path : (moved ?? changed)) ?? '']
    return said === undefined ? [] : [[path, said]]
  })
  const { language } = original
  return withFreeTexts(withValues(document, { language }), Object.fromEntries(back))
}

/** 'lines.2.unit' and 'lines.5.unit' are fields of the same name. */
function nameAndText(path: string, text: string): string {
  return `${linePartsOf(path)?.name ?? path}\n${text}`
}

export const packedTranslationSchema = z.object({
  original: z.unknown(),
  language: z.string().max(100),
  texts: z.record(z.string(), z.string()),
  untranslated: z.array(z.string()),
})

export function packTranslation({ original, ...rest }: Translation): unknown {
  return { ...rest, original: packDocument(original) }
}

/** Undefined for what is none any more. */
export function unpackTranslation(
  kind: BusinessDocument['kind'],
  packed: z.infer<typeof packedTranslationSchema> | undefined,
): Translation | undefined {
  const original = packed && unpackDocument(kind, packed.original)
  return original && { ...packed, original, untranslated: packed.untranslated.filter(isAnyPath) }
}
