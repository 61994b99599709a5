import type { CurrentUser } from '@sheaf/contract/current-user'
import type { BusinessDocument } from '@sheaf/domain/documents/document'
import { useEffect, useState } from 'react'
import type { StyledDocument } from '#document/writing/styled-document.ts'
import { isOffline } from '#offline/connection.ts'
import { useAskingFirst } from '#studio/use-asking-first.tsx'
import { useGenerate } from '#studio/use-generate.ts'
import { saveFile } from '#ui/actions/save-file.ts'
import { toast } from '#ui/feedback/toast.ts'
import { editorKinds, type OwnEditorKind } from './editor-kinds.ts'
import { openPdfTab } from './pdf-tab.ts'

type Options = {
  readonly onCounted: () => void
  /** The PDF is made, or its tab is being opened: nobody tells this page what became of that. */
  readonly onMade: (made: StyledDocument) => Promise<void>
  /** The user has the PDF. */
  readonly onDelivered: (document: BusinessDocument) => void
  readonly takeNext: () => Promise<BusinessDocument>
  /** Wants a last look at the sheet before it is handed out. */
  readonly onReview: () => void
}

/** Hands out the PDF as the editor of its kind does. */
export function useDelivery(
  kind: OwnEditorKind,
  user: CurrentUser,
  { onCounted, onMade, onDelivered, takeNext, onReview }: Options,
) {
  const { delivery, words } = editorKinds[kind]
  const { check, generate, isPending, refusal } = useGenerate({
    make: delivery.by === 'file' ? delivery.make : unmade,
    words,
    async onFinished({ file, fileName, ...made }) {
      saveFile(file, fileName)
      onDelivered(made.document)
      await onMade(made)
    },
    takeNext,
    onCounted,
  })
  const watchTab = useOpenedTab(user, onCounted, onDelivered)
  const { whenSure, dialog } = useAskingFirst(user)

  function handOut(styled: StyledDocument) {
    if (!check(styled)) return
    whenSure(styled.document, () => {
      if (delivery.by === 'file') void generate(styled)
      // A tab opens at the click or not at all.
      else if (isOffline()) toast(offlineNote)
      else {
        openPdfTab(delivery.path, styled)
        void onMade(styled)
        watchTab(styled.document)
      }
    })
  }

  return {
    isPending,
    refusal,
    /** The question that may come before. */
    dialog,
    /** The main action of the screen. */
    generate(styled: StyledDocument) {
      if (delivery.by === 'file') handOut(styled)
      else if (check(styled)) onReview()
    },
    /** Straight from the full preview. */
    download: handOut,
  }
}

// Nobody tells this page what became of a tab: when the reader comes back, the count of their documents does.
function useOpenedTab(
  { documentsUsed }: CurrentUser,
  onCounted: () => void,
  onDelivered: (document: BusinessDocument) => void,
) {
  const [opened, setOpened] = useState<{ document: BusinessDocument; countBefore: number }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new count tells something.
  useEffect(() => {
    if (opened && documentsUsed > opened.countBefore) onDelivered(opened.document)
  }, [documentsUsed, opened])
  return (document: BusinessDocument) => {
    setOpened({ document, countBefore: documentsUsed })
    window.addEventListener('focus', onCounted, { once: true })
  }
}

const offlineNote = {
  title: "You're offline",
  description: "This PDF opens in a new tab. Try again when you're back online.",
  variant: 'destructive',
} as const

function unmade(): never {
  throw new Error('A document that opens in a tab is made there')
}
