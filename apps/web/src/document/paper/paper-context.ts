import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { FieldTable } from '@sheaf/domain/documents/field-row'
import { fields } from '@sheaf/domain/documents/fields'
import type { OptionId } from '@sheaf/domain/documents/options'
import { type DocumentLocale, documentLocale } from '@sheaf/domain/locale/document-locale'
import { english } from '@sheaf/domain/locale/words/english'
import { renamed } from '@sheaf/domain/locale/words/labels'
import type { PaperWords } from '@sheaf/domain/locale/words/paper-words'
import { createContext, use, useCallback, useMemo } from 'react'
import type { DocumentEditor } from '#document/writing/document-editor.ts'

/** What is wrong, by the path of the field. */
export type FieldProblems = Readonly<Partial<Record<AnyPath, string>>>

/** What every part of the sheet knows. */
export type PaperState = {
  readonly editor: DocumentEditor
  readonly problems: FieldProblems
  readonly locale: DocumentLocale
  readonly words: PaperWords
  readonly table: FieldTable
  readonly shown: ReadonlySet<OptionId>
  /** A price as the document prints it. */
  readonly writePrice: (text: string) => string
}

type Options = { readonly table?: FieldTable; readonly words?: PaperWords }

export function usePaperState(
  editor: DocumentEditor,
  problems: FieldProblems,
  shown: ReadonlySet<OptionId>,
  { table = fields, words }: Options = {},
): PaperState {
  const { document } = editor
  const { language, region, labels } = document
  // Screens are in English, whatever language the sheet is printed in.
  const ownWords = useMemo(() => renamed(english, labels), [labels])
  const currency = 'currency' in document ? document.currency : undefined
  const locale = useMemo(() => documentLocale({ language, region }), [language, region])
  const writePrice = useCallback(
    (text: string) => (currency === undefined ? text : locale.price(text, currency)),
    [locale, currency],
  )
  return { editor, problems, shown, locale, words: words ?? ownWords, table, writePrice }
}

export const PaperContext = createContext<PaperState | undefined>(undefined)

export function usePaper(): PaperState {
  const state = use(PaperContext)
  if (!state) throw new Error('Only a part of the paper can ask for it')
  return state
}
