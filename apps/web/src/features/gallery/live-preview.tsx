import { useWatch } from 'react-hook-form'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { useSettled } from '#sheets/drawing/use-settled.ts'
import { templateOrder } from '#sheets/templates/template-order.ts'
import type { TemplateForm } from './template-form.ts'

const pauseMs = 250

type LivePreviewProps = { readonly form: TemplateForm; readonly themeName: string }

/** The sheet as the form stands, with a sample client and job. */
export function LivePreview({ form, themeName }: LivePreviewProps) {
  useWatch({ control: form.control })
  const order = useSettled(templateOrder(form.getValues()), pauseMs)
  return (
    <section
      aria-label="Preview"
      className="order-1 mx-auto flex w-full max-w-dialog flex-col gap-3 lg:order-none"
    >
      <SheetFrame
        order={order}
        label={`Preview of an invoice in ${themeName}`}
        keepsLast
        withText
      />
      <p className="text-center text-ink-soft text-small">The client and line items are samples.</p>
    </section>
  )
}
