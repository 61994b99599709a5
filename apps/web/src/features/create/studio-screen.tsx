import { kindInText } from '@sheaf/domain/documents/field-labels'
import { useState } from 'react'
import { fetchPdf } from '#api/fetch-pdf.ts'
import type { StyledDocument } from '#document/writing/draft.ts'
import { nextOf } from '#studio/derive.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { KeepDetails } from '#studio/keep-details.tsx'
import { currentMoment } from '#studio/moment.ts'
import { openingWords } from '#studio/opening-note.tsx'
import { pdfOrder } from '#studio/pdf-order.ts'
import type { OpenedStudio } from '#studio/studio-gate.tsx'
import { useAskingFirst } from '#studio/use-asking-first.tsx'
import { useConversion } from '#studio/use-conversion.tsx'
import { type Finished, type GenerateWords, useGenerate } from '#studio/use-generate.ts'
import { useStudio } from '#studio/use-studio.ts'
import { ReadyView } from './ready-view.tsx'
import { useSaving } from './use-saving.ts'
import { WritingView } from './writing-view.tsx'

/** Writing, and what comes of it. Both stay where they are while the reader goes back and forth. */
export function StudioScreen({ start, user, onCounted }: OpenedStudio) {
  const studio = useStudio(start, user)
  const { editor, theme, design } = studio
  const { note, push, replace } = useHistoryNote()
  const [editing, setEditing] = useState(start.editing)
  const [finished, setFinished] = useState<Finished>()
  const styled = { document: editor.document, themeId: theme.id, design }
  const generating = useGenerate({
    make: ({ document, themeId, design: look }) =>
      fetchPdf({ path: '/api/generate-pdf', body: pdfOrder(document, themeId, look) }),
    words: generateWords,
    onFinished(made) {
      setFinished(made)
      studio.noteIssued()
      push({ ...note, isReady: true })
    },
    onCounted,
  })
  const saving = useSaving(
    { ...styled, editing },
    {
      onEditing(next) {
        setEditing(next)
        replace({ ...note, editing: next })
      },
    },
  )
  const conversion = useConversion(user.id, styled)
  const asking = useAskingFirst(user)

  function generate() {
    if (generating.check(styled))
      asking.whenSure(styled.document, () => void generating.generate(styled))
  }

  function makeNext() {
    editor.replace(nextOf(editor.document, currentMoment()))
    if (note.isReady) push({ ...note, isReady: false })
  }

  return (
    <>
      {note.isReady && isOf(finished, styled) ? (
        <ReadyView
          finished={finished}
          keeping={<KeepDetails studio={studio} />}
          onDownloaded={studio.forgetDraft}
          onEdit={() => history.back()}
          onNext={makeNext}
          onConvert={conversion.convertTo}
        />
      ) : (
        <WritingView
          studio={studio}
          opening={openingWords(note, start)}
          isDraft={start.came === 'draft'}
          isReturn={finished !== undefined}
          refusal={generating.refusal}
          isGenerating={generating.isPending}
          editing={editing}
          saving={saving}
          onGenerate={generate}
          onNext={makeNext}
          onConvert={conversion.convertTo}
        />
      )}
      {conversion.dialog}
      {asking.dialog}
    </>
  )
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
  const { document, themeId, design } = finished
  return JSON.stringify({ document, themeId, design }) === JSON.stringify(styled)
}
