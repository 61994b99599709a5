import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { lazy, Suspense } from 'react'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'

const LateAnswer = lazy(async () => ({ default: (await import('./late-answer.tsx')).LateAnswer }))

type LatePaymentProps = {
  readonly document: BusinessDocument
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** The sentence is to stand among the notes. */
  readonly onAddNote: (sentence: string) => void
}

/** What may be charged when the invoice is paid late. The law comes with it, and not before. */
export function LatePaymentDialog({ document, open, onOpenChange, onAddNote }: LatePaymentProps) {
  return (
    <Dialog title="If this invoice is paid late" {...{ open, onOpenChange }}>
      {open && document.kind === 'invoice' && (
        <Suspense fallback={<Skeleton className="h-48" />}>
          <LateAnswer
            invoice={document}
            onAddNote={(sentence) => {
              onOpenChange(false)
              onAddNote(sentence)
            }}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
