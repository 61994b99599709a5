import { type KindRules, rulesOf } from '@sheaf/domain/documents/kinds'
import { computeTotals, type Totals } from '@sheaf/domain/documents/totals'
import { createContext, use, useMemo } from 'react'
import type { DocumentEditor } from './document-editor.ts'
import { type Script, scriptOf } from './document-locale.ts'
import type { ExtraId } from './extras.ts'
import { type KindLayout, kindLayouts } from './kind-layout.ts'

/** What every part of the paper knows. */
export type PaperState = {
  readonly editor: DocumentEditor
  readonly problems: Readonly<Record<string, string>>
  readonly rules: KindRules
  readonly layout: KindLayout
  readonly script: Script
  readonly totals: Totals
  readonly shown: ReadonlySet<ExtraId>
}

export function usePaperState(
  editor: DocumentEditor,
  problems: PaperState['problems'],
  shown: PaperState['shown'],
): PaperState {
  const { document, kind } = editor
  const { currency, language, jurisdiction } = document
  const script = useMemo(
    () => scriptOf({ currency, language, jurisdiction }),
    [currency, language, jurisdiction],
  )
  const totals = useMemo(() => computeTotals(document), [document])
  const rules = rulesOf(kind)
  return { editor, problems, shown, rules, layout: kindLayouts[kind], script, totals }
}

export const PaperContext = createContext<PaperState | undefined>(undefined)

export function usePaper(): PaperState {
  const state = use(PaperContext)
  if (!state) throw new Error('Only a part of the paper can ask for it')
  return state
}
