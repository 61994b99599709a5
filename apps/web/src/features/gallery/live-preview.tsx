import { useWatch } from 'react-hook-form'
import { LiveSheet } from '#sheets/drawing/live-sheet.tsx'
import { useFollowing } from '#sheets/drawing/use-following.ts'
import { templateOrder } from '#sheets/templates/template-order.ts'
import type { TemplateForm } from './template-form.ts'

type LivePreviewProps = { readonly form: TemplateForm; readonly themeName: string }

/** The sheet as the form stands, with a sample client and job. */
export function LivePreview({ form, themeName }: LivePreviewProps) {
  useWatch({ control: form.control })
  const order = templateOrder(form.getValues())
  return (
    <section
      aria-label="Preview"
      className="order-1 mx-auto flex w-full max-w-dialog flex-col gap-3 lg:order-none"
    >
      <LiveSheet
        order={order}
        following={useFollowing(order)}
        label={`Preview of an invoice in ${themeName}`}
        withText
      />
      <p className="text-center text-ink-soft text-small">The client and line items are samples.</p>
    </section>
  )
}
