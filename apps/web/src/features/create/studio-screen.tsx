import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { kinds } from '@sheaf/domain/documents/kinds'
import { useState } from 'react'
import { fetchPdf } from '#api/fetch-pdf.ts'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { useDroppedDocument } from '#studio/e-invoice/use-dropped-document.ts'
import { type Note, useHistoryNote } from '#studio/history-note.ts'
import { KeepDetails } from '#studio/keep-details.tsx'
import { openingWords } from '#studio/opening-note.tsx'
import { pdfOrder } from '#studio/pdf-order.ts'
import { useAddRecent } from '#studio/recent/use-recent.ts'
import { useRepeat } from '#studio/repeat/use-repeat.ts'
import type { OpenedStudio } from '#studio/studio-gate.tsx'
import { useAskingFirst } from '#studio/use-asking-first.tsx'
import { type Finished, type GenerateWords, useGenerate } from '#studio/use-generate.ts'
import { useOpenDocument } from '#studio/use-open-document.ts'
import { useSaving } from '#studio/use-saving.ts'
import { type Studio, styledOf, useStudio } from '#studio/use-studio.ts'
import { ReadyView } from './ready-view.tsx'
import { WritingView } from './writing-view.tsx'

/** Writing, and what comes of it. Both stay where they are while the reader goes back and forth. */
export function StudioScreen({ start, user, onCounted }: OpenedStudio) {
  const studio = useStudio(start, user)
  const { note, push } = useHistoryNote()
  const [finished, setFinished] = useState<Finished>()
  const styled = styledOf(studio)
  const addRecent = useAddRecent(user.id)
  useDroppedDocument(studio)
  const { convertTo, finalInvoice } = useOpenDocument(user.id)
  const convert = (target: DocumentKind) => convertTo(target, styled)
  const generating = useGenerate({
    make: (written) => fetchPdf({ path: '/api/generate-pdf', body: pdfOrder(written) }),
    ...{ takeNext: studio.takeNext, words: generateWords },
    async onFinished(made) {
      studio.noteIssued(made.document)
      await addRecent(made)
    },
    onNoted(made) {
      setFinished(made)
      // After a reload, or by the forward button, the sheet is written on where its PDF was shown: one step back stays one step.
      if (!note.isReady) push({ ...note, isReady: true })
    },
    onCounted,
  })
  const repeating = useRepeating(studio, note, generating.check)
  const saving = useSaving(styled)
  const asking = useAskingFirst(user)

  function generate() {
    if (generating.check(styled))
      asking.whenSure(styled.document, () => void generating.generate(styled))
  }

  function makeNext() {
    studio.startNext()
    if (note.isReady) push({ ...note, isReady: false })
  }

  const isReadyShown = note.isReady === true && isOf(finished, styled)

  return (
    <>
      {isReadyShown && finished ? (
        <ReadyView
          finished={finished}
          keeping={<KeepDetails studio={studio} />}
          onDownloaded={() => studio.forgetDraft()}
          onEdit={() => history.back()}
          onFix={(path) => {
            studio.callField(path)
            history.back()
          }}
          onNext={makeNext}
          onConvert={convert}
          onFinal={() => finalInvoice(styled)}
          onRepeat={repeating.repeat}
          onAddNote={(sentence) => {
            studio.addNote(sentence)
            history.back()
          }}
        />
      ) : (
        <WritingView
          studio={studio}
          opening={openingWords(note, start)}
          isDraft={start.came === 'draft'}
          isReturn={finished !== undefined}
          refusal={generating.refusal}
          isGenerating={generating.isPending}
          saving={saving}
          {...repeating.actionsWith(generate)}
          onNext={makeNext}
          onConvert={convert}
        />
      )}
      {asking.dialog}
    </>
  )
}

/** The way to the form that makes an invoice repeat, and back to it from there. */
function useRepeating(
  studio: Studio,
  { isForRepeat = false }: Note,
  check: (styled: StyledDocument, title: string) => boolean,
) {
  const { repeat, repeatWith } = useRepeat(studio.user.id)

  // What could not be issued once could not be issued every month, either.
  function goOn() {
    const styled = styledOf(studio)
    if (!check(styled, 'Not repeated yet')) return
    if (!isForRepeat) return repeat(styled, { isIssued: studio.isIssued })
    studio.forgetDraft()
    repeatWith(styled)
  }

  return {
    repeat: goOn,
    /** Where the invoice of a schedule is changed, going back to it is the main action. */
    actionsWith: (onGenerate: () => void) => ({
      generateLabel: isForRepeat ? 'Continue to schedule' : undefined,
      onGenerate: isForRepeat ? goOn : onGenerate,
      onRepeat: kinds[studio.editor.kind].asksForPayment && !isForRepeat ? goOn : undefined,
    }),
  }
}

const generateWords: GenerateWords = {
  done: ({ document }) => ({
    title: 'Document Ready',
    description: `Your ${kindInText(document.kind)} has been generated successfully`,
  }),
  failure: { title: 'Generation Failed', description: 'Failed to generate PDF' },
  saysReason: true,
  limitTitle: 'Limit Reached',
}

// What was changed since is not finished: the reader who goes forward again finds the sheet, not an old file.
function isOf(finished: Finished | undefined, styled: StyledDocument): finished is Finished {
  if (!finished) return false
  const contentOf = ({ document, themeId, design }: StyledDocument) =>
    JSON.stringify({ document, themeId, design })
  return contentOf(finished) === contentOf(styled)
}
