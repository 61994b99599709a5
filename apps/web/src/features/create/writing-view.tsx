import { kindInText, kindTitle } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { useState } from 'react'
import { CreateHeader, columns, pageWidth } from '#studio/create-header.tsx'
import { askForLogo } from '#studio/customize-design.tsx'
import { DocumentMenu } from '#studio/document-menu.tsx'
import { GenerateBar } from '#studio/generate-bar.tsx'
import type { Editing } from '#studio/history-note.ts'
import { OpeningNote } from '#studio/opening-note.tsx'
import { PreviewDialog } from '#studio/preview-dialog.tsx'
import type { Refusal } from '#studio/problems.ts'
import { useLiveOrder } from '#studio/use-live-order.ts'
import type { Studio } from '#studio/use-studio.ts'
import { DesignPanel } from './design-panel.tsx'
import type { useSaving } from './use-saving.ts'
import { Workspace } from './workspace.tsx'

type WritingViewProps = {
  readonly studio: Studio
  /** Where the sheet came from, in words. */
  readonly opening: string | undefined
  readonly isDraft: boolean
  /** The writer comes back from the finished document. */
  readonly isReturn: boolean
  readonly refusal: Refusal | undefined
  readonly isGenerating: boolean
  readonly editing: Editing | undefined
  readonly saving: ReturnType<typeof useSaving>
  readonly onGenerate: () => void
  readonly onNext: () => void
  readonly onConvert: (target: DocumentKind) => void
}

export function WritingView(props: WritingViewProps) {
  const { studio, opening } = props
  const { kind } = studio.editor
  const order = useLiveOrder(studio)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const [isNoteOpen, setIsNoteOpen] = useState(true)
  const openPreview = () => setIsPreviewOpen(true)

  function startOver() {
    studio.startOver()
    setIsNoteOpen(false)
  }

  return (
    <>
      <div className={pageWidth}>
        <CreateHeader
          kind={kind}
          editor={studio.editor}
          aside={
            <DocumentMenu
              kind={kind}
              onNext={props.onNext}
              onConvert={props.onConvert}
              onStartOver={startOver}
            />
          }
        />
        {opening && isNoteOpen && (
          <OpeningNote
            words={opening}
            onStartOver={props.isDraft ? startOver : undefined}
            onClose={() => setIsNoteOpen(false)}
          />
        )}
        <div className={columns}>
          <DesignPanel {...{ studio, order }} onPreview={openPreview} />
          <Workspace {...props} onAskLogo={askForLogo} />
        </div>
      </div>
      <GenerateBar
        user={studio.user}
        label={`Generate ${kindTitle(kind)}`}
        isPending={props.isGenerating}
        hasFocus={props.isReturn}
        onGenerate={props.onGenerate}
        onPreview={openPreview}
      />
      <PreviewDialog
        title={`Preview of your ${kindInText(kind)}`}
        order={order}
        open={isPreviewOpen}
        onOpenChange={setIsPreviewOpen}
      />
    </>
  )
}
