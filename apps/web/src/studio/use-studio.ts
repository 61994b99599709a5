import type { CurrentUser } from '@sheaf/contract/current-user'
import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { Theme } from '@sheaf/contract/themes'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { AnyPath } from '@sheaf/domain/documents/field-path'
import type { Moment } from '@sheaf/domain/documents/new-document'
import { useMemo, useState } from 'react'
import { useSender } from '#api/sender.ts'
import { keepsRecent } from '#document/recent/recent-store.ts'
import { type DocumentEditor, useDocumentEditor } from '#document/writing/document-editor.ts'
import { clearDraft, type Draft, type DraftPlace } from '#document/writing/draft.ts'
import { useFieldCall } from '#document/writing/field-call.ts'
import { useLeftOut } from '#document/writing/pdf-contents.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import type { Translation } from '#document/writing/translation.ts'
import { useKeptDraft } from '#document/writing/use-kept-draft.ts'
import type { Design } from '#sheets/templates/look.ts'
import { designOf, type Look, withDesign } from '#sheets/templates/look.ts'
import { nextOf, renewed } from './derive.ts'
import { blankFrom } from './kept-sender.ts'
import { setupFor } from './setup.ts'
import { type Translating, useTranslation } from './translate/use-translation.ts'
import { useMoment } from './use-moment.ts'
import { useNumbering } from './use-numbering.ts'
import { useTaxCheck } from './use-tax-check.ts'

/** What a sheet is begun with. */
export type Opening = {
  /** What is offered. */
  readonly themes: readonly Theme[]
  /** All there are: a saved template may have one that is not offered. */
  readonly known: readonly Theme[]
  /** Under which what is written is kept. */
  readonly draftId: string
  readonly document: BusinessDocument
  /** What 'Start over' goes back to; undefined: a blank sheet. */
  readonly basis: BusinessDocument | undefined
  readonly look: Look
  /** Nothing else remembers it: it is kept as a draft before the first key is pressed. */
  readonly isKept: boolean
  /** Somebody wrote on it before. */
  readonly isTouched: boolean
  /** Its country and language are our suggestion, from the browser's languages. */
  readonly isProposed: boolean
  /** Its number is the next one of its series. */
  readonly takesNumber: boolean
  /** It was translated before, and what it said then. */
  readonly translation: Translation | undefined
}

/** What is being written, and in which look. */
export type Studio = {
  readonly user: CurrentUser
  readonly draftId: string
  readonly editor: DocumentEditor
  readonly themes: readonly Theme[]
  readonly theme: Theme
  readonly design: Design
  /** None is chosen yet: the first one stands in for it. */
  readonly isBare: boolean
  readonly chooseTheme: (id: string) => void
  /** Theme and design of a template that was saved with both. */
  readonly applyLook: (look: Look) => void
  readonly changeDesign: (change: Partial<Design>) => void
  /** A new sheet in the same look, from the same sender or with the company of its template. Undo brings back what was written. */
  readonly startOver: (basis?: BusinessDocument) => void
  /** The next document like this one. Undo brings this one back. */
  readonly startNext: () => void
  /** Behind what stands among the notes, in one undo step. */
  readonly addNote: (sentence: string) => void
  readonly translating: Translating
  /** Sends the writer to a field, wherever it stands. */
  readonly callField: (path: AnyPath) => void
  /** What its user wants in none of their PDFs. */
  readonly leftOut: Partial<PdfContents>
  readonly forgetDraft: (issued?: BusinessDocument) => void
  /** The document was handed out under its number. */
  readonly isIssued: boolean
  readonly noteIssued: (issued: BusinessDocument) => void
  /** The number is another document's by now: the next one is written, and the document is answered as it is then. */
  readonly takeNext: () => Promise<BusinessDocument>
  readonly isProposed: boolean
  /** For a document that is begun now. */
  readonly moment: () => Moment
}

type Keeping = {
  /** False for what is no document, such as a template that is changed. */
  readonly keepsDraft?: boolean
}

/** What is written, as it would be handed out now. */
export function styledOf({ editor, theme, design, leftOut }: Studio): StyledDocument {
  const { document, numberFollows } = editor
  return {
    document,
    themeId: theme.id,
    design,
    takesNumber: numberFollows,
    contents: leftOut,
  }
}

