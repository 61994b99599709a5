import type { DocumentKind } from '@sheaf/domain/documents/kind'
import { useState } from 'react'
import { deleteCustomTemplate, useRefreshCustomTemplates } from '#api/custom-templates.ts'
import { serverWords } from '#api/failure.ts'
import { deleteTemplate, useRefreshTemplates } from '#api/templates.ts'
import { useReportedTask } from '#ui/feedback/use-reported-task.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

type Doomed = { readonly kind: DocumentKind; readonly id: string; readonly name: string }

type DeleteTemplateDialogProps = {
  /** Undefined: nothing is to be deleted, and the dialog is closed. */
  readonly template: Doomed | undefined
  readonly onClose: () => void
  readonly onDeleted?: (id: string) => void
}

/** Asks, deletes, tells how it went, and reads the list anew. */
export function DeleteTemplateDialog(props: DeleteTemplateDialogProps) {
  const { template, onClose, onDeleted } = props
  const { pending, run } = useReportedTask<'delete'>()
  const [last, setLast] = useState(template)
  const erase = useErasing()
  // The words stay while the dialog closes.
  if (template && template !== last) setLast(template)

  async function confirm() {
    if (!template) return
    const { done, failure } = template.kind === 'invoice' ? invoiceWords : customWords
    await run('delete', {
      work: () => erase(template, onDeleted),
      done: () => ({ title: 'Template Deleted', description: done }),
      failed: (error) => ({
        title: failure.title,
        description: serverWords(error, failure.description),
      }),
    })
    onClose()
  }

  return (
    <ConfirmDialog
      title="Delete Template"
      description={`Are you sure you want to delete "${last?.name}"? This action cannot be undone.`}
      confirmLabel="Delete"
      danger
      pending={pending !== undefined}
      onConfirm={confirm}
      open={template !== undefined}
      onClose={onClose}
    />
  )
}

const invoiceWords = {
  done: 'Template has been deleted successfully.',
  failure: { title: 'Delete Failed', description: "We couldn't delete the template." },
}

const customWords = {
  done: 'Template deleted successfully!',
  failure: { title: 'Error', description: 'Failed to delete template' },
}

function useErasing() {
  const refreshTemplates = useRefreshTemplates()
  const refreshCustomTemplates = useRefreshCustomTemplates()
  return async ({ kind, id }: Doomed, onDeleted: DeleteTemplateDialogProps['onDeleted']) => {
    try {
      await (kind === 'invoice' ? deleteTemplate(id) : deleteCustomTemplate(kind, id))
      onDeleted?.(id)
    } finally {
      // Also after a failure: someone else may have deleted it.
      await (kind === 'invoice' ? refreshTemplates() : refreshCustomTemplates(kind))
    }
  }
}
