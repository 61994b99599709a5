import { Redo2, Undo2 } from 'lucide-react'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import type { DocumentEditor } from './document-editor.ts'

type UndoToolsProps = { readonly editor: DocumentEditor; readonly className?: string }

export function UndoTools({ editor, className }: UndoToolsProps) {
  return (
    <div role="toolbar" aria-label="Editing" className={className}>
      <Tooltip text="Undo (Ctrl+Z or ⌘Z)">
        <IconButton label="Undo" disabled={!editor.canUndo} onClick={editor.undo}>
          <Undo2 />
        </IconButton>
      </Tooltip>
      <Tooltip text="Redo (Ctrl+Shift+Z or ⇧⌘Z)">
        <IconButton label="Redo" disabled={!editor.canRedo} onClick={editor.redo}>
          <Redo2 />
        </IconButton>
      </Tooltip>
    </div>
  )
}