export function useStudio(start: Opening, user: CurrentUser, keeping: Keeping = {}): Studio {
  const { themes, draftId, basis } = start
  const kind = start.document.kind
  const { data: sender } = useSender()
  const { moment } = useMoment(user.id)
  const written = useDocumentEditor(kind, () => start.document, {
    isCountryOpen: start.isProposed,
    series: moment().series?.[kind],
    takesNumber: start.takesNumber,
  })
  const takeNext = useNumbering(written)
  const taxCheck = useTaxCheck(user.id, written.document, sender)
  const translating = useTranslation(written, start.translation)
  const { call, callField } = useFieldCall()
  const leftOut = useLeftOut()
  const editor = { ...written, taxCheck, remarks: translating.remarks, call }
  const [look, setLook] = useState(start.look)
  const [issuedNumber, setIssuedNumber] = useState<string>()
  const theme = requireTheme(start, look)
  const design = useMemo(() => designOf(look, theme), [look, theme])
  const place = { userId: user.id, kind, id: draftId }
  const { document, numberFollows: takesNumber } = editor
  const draft = { document, themeId: look.themeId, design, takesNumber }
  const kept = { ...draft, translation: translating.kept, now: written.now }
  const { settle, noteMade } = useDraftKeeping(place, kept, start, keeping)
  return {
    user,
    draftId,
    editor,
    themes,
    theme,
    design,
    isBare: look.themeId === '',
    applyLook: setLook,
    chooseTheme: (themeId) => setLook({ ...look, themeId }),
    changeDesign: (change) =>
      setLook({ ...withDesign(look, theme, change), themeId: look.themeId }),
    startOver(from = basis) {
      const blank = blankFrom(kind, sender, moment(), setupFor(user.id, sender))
      const fresh = from ? renewed(from, blank, moment()) : blank
      editor.replace(fresh)
      translating.forget()
      settle({ ...draft, document: fresh })
    },
    startNext() {
      editor.replace(nextOf(editor.document, moment()))
      translating.forget()
    },
    addNote(sentence) {
      const before = editor.text('texts.message').trimEnd()
      editor.set('texts.message', before === '' ? sentence : `${before}\n${sentence}`)
    },
    translating,
    callField,
    leftOut,
    forgetDraft: (issued = document) => settle({ ...draft, document: issued }),
    isIssued: issuedNumber === editor.document.number,
    takeNext,
    noteIssued(issued) {
      setIssuedNumber(issued.number)
      editor.keepNumber()
      translating.forget()
      noteMade({ ...draft, document: issued })
    },
    isProposed: start.isProposed,
    moment,
  }
}

function requireTheme({ themes, known }: Opening, { themeId }: Look): Theme {
  const theme = known.find(({ id }) => id === themeId) ?? themes[0]
  if (!theme) throw new Error('There is no theme for this document')
  return theme
}

type DraftInHand = StyledDocument & Pick<Draft, 'translation'> & Pick<DocumentEditor, 'now'>

/**
 * Keeps what is written in this browser as soon as it differs from what the screen began with, or from what was
 * settled: downloaded, or thrown away.
 */
function useDraftKeeping(
  place: DraftPlace,
  { translation, now, ...draft }: DraftInHand,
  { basis, isKept, isTouched }: Opening,
  { keepsDraft = true }: Keeping,
) {
  const content = contentOf(draft)
  const [began] = useState(content)
  const [settled, setSettled] = useState(isKept ? undefined : content)
  const [made, setMade] = useState<string>()
  const isUnfinished = (isTouched || content !== began) && content !== made
  const kept = { ...draft, basis, translation, isTouched: isUnfinished }
  useKeptDraft(place, keepsDraft && content !== settled ? kept : undefined, () => now().document)
  return {
    /** This state is no draft any more; the next change makes one again. */
    settle(state: StyledDocument): void {
      setSettled(contentOf(state))
      clearDraft(place)
    },
    /** Its PDF is made: it lies among the recent documents, and a draft that says the same is not offered beside it. */
    noteMade(state: StyledDocument): void {
      if (keepsRecent()) setMade(contentOf(state))
    },
  }
}

function contentOf({ document, themeId, design }: StyledDocument): string {
  return JSON.stringify({ document, themeId, design })
}
