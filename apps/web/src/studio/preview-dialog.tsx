import type { ReactNode } from 'react'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

type PreviewDialogProps = {
  readonly title: string
  readonly order: SheetOrder
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly footer?: ReactNode
}

/** Every page, large enough to be read. */
export function PreviewDialog({ title, order, open, onOpenChange, footer }: PreviewDialogProps) {
  return (
    <Dialog title={title} width="sheet" open={open} onOpenChange={onOpenChange} footer={footer}>
      {open && <SheetFrame order={order} label={title} shows="all" keepsLast withText />}
    </Dialog>
  )
}
