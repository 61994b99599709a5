import type { SheetOrder } from '#sheets/drawing/drawing.ts'

/** A template as its card shows it. */
export type TemplateEntry = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly category: string
  readonly order: SheetOrder
}

export type Listing = {
  /** Undefined until they have come. */
  readonly entries: readonly TemplateEntry[] | undefined
  readonly isFailed: boolean
  readonly tryAgain: () => void
}
