import { useState } from 'react'
import { useDroppedDocument } from '#studio/e-invoice/use-dropped-document.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { openingWords } from '#studio/opening-note.tsx'
import { useAddRecent } from '#studio/recent/use-recent.ts'
import type { OpenedStudio } from '#studio/studio-gate.tsx'
import { useOpenDocument } from '#studio/use-open-document.ts'
import { styledOf, useStudio } from '#studio/use-studio.ts'
import type { OwnEditorKind } from './editor-kinds.ts'
import { EditorView } from './editor-view.tsx'
import { useDelivery } from './use-delivery.ts'
import { useTemplateChoice } from './use-template-choice.ts'

type EditorStudioProps = OpenedStudio & { readonly kind: OwnEditorKind }

/** An editor with all that it knows and can do. */
export function EditorStudio({ kind, start, user, onCounted }: EditorStudioProps) {
  const opened = useStudio(start, user)
  const { note } = useHistoryNote()
  useDroppedDocument(opened)
  const choice = useTemplateChoice(kind, opened, start)
  const studio = { ...opened, startOver: () => opened.startOver(choice.fresh()) }
  const styled = styledOf(opened)
  const { convertTo } = useOpenDocument(user.id)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const delivery = useDelivery(kind, user, {
    onCounted,
    onMade: useAddRecent(user.id),
    takeNext: studio.takeNext,
    onDelivered(document) {
      studio.noteIssued(document)
      studio.forgetDraft(document)
    },
    onReview: () => setIsPreviewOpen(true),
  })
  return (
    <>
      <EditorView
        {...{ kind, studio, choice, isPreviewOpen, setIsPreviewOpen }}
        opening={openingWords(note, start)}
        isDraft={start.came === 'draft'}
        refusal={delivery.refusal}
        isGenerating={delivery.isPending}
        onGenerate={() => delivery.generate(styled)}
        onDownload={() => delivery.download(styled)}
        onCounted={onCounted}
        onNext={studio.startNext}
        onConvert={(target) => convertTo(target, styled)}
      />
      {delivery.dialog}
    </>
  )
}
