import type { CurrentUser } from '@sheaf/contract/current-user'
import { plans } from '@sheaf/contract/plans'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { type Gap, gapsOf } from '@sheaf/domain/documents/issue-problems'
import { kinds } from '@sheaf/domain/documents/kinds'
import { type ComputedDocument, compute } from '@sheaf/domain/documents/totals'
import { documentLocale } from '@sheaf/domain/locale/document-locale'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'

type Question = { readonly title: string; readonly go: () => void }

/** Asks before a document leaves that lacks what nearly every one has: it may well be a slip, and it counts. */
export function useAskingFirst(user: CurrentUser): {
  /** At once where nothing is missing. */
  readonly whenSure: (document: BusinessDocument, go: () => void) => void
  readonly dialog: ReactNode
} {
  const [asked, setAsked] = useState<Question>()
  const [isOpen, setIsOpen] = useState(false)
  return {
    whenSure(document, go) {
      const title = gapWords(compute(document))
      if (title === undefined) go()
      else {
        setAsked({ title, go })
        setIsOpen(true)
      }
    },
    dialog: (
      <ConfirmDialog
        // Its words stay while it goes away.
        title={asked?.title ?? ''}
        description={`Generate anyway?${costWords(user)}`}
        confirmLabel="Generate anyway"
        cancelLabel="Keep editing"
        open={isOpen}
        onClose={() => setIsOpen(false)}
        onConfirm={() => {
          setIsOpen(false)
          asked?.go()
        }}
      />
    ),
  }
}

/** 'No client and a total of $0.00'; undefined where nothing is missing. */
export function gapWords(computed: ComputedDocument): string | undefined {
  const parts = gapsOf(computed).map((gap) => wordsOf(gap, computed))
  if (parts.length === 0) return undefined
  const words = parts.join(' and ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function wordsOf(gap: Gap, { document, totals }: ComputedDocument): string {
  if (gap === 'receiver') return `no ${kinds[document.kind].receiver.toLowerCase()}`
  if (gap === 'lines' || totals === null) return 'no line items'
  return `a total of ${documentLocale(document).money(totals.grandTotal)}`
}

type Counters = Pick<CurrentUser, 'subscription' | 'documentsUsed'>

/** What it takes of the plan, where that can be told: at the limit the server decides. */
export function costWords({ subscription, documentsUsed }: Counters): string {
  const { documents } = plans.free
  const left = documents - documentsUsed
  if (subscription === 'premium' || left <= 0) return ''
  if (left === 1) return ' This uses your last free document.'
  return ` This uses 1 of your ${documents} documents.`
}
