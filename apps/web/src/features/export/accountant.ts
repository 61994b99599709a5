import type { ExportFinding } from '@sheaf/accounting/finding'
import type { FormatId } from '@sheaf/accounting/formats'
import type { Mapping, MappingField } from '@sheaf/accounting/mapping'
import type { ExportFile } from '@sheaf/accounting/write-export'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import type { ExportEntry } from '#studio/export/export-list.ts'

/** What is to be exported, and how. */
export type ExportOrder = {
  readonly entries: readonly ExportEntry[]
  readonly format: FormatId
  /** Where the documents come from: what the user did not tell is as usual there. */
  readonly country: string
  /** What the user told about the program. */
  readonly own: Mapping
}

/** What a program asks about these documents, and what it would say to them. */
export type Checked = {
  readonly fields: readonly MappingField[]
  /** As usual in the country. */
  readonly suggested: Mapping
  /** At places in the list that was looked at. */
  readonly findings: readonly ExportFinding[]
}

/** Nothing to save when the program takes none of the documents. */
export type Made = {
  readonly file: ExportFile | undefined
  /** How many files are in it. */
  readonly files: number
  readonly leftOut: number
}

export type AccountantOrder = Omit<ExportOrder, 'entries'> & {
  readonly id: number
  /** Documents that the worker has not seen yet. */
  readonly news: readonly (readonly [string, ComputedDocument])[]
  readonly ids: readonly string[]
  /** The moment as clocks here show it, for files that are to be made; undefined to look at them only. */
  readonly madeAt: string | undefined
}

export type AccountantAnswer = {
  readonly id: number
  readonly checked?: Checked
  readonly made?: Made
  readonly isFailed?: true
}

type Waiting = {
  readonly resolve: (answer: AccountantAnswer) => void
  readonly reject: (error: Error) => void
}

/** Checks and writes beside the page: a thousand invoices would hold it up for a second. A document is handed over once. */
export const accountant = createAccountant()

function createAccountant() {
  let worker: Worker | undefined
  let asked = 0
  const known = new Set<string>()
  const waiting = new Map<number, Waiting>()

  function close(): void {
    worker?.terminate()
    worker = undefined
    known.clear()
    for (const { reject } of waiting.values()) reject(new Error('The export was stopped'))
    waiting.clear()
  }

  function open(): Worker {
    const opened = new Worker(new URL('./accountant-worker.ts', import.meta.url), {
      type: 'module',
    })
    opened.onmessage = ({ data }: MessageEvent<AccountantAnswer>) => {
      const asker = waiting.get(data.id)
      waiting.delete(data.id)
      if (data.isFailed) asker?.reject(new Error('The export was not written'))
      else asker?.resolve(data)
    }
    opened.onerror = close
    return opened
  }

  function ask({ entries, ...wishes }: ExportOrder, madeAt?: string) {
    worker ??= open()
    const unknown = entries.filter(({ id }) => !known.has(id))
    for (const { id } of unknown) known.add(id)
    asked += 1
    const order: AccountantOrder = {
      ...wishes,
      ...{ id: asked, madeAt },
      news: unknown.map(({ id, computed }) => [id, computed]),
      ids: entries.map(({ id }) => id),
    }
    const answer = new Promise<AccountantAnswer>((resolve, reject) => {
      waiting.set(order.id, { resolve, reject })
    })
    worker.postMessage(order)
    return answer
  }

  return {
    close,
    check: async (order: ExportOrder): Promise<Checked> =>
      (await ask(order)).checked ?? { fields: [], suggested: {}, findings: [] },
    async write(order: ExportOrder, madeAt: string): Promise<Made> {
      const { made } = await ask(order, madeAt)
      return made ?? { file: undefined, files: 0, leftOut: order.entries.length }
    },
  }
}
