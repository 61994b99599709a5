import { useLocation } from 'wouter'
import { editorAddress } from './editor-address.ts'
import { handOffForEditing } from './hand-off.ts'
import type { SavedTemplate } from './saved-template.ts'

/** Opens a saved template where documents of its kind are made. */
export function useEditTemplate(): (template: SavedTemplate) => void {
  const [, navigate] = useLocation()
  return (template) => {
    if (template.kind !== 'invoice') return navigate(editorAddress(template.kind, template.id))
    handOffForEditing(template.invoice)
    navigate('/create/invoice')
  }
}
