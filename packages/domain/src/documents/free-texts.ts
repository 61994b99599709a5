import { type BusinessDocument, lineText, pathsOf, textAt, withValues } from './document.ts'
import { type AnyPath, linePartsOf, linePath } from './field-path.ts'
import { rulesOfType } from './field-types.ts'
import { type FieldPath, fields, type LineField, lineFields } from './fields.ts'

/** Texts of a document by their paths: 'lines.0.description', 'texts.terms'. */
export type FreeTexts = Readonly<Record<string, string>>

const freeBesides: readonly FieldPath[] = ['refundMethod']
const freeOnLines: readonly LineField[] = ['description', 'unit']

/**
 * What somebody wrote in words of their own, and which therefore stays behind when the language of a document changes. Labels and
 * choices are the sheet's own matter; names, numbers and addresses are the same in every language. The lines come first, as on a sheet.
 */
export function freeTexts(document: BusinessDocument): FreeTexts {
  const paths = pathsOf(document.kind).filter(
    (path) => fields[path].group === 'texts' || freeBesides.includes(path),
  )
  const inLines = document.lines.flatMap((line, index) =>
    freeOnLines.map((name): [AnyPath, string] => [linePath(index, name), lineText(line, name)]),
  )
  const besides = paths.map((path): [AnyPath, string] => [path, textAt(document, path)])
  return Object.fromEntries([...inLines, ...besides].filter(([, text]) => text.trim() !== ''))
}

/** The document with other texts at these paths. One that its field has no room for is left out. */
export function withFreeTexts(document: BusinessDocument, texts: FreeTexts): BusinessDocument {
  const fitting = Object.entries(texts).filter(([path, text]) => hasRoom(path as AnyPath, text))
  const values = fitting.filter(([path]) => linePartsOf(path) === undefined)
  const inLines = new Map(fitting)
  const lines = document.lines.map((line, index) => {
    const own = freeOnLines.flatMap((name) => {
      const text = inLines.get(linePath(index, name))
      return text === undefined ? [] : [[name, text]]
    })
    return own.length === 0 ? line : { ...line, ...Object.fromEntries(own) }
  })
  const written = withValues(document, Object.fromEntries(values))
  return { ...written, lines } as BusinessDocument
}

function hasRoom(path: AnyPath, text: string): boolean {
  const line = linePartsOf(path)
  const { type } = line ? lineFields[line.name] : fields[path as FieldPath]
  return text.length <= (rulesOfType(type).longest ?? Number.POSITIVE_INFINITY)
}
