import type { PdfContents } from '@sheaf/contract/pdf-contents'
import type { ComputedDocument } from '@sheaf/domain/documents/totals'
import { type FileFormat, writeFile } from '@sheaf/einvoice/formats'
import { contentsFor } from '@sheaf/einvoice/pdf/pdf-contents'
import type { Waiting } from '@sheaf/rendering/typesetter/typesetter'
import { AppError } from '../http/app-error.ts'
import { createProcessPool, OrderStoppedError, PoolBusyError } from '../processes/process-pool.ts'

export type EnclosingOrder = {
  readonly order: Parameters<typeof contentsFor>[0]
  readonly contents: PdfContents
}

export type FileOrder = { readonly computed: ComputedDocument; readonly format: FileFormat }

export type Enclosed = ReturnType<typeof contentsFor>
export type Written = ReturnType<typeof writeFile>

export type WritingRoom = ReturnType<typeof createWritingRoom>

/** Takes the server's only thread some fifteen milliseconds; what is longer is written elsewhere. */
const mostLinesHere = 100

const processorLimitMs = 10_000

/** Where e-invoices are mapped, judged and written. Long ones have a process of their own: five hundred lines take a tenth of a second. */
export function createWritingRoom() {
  const pool = createProcessPool<EnclosingOrder | FileOrder, unknown>({
    program: new URL('./writing-process.ts', import.meta.url),
    processes: 1,
    queueLimit: 40,
    queueLimitPerClient: 4,
    processorLimitMs,
    // On a busy server a harmless document takes long, too.
    timeLimitMs: 3 * processorLimitMs,
    memoryLimit: 768 * 1024 * 1024,
  })

  async function put(order: EnclosingOrder | FileOrder, { client, leaving }: Waiting) {
    try {
      return await pool.put(order, { client: client ?? 'the product itself', signal: leaving })
    } catch (error) {
      throw refusalOf(error, leaving)
    }
  }

  return {
    /** What goes into the PDF of a document besides its pages. */
    async contentsFor(asked: EnclosingOrder, waiting: Waiting): Promise<Enclosed> {
      const { order, contents } = asked
      if (isShort(order.computed)) return contentsFor(order, contents)
      return (await put(asked, waiting)) as Enclosed
    },
    /** The document as an e-invoice of that format, or why it has none. */
    async writeFile(asked: FileOrder, waiting: Waiting): Promise<Written> {
      if (isShort(asked.computed)) return writeFile(asked.computed, asked.format)
      return (await put(asked, waiting)) as Written
    },
    close: pool.close,
  }
}

function isShort({ document }: ComputedDocument): boolean {
  return document.lines.length <= mostLinesHere
}

function refusalOf(error: unknown, leaving: AbortSignal | undefined): unknown {
  if (leaving?.aborted) {
    const message = 'The request was canceled before the document was generated.'
    return new AppError('request.abandoned', message, undefined, error)
  }
  if (!(error instanceof PoolBusyError || error instanceof OrderStoppedError)) return error
  const message = 'Too many documents are being generated right now. Please try again in a moment.'
  return new AppError('server.overloaded', message, undefined, error)
}
