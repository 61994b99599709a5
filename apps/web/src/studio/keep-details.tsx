import type { KeptSender } from '@sheaf/contract/sender'
import { BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import { tellFailure } from '#api/failure.ts'
import { useNumberSeries, useSaveNumberSeries } from '#api/number-series.ts'
import { useKeepSender, useSender } from '#api/sender.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { isKept, type KeepSource, keptFrom, seriesFrom } from './kept-sender.ts'
import type { Studio } from './use-studio.ts'

/** Keeps who writes this document, so that the next one need not be told. */
export function useKeeping({ editor, theme, design, isIssued }: Studio) {
  const { data: kept } = useSender()
  const keepSender = useKeepSender()
  const { data: series } = useNumberSeries()
  const saveSeries = useSaveNumberSeries()
  const [isPending, setIsPending] = useState(false)
  const { document, taxCheck } = editor
  const isTaxOpen = taxCheck?.isOpen ?? false
  const source = { document, themeId: theme.id, theme, design, isTaxOpen, isIssued }

  async function keep(): Promise<void> {
    if (!kept || isPending) return
    setIsPending(true)
    try {
      await keepSender(keptFrom(source, kept))
      const begun = series && seriesFrom(source, series)
      if (begun) await saveSeries(begun)
      toast({ title: 'Details saved', description: "We'll fill them in on new documents." })
    } catch (error) {
      tellFailure('Details not saved', error, "We couldn't save your details. Please try again.")
    }
    setIsPending(false)
  }

  return {
    keep,
    isPending,
    /** Undefined until it is known. */
    state: kept && stateOf(source, kept),
  }
}

function stateOf(source: KeepSource, kept: KeptSender): 'none' | 'other' | 'kept' {
  if (kept.updatedAt === null) return 'none'
  return isKept(source, kept) ? 'kept' : 'other'
}

const words = {
  none: {
    title: 'Skip the typing next time',
    help: "We'll fill in your company, bank, tax, logo, design and numbering on every new document. Nothing about your client is stored.",
    action: 'Keep my details',
  },
  other: {
    title: 'Your details have changed',
    help: "The details on this document don't match the ones you saved.",
    action: 'Update my details',
  },
} as const

/** On the finished document: what is worth keeping of it. */
export function KeepDetails({ studio }: { readonly studio: Studio }) {
  const { state, keep, isPending } = useKeeping(studio)
  if (state === undefined) return null
  if (state === 'kept') {
    return (
      <p className="flex gap-3 text-ink-soft text-small">
        <BookmarkCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span>
          New documents start with your details. <TextLink href="/account">Edit details</TextLink>
        </span>
      </p>
    )
  }
  const { title, help, action } = words[state]
  return (
    <section
      aria-label={title}
      className="flex flex-col items-start gap-3 rounded-panel border border-hairline bg-paper p-4"
    >
      <div>
        <h2 className="font-medium font-sans text-body">{title}</h2>
        <p className="text-ink-soft text-small">{help}</p>
      </div>
      <Button size="small" loading={isPending} onClick={() => void keep()}>
        {action}
      </Button>
    </section>
  )
}
