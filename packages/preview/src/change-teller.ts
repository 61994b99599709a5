import {
  changesSince,
  type DrawnPreview,
  type PreviewChanges,
  type PreviewPrint,
  printOf,
} from '@sheaf/contract/preview-changes'

/** Tells previews by what is new in them, to whoever names the one that they have. */
export type ChangeTeller = {
  /** The shapes of a preview that was told before; none when it is forgotten. */
  readonly knownSince: (name: string) => readonly string[]
  readonly tell: (preview: DrawnPreview, since: string) => PreviewChanges
}

/** Whoever types names the preview of a moment ago: that of a minute ago is told in full. */
const mostRemembered = 200

/** Shapes, lines and places of all that are remembered: some tens of megabytes, however long the documents are. */
const mostParts = 300_000

export function createChangeTeller(nextName: () => string): ChangeTeller {
  const remembered = new Map<string, PreviewPrint>()

  function forgetOldest(): void {
    let parts = 0
    for (const print of remembered.values()) parts += partsOf(print)
    for (const [oldest, print] of remembered) {
      if (remembered.size <= mostRemembered && parts <= mostParts) return
      remembered.delete(oldest)
      parts -= partsOf(print)
    }
  }

  return {
    knownSince(name) {
      const print = remembered.get(name)
      return print
        ? [...new Set(print.pages.flatMap(({ items }) => items.map(([shape]) => shape)))]
        : []
    },

    tell(preview, since) {
      const before = remembered.get(since)
      const print = printOf(preview)
      const drawing = nextName()
      remembered.delete(since)
      remembered.set(drawing, print)
      forgetOldest()
      const { title, pageSize, figures } = preview
      const changes = changesSince(before, preview, print)
      return { title, pageSize, figures, drawing, since: before ? since : null, ...changes }
    },
  }
}

function partsOf({ pages, text, places }: PreviewPrint): number {
  return pages.reduce((sum, { items }) => sum + items.length, text.length + places.length)
}
