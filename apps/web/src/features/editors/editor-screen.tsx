import { StudioGate } from '#studio/studio-gate.tsx'
import type { OwnEditorKind } from './editor-kinds.ts'
import { EditorStudio } from './editor-studio.tsx'

export function EditorScreen({ kind }: { readonly kind: OwnEditorKind }) {
  return (
    <StudioGate kind={kind} opensBare>
      {(opened) => <EditorStudio kind={kind} {...opened} />}
    </StudioGate>
  )
}
