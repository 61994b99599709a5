import { useState } from 'react'
import { nextOf } from '#studio/derive.ts'
import { useHistoryNote } from '#studio/history-note.ts'
import { currentMoment } from '#studio/moment.ts'
import { openingWords } from '#studio/opening-note.tsx'
import type { OpenedStudio } from '#studio/studio-gate.tsx'
import { useConversion } from '#studio/use-conversion.tsx'
import { useStudio } from '#studio/use-studio.ts'
import type { OwnEditorKind } from './editor-kinds.ts'
import { EditorView } from './editor-view.tsx'
import { useDelivery } from './use-delivery.ts'
import { useTemplateChoice } from './use-template-choice.ts'

type EditorStudioProps = OpenedStudio & { readonly kind: OwnEditorKind }

/** An editor with all that it knows and can do. */
export function EditorStudio({ kind, start, user, onCounted }: EditorStudioProps) {
  const studio = useStudio(start, user)
  const { editor, theme, design } = studio
  const { note } = useHistoryNote()
  const choice = useTemplateChoice(kind, studio, start)
  const styled = { document: editor.document, themeId: theme.id, design }
  const conversion = useConversion(user.id, styled)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const delivery = useDelivery(kind, user, {
    onCounted,
    onDelivered() {
      studio.noteIssued()
      studio.forgetDraft()
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
        onNext={() => editor.replace(nextOf(editor.document, currentMoment()))}
        onConvert={conversion.convertTo}
      />
      {conversion.dialog}
      {delivery.dialog}
    </>
  )
}
