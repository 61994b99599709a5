import clsx from 'clsx'
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { SheetOrder } from '#sheets/drawing/drawing.ts'
import { SheetFrame } from '#sheets/drawing/sheet-frame.tsx'
import { Button } from '#ui/actions/button.tsx'
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
      {open && <ZoomableSheet title={title} order={order} />}
    </Dialog>
  )
}

type ZoomableSheetProps = Pick<PreviewDialogProps, 'title' | 'order'>

/** On a phone a whole page is too small to be read: it can be enlarged, and moved under the finger. */
function ZoomableSheet({ title, order }: ZoomableSheetProps) {
  const [isLarge, setIsLarge] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Button
        variant="quiet"
        size="small"
        onClick={() => setIsLarge(!isLarge)}
        className="self-start md:hidden"
      >
        {isLarge ? <ZoomOut aria-hidden="true" /> : <ZoomIn aria-hidden="true" />}
        {isLarge ? 'Zoom out' : 'Zoom in'}
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset is for fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: It scrolls by itself, also for those who have only keys. */}
      <div role="group" aria-label="Pages" tabIndex={0} className="-mx-6 overflow-x-auto px-6 pb-4">
        <div className={clsx(isLarge && 'max-md:w-[48rem]')}>
          <SheetFrame order={order} label={title} shows="all" keepsLast withText />
        </div>
      </div>
    </div>
  )
}
