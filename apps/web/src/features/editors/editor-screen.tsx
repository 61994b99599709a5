import { StudioGate } from '#studio/studio-gate.tsx'
import type { OwnEditorKind } from './editor-kinds.ts'
import { EditorStudio } from './editor-studio.tsx'

export function QuoteEditor() {
  return <EditorScreen kind="quote" />
}

export function PurchaseOrderEditor() {
  return <EditorScreen kind="purchase_order" />
}

export function CreditNoteEditor() {
  return <EditorScreen kind="credit_note" />
}

function EditorScreen({ kind }: { readonly kind: OwnEditorKind }) {
  return (
    <StudioGate kind={kind} opensBare>
      {(opened) => <EditorStudio kind={kind} {...opened} />}
    </StudioGate>
  )
}
