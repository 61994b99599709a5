import type { BusinessDocument } from '@sheaf/domain/documents/document'
import type { SaidGroup } from '@sheaf/einvoice/described'
import type { OpenedInvoice } from '@sheaf/einvoice/opened-file'
import type { Design } from '#sheets/templates/look.ts'
import { isJson, openJson } from './open-json.ts'

/** An e-invoice that somebody sent, to be read. */
export type ReceivedInvoice = Pick<OpenedInvoice, 'kind' | 'format' | 'profile' | 'isValid'> & {
  readonly findings: readonly (Pick<
    OpenedInvoice['findings'][number],
    'rule' | 'severity' | 'at' | 'message'
  > & {
    /** What is to be mended, as the standard names it. */
    readonly term: string
  })[]
  readonly number: string
  readonly issueDate: string | undefined
  readonly dueDate: string | undefined
  readonly seller: string
  readonly buyer: string
  readonly due: string
  readonly lines: readonly {
    readonly id: string
    readonly name: string
    readonly quantity: string
    readonly price: string
    readonly amount: string
  }[]
  readonly groups: readonly SaidGroup[]
}

/** What a file holds, as far as this browser could open it. */
export type OpenedDocument = {
  /** To be written on; undefined where our editor has no room for it, which `unfilled` says. */
  readonly document?: BusinessDocument
  readonly unfilled?: string
  /** Totals of the file that the document does not come to again. */
  readonly differences?: readonly string[]
  readonly themeId: string
  readonly design: Partial<Design>
  /** It was made here, and goes on where it was. */
  readonly isOurs: boolean
  readonly received: ReceivedInvoice | undefined
}

export type OpenedBytes = OpenedDocument | { readonly refusal: string }

/** The most that a file may have to be opened here. */
export const mostBytes = 10_000_000

export const tooLarge = 'This file is larger than 10 MB.'

/** Opens a file on this machine: nothing of it is sent anywhere. */
export async function openOnThisMachine(file: File): Promise<OpenedBytes> {
  if (file.size > mostBytes) return { refusal: tooLarge }
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isJson(bytes) ? openJson(bytes) : openInWorker(bytes)
}

function openInWorker(bytes: Uint8Array): Promise<OpenedBytes> {
  const worker = new Worker(new URL('./open-worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<OpenedBytes>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<OpenedBytes>) => resolve(data))
    worker.addEventListener('error', () => resolve({ refusal: "We couldn't read this file." }))
  })
  worker.postMessage(bytes)
  return answer.finally(() => worker.terminate())
}
