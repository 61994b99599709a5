import type { Template } from '@sheaf/contract/templates'
import { useLocation } from 'wouter'
import { editorAddress } from './editor-address.ts'
import { handOffForEditing } from './hand-off.ts'
import type { SavedTemplate } from './saved-template.ts'

/** Opens a saved template to be changed, on the screen that makes documents of its kind. It comes back to this page. */
export function useEditTemplate(): (
  template: Pick<SavedTemplate, 'id' | 'kind'> & { readonly invoice?: Template },
) => void {
  const [from, navigate] = useLocation()
  return ({ id, kind, invoice }) => {
    if (invoice) handOffForEditing(invoice)
    const address = invoice ? '/create/invoice' : editorAddress(kind, id)
    navigate(address, { state: { editingId: id, from } })
  }
}
