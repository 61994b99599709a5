import { useState } from 'react'
import { deleteCustomTemplate, useRefreshCustomTemplates } from '#api/custom-templates.ts'
import { failureMessage } from '#api/failure.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toast } from '#ui/toast.ts'
import { DeleteTemplateDialog } from './delete-template-dialog.tsx'
import type { SavedCustomTemplate, SavedTemplate } from './saved-template.ts'

type DialogProps<Kind> = {
  /** Undefined: nothing is to be deleted, and the dialog is closed. */
  readonly template: Kind | undefined
  readonly onClose: () => void
}

/** The same question for every kind; what is said afterwards differs. */
export function DeleteSavedTemplateDialog({ template, onClose }: DialogProps<SavedTemplate>) {
  const [invoice, custom] =
    template?.kind === 'invoice' ? [template, undefined] : [undefined, template]
  return (
    <>
      <DeleteTemplateDialog template={invoice} onClose={onClose} />
      <DeleteCustomTemplateDialog template={custom} onClose={onClose} />
    </>
  )
}

function DeleteCustomTemplateDialog({ template, onClose }: DialogProps<SavedCustomTemplate>) {
  const [pending, setPending] = useState(false)
  const [last, setLast] = useState(template)
  const refresh = useRefreshCustomTemplates()
  // The words stay while the dialog closes.
  if (template && template !== last) setLast(template)

  async function confirm() {
    if (!template) return
    const { kind, id } = template
    setPending(true)
    try {
      await deleteCustomTemplate(kind, id)
      toast(deleted)
    } catch (error) {
      const description = failureMessage(error, 'Failed to delete template')
      toast({ title: 'Error', description, variant: 'destructive' })
    }
    // Also after a failure: someone else may have deleted it.
    await refresh(kind)
    setPending(false)
    onClose()
  }

  return (
    <ConfirmDialog
      title="Delete Template"
      description={`Are you sure you want to delete "${last?.name}"? This action cannot be undone.`}
      confirmLabel="Delete"
      danger
      pending={pending}
      onConfirm={confirm}
      open={template !== undefined}
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
    />
  )
}

const deleted = {
  title: 'Template Deleted',
  description: 'Template deleted successfully!',
  duration: 2000,
}
