import { useState } from 'react'
import { failureMessage } from '#api/failure.ts'
import { deleteTemplate, useRefreshTemplates } from '#api/templates.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { toast } from '#ui/toast.ts'

type Named = { readonly id: string; readonly name: string }

type DeleteTemplateDialogProps = {
  /** Undefined: nothing is to be deleted, and the dialog is closed. */
  readonly template: Named | undefined
  readonly onClose: () => void
  readonly onDeleted?: (id: string) => void
}

/** Asks, deletes, tells how it went, and reads the list anew. */
export function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { template, onClose, onDeleted } = props
  const [pending, setPending] = useState(false)
  const [last, setLast] = useState(template)
  const refresh = useRefreshTemplates()
  // The words stay while the dialog closes.
  if (template && template !== last) setLast(template)

  async function confirm() {
    if (!template) return
    setPending(true)
    try {
      await deleteTemplate(template.id)
      onDeleted?.(template.id)
      toast(deleted)
    } catch (error) {
      const description = failureMessage(error, 'The template could not be deleted.')
      toast({ title: 'Delete Failed', description, variant: 'destructive' })
    }
    // Also after a failure: someone else may have deleted it.
    await refresh()
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
  description: 'Template has been deleted successfully.',
  duration: 2000,
}
