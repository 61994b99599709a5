import { kindInText } from '@sheaf/domain/documents/field-labels'
import { Download, FileCode, PenLine } from 'lucide-react'
import { useState } from 'react'
import { UndoTools } from '#document/writing/undo-tools.tsx'
import { pageWidth } from '#studio/create-header.tsx'
import { DownloadDialog } from '#studio/e-invoice/download-dialog.tsx'
import { GenerateBar } from '#studio/generate-bar.tsx'
import { sheetOrder } from '#studio/pdf-order.ts'
import { PreviewDialog } from '#studio/preview-dialog.tsx'
import type { Refusal } from '#studio/problems.ts'
import { StudioTop, type StudioTopProps } from '#studio/studio-top.tsx'
import { styledOf } from '#studio/use-studio.ts'
import { Button } from '#ui/actions/button.tsx'
import { editorKinds, type OwnEditorKind } from './editor-kinds.ts'
import { FormWorkspace } from './form-workspace.tsx'
import { SheetWorkspace } from './sheet-workspace.tsx'
import type { TemplateChoice } from './use-template-choice.ts'

type EditorViewProps = Omit<StudioTopProps, 'backLabel' | 'tools'> & {
  readonly kind: OwnEditorKind
  readonly choice: TemplateChoice
  readonly refusal: Refusal | undefined
  readonly isGenerating: boolean
  readonly isPreviewOpen: boolean
  readonly setIsPreviewOpen: (isOpen: boolean) => void
  readonly onGenerate: () => void
  readonly onDownload: () => void
  /** A file was handed out that may count. */
  readonly onCounted: () => void
}

export function EditorView(props: EditorViewProps) {
  const { kind, studio, choice, refusal, isPreviewOpen, setIsPreviewOpen } = props
  const { opening, isDraft, onNext, onConvert } = props
  const { form, generateLabel } = editorKinds[kind]
  const order = sheetOrder(studio.editor.computed, studio.theme.id, studio.design)
  const openPreview = () => setIsPreviewOpen(true)
  const [isFormatsOpen, setIsFormatsOpen] = useState(false)
  const workspace = { kind, studio, choice, refusal, onPreview: openPreview }
  return (
    <>
      <div className={pageWidth}>
        <StudioTop
          {...{ studio, opening, isDraft, onNext, onConvert }}
          backLabel="Back"
          tools={form && <UndoTools editor={studio.editor} className="flex" />}
        />
        {form ? (
          <FormWorkspace {...workspace} form={form} order={order} />
        ) : (
          <SheetWorkspace {...workspace} />
        )}
      </div>
      <GenerateBar
        user={studio.user}
        label={generateLabel}
        isPending={props.isGenerating}
        hasFocus={false}
        onGenerate={props.onGenerate}
        onPreview={openPreview}
      />
      <PreviewDialog
        title={`Preview of your ${kindInText(kind)}`}
        order={order}
        open={isPreviewOpen}
        onOpenChange={setIsPreviewOpen}
        footer={
          <PreviewActions
            onBack={() => setIsPreviewOpen(false)}
            onFormats={() => {
              setIsPreviewOpen(false)
              setIsFormatsOpen(true)
            }}
            onDownload={() => {
              setIsPreviewOpen(false)
              props.onDownload()
            }}
          />
        }
      />
      <DownloadDialog
        styled={styledOf(studio)}
        open={isFormatsOpen}
        onOpenChange={setIsFormatsOpen}
        onFix={studio.callField}
        onDownloaded={props.onCounted}
      />
    </>
  )
}

type PreviewActionsProps = {
  readonly onBack: () => void
  readonly onFormats: () => void
  readonly onDownload: () => void
}

function PreviewActions({ onBack, onFormats, onDownload }: PreviewActionsProps) {
  return (
    <>
      <Button onClick={onFormats}>
        <FileCode aria-hidden="true" className="size-4" />
        Other formats
      </Button>
      <Button onClick={onBack}>
        <PenLine aria-hidden="true" className="size-4" />
        Back to Edit
      </Button>
      <Button variant="primary" onClick={onDownload}>
        <Download aria-hidden="true" className="size-4" />
        Download PDF
      </Button>
    </>
  )
}
