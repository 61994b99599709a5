import { useSystemTemplates } from '#api/system-templates.ts'
import { StudioGate } from '#studio/studio-gate.tsx'
import type { OwnEditorKind } from './editor-kinds.ts'
import { EditorStudio } from './editor-studio.tsx'

type Listing = ReturnType<typeof useSystemTemplates>

export function EditorScreen({ kind }: { readonly kind: OwnEditorKind }) {
  return kind === 'quote' ? <Editor kind={kind} /> : <ListedEditor kind={kind} />
}

/** What it offers is asked from the server. */
function ListedEditor({ kind }: { readonly kind: Exclude<OwnEditorKind, 'quote'> }) {
  return <Editor kind={kind} listing={useSystemTemplates(kind)} />
}

type EditorProps = { readonly kind: OwnEditorKind; readonly listing?: Listing }

function Editor({ kind, listing }: EditorProps) {
  return (
    <StudioGate kind={kind} listing={listing} opensBare>
      {(opened) => <EditorStudio kind={kind} {...opened} />}
    </StudioGate>
  )
}
