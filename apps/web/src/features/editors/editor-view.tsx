import { kindInText } from '@sheaf/domain/documents/field-labels'
import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { Download, PenLine } from 'lucide-react'
import { useState } from 'react'
import { UndoTools } from '#document/writing/undo-tools.tsx'
import { CreateHeader, pageWidth } from '#studio/create-header.tsx'
import { DocumentMenu } from '#studio/document-menu.tsx'
import { GenerateBar } from '#studio/generate-bar.tsx'
import { OpeningNote } from '#studio/opening-note.tsx'
import { PreviewDialog } from '#studio/preview-dialog.tsx'
import type { Refusal } from '#studio/problems.ts'
import { useLiveOrder } from '#studio/use-live-order.ts'
import type { Studio } from '#studio/use-studio.ts'
import { Button } from '#ui/actions/button.tsx'
import { editorKinds, type OwnEditorKind } from './editor-kinds.ts'
import { FormWorkspace } from './form-workspace.tsx'
import { SheetWorkspace } from './sheet-workspace.tsx'
import type { TemplateChoice } from './use-template-choice.ts'

type EditorViewProps = {
  readonly kind: OwnEditorKind
  readonly studio: Studio
  readonly choice: TemplateChoice
  /** Where the document came from, in words. */
  readonly opening: string | undefined
  readonly isDraft: boolean
  readonly refusal: Refusal | undefined
  readonly isGenerating: boolean
  readonly isPreviewOpen: boolean
  readonly setIsPreviewOpen: (isOpen: boolean) => void
  readonly onGenerate: () => void
  readonly onDownload: () => void
  readonly onNext: () => void
  readonly onConvert: (target: DocumentKind) => void
}

export function EditorView(props: EditorViewProps) {
  const { kind, studio, choice, refusal, isPreviewOpen, setIsPreviewOpen } = props
  const { form, pauseMs, generateLabel } = editorKinds[kind]
  const order = useLiveOrder(studio, pauseMs)
  const openPreview = () => setIsPreviewOpen(true)
  const workspace = { kind, studio, choice, refusal, onPreview: openPreview }
  return (
    <>
      <div className={pageWidth}>
        <Top {...props} />
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
            onDownload={() => {
              setIsPreviewOpen(false)
              props.onDownload()
            }}
          />
        }
      />
    </>
  )
}

function Top({ kind, studio, opening, isDraft, onNext, onConvert }: EditorViewProps) {
  const [isNoteOpen, setIsNoteOpen] = useState(true)

  function startOver() {
    studio.startOver()
    setIsNoteOpen(false)
  }

  return (
    <>
      <CreateHeader
        kind={kind}
        editor={studio.editor}
        backLabel="Back"
        aside={
          <>
            {editorKinds[kind].form && <UndoTools editor={studio.editor} className="flex" />}
            <DocumentMenu {...{ kind, onNext, onConvert }} onStartOver={startOver} />
          </>
        }
      />
      {opening && isNoteOpen && (
        <OpeningNote
          words={opening}
          onStartOver={isDraft ? startOver : undefined}
          onClose={() => setIsNoteOpen(false)}
        />
      )}
    </>
  )
}

type PreviewActionsProps = { readonly onBack: () => void; readonly onDownload: () => void }

function PreviewActions({ onBack, onDownload }: PreviewActionsProps) {
  return (
    <>
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
