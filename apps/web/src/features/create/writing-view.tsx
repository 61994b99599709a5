import { kindInText, kindTitle } from '@sheaf/domain/documents/field-labels'
import { useState } from 'react'
import { Coach } from '#studio/coach/coach.tsx'
import { columns, pageWidth, sidePanel } from '#studio/create-header.tsx'
import { askForLogo } from '#studio/customize-design.tsx'
import { DesignPanel } from '#studio/design-panel.tsx'
import { GenerateBar } from '#studio/generate-bar.tsx'
import { sheetOrder } from '#studio/pdf-order.ts'
import { PreviewDialog } from '#studio/preview-dialog.tsx'
import type { Refusal } from '#studio/problems.ts'
import { StudioTop, type StudioTopProps } from '#studio/studio-top.tsx'
import type { Saving } from '#studio/use-saving.ts'
import { Workspace } from './workspace.tsx'

type WritingViewProps = Omit<StudioTopProps, 'backLabel' | 'tools'> & {
  /** The writer comes back from the finished document. */
  readonly isReturn: boolean
  readonly refusal: Refusal | undefined
  readonly isGenerating: boolean
  /** What the main action is called, where it is not to make the PDF. */
  readonly generateLabel?: string | undefined
  readonly saving: Saving
  readonly onGenerate: () => void
}

export function WritingView(props: WritingViewProps) {
  const { studio, opening, isDraft, onNext, onConvert, onRepeat } = props
  const { kind } = studio.editor
  const order = sheetOrder(studio.editor.computed, studio.theme.id, studio.design)
  const [isPreviewOpen, setIsPreviewOpen] = useState(false)
  const openPreview = () => setIsPreviewOpen(true)
  return (
    <>
      <div className={pageWidth}>
        <StudioTop {...{ studio, opening, isDraft, onNext, onConvert, onRepeat }} />
        <div className={columns}>
          <div className={sidePanel}>
            <Coach place="beside" studio={studio} />
            <DesignPanel {...{ studio, order }} onPreview={openPreview} />
          </div>
          <Workspace {...props} onAskLogo={askForLogo} />
        </div>
      </div>
      <GenerateBar
        user={studio.user}
        label={props.generateLabel ?? `Generate ${kindTitle(kind)}`}
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
